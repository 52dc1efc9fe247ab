#include "remote/remote.hpp"

#include "console/exit_code.hpp"
#include "console/phrases.hpp"
#include "console/usage.hpp"
#include "core/json.hpp"
#include "remote/guests.hpp"
#include "remote/visit.hpp"

namespace agora::remote {

namespace {

constexpr Text left_seat = {"You have left the table; a bot plays on.",
                            "Vous avez quitté la table ; un robot continue."};
constexpr Text seat_kept = {"Your seat is kept; the same command brings you back to it.",
                            "Votre place est gardée ; la même commande vous y ramène."};

int code_of(Visit::End end) {
    switch (end) {
        case Visit::End::over:
        case Visit::End::left:
        case Visit::End::quit: return exit_code::fine;
        case Visit::End::stopped: return exit_code::stopped;
        case Visit::End::unusable: break;
    }
    return exit_code::unusable;
}

// What the server answers to a request that it refuses.
struct Refused {
    std::string code;  // empty where it was not reached
    std::string why;
};

// Out of "409 {...}".
Refused refused(const std::string& why) {
    const auto brace = why.find('{');
    const auto json = brace == std::string::npos ? refuse(why) : read_json(why.substr(brace));
    if (!json) return {{}, why};
    JsonFields fields(*json);
    Refused told{fields.text("refused"), fields.text("why")};
    return fields.good() ? told : Refused{{}, why};
}

// One who takes a seat at a table: with a token as that account, otherwise as a guest, who is the
// same one the next time.
class Player {
public:
    Player(const RemoteOptions& options, const TableAddress& address, Lang lang)
        : options_(options), address_(address), lang_(lang), caller_(address.server) {
        pass_.token = options.token;
        if (pass_.token.empty()) pass_.cookie = book_.find(address.server.origin(), options.name);
    }

    // Where one has a seat already, that is the one.
    std::expected<void, Refused> sit_down() {
        const bool known = !pass_.is_empty();
        if (!known)
            if (auto came = become_guest(); !came) return came;
        auto sat = join();
        // A guest whom the server has forgotten, or another server at the same address.
        if (!sat && known && sat.error().code == "nobody" && pass_.token.empty()) {
            pass_.cookie.clear();
            if (auto came = become_guest(); !came) return came;
            sat = join();
        }
        if (!sat && sat.error().code == "already_here") return {};
        return sat;
    }
    std::expected<void, Refused> leave() { return post(path() + "/leave", "{}"); }
    const client::Pass& pass() const { return pass_; }

private:
    std::string path() const { return "/api/tables/" + std::to_string(address_.table); }

    std::expected<void, Refused> post(const std::string& path, std::string_view body) {
        // A connection of its own each time: a game lasts longer than the server waits.
        caller_ = client::Caller(address_.server);
        const auto answer = caller_.post(path, body, pass_);
        if (!answer) return std::unexpected(refused(answer.error().why));
        return {};
    }

    std::expected<void, Refused> become_guest() {
        JsonWriter guest;
        guest.begin_object().field("name", options_.name);
        guest.field("language", lang_ == Lang::fr ? "fr" : "en").end_object();
        if (auto came = post("/api/guest", guest.text()); !came) return came;
        // Without the book one plays all the same, and cannot come back.
        if (const auto kept = book_.keep(address_.server.origin(), options_.name, pass_.cookie);
            !kept)
            complain("play", kept.error().why);
        return {};
    }

    std::expected<void, Refused> join() {
        JsonWriter seat;
        seat.begin_object();
        if (!address_.key.empty()) seat.field("key", address_.key);
        return post(path() + "/join", seat.end_object().text());
    }

    const RemoteOptions& options_;
    const TableAddress& address_;
    Lang lang_;
    GuestBook book_ = GuestBook::usual();
    client::Caller caller_;
    client::Pass pass_;
};

}  // namespace

int watch_command(const RemoteOptions& options) {
    const auto lang = read_lang(options.lang);
    const auto address = read_table_address(options.url);
    if (!lang || !address) {
        complain("watch", !lang ? lang.error().why : address.error().why);
        return exit_code::unusable;
    }
    const auto pace = options.pace.empty() ? Result<double>(0.0) : read_pace(options.pace);
    if (!pace) {
        complain("watch", pace.error().why);
        return exit_code::unusable;
    }
    Terminal terminal({options.plain, options.no_colour});
    Link link(*address, {});
    Visit visit(terminal, link, *lang, *address);
    return code_of(visit.watch(options.pace.empty() ? std::nullopt : std::optional(*pace)));
}

// One takes a seat and keeps it on quitting; the table waits for one who is away as for anybody.
int play_command(const RemoteOptions& options) {
    const auto lang = read_lang(options.lang);
    const auto address = read_table_address(options.url);
    if (!lang || !address) {
        complain("play", !lang ? lang.error().why : address.error().why);
        return exit_code::unusable;
    }
    Player player(options, *address, *lang);
    if (const auto sat = player.sit_down(); !sat) {
        complain("play", sat.error().why);
        return exit_code::unusable;
    }
    Terminal terminal({options.plain, options.no_colour});
    Visit::End end{};
    {
        Link link(*address, player.pass());
        end = Visit(terminal, link, *lang, *address).play();
    }
    if (end == Visit::End::left && player.leave()) terminal.say(phrase(*lang, left_seat));
    if (end == Visit::End::quit) terminal.say(phrase(*lang, seat_kept));
    return code_of(end);
}

}  // namespace agora::remote
