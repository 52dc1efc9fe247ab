// HTTP requests of one person about one table: join, leave, start, rematch, record.
#pragma once

#include "client/http_client.hpp"
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

// The fixed settings of a table.
struct Terms {
    Settings settings;
    bool undo = false;
    bool rated = false;
};

// A refusal as the terminal says it: the messages of the error codes have no full stop.
std::string as_sentence(std::string_view why);

// Acts as the account of a token, or as a guest, whose session is kept for the next time.
class TableClient {
public:
    TableClient(TableAddress address, Lang lang);  // anonymous, as a spectator
    TableClient(TableAddress address, Lang lang, std::string name, std::string token);

    Expected<Terms> terms();
    // Keeps the seat that this person already has.
    Expected<void> sit_down();
    Expected<void> leave();
    Expected<void> start();  // before all seats are taken: the host
    // The table of the next game, once everybody wants one.
    Expected<std::optional<std::int64_t>> want_rematch();
    Expected<Record> record();  // of a game that is over
    void go_to(std::int64_t table) { address_.table = table; }
    void call_oneself(std::string name);  // a guest who has no seat yet

    const TableAddress& address() const { return address_; }
    const client::Credentials& credentials() const { return credentials_; }

private:
    std::string path(std::string_view what, bool with_key = false) const;
    Expected<std::string> get(const std::string& path);
    Expected<std::string> post(const std::string& path, std::string_view body = "{}");
    Expected<std::string> body_of(Expected<client::HttpResponse> response) const;
    Expected<void> become_guest();
    Expected<void> join();

    TableAddress address_;
    Lang lang_;
    std::string name_;
    GuestBook book_ = GuestBook::usual();
    client::Credentials credentials_;
};

}  // namespace agora::remote
