// A timer queue: the next deadline of each open table. Most tables are not in memory; this is all
// that is.
#pragma once

#include "match/uptime.hpp"
#include "store/values.hpp"

#include <optional>
#include <queue>
#include <span>
#include <unordered_map>
#include <vector>

namespace agora::server {

class DeadlineQueue {
public:
    DeadlineQueue() = default;
    explicit DeadlineQueue(std::span<const store::Deadline> deadlines);

    void set(store::Id table, match::Ms at);  // `never`: not at all
    // Removes and returns a table whose deadline has passed.
    std::optional<store::Id> take_due(match::Ms now);
    match::Ms next();
    std::size_t size() const { return when_.size(); }

private:
    struct Entry {
        match::Ms at = 0;
        store::Id table = 0;
        bool operator<(const Entry& other) const { return at > other.at; }  // earliest on top
    };
    void drop_outdated();
    void tidy();

    std::unordered_map<store::Id, match::Ms> when_;
    std::priority_queue<Entry> heap_;  // those that `when_` does not confirm are outdated
};

}  // namespace agora::server
