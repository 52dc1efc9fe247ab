#include "remote/visit.hpp"

#include "console/phrases.hpp"
#include "console/usage.hpp"
#include "core/json.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <utility>

namespace agora::remote {

namespace {

using namespace std::chrono_literals;

constexpr auto moment_of_patience = 200ms;

constexpr Text connection_lost = {"(the connection is lost; trying again)",
                                  "(la connexion est perdue ; nouvel essai)"};
constexpr Text leave_word = {"leave", "partir"};
constexpr Text about_leave = {"give up the seat for good; a bot plays on (quit keeps it)",
                              "céder sa place pour de bon à un robot (quitter la garde)"};
constexpr Text link_to_share = {"Others can look on at {}", "D'autres peuvent regarder à {}"};
constexpr Text over_there = {"The game is over.", "La partie est finie."};

}  // namespace

Visit::Visit(Terminal& terminal, Link& link, Lang lang, const TableAddress& address,
             std::optional<double> pace)
    : terminal_(terminal), link_(link), screen_(terminal, lang), address_(address) {
    if (pace && terminal.is_live()) pacing_.emplace(terminal, *pace);
}

Visit::End Visit::run() {
    for (;;) {
        if (terminal_.is_gone()) return End::stopped;
        if (terminal_.interrupted()) return End::quit;
        const auto text = link_.next(moment_of_patience);
        if (!text) {
            say_when_lost();
            if (pacing_ && !pacing_->glance([this] { show_anew(); })) return End::quit;
            continue;
        }
        const auto message = read_json(*text);
        if (!message || !message->is_object()) continue;
        if (const auto end = hear(message->get_object())) return *end;
    }
}

void Visit::say_when_lost() {
    const bool lost = !link_.is_connected();
    if (lost && !std::exchange(said_lost_, true)) screen_.say(screen_.look().say(connection_lost));
    if (!lost) said_lost_ = false;
}

std::optional<Visit::End> Visit::hear(const boost::json::object& message) {
    const auto member = [&](std::string_view name) {
        const auto* value = message.if_contains(name);
        const auto* text = value != nullptr ? value->if_string() : nullptr;
        return text != nullptr ? showable(text->c_str(), long_reason) : std::string();
    };
    const auto kind = member("t");
    if (kind == "table") return see(message);
    if (kind == "chat" && is_new_line(message)) screen_.say(member("from") + ": " + member("text"));
    if (kind == "hint") screen_.say(phrase(screen_.lang(), phrases::suggestion, member("why")));
    if (kind == "closing") screen_.say(member("why"));
    if (kind == "refused") {
        screen_.say(member("why"));
        if (!screen_.has_begun() && screen_.legal().empty()) return End::unusable;
    }
    const bool asks_again = kind == "refused" || kind == "hint";
    return asks_again && !screen_.legal().empty() ? answer() : std::nullopt;
}

// One who watches at a terminal has the table in one place.
void Visit::show() {
    if (pacing_)
        terminal_.clear();
    else
        screen_.say("");
    screen_.show_table();
}

void Visit::show_anew() {
    if (!screen_.has_begun()) return;
    show();
    screen_.say(paint(screen_.look(), Ink::faint, pacing_->about(screen_.lang())));
}

// What was said before comes again with every connection.
bool Visit::is_new_line(const boost::json::object& message) {
    const auto* number = message.if_contains("line");
    const auto* line = number != nullptr ? number->if_int64() : nullptr;
    return line != nullptr && *line > std::exchange(heard_, std::max(heard_, *line));
}

// One who sits is told once what to give to others.
void Visit::tell_link(const boost::json::object& message) {
    if (screen_.own_name().empty() || std::exchange(told_link_, true)) return;
    const auto* value = message.if_contains("key");
    const auto* key = value != nullptr ? value->if_string() : nullptr;
    screen_.say(phrase(screen_.lang(), link_to_share,
                       address_.link(key != nullptr ? showable(key->c_str()) : "")));
}

std::optional<Visit::End> Visit::see(const boost::json::object& message) {
    if (pacing_ && screen_.has_begun() && !pacing_->wait([this] { show_anew(); })) return End::quit;
    if (const auto taken = screen_.take(message); !taken) {
        complain("play", taken.error().why);
        return End::unusable;
    }
    tell_link(message);
    const bool asked = !screen_.legal().empty() && screen_.moment() > answered_;
    if (screen_.has_begun() && (asked || screen_.own_name().empty() || screen_.is_over())) show();
    screen_.tell_news();
    if (pacing_ && !screen_.is_over())
        screen_.say(paint(screen_.look(), Ink::faint, pacing_->about(screen_.lang())));
    if (screen_.is_over()) {
        screen_.say(screen_.look().say(over_there));
        screen_.show_ranking(true);
        return End::over;
    }
    return asked ? answer() : std::nullopt;
}

// Asks the person until there is a decision to send, or something to wait for.
std::optional<Visit::End> Visit::answer() {
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
bool Visit::decide(std::string_view line) {
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

void Visit::try_out(std::string_view line) {
    const auto after = screen_.view().preview(line, screen_.lang());
    if (!after) return screen_.say(after.error().why);
    screen_.say(screen_.look().say(phrases::only_tried));
    screen_.say_block((*after)->draw(screen_.look(), Part::table));
}

// Whether the answer comes from the server.
bool Visit::obey(Command command) {
    const auto lang = screen_.lang();
    switch (command) {
        case Command::help:
            screen_.say_block(screen_.game().commands(lang));
            screen_.say_block(command_list(lang));
            screen_.say("  " + pad(leave_word.in(lang), 10) + std::string(about_leave.in(lang)));
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

}  // namespace agora::remote
