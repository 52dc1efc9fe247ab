#include "server/http/connection_registry.hpp"

namespace agora::server {

bool ConnectionRegistry::admit(const std::string& address) {
    const std::lock_guard lock(mutex_);
    auto& from_there = by_address_[address];
    if (connections_ >= settings.max_connections ||
        from_there >= settings.max_connections_per_address) {
        ++refused_;
        if (from_there == 0) by_address_.erase(address);
        return false;
    }
    ++from_there;
    ++connections_;
    ++accepted_;
    return true;
}

void ConnectionRegistry::remove(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --connections_;
    const auto found = by_address_.find(address);
    if (found != by_address_.end() && --found->second == 0) by_address_.erase(found);
}

void ConnectionRegistry::add(const std::shared_ptr<ManagedSocket>& socket) {
    const std::lock_guard lock(mutex_);
    sockets_.emplace(socket.get(), Known{.socket = socket});
}

void ConnectionRegistry::opened(const ManagedSocket* socket) {
    const std::lock_guard lock(mutex_);
    const auto found = sockets_.find(socket);
    if (found != sockets_.end() && !std::exchange(found->second.open, true)) ++open_sockets_;
}

void ConnectionRegistry::closed(const ManagedSocket* socket) {
    const std::lock_guard lock(mutex_);
    const auto found = sockets_.find(socket);
    if (found != sockets_.end() && std::exchange(found->second.open, false)) --open_sockets_;
}

void ConnectionRegistry::destroyed(const ManagedSocket* socket) {
    const std::lock_guard lock(mutex_);
    const auto found = sockets_.find(socket);
    if (found == sockets_.end()) return;
    if (found->second.open) --open_sockets_;
    sockets_.erase(found);
}

void ConnectionRegistry::close_sockets(std::string_view why) {
    for (const auto& socket : sockets(Which::open)) socket->close(why);
}

void ConnectionRegistry::release_sockets() {
    for (const auto& socket : sockets(Which::all)) socket->release();
}

// Outside of the lock something can be done with them: what is destroyed there takes it again.
std::vector<std::shared_ptr<ManagedSocket>> ConnectionRegistry::sockets(Which which) const {
    std::vector<std::shared_ptr<ManagedSocket>> found;
    const std::lock_guard lock(mutex_);
    for (const auto& [key, known] : sockets_) {
        auto socket = known.socket.lock();
        if (socket && (which == Which::all || known.open)) found.push_back(std::move(socket));
    }
    return found;
}

HttpCounts ConnectionRegistry::counts() const {
    const std::lock_guard lock(mutex_);
    return {.connections = connections_,
            .sockets = open_sockets_,
            .accepted = accepted_,
            .refused = refused_,
            .too_slow = too_slow,
            .bytes_out = bytes_out,
            .delivery = delivery.snapshot()};
}

}  // namespace agora::server
