// One at a terminal as a server knows them: what is asked of it once, over HTTP.
#pragma once

#include "client/wire.hpp"
#include "core/error.hpp"
#include "core/options.hpp"
#include "core/record.hpp"
#include "remote/guests.hpp"
#include "remote/link.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace agora::remote {

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

    Expected<Terms> terms();
    // Where one has a seat already, that is the one.
    Expected<void> sit_down();
    Expected<void> leave();
    Expected<void> start();  // before all seats are taken: the host
    // The table of the next game, once everybody wants one.
    Expected<std::optional<std::int64_t>> want_rematch();
    Expected<Record> record();  // of a game that is over
    void go_to(std::int64_t table) { address_.table = table; }
    void call_oneself(std::string name);  // a guest who has no seat yet

    const TableAddress& address() const { return address_; }
    const client::Pass& pass() const { return pass_; }

private:
    std::string path(std::string_view what, bool with_key = false) const;
    Expected<std::string> get(const std::string& path);
    Expected<std::string> post(const std::string& path, std::string_view body = "{}");
    Expected<void> become_guest();
    Expected<void> join();

    TableAddress address_;
    Lang lang_;
    std::string name_;
    GuestBook book_ = GuestBook::usual();
    client::Pass pass_;
};

}  // namespace agora::remote
