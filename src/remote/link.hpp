// Follows a table of a server over a WebSocket, with reconnection; messages come in order.
#pragma once

#include "client/wire.hpp"
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

// Keep-alive: pings an idle connection and gives it up where no answer comes, as after a sleep of
// the machine.
class Silence {
public:
    using Clock = std::chrono::steady_clock;
    enum class Due : std::uint8_t { nothing, ask, give_up };

    void heard(Clock::time_point now);
    Due due(Clock::time_point now);  // asks for one answer only

private:
    Clock::time_point last_;
    bool asked_ = false;
};

class Link {
public:
    // Connects and follows the table; reconnects when the connection is lost.
    Link(TableAddress address, client::Pass pass, Lang lang);
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
    void work();
    void listen();
    bool connect();
    void lose();  // the mutex is held
    void ring() const;

    const TableAddress address_;
    const client::Pass pass_;
    const Lang lang_;
    std::mutex mutex_;  // of all that follows
    std::condition_variable heard_;
    std::optional<client::Line> line_;
    std::deque<std::string> messages_;
    Silence silence_;
    std::atomic<bool> connected_ = false;
    bool fresh_ = false;  // the connection: nothing was read from it yet
    std::atomic<int> connections_ = 0;
    std::atomic<bool> again_ = false;
    std::atomic<bool> ending_ = false;
    const int bell_;
    std::thread thread_;
};

}  // namespace agora::remote
