#include "server/tables/deadline_queue.hpp"

namespace agora::server {

DeadlineQueue::DeadlineQueue(std::span<const store::Deadline> deadlines) {
    when_.reserve(deadlines.size());
    for (const auto& one : deadlines) when_[one.table] = one.at;
    tidy();
}

void DeadlineQueue::set(store::Id table, match::Ms at) {
    if (at == match::never) {
        when_.erase(table);
    } else {
        auto [entry, is_new] = when_.try_emplace(table, at);
        if (!is_new && entry->second == at) return;
        entry->second = at;
        heap_.push({at, table});
    }
    constexpr std::size_t few = 1024;
    if (heap_.size() > few + 2 * when_.size()) tidy();
}

std::optional<store::Id> DeadlineQueue::take_due(match::Ms now) {
    drop_outdated();
    if (heap_.empty() || heap_.top().at > now) return std::nullopt;
    const auto table = heap_.top().table;
    heap_.pop();
    when_.erase(table);
    return table;
}

match::Ms DeadlineQueue::next() {
    drop_outdated();
    return heap_.empty() ? match::never : heap_.top().at;
}

void DeadlineQueue::drop_outdated() {
    while (!heap_.empty()) {
        const auto entry = when_.find(heap_.top().table);
        if (entry != when_.end() && entry->second == heap_.top().at) return;
        heap_.pop();
    }
}

// Lazy deletion: a change leaves an outdated entry in the heap; they are dropped together now and
// then.
void DeadlineQueue::tidy() {
    std::vector<Entry> entries;
    entries.reserve(when_.size());
    for (const auto& [table, at] : when_) entries.push_back({at, table});
    heap_ = std::priority_queue<Entry>(std::less<Entry>(), std::move(entries));
}

}  // namespace agora::server
