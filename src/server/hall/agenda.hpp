// When each open table wants to be woken. Most of them are not in memory: this is all that the hall
// keeps of them.
#pragma once

#include "match/uptime.hpp"
#include "store/values.hpp"

#include <optional>
#include <queue>
#include <span>
#include <unordered_map>
#include <vector>

namespace agora::server {

class Agenda {
public:
    Agenda() = default;
    explicit Agenda(std::span<const store::Deadline> deadlines);

    void set(store::Id table, match::Ms at);  // `never`: not at all
    // A table whose time has come; it is on the agenda no more.
    std::optional<store::Id> take_due(match::Ms now);
    match::Ms next();
    std::size_t size() const { return when_.size(); }

private:
    struct Note {
        match::Ms at = 0;
        store::Id table = 0;
        bool operator<(const Note& other) const { return at > other.at; }  // earliest on top
    };
    void drop_outdated();
    void tidy();

    std::unordered_map<store::Id, match::Ms> when_;
    std::priority_queue<Note> notes_;  // those that `when_` does not confirm are outdated
};

}  // namespace agora::server
