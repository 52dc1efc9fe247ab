// Follows a table of a server over a WebSocket, with reconnection; messages come in order.
#pragma once

#include "client/websocket_client.hpp"
#include "core/language.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace agora::remote {

// Where a table is: http://HOST:PORT/table/7, with ?key=... for one who is invited, or where the
// table is not listed.
struct TableAddress {
    client::Address server;
    std::int64_t table = 0;
    std::string key;

    // The address for spectators, with the key of an unlisted table.
    std::string link(std::string_view watch_key) const;
};
Expected<TableAddress> read_table_address(std::string_view url);

class Link {
public:
    // Connects and follows the table; reconnects when the connection is lost.
    Link(TableAddress address, client::Credentials credentials, Lang lang);
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    ~Link();

    // The request id that marks an error as one about following.
    static constexpr std::string_view follow_id = "follow";

    // The next message; nothing on a timeout.
    std::optional<std::string> next(std::chrono::milliseconds most);
    // A descriptor to poll: readable when a message came or the state of the connection changed.
    // Call `hush` before looking at what it was.
    int file() const { return bell_; }
    void hush() const;
    // Whether it could be sent; what is sent while there is no connection is lost.
    bool say(std::string_view text);
    bool is_connected() const { return connected_; }
    int connections() const { return connections_; }  // made so far
    void reconnect();                                 // the server is temporarily unavailable

private:
    // On the thread of the connection.
    void work();
    void connect();
    void heard(std::string_view message);
    void lose();
    void finish();
    void ring() const;

    const TableAddress address_;
    const client::Credentials credentials_;
    const Lang lang_;
    client::EventLoop loop_;
    // Of the thread of the connection.
    std::optional<client::WebSocketClient> socket_;
    bool waiting_ = false;  // to connect again
    bool finishing_ = false;

    std::mutex mutex_;  // of the messages
    std::condition_variable heard_;
    std::deque<std::string> messages_;
    std::atomic<bool> connected_ = false;
    std::atomic<int> connections_ = 0;
    const int bell_;
    std::thread thread_;
};

}  // namespace agora::remote
