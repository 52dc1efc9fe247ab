// One at a terminal as a server knows them: what is asked of it once, over HTTP.
#pragma once

#include "client/wire.hpp"
#include "core/options.hpp"
#include "core/record.hpp"
#include "remote/guests.hpp"
#include "remote/link.hpp"

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace agora::remote {

// What the server answers to a request that it refuses.
struct Refused {
    std::string code;  // empty where it was not reached
    std::string why;
};

template <class T>
using Asked = std::expected<T, Refused>;

// What is agreed at a table, and does not change.
struct Terms {
    Settings settings;
    bool undo = false;
    bool rated = false;
};

// With a token one is that account, otherwise a guest, who is the same one the next time.
class Player {
public:
    Player(TableAddress address, Lang lang);  // nobody, who may look on
    Player(TableAddress address, Lang lang, std::string name, std::string token);

    Asked<Terms> terms();
    // Where one has a seat already, that is the one.
    Asked<void> sit_down();
    Asked<void> leave();
    Asked<void> start();  // before all seats are taken: the host
    // The table of the next game, once everybody wants one.
    Asked<std::optional<std::int64_t>> want_rematch();
    Asked<Record> record();  // of a game that is over
    void go_to(std::int64_t table) { address_.table = table; }
    void call_oneself(std::string name);  // a guest who has no seat yet

    const TableAddress& address() const { return address_; }
    const client::Pass& pass() const { return pass_; }

private:
    std::string path(std::string_view what, bool with_key = false) const;
    Asked<std::string> get(const std::string& path);
    Asked<std::string> post(const std::string& path, std::string_view body = "{}");
    Asked<void> become_guest();
    Asked<void> join();

    TableAddress address_;
    Lang lang_;
    std::string name_;
    GuestBook book_ = GuestBook::usual();
    client::Pass pass_;
};

}  // namespace agora::remote
