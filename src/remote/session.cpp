// The main loop, and messages of the server.
#include "remote/session.hpp"

#include "cli/output.hpp"
#include "console/phrases.hpp"
#include "core/error.hpp"
#include "core/json.hpp"
#include "core/version.hpp"
#include "remote/texts.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <array>
#include <utility>

namespace agora::remote {

namespace {

using namespace std::chrono_literals;

constexpr auto poll_interval = 200ms;
constexpr auto longest_pause = 2s;  // between a decision and the next prompt

std::string text_of(const boost::json::object& message, std::string_view name) {
    const auto* value = message.if_contains(name);
    const auto* text = value != nullptr ? value->if_string() : nullptr;
    return text != nullptr ? cli::showable(text->c_str(), cli::long_reason) : std::string();
}

std::int64_t number_of(const boost::json::object& message, std::string_view name) {
    const auto* value = message.if_contains(name);
    const auto* number = value != nullptr ? value->if_int64() : nullptr;
    return number != nullptr ? *number : 0;
}

// What cannot be done just now, whoever asks.
bool is_passing(std::string_view name) {
    using enum ErrorCode;
    constexpr std::array passing = {busy, closing, unavailable, not_kept, rate_limited};
    const auto code = error_code(name);
    return code && std::ranges::find(passing, *code) != passing.end();
}

boost::json::object read_message(std::string_view text) {
    auto read = read_json(text);
    return read && read->is_object() ? std::move(read->get_object()) : boost::json::object();
}

}  // namespace

RemoteSession::RemoteSession(console::Terminal& terminal, Link& link, TableClient& table_client,
                             Lang lang, const Terms& terms)
    : terminal_(terminal),
      link_(link),
      table_client_(table_client),
      lang_(lang),
      terms_(terms),
      desk_(terminal, lang),
      screen_(lang) {
    screen_.play_by(terms.settings);
}

// At a terminal lines are read at any time, also while others play. Lines of a file or a pipe are
// read only when it is that person's turn.
RemoteSession::End RemoteSession::play() {
    plays_ = true;
    const cli::Beside beside{link_.file(),
                             [this] {
                                 hear_all();
                                 return !end_;
                             },
                             [this] { return prompt(); },
                             true,
                             {},
                             [this] { desk_.resize(screen_.scene()); }};
    while (!end_) {
        if (terminal_.is_gone()) return End::stopped;
        if (terminal_.interrupted()) interrupt();
        wait_for_answer();
        if (end_) break;
        if (terminal_.reads_terminal())
            answer(terminal_.ask(prompt(), words_, beside));
        else if (may_read())
            answer(terminal_.ask(prompt(), words_));
        else if (const auto text = link_.next(poll_interval))
            hear(read_message(*text));
        else
            say_when_lost();
    }
    return *end_;
}

RemoteSession::End RemoteSession::watch(std::optional<double> pace) {
    if (terminal_.is_live()) pacing_.emplace(terminal_, pace);
    desk_.keep_rest(console::Rest::nowhere);  // nothing can be typed
    const auto show = [this] { show_watched(); };
    while (!end_) {
        if (terminal_.is_gone()) return End::stopped;
        if (terminal_.interrupted()) return End::quit;
        if (const auto text = link_.next(poll_interval)) {
            const auto message = read_message(*text);
            if (pacing_ && brings_news(message) && !pacing_->wait(show)) return End::quit;
            hear(message);
        } else {
            say_when_lost();
            if (pacing_ && !pacing_->glance(show)) return End::quit;
        }
    }
    return *end_;
}

// Input that was typed ahead is read once the table is loaded and the last decision is confirmed.
void RemoteSession::wait_for_answer() {
    const auto until = std::chrono::steady_clock::now() + longest_pause;
    const auto is_expected = [&] { return !greeted_ || (sent_ && link_.is_connected()); };
    while (!end_ && is_expected() && !terminal_.is_gone() &&
           std::chrono::steady_clock::now() < until)
        if (const auto text = link_.next(poll_interval)) hear(read_message(*text));
}

void RemoteSession::hear_all() {
    link_.hush();
    while (const auto text = link_.next(0ms)) {
        hear(read_message(*text));
        if (end_) return;
    }
    say_when_lost();
}

void RemoteSession::say_when_lost() {
    const bool lost = !link_.is_connected();
    if (lost == std::exchange(said_lost_, lost) || (!lost && !greeted_)) return;
    const auto& news = !lost                      ? texts::connection_back
                       : link_.connections() == 0 ? texts::connecting
                                                  : texts::connection_lost;
    say(console::phrase(lang_, news));
}

// What happens at the table is worth a moment of its own; who comes and goes is not. A message that
// tells of several decisions, as one after a gap, is one moment: it has the position after the last
// of them and no other, and the table is never shown behind what is told.
bool RemoteSession::brings_news(const boost::json::object& message) const {
    if (text_of(message, "t") != "table" || !screen_.has_begun()) return false;
    const auto* news = message.if_contains("news");
    return news != nullptr && news->is_array() && !news->get_array().empty() &&
           number_of(message, "version") > screen_.version();
}

void RemoteSession::hear(const boost::json::object& message) {
    const auto kind = text_of(message, "t");
    const auto id = text_of(message, "id");
    if (!expected_.empty() && id == expected_) expected_.clear();
    if (kind == "table") return see(message);
    if (kind == "refused") return hear_refusal(message);
    if (kind == "hint")
        say(console::phrase(lang_, console::phrases::suggestion,
                            spoken(text_of(message, "why"), text_of(message, "do"))));
    if (kind == "chat" && is_new_line(message))
        tell_chat(console::phrase(lang_, texts::said, text_of(message, "from"),
                                  text_of(message, "text")));
    if (kind == "closing") say(as_sentence(text_of(message, "why")));
    if (kind == "rematch" && plays_ && screen_.wants_rematch()) {
        next_table_ = number_of(message, "next");
        end_ = End::rematch;
    }
    if (kind == "hello") hear_hello(message);
}

void RemoteSession::hear_hello(const boost::json::object& message) {
    if (const auto theirs = number_of(message, "protocol"); theirs != protocol_version) {
        const auto why = console::phrase(lang_, texts::other_protocol, theirs, protocol_version);
        cli::complain(plays_ ? "play" : "watch", why, lang_);
        end_ = End::unusable;
    }
    if (const auto* you = message.if_contains("you"); you != nullptr && you->is_object())
        own_id_ = number_of(you->get_object(), "id");
}

// The table itself says that the others are asked.
void RemoteSession::hear_refusal(const boost::json::object& message) {
    const auto id = text_of(message, "id");
    const auto code = text_of(message, "refused");
    if (id == Link::follow_id) {
        if (is_passing(code)) return link_.reconnect();
        end_ = End::unusable;
    }
    if (id.empty()) sent_.reset();  // the question stands
    if (code != "asks_consent") say(as_sentence(text_of(message, "why")));
}

// Each connection repeats earlier chat lines.
bool RemoteSession::is_new_line(const boost::json::object& message) {
    const auto line = number_of(message, "line");
    return line > std::exchange(last_chat_line_, std::max(last_chat_line_, line));
}

void RemoteSession::see(const boost::json::object& message) {
    if (const auto taken = screen_.take(message); !taken) {
        cli::complain(plays_ ? "play" : "watch", taken.error().in(lang_), lang_);
        end_ = End::unusable;
        return;
    }
    say_when_lost();
    greet(message);
    if (screen_.is_over() || screen_.is_closed()) return say_end();
    if (!screen_.has_begun()) return tell(screen_.take_news());
    if (!plays_ || !screen_.has_seat()) return show_watched();
    see_turn();
    see_requests();
    see_stand_in();
    send_again();
}

// Resending is idempotent: the same text for the same moment is one decision.
void RemoteSession::send_again() {
    if (!sent_ || sent_->connection == link_.connections()) return;
    const auto sent = *std::exchange(sent_, std::nullopt);
    if (is_asked() && screen_.moment() == sent.moment) decide(sent.text);
}

}  // namespace agora::remote
