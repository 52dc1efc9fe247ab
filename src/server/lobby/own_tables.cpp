#include "server/lobby/own_tables.hpp"

#include <ranges>
#include <utility>

namespace agora::server {

void OwnTables::follow(const std::shared_ptr<Connection>& connection) {
    const std::lock_guard lock(mutex_);
    const auto [place, is_new] = followers_.emplace(connection->id(), connection);
    if (is_new) by_person_.emplace(connection->person(), connection->id());
}

void OwnTables::unfollow(ConnectionId connection) {
    const std::lock_guard lock(mutex_);
    const auto found = followers_.extract(connection);
    if (found.empty()) return;
    const auto [begin, end] = by_person_.equal_range(found.mapped()->person());
    for (auto each = begin; each != end; ++each)
        if (each->second == connection) return static_cast<void>(by_person_.erase(each));
}

void OwnTables::changed(match::PersonId person) {
    const std::lock_guard lock(mutex_);
    if (by_person_.contains(person)) changed_.insert(person);
}

// Sends without the lock: tables wait for it.
void OwnTables::flush() {
    std::vector<std::shared_ptr<Connection>> told;
    {
        const std::lock_guard lock(mutex_);
        for (const auto person : std::exchange(changed_, {})) {
            const auto [begin, end] = by_person_.equal_range(person);
            for (auto each = begin; each != end; ++each)
                told.push_back(followers_.at(each->second));
        }
    }
    for (const auto& follower : told) follower->send(std::string(R"({"t":"own"})"));
}

}  // namespace agora::server
