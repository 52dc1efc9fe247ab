#include "server/lobby/lobby.hpp"

#include "core/json.hpp"

#include <iterator>
#include <ranges>
#include <utility>

namespace agora::server {

namespace {

std::string unlisted_message(TableId table) {
    JsonWriter json;
    json.begin_object().field("t", "unlisted").field("table", table).end_object();
    return json.take();
}

std::string people_message(std::size_t people) {
    JsonWriter json;
    json.begin_object().field("t", "people").field("people", people).end_object();
    return json.take();
}

}  // namespace

void Lobby::put(TableId table, Listing listing) {
    if (listing.state > store::TableState::playing) return remove(table);
    const std::lock_guard lock(mutex_);
    if (heard_of_) heard_of_->insert(table);
    put_locked(table, std::move(listing));
}

void Lobby::remove(TableId table) {
    const std::lock_guard lock(mutex_);
    if (heard_of_) heard_of_->insert(table);
    if (listings_.erase(table) > 0) changed_.insert(table);
}

void Lobby::fill(TableId table, Listing listing) {
    const std::lock_guard lock(mutex_);
    if (heard_of_ && !heard_of_->contains(table)) put_locked(table, std::move(listing));
}

void Lobby::filled() {
    const std::lock_guard lock(mutex_);
    heard_of_.reset();
}

void Lobby::put_locked(TableId table, Listing listing) {
    auto& place = listings_[table];
    if (place.text == listing.text) return;
    place = std::move(listing);
    changed_.insert(table);
    while (listings_.size() > max_) {
        changed_.insert(std::prev(listings_.end())->first);
        listings_.erase(std::prev(listings_.end()));
    }
}

std::string Lobby::list(const LobbyFilter& filter) const {
    const std::lock_guard lock(mutex_);
    return list_locked(filter);
}

std::string Lobby::list_locked(const LobbyFilter& filter) const {
    JsonWriter json;
    json.begin_array();
    for (const auto& [table, listing] : listings_) {
        if (!filter.game.empty() && filter.game != listing.game) continue;
        if (filter.state && *filter.state != listing.state) continue;
        json.raw(listing.text);
    }
    return json.end_array().take();
}

void Lobby::follow(std::shared_ptr<Connection> connection) {
    const std::lock_guard lock(mutex_);
    JsonWriter json;
    json.begin_object().field("t", "lobby").field("people", people_);
    json.key("tables").raw(list_locked({})).end_object();
    connection->send(json.take());
    followers_[connection->id()] = std::move(connection);
}

void Lobby::set_people(std::size_t people) {
    const std::lock_guard lock(mutex_);
    people_ = people;
}

void Lobby::unfollow(ConnectionId connection) {
    const std::lock_guard lock(mutex_);
    followers_.erase(connection);
}

// Sends without the lock: tables wait for it.
void Lobby::flush() {
    std::vector<Outgoing> messages;
    std::vector<std::shared_ptr<Connection>> followers;
    {
        const std::lock_guard lock(mutex_);
        for (const auto table : std::exchange(changed_, {})) {
            const auto found = listings_.find(table);
            messages.emplace_back(found == listings_.end() ? unlisted_message(table)
                                                           : found->second.listed);
        }
        if (std::exchange(people_told_, people_) != people_)
            messages.emplace_back(people_message(people_));
        if (messages.empty()) return;
        std::ranges::copy(std::views::values(followers_), std::back_inserter(followers));
    }
    for (const auto& message : messages)
        for (const auto& follower : followers) follower->send(message);
}

}  // namespace agora::server
