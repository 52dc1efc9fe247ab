// Blocking HTTP work of the load generator: guests and tables, on several threads.
#pragma once

#include "client/http_client.hpp"

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace agora::load {

// Two people who play with one another, game after game.
struct Pair {
    std::array<client::Credentials, 2> credentials;
    std::int64_t table = 0;
};

class Clerks {
public:
    // `changed` is called on one of the threads when a pair is seated or something is wrong.
    Clerks(client::Address address, std::string game, int pairs, std::function<void()> changed);
    Clerks(const Clerks&) = delete;
    Clerks& operator=(const Clerks&) = delete;
    ~Clerks();

    // A table for this pair, who become guests first if need be.
    void seat(int pair);
    // A pair that has a new table; nothing where none is ready.
    std::optional<int> seated();
    const Pair& pair(int number) const { return pairs_[static_cast<std::size_t>(number)]; }
    std::string first_error() const;

private:
    void work(const std::stop_token& stop);
    Expected<void> open_table(client::HttpClient& http, int number);

    const client::Address address_;
    const std::string game_;
    const std::function<void()> changed_;
    std::vector<Pair> pairs_;
    mutable std::mutex mutex_;
    std::condition_variable_any more_;
    std::deque<int> wanted_;
    std::deque<int> ready_;
    std::string first_error_;
    std::vector<std::jthread> threads_;  // last, so that they are destroyed first
};

// What follows a key in a message; empty where it is not there.
std::string_view text_after(std::string_view text, std::string_view key);
// The number after a name in a message, such as 7 after "table"; -1 where it is not there.
std::int64_t number_after(std::string_view text, std::string_view name);

}  // namespace agora::load
