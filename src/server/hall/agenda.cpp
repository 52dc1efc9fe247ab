#include "server/hall/agenda.hpp"

namespace agora::server {

Agenda::Agenda(std::span<const store::Deadline> deadlines) {
    when_.reserve(deadlines.size());
    for (const auto& one : deadlines) when_[one.table] = one.at;
    tidy();
}

void Agenda::set(store::Id table, match::Ms at) {
    if (at == match::never) {
        when_.erase(table);
    } else {
        auto [entry, is_new] = when_.try_emplace(table, at);
        if (!is_new && entry->second == at) return;
        entry->second = at;
        notes_.push({at, table});
    }
    constexpr std::size_t few = 1024;
    if (notes_.size() > few + 2 * when_.size()) tidy();
}

std::optional<store::Id> Agenda::take_due(match::Ms now) {
    drop_outdated();
    if (notes_.empty() || notes_.top().at > now) return std::nullopt;
    const auto table = notes_.top().table;
    notes_.pop();
    when_.erase(table);
    return table;
}

match::Ms Agenda::next() {
    drop_outdated();
    return notes_.empty() ? match::never : notes_.top().at;
}

void Agenda::drop_outdated() {
    while (!notes_.empty()) {
        const auto entry = when_.find(notes_.top().table);
        if (entry != when_.end() && entry->second == notes_.top().at) return;
        notes_.pop();
    }
}

// Each change leaves an outdated note behind; now and then they are thrown away together.
void Agenda::tidy() {
    std::vector<Note> notes;
    notes.reserve(when_.size());
    for (const auto& [table, at] : when_) notes.push_back({at, table});
    notes_ = std::priority_queue<Note>(std::less<Note>(), std::move(notes));
}

}  // namespace agora::server
