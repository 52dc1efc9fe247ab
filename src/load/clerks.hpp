// Blocking HTTP work of the load generator: guests and tables, on several threads.
#pragma once

#include "client/wire.hpp"

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace agora::load {

// Two people who play with one another, game after game.
struct Pair {
    std::array<client::Pass, 2> passes;
    std::int64_t table = 0;
};

class Clerks {
public:
    Clerks(client::Address address, std::string game, int pairs);
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
    Expected<void> open_table(client::Caller& caller, int number);

    const client::Address address_;
    const std::string game_;
    std::vector<Pair> pairs_;
    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<int> wanted_;
    std::deque<int> ready_;
    std::string trouble_;
    std::vector<std::jthread> threads_;  // last, so that they are destroyed first
};

// The number after a name in a message, such as 7 after "table"; -1 where it is not there.
std::int64_t number_after(std::string_view text, std::string_view name);

}  // namespace agora::load
