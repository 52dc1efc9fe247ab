// Reviews of finished games. They take seconds to minutes: one thread of low priority makes them
// one after another, and whoever asks comes back until it is there.
#pragma once

#include "core/record.hpp"
#include "match/review.hpp"
#include "server/hall/workers.hpp"
#include "store/values.hpp"

#include <array>
#include <atomic>
#include <list>
#include <mutex>
#include <optional>
#include <string>

namespace agora::server {

class Reviews {
public:
    Reviews() = default;
    Reviews(const Reviews&) = delete;
    Reviews& operator=(const Reviews&) = delete;
    ~Reviews();  // gives up what is not finished

    enum class State : std::uint8_t { ready, thinking, busy };
    struct Answer {
        State state = State::thinking;
        std::string text{};  // JSON, when it is ready
    };
    // `record` is of this table, which is over. The last ones that were asked for are remembered;
    // when too many wait, a new one is not taken (`busy`).
    Answer ask(store::Id table, Record record, Lang lang);

private:
    struct Known {
        store::Id table = 0;
        std::optional<std::array<std::string, 2>> text;  // by language; nothing: being made
    };
    void keep(store::Id table, const match::ReviewedGame& reviewed);

    static constexpr std::size_t most_waiting = 16;
    static constexpr std::size_t most_known = 200;

    std::mutex mutex_;
    std::list<Known> known_;  // the one that was asked for last is first
    std::atomic<bool> ending_ = false;
    Workers workers_{1, most_waiting, 10};  // last: its thread ends while the rest is there
};

}  // namespace agora::server
