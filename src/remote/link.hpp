// A table of a server, followed from here: what the server says, in order, whatever happens to the
// connection in between.
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

    // What one gives to others who want to look on, with the key that the table has for them.
    std::string link(std::string_view watch_key) const;
};
Expected<TableAddress> read_table_address(std::string_view url);

// Whether a connection over which nothing comes still stands: it is asked, and given up where no
// answer comes either, as after a sleep of the machine or where a cable was pulled.
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
    // Connects, and follows the table; again and again when the connection is lost.
    Link(TableAddress address, client::Pass pass, Lang lang);
    Link(const Link&) = delete;
    Link& operator=(const Link&) = delete;
    ~Link();

    // The word by which a refusal tells that the table cannot be followed.
    static constexpr std::string_view follow_id = "follow";

    // What the server said next; nothing where it says nothing for so long.
    std::optional<std::string> next(std::chrono::milliseconds most);
    // A file that has something to read when the server has said something, or the connection was
    // lost or found; `hush` before one looks what it was.
    int file() const { return bell_; }
    void hush() const;
    // Whether it could be sent; what is sent while there is no connection is lost.
    bool say(std::string_view text);
    bool is_connected() const { return connected_; }
    int connections() const { return connections_; }  // made so far
    void reconnect();                                 // the server cannot do it just now

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
