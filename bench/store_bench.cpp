// How fast the store is: store_bench ADDRESS [SECONDS]
//
// The database must be empty: tables are made in it. Every entry counted is on the disk.
#include "store/store.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <future>
#include <latch>
#include <memory>
#include <string_view>
#include <thread>
#include <vector>

namespace agora::store {
namespace {

using Clock = std::chrono::steady_clock;

double ms_since(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void require(const auto& outcome) {
    if (outcome) return;
    fmt::print(stderr, "store_bench: {}\n", outcome.error().message);
    std::exit(1);
}

// A player at one table after another: the next decision comes when the last one is durable.
class Producer {
public:
    Producer(Store& store, const std::vector<Id>& tables, std::atomic<bool>& enough,
             std::latch& ended)
        : store_(store), enough_(enough), ended_(ended) {
        for (const auto table : tables)
            appends_.push_back({.table = table, .epoch = 1, .entry = {0, 1, text}});
    }

    void next() {
        if (enough_) return ended_.count_down();
        auto& append = appends_[turn_++ % appends_.size()];
        ++append.entry.seq;
        asked_ = Clock::now();
        require(store_.append(append, [this](const Expected<void>& kept) {
            require(kept);
            waits_.push_back(ms_since(asked_));
            next();
        }));
    }

    const std::vector<double>& waits() const { return waits_; }

private:
    static constexpr auto text = "0 take R G O\n* card 57\n* card 12";

    Store& store_;
    std::atomic<bool>& enough_;
    std::latch& ended_;
    std::vector<Append> appends_;
    std::size_t turn_ = 0;
    Clock::time_point asked_;
    std::vector<double> waits_;
};

std::vector<Id> create_tables(Store& store, int count) {
    std::vector<Id> tables(static_cast<std::size_t>(count));
    std::latch made(count);
    for (auto& table : tables)
        while (!store.create_table({.game = "gops",
                                    .state = TableState::playing,
                                    .listed = true,
                                    .deadline = 1'800'000'000'000,
                                    .setup = std::string(600, 'x')},
                                   [&](const Expected<Id>& id) {
                                       require(id);
                                       table = *id;
                                       made.count_down();
                                   }))
            std::this_thread::yield();  // the queue is full
    made.wait();
    return tables;
}

void measure_appends(Store& store, std::size_t count, double seconds) {
    constexpr int most_tables = 1000;
    const auto tables = create_tables(store, most_tables);
    std::atomic<bool> enough = false;
    std::latch ended(static_cast<std::ptrdiff_t>(count));
    std::vector<std::unique_ptr<Producer>> producers;
    for (std::size_t i = 0; i < count; ++i) {
        std::vector<Id> own;
        for (std::size_t at = i; at < tables.size(); at += count) own.push_back(tables[at]);
        producers.push_back(std::make_unique<Producer>(store, own, enough, ended));
    }
    const auto commits = store.status().commits;
    const auto start = Clock::now();
    for (auto& producer : producers) producer->next();
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
    enough = true;
    ended.wait();
    const double spent = ms_since(start) / 1000;

    std::vector<double> waits;
    for (const auto& producer : producers)
        waits.insert(waits.end(), producer->waits().begin(), producer->waits().end());
    std::ranges::sort(waits);
    const auto at = [&](double part) {
        return waits[static_cast<std::size_t>(part * static_cast<double>(waits.size() - 1))];
    };
    fmt::print(
        "{:>6} waiting producers {:>10.0f} entries/s {:>8.0f} commits/s   "
        "durable after {:.2f} ms (median), {:.2f} ms (p99), {:.2f} ms (worst)\n",
        count, static_cast<double>(waits.size()) / spent,
        static_cast<double>(store.status().commits - commits) / spent, at(0.5), at(0.99),
        waits.back());
}

void measure_tables(Store& store) {
    constexpr int tables = 100'000;
    auto start = Clock::now();
    const auto made = create_tables(store, tables);
    fmt::print("{:>10.0f} tables/s created\n", tables / ms_since(start) * 1000);
    start = Clock::now();
    const auto deadlines = store.deadlines();
    require(deadlines);
    fmt::print("{:>10.1f} ms to list {} deadlines\n", ms_since(start), deadlines->size());
    start = Clock::now();
    constexpr std::size_t loads = 1000;
    for (std::size_t i = 0; i < loads; ++i)
        require(store.load_table(made[i * made.size() / loads]));
    fmt::print("{:>10.3f} ms to load a table\n", ms_since(start) / loads);
}

}  // namespace
}  // namespace agora::store

int main(int count, char** words) {
    using namespace agora::store;
    double seconds = 3;
    if (count == 3) {
        const std::string_view text = words[2];
        std::from_chars(text.data(), text.data() + text.size(), seconds);
    }
    if (count < 2 || count > 3 || seconds <= 0) {
        fmt::print(stderr, "usage: store_bench ADDRESS [SECONDS]\n");
        return 2;
    }
    const auto store = Store::open(words[1]);
    require(store);
    for (const std::size_t producers : {1U, 64U, 1000U})
        measure_appends(**store, producers, seconds);
    measure_tables(**store);
}
