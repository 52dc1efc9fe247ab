#include "remote/remote.hpp"

#include "console/commands.hpp"
#include "console/exit_code.hpp"
#include "console/phrases.hpp"
#include "console/usage.hpp"
#include "core/json.hpp"
#include "remote/guests.hpp"
#include "remote/link.hpp"
#include "remote/screen.hpp"

#include <boost/json/value.hpp>

#include <algorithm>

namespace agora::remote {

namespace {

using namespace std::chrono_literals;

constexpr auto moment_of_patience = 200ms;

constexpr Text connection_lost = {"(the connection is lost; trying again)",
                                  "(la connexion est perdue ; nouvel essai)"};
constexpr Text left_seat = {"You have left the table; a bot plays on.",
                            "Vous avez quitté la table ; un robot continue."};
constexpr Text seat_kept = {"Your seat is kept; the same command brings you back to it.",
                            "Votre place est gardée ; la même commande vous y ramène."};
constexpr Text leave_word = {"leave", "partir"};
constexpr Text about_leave = {"give up the seat for good; a bot plays on (quit keeps it)",
                              "céder sa place pour de bon à un robot (quitter la garde)"};
constexpr Text link_to_share = {"Others can look on at {}", "D'autres peuvent regarder à {}"};
constexpr Text over_there = {"The game is over.", "La partie est finie."};

// One at a terminal in front of a table of a server.
class Visit {
public:
    Visit(Terminal& terminal, Link& link, Lang lang, const TableAddress& address)
        : terminal_(terminal), link_(link), screen_(terminal, lang), address_(address) {}

    enum class End : std::uint8_t {
        over,
        left,  // for good
        quit,  // the seat is kept
        stopped,
        unusable,
    };

    End run() {
        for (;;) {
            if (terminal_.is_gone()) return End::stopped;
            if (terminal_.interrupted()) return End::quit;
            const auto text = link_.next(moment_of_patience);
            if (!text) {
                say_when_lost();
                continue;
            }
            const auto message = read_json(*text);
            if (!message || !message->is_object()) continue;
            if (const auto end = hear(message->get_object())) return *end;
        }
    }

private:
    void say_when_lost() {
        const bool lost = !link_.is_connected();
        if (lost && !std::exchange(said_lost_, true))
            screen_.say(screen_.look().say(connection_lost));
        if (!lost) said_lost_ = false;
    }

    std::optional<End> hear(const boost::json::object& message) {
        const auto member = [&](std::string_view name) {
            const auto* value = message.if_contains(name);
            const auto* text = value != nullptr ? value->if_string() : nullptr;
            return text != nullptr ? showable(text->c_str(), long_reason) : std::string();
        };
        const auto kind = member("t");
        if (kind == "table") return see(message);
        if (kind == "chat" && is_new_line(message))
            screen_.say(member("from") + ": " + member("text"));
        if (kind == "hint") screen_.say(phrase(screen_.lang(), phrases::suggestion, member("why")));
        if (kind == "closing") screen_.say(member("why"));
        if (kind == "refused") {
            screen_.say(member("why"));
            if (!screen_.has_begun() && screen_.legal().empty()) return End::unusable;
        }
        const bool asks_again = kind == "refused" || kind == "hint";
        return asks_again && !screen_.legal().empty() ? answer() : std::nullopt;
    }

    // What was said before comes again with every connection.
    bool is_new_line(const boost::json::object& message) {
        const auto* number = message.if_contains("line");
        const auto* line = number != nullptr ? number->if_int64() : nullptr;
        return line != nullptr && *line > std::exchange(heard_, std::max(heard_, *line));
    }

    // One who sits is told once what to give to others.
    void tell_link(const boost::json::object& message) {
        if (screen_.own_name().empty() || std::exchange(told_link_, true)) return;
        const auto* value = message.if_contains("key");
        const auto* key = value != nullptr ? value->if_string() : nullptr;
        screen_.say(phrase(screen_.lang(), link_to_share,
                           address_.link(key != nullptr ? showable(key->c_str()) : "")));
    }

    std::optional<End> see(const boost::json::object& message) {
        if (const auto taken = screen_.take(message); !taken) {
            complain("play", taken.error().why);
            return End::unusable;
        }
        tell_link(message);
        const bool asked = !screen_.legal().empty() && screen_.moment() > answered_;
        if (screen_.has_begun() && (asked || screen_.own_name().empty() || screen_.is_over())) {
            screen_.say("");
            screen_.show_table();
        }
        screen_.tell_news();
        if (screen_.is_over()) {
            screen_.say(screen_.look().say(over_there));
            screen_.show_ranking(true);
            return End::over;
        }
        return asked ? answer() : std::nullopt;
    }

    // Asks the person until there is a decision to send, or something to wait for.
    std::optional<End> answer() {
        const auto& screen = screen_;
        terminal_.say(paint(screen.look(), Ink::bold,
                            phrase(screen.lang(), phrases::your_turn, screen.own_name())));
        auto words = screen.legal();
        std::ranges::copy(command_words(screen.lang()), std::back_inserter(words));
        words.emplace_back(leave_word.in(screen.lang()));
        for (;;) {
            const auto typed = terminal_.ask("> ", words);
            if (typed.how == Heard::end || typed.how == Heard::stopped) return End::stopped;
            if (typed.how == Heard::interrupted) return End::quit;
            if (typed.how == Heard::too_long || !is_text(typed.text)) {
                screen_.say(screen.look().say(phrases::not_text));
            } else if (const auto command = command_from(typed.text)) {
                if (*command == Command::quit) return End::quit;
                if (obey(*command)) return std::nullopt;
            } else if (const auto word = trimmed(typed.text);
                       word == leave_word.en || word == leave_word.fr) {
                return End::left;
            } else if (const auto trial = trial_from(typed.text)) {
                try_out(*trial);
            } else if (const auto told = screen.view().explain(typed.text, screen.look());
                       !told.empty()) {
                screen_.say_block(told);
            } else if (!trimmed(typed.text).empty() && decide(typed.text)) {
                return std::nullopt;
            }
        }
    }

    // What the view itself can refuse is refused here, without asking the server.
    bool decide(std::string_view line) {
        const auto read = screen_.view().read(line, screen_.lang());
        if (!read) {
            screen_.say(read.error().why);
            return false;
        }
        JsonWriter json;
        json.begin_object().field("t", "do").field("table", address_.table);
        json.field("moment", screen_.moment()).field("do", trimmed(line)).end_object();
        // Where there is no connection the question comes again with it.
        if (link_.say(json.text())) answered_ = screen_.moment();
        return true;
    }

    void try_out(std::string_view line) {
        const auto after = screen_.view().preview(line, screen_.lang());
        if (!after) return screen_.say(after.error().why);
        screen_.say(screen_.look().say(phrases::only_tried));
        screen_.say_block((*after)->draw(screen_.look(), Part::table));
    }

    // Whether the answer comes from the server.
    bool obey(Command command) {
        const auto lang = screen_.lang();
        switch (command) {
            case Command::help:
                screen_.say_block(screen_.game().commands(lang));
                screen_.say_block(command_list(lang));
                screen_.say("  " + pad(leave_word.in(lang), 10) +
                            std::string(about_leave.in(lang)));
                break;
            case Command::rules: screen_.say_block(screen_.game().manual(lang)); break;
            case Command::board: screen_.show_table(); break;
            case Command::me: screen_.show_mine(); break;
            case Command::score: screen_.show_ranking(false); break;
            case Command::moves:
                for (const auto& one : screen_.legal()) screen_.say("  " + one);
                break;
            case Command::hint:
                return link_.say(R"({"t":"hint","table":)" + std::to_string(address_.table) + "}");
            case Command::log:
            case Command::quit: break;
        }
        return false;
    }

    Terminal& terminal_;
    Link& link_;
    Screen screen_;
    const TableAddress& address_;
    std::int64_t answered_ = -1;
    std::int64_t heard_ = 0;
    bool told_link_ = false;
    bool said_lost_ = false;
};

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
    Terminal terminal({options.plain, options.no_colour});
    Link link(*address, {});
    return code_of(Visit(terminal, link, *lang, *address).run());
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
        end = Visit(terminal, link, *lang, *address).run();
    }
    if (end == Visit::End::left && player.leave()) terminal.say(left_seat.in(*lang));
    if (end == Visit::End::quit) terminal.say(seat_kept.in(*lang));
    return code_of(end);
}

}  // namespace agora::remote
