#include "match/log_record.hpp"

#include "match/chat.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace agora::match {

namespace {

using namespace std::string_view_literals;

// In the order of their enums.
constexpr std::array verbs = {"join"sv, "start"sv, "play"sv, "undo"sv,  "leave"sv, "stand"sv,
                              "back"sv, "host"sv,  "pace"sv, "close"sv, "seat"sv,  "swap"sv};
constexpr std::array makers = {"person"sv, "bot"sv, "clock"sv};
constexpr std::array speeds = {"run"sv, "pause"sv, "step"sv};
constexpr std::array causes = {"asked"sv, "time"sv, "idle"sv, "abandoned"sv};
constexpr auto freely = "freely"sv;
constexpr std::size_t longest_mark = 64;

template <class Enum, std::size_t n>
std::optional<Enum> from(std::string_view word, const std::array<std::string_view, n>& words) {
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) return std::nullopt;
    return static_cast<Enum>(found - words.begin());
}

// The text up to a separator, which is taken off the front together with it.
std::string_view take(std::string_view& text, char separator) {
    const auto end = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

std::optional<std::int64_t> number(std::string_view digits, std::int64_t least) {
    std::int64_t value = 0;
    const auto* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value);
    if (error != std::errc() || stop != end || value < least) return std::nullopt;
    return value;
}

// Reads the words after the verb; false where they are not what they must be.
bool read_words(std::string_view words, LogRecord& log_record) {
    const auto seat_into = [&](Seat& into) {
        const auto read = number(take(words, ' '), 0);
        if (!read || *read >= most_seats) return false;
        into = static_cast<Seat>(*read);
        return true;
    };
    const auto seat = [&] { return seat_into(log_record.seat); };
    const auto person = [&] {
        const auto read = number(take(words, ' '), 1);
        log_record.person = read.value_or(0);
        return read.has_value();
    };
    const auto cause = [&] {
        const auto read = from<Cause>(take(words, ' '), causes);
        log_record.cause = read.value_or(Cause::asked);
        return read.has_value();
    };
    switch (log_record.verb) {
        case Verb::join: {
            if (!seat() || !person()) return false;
            log_record.name = std::exchange(words, "");
            return !log_record.name.empty() && clean_text(log_record.name) == log_record.name;
        }
        case Verb::start: break;
        case Verb::play: {
            const auto by = from<By>(take(words, ' '), makers);
            if (!by) return false;
            log_record.by = *by;
            log_record.mark = take(words, ' ');
            return words.empty() && (log_record.mark.empty() || is_mark(log_record.mark));
        }
        case Verb::undo:
            if (!seat()) return false;
            log_record.freely = words == freely;
            return words.empty() || log_record.freely;
        case Verb::back: return seat() && words.empty();
        case Verb::stand:
        case Verb::leave: return seat() && (words.empty() || cause()) && words.empty();
        case Verb::host: return person() && words.empty();
        case Verb::playback: {
            const auto ms = number(take(words, ' '), setup_limit::least_pace);
            const auto speed = from<PlaybackSpeed>(take(words, ' '), speeds);
            if (!ms || *ms > setup_limit::most_pace || !speed) return false;
            log_record.ms = *ms;
            log_record.speed = *speed;
            return words.empty();
        }
        case Verb::close: return cause() && words.empty();
        case Verb::seat: {
            if (!seat()) return false;
            const auto kind = take(words, ' ');
            log_record.level = std::exchange(words, "");
            return log_record.level.size() <= setup_limit::word &&
                   kind == (log_record.level.empty() ? "free" : "bot");
        }
        case Verb::swap: return seat() && seat_into(log_record.other) && words.empty();
    }
    return words.empty();
}

}  // namespace

bool is_mark(std::string_view mark) {
    return !mark.empty() && mark.size() <= longest_mark && std::ranges::all_of(mark, [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
               c == '-' || c == '_' || c == '~';
    });
}

std::string log_record_text(const LogRecord& log_record) {
    std::string text(verbs[static_cast<std::size_t>(log_record.verb)]);
    const auto add = [&](std::string_view word) { text.append(" ").append(word); };
    const auto cause = causes[static_cast<std::size_t>(log_record.cause)];
    switch (log_record.verb) {
        case Verb::join:
            add(std::to_string(log_record.seat));
            add(std::to_string(log_record.person));
            add(log_record.name);
            break;
        case Verb::start: break;
        case Verb::play:
            add(makers[static_cast<std::size_t>(log_record.by)]);
            if (!log_record.mark.empty()) add(log_record.mark);
            break;
        case Verb::stand:
        case Verb::leave:
            add(std::to_string(log_record.seat));
            if (log_record.cause != Cause::asked) add(cause);
            break;
        case Verb::undo:
            add(std::to_string(log_record.seat));
            if (log_record.freely) add(freely);
            break;
        case Verb::back: add(std::to_string(log_record.seat)); break;
        case Verb::host: add(std::to_string(log_record.person)); break;
        case Verb::playback:
            add(std::to_string(log_record.ms));
            add(speeds[static_cast<std::size_t>(log_record.speed)]);
            break;
        case Verb::close: add(cause); break;
        case Verb::seat:
            add(std::to_string(log_record.seat));
            add(log_record.level.empty() ? "free" : "bot");
            if (!log_record.level.empty()) add(log_record.level);
            break;
        case Verb::swap:
            add(std::to_string(log_record.seat));
            add(std::to_string(log_record.other));
            break;
    }
    for (const auto& step : log_record.steps) text.append("\n").append(step_text(step));
    return text;
}

Expected<LogRecord> read_log_record(std::string_view text) {
    const auto head = take(text, '\n');
    const auto wrong = [&] { return refuse("the log holds \"" + std::string(head) + "\""); };
    auto words = head;
    const auto verb = from<Verb>(take(words, ' '), verbs);
    if (!verb) return wrong();
    LogRecord log_record;
    log_record.verb = *verb;
    if (!read_words(words, log_record)) return wrong();
    while (!text.empty()) {
        auto step = read_step(take(text, '\n'));
        if (!step) return wrong();
        log_record.steps.push_back(*std::move(step));
    }
    const bool has_steps = log_record.verb == Verb::start || log_record.verb == Verb::play;
    if (log_record.steps.empty() ? log_record.verb == Verb::play : !has_steps) return wrong();
    if (log_record.verb != Verb::play) return log_record;
    if (!log_record.steps.front().seat) return wrong();
    log_record.seat = *log_record.steps.front().seat;
    return log_record;
}

}  // namespace agora::match
