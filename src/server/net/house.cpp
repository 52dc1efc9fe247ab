#include "server/net/visit.hpp"

namespace agora::server {

bool House::arrived(const std::string& address) {
    const std::lock_guard lock(mutex_);
    auto& from_there = by_address_[address];
    if (connections_ >= settings.max_connections ||
        from_there >= settings.max_connections_per_address) {
        ++turned_away_;
        if (from_there == 0) by_address_.erase(address);
        return false;
    }
    ++from_there;
    ++connections_;
    ++accepted_;
    return true;
}

void House::left(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --connections_;
    const auto found = by_address_.find(address);
    if (found != by_address_.end() && --found->second == 0) by_address_.erase(found);
}

void House::opened(const std::shared_ptr<Socket>& socket) {
    const std::lock_guard lock(mutex_);
    sockets_.emplace(socket.get(), socket);
}

void House::ended(const Socket* socket) {
    const std::lock_guard lock(mutex_);
    sockets_.erase(socket);
}

void House::close_sockets(std::string_view why) {
    std::vector<std::shared_ptr<Socket>> open;
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [key, socket] : sockets_)
            if (auto still = socket.lock()) open.push_back(std::move(still));
    }
    for (const auto& socket : open) socket->close(why);
}

DoorCounts House::counts() const {
    const std::lock_guard lock(mutex_);
    return {.connections = connections_,
            .sockets = sockets_.size(),
            .accepted = accepted_,
            .turned_away = turned_away_,
            .too_slow = too_slow,
            .bytes_out = bytes_out};
}

}  // namespace agora::server
