#include "server/hall/lobby.hpp"

#include <iterator>
#include <utility>

namespace agora::server {

void Lobby::put(TableId table, Listing listing) {
    if (listing.state > store::TableState::playing) return remove(table);
    auto& place = listings_[table];
    if (place.text == listing.text) return;
    place = std::move(listing);
    changed_.insert(table);
    while (listings_.size() > max_) {
        changed_.insert(std::prev(listings_.end())->first);
        listings_.erase(std::prev(listings_.end()));
    }
}

void Lobby::remove(TableId table) {
    if (listings_.erase(table) > 0) changed_.insert(table);
}

std::string Lobby::list(const LobbyWish& wish) const {
    JsonWriter json;
    json.begin_array();
    for (const auto& [table, listing] : listings_) {
        if (!wish.game.empty() && wish.game != listing.game) continue;
        if (wish.state && *wish.state != listing.state) continue;
        json.raw(listing.text);
    }
    return json.end_array().take();
}

void Lobby::follow(std::int64_t connection, std::shared_ptr<Socket> socket) {
    const auto text = R"({"t":"lobby","tables":)" + list({}) + "}";
    socket->send(std::make_shared<const std::string>(text));
    followers_[connection] = std::move(socket);
}

void Lobby::flush() {
    for (const auto table : std::exchange(changed_, {})) {
        const auto found = listings_.find(table);
        const auto text = std::make_shared<const std::string>(
            found == listings_.end() ? R"({"t":"unlisted","table":)" + std::to_string(table) + "}"
                                     : R"({"t":"listed",)" + found->second.text.substr(1));
        for (const auto& [connection, socket] : followers_) socket->send(text);
    }
}

}  // namespace agora::server
