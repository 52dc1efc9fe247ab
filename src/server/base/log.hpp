// One line of JSON for each event, on standard error. Accounts appear as numbers; secrets, names and
// what people say do not appear.
#pragma once

#include "core/json.hpp"

#include <chrono>
#include <cstdint>
#include <string_view>

namespace agora::server {

enum class Weight : std::uint8_t { info, warning, error };

// Log("table_broken", Weight::error).with("table", 7).with("why", "...");
class Log {
public:
    explicit Log(std::string_view event, Weight weight = Weight::info);
    Log(const Log&) = delete;
    Log& operator=(const Log&) = delete;
    ~Log();  // queues the line

    template <class T>
    Log& with(std::string_view name, const T& value) {
        json_.field(name, value);
        return *this;
    }

    // What weighs less is not written; warnings and errors always are.
    static void least(Weight weight);
    // Logging never blocks: what nobody takes is lost, and counted.
    static std::uint64_t lost();
    // Waits until everything is written; false where that takes too long.
    static bool flush(std::chrono::milliseconds most);

private:
    JsonWriter json_;
    bool wanted_;
};

}  // namespace agora::server
