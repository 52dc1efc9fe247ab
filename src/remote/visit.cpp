#include "remote/visit.hpp"

#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "core/json.hpp"
#include "core/typed.hpp"

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
constexpr Text said = {"{}: {}", "{} : {}"};
constexpr Text not_begun = {"The game has not begun yet. (quit, leave)",
                            "La partie n'a pas encore commencé. (quitter, partir)"};
constexpr Text may_take_back = {"{} asks to take the last decision back. Do you agree? (y/n)",
                                "{} demande à reprendre sa dernière décision. D'accord ? (o/n)"};

std::string text_of(const boost::json::object& message, std::string_view name) {
    const auto* value = message.if_contains(name);
    const auto* text = value != nullptr ? value->if_string() : nullptr;
    return text != nullptr ? showable(text->c_str(), long_reason) : std::string();
}

}  // namespace

Visit::Visit(Terminal& terminal, Link& link, Lang lang, const TableAddress& address)
    : terminal_(terminal),
      link_(link),
      lang_(lang),
      desk_(terminal, lang),
      screen_(lang),
      address_(address) {}

// At a terminal one is heard at any time, also while others play. Lines of a file or a pipe were
// written before: each is read when it is that person's turn.
Visit::End Visit::play() {
    const Beside beside{link_.file(),
                        [this] {
                            hear_all();
                            return !end_;
                        },
                        [this] { return prompt(); }};
    while (!end_) {
        if (terminal_.is_gone()) return End::stopped;
        if (terminal_.interrupted()) return End::quit;
        if (terminal_.reads_terminal())
            answer(terminal_.ask(prompt(), words_, beside));
        else if (!expects_answer_ && (is_asked() || !asked_to_take_back_.empty()))
            answer(terminal_.ask(prompt(), words_));
        else if (const auto text = link_.next(moment_of_patience))
            hear(*text);
        else
            say_when_lost();
    }
    return *end_;
}

Visit::End Visit::watch(std::optional<double> pace) {
    if (terminal_.is_live()) pacing_.emplace(terminal_, pace);
    const auto show = [this] { show_watched(); };
    while (!end_) {
        if (terminal_.is_gone()) return End::stopped;
        if (terminal_.interrupted()) return End::quit;
        if (const auto text = link_.next(moment_of_patience)) {
            if (pacing_ && screen_.has_begun() && !pacing_->wait(show)) return End::quit;
            hear(*text);
        } else {
            say_when_lost();
            if (pacing_ && !pacing_->glance(show)) return End::quit;
        }
    }
    return *end_;
}

void Visit::hear_all() {
    link_.hush();
    while (const auto text = link_.next(0ms)) {
        hear(*text);
        if (end_) return;
    }
    say_when_lost();
}

void Visit::say(std::string_view line) {
    terminal_.say(wrap(line, terminal_.look(lang_, {}).width, "  "));
}

void Visit::say_when_lost() {
    const bool lost = !link_.is_connected();
    if (lost && !std::exchange(said_lost_, true)) say(phrase(lang_, connection_lost));
    if (!lost) said_lost_ = false;
}

void Visit::hear(std::string_view text) {
    const auto read = read_json(text);
    if (!read || !read->is_object()) return;
    const auto& message = read->get_object();
    const auto kind = text_of(message, "t");
    if (kind == "table" || kind == "hint" || kind == "refused") expects_answer_ = false;
    if (kind == "table") return see(message);
    if (kind == "chat" && is_new_line(message))
        say(phrase(lang_, said, text_of(message, "from"), text_of(message, "text")));
    if (kind == "hint") say(phrase(lang_, phrases::suggestion, spoken(text_of(message, "why"))));
    if (kind == "closing") say(text_of(message, "why"));
    if (kind == "refused") {
        say(text_of(message, "why"));
        answered_ = -1;  // the question stands
        if (!screen_.has_begun() && screen_.scene().legal.empty()) end_ = End::unusable;
    }
}

// What was said before comes again with every connection.
bool Visit::is_new_line(const boost::json::object& message) {
    const auto* number = message.if_contains("line");
    const auto* line = number != nullptr ? number->if_int64() : nullptr;
    return line != nullptr && *line > std::exchange(heard_, std::max(heard_, *line));
}

// One who sits is told once what to give to others.
void Visit::tell_link(const boost::json::object& message) {
    if (!screen_.has_seat() || std::exchange(told_link_, true)) return;
    terminal_.say(phrase(lang_, link_to_share, address_.link(text_of(message, "key"))));
}

// The server names decisions as records do.
std::string Visit::spoken(std::string text) const {
    const auto& scene = screen_.scene();
    const auto say_at = [&](auto fits, auto place) {
        std::string longest;
        std::string instead;
        for (const Code decision : scene.legal)
            if (const auto recorded = scene.view->write(decision);
                recorded.size() > longest.size() && fits(recorded)) {
                longest = recorded;
                instead = scene.view->write_in(lang_, decision);
            }
        if (!longest.empty()) text.replace(place(longest), longest.size(), instead);
    };
    say_at([&](const auto& one) { return text.ends_with(" " + one + ")"); },
           [&](const auto& one) { return text.size() - 1 - one.size(); });
    say_at([&](const auto& one) { return text == one || text.starts_with(one + " ("); },
           [](const auto&) { return std::size_t{0}; });
    return text;
}

void Visit::see(const boost::json::object& message) {
    if (const auto taken = screen_.take(message); !taken) {
        complain("play", taken.error().why);
        end_ = End::unusable;
        return;
    }
    tell_link(message);
    if (screen_.is_over()) return say_end();
    if (!screen_.has_begun()) return tell(screen_.take_news());
    if (screen_.has_seat())
        see_turn(std::exchange(has_decided_, false));
    else
        show_watched();
}

// What others do is told when it happens, and once more with the table when one is asked: it would
// have scrolled away.
void Visit::see_turn(bool has_decided) {
    const auto news = screen_.take_news();
    std::ranges::copy(news, std::back_inserter(since_mine_));
    words_ = desk_.completions(screen_.scene());
    words_.emplace_back(leave_word.in(lang_));
    const bool is_new = is_asked() && screen_.moment() != std::exchange(shown_, screen_.moment());
    if (is_new) {
        desk_.forget();
        desk_.show(screen_.scene(), terminal_.reads_terminal() ? since_mine_ : news,
                   Desk::Moment::turn);
    } else if (has_decided && terminal_.reads_terminal()) {
        desk_.show(screen_.scene(), news, Desk::Moment::waiting);
    } else {
        tell(news);
    }
    const auto asks = screen_.undo_asked_by().value_or("");
    if (asks != std::exchange(asked_to_take_back_, asks) && !asks.empty())
        say(phrase(lang_, may_take_back, asks));
}

void Visit::tell(const std::vector<std::string>& news) {
    for (const auto& one : news) say(one);
}

// One who watches at a terminal has the table in one place.
void Visit::show_watched() {
    if (!screen_.has_begun()) return;
    const auto news = screen_.take_news();
    if (!news.empty() || !pacing_) since_mine_ = news;
    if (pacing_) terminal_.clear();
    desk_.show(screen_.scene(), since_mine_, Desk::Moment::waiting);
    if (pacing_)
        terminal_.say(paint(desk_.look(screen_.scene()), Ink::faint, pacing_->about(lang_)));
}

void Visit::say_end() {
    end_ = End::over;
    const auto& scene = screen_.scene();
    if (scene.view != nullptr) desk_.show(scene, screen_.take_news(), Desk::Moment::waiting);
    say(phrase(lang_, over_there));
    if (scene.standing.seats == 0) return;
    terminal_.say(verdict(scene.standing, desk_.look(scene)));
    desk_.say_ranking(scene, phrases::final_ranking);
}

bool Visit::is_asked() const {
    return !screen_.scene().legal.empty() && screen_.moment() > answered_;
}

std::string Visit::prompt() const {
    const auto awaited = screen_.awaited();
    if (is_asked() || awaited.empty()) return ">";
    return phrase(lang_, phrases::awaits, awaited) + " >";
}

void Visit::answer(const Typed& typed) {
    switch (typed.how) {
        case Heard::end: end_ = terminal_.reads_terminal() ? End::quit : End::stopped; return;
        case Heard::stopped: end_ = End::stopped; return;
        case Heard::interrupted: end_ = End::quit; return;
        case Heard::late:
        case Heard::called_away: return;
        case Heard::line:
        case Heard::too_long: break;
    }
    const auto word = plain_letters(trimmed(typed.text));
    if (word == leave_word.en || word == leave_word.fr) {
        end_ = End::left;
        return;
    }
    if (!asked_to_take_back_.empty())
        if (const auto agrees = yes_or_no(word)) {
            asked_to_take_back_.clear();
            link_.say(R"({"t":"answer","table":)" + std::to_string(address_.table) + R"(,"undo":)" +
                      (*agrees ? "true}" : "false}"));
            return;
        }
    if (!screen_.has_begun()) {
        if (command_from(word) == Command::quit)
            end_ = End::quit;
        else if (!word.empty())
            say(phrase(lang_, not_begun));
        return;
    }
    const auto wanted = desk_.hear(screen_.scene(), typed);
    if (wanted.command) obey(*wanted.command);
    if (wanted.line) decide(*wanted.line);
    if (command_from(word) == Command::help)
        say("  " + pad(phrase(lang_, leave_word), 10) + phrase(lang_, about_leave));
}

void Visit::obey(Command command) {
    switch (command) {
        case Command::quit: end_ = End::quit; break;
        case Command::log: desk_.say_log(screen_.scene(), screen_.log()); break;
        case Command::hint: ask_server("hint"); break;
        case Command::undo: ask_server("undo"); break;
        default: break;
    }
}

// The words of records are understood whatever language the server thinks that one speaks.
void Visit::decide(const std::string& line) {
    const auto& view = *screen_.scene().view;
    const auto read = view.read(line, lang_);
    JsonWriter json;
    json.begin_object().field("t", "do").field("table", address_.table);
    json.field("moment", screen_.moment());
    json.field("do", read && read->size() == 1 ? view.write(read->front()) : line).end_object();
    // Where there is no connection the question comes again with it.
    if (!link_.say(json.text())) return;
    answered_ = screen_.moment();
    has_decided_ = true;
    since_mine_.clear();
}

void Visit::ask_server(std::string_view kind) {
    JsonWriter json;
    json.begin_object().field("t", kind).field("table", address_.table).end_object();
    expects_answer_ = link_.say(json.text());
}

}  // namespace agora::remote
