// Searches of bots and hints, on threads of their own and from views alone.
#pragma once

#include "ai/search/search_limits.hpp"
#include "match/effect.hpp"
#include "match/room.hpp"
#include "server/base/thread_pool.hpp"

#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_set>

namespace agora::server {

struct BotSettings {
    using Decide = std::optional<Code>(const match::effect::AskBot&, const ai::SearchLimits&);

    std::size_t max_queue = 20'000;  // decisions that wait for a search thread
    int threads = 1;
    int deep_threads = 1;            // for searches that take long
    match::Ms max_time = 3000;       // of one decision
    std::function<Decide> decide{};  // how a bot decides; tests inject their own
};

// What a hint is asked for.
struct HintRequest {
    match::PersonId person = 0;
    std::shared_ptr<const AnyView> view;
    std::vector<Code> legal;
    std::uint64_t seed = 0;
    Lang lang = Lang::en;
    std::vector<std::string> names;
    bool labels = false;   // decisions as a person says them
    bool untimed = false;  // the same on every machine, however busy it is
};

struct HintText {
    std::string decision;  // one line
    std::string spoken;    // with labels: as a person says it
    std::string reason;
};

// Thread-safe.
class BotService {
public:
    explicit BotService(const BotSettings& settings);

    // The decision of a bot; nothing where it fails or the queue is full. Where the search is
    // cancelled, by `stop`, the coroutine ends: it is asked again after the restart.
    Awaitable<std::optional<Code>> decide(match::effect::AskBot question);
    // One at a time for a person: `rate_limited`; `busy` where the queue is full.
    Awaitable<Expected<HintText>> hint(HintRequest request);

    void stop();                  // cancels all searches
    std::size_t waiting() const;  // searches that run or are queued

private:
    ThreadPool& pool_for(const match::effect::AskBot& question);
    ai::SearchLimits limits_for(const ThreadPool& pool) const;

    const BotSettings settings_;
    std::mutex mutex_;
    std::unordered_set<match::PersonId> hinted_;  // those who wait for a hint
    std::stop_source stop_;
    ThreadPool pool_;
    ThreadPool deep_pool_;
};

// The time limit of a search while so many, itself included, are queued for the same threads: they
// share the time.
constexpr double seconds_each(match::Ms longest, std::size_t waiting) {
    const auto seconds = static_cast<double>(longest) / 1000.0;
    return waiting < 2 ? seconds : seconds / static_cast<double>(waiting);
}

// The decision of a bot; nothing where it fails.
std::optional<Code> bot_decision(const match::effect::AskBot& question,
                                 const ai::SearchLimits& limits);

}  // namespace agora::server
