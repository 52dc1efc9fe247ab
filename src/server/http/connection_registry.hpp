// All open connections, bounded, and their sockets.
#pragma once

#include "server/http/http_server.hpp"

#include <atomic>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace agora::server {

// A socket as the server owns it.
class ManagedSocket : public Socket {
public:
    // Destroys what belongs to an executor, before that is destroyed. Others may hold the socket
    // for longer. Called when no thread runs the executor any more.
    virtual void release() = 0;
};

// Thread-safe.
class ConnectionRegistry {
public:
    ConnectionRegistry(HttpSettings its_settings, RequestHandler& its_handler)
        : settings(std::move(its_settings)), handler(its_handler) {}

    const HttpSettings settings;
    RequestHandler& handler;

    // Counts one more connection from this address, if within the limits; call `remove` at its end.
    bool admit(const std::string& address);
    void remove(const std::string& address);

    // A socket is known from its handshake until it is destroyed, and open in between.
    void add(const std::shared_ptr<ManagedSocket>& socket);
    void opened(const ManagedSocket* socket);
    void closed(const ManagedSocket* socket);
    void destroyed(const ManagedSocket* socket);
    void close_sockets(std::string_view why);
    void release_sockets();

    HttpCounts counts() const;
    std::atomic<std::uint64_t> too_slow = 0;
    std::atomic<std::uint64_t> bytes_out = 0;
    Histogram delivery;

private:
    struct Known {
        std::weak_ptr<ManagedSocket> socket;
        bool open = false;
    };
    enum class Which : std::uint8_t { all, open };
    std::vector<std::shared_ptr<ManagedSocket>> sockets(Which which) const;

    mutable std::mutex mutex_;
    std::unordered_map<std::string, std::size_t> by_address_;
    std::unordered_map<const ManagedSocket*, Known> sockets_;
    std::uint64_t open_sockets_ = 0;
    std::uint64_t connections_ = 0;
    std::uint64_t accepted_ = 0;
    std::uint64_t refused_ = 0;
};

// Counts a connection for as long as it lives.
class ConnectionGuard {
public:
    ConnectionGuard(std::shared_ptr<ConnectionRegistry> registry, std::string address)
        : registry_(std::move(registry)),
          address_(std::move(address)),
          admitted_(registry_->admit(address_)) {}
    ~ConnectionGuard() {
        if (admitted_) registry_->remove(address_);
    }
    ConnectionGuard(const ConnectionGuard&) = delete;
    ConnectionGuard& operator=(const ConnectionGuard&) = delete;

    bool admitted() const { return admitted_; }
    const std::string& address() const { return address_; }

private:
    std::shared_ptr<ConnectionRegistry> registry_;
    std::string address_;
    bool admitted_;
};

}  // namespace agora::server
