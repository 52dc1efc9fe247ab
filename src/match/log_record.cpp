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
constexpr std::array verbs = {"join"sv,  "start"sv, "play"sv, "undo"sv, "leave"sv,
                              "stand"sv, "back"sv,  "host"sv, "pace"sv, "close"sv};
constexpr std::array makers = {"person"sv, "bot"sv, "clock"sv};
constexpr std::array strides = {"run"sv, "pause"sv, "step"sv};
constexpr std::array causes = {"asked"sv, "time"sv, "idle"sv, "abandoned"sv};
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
bool read_words(std::string_view words, LogRecord& note) {
    const auto seat = [&] {
        const auto read = number(take(words, ' '), 0);
        if (!read || *read >= most_seats) return false;
        note.seat = static_cast<Seat>(*read);
        return true;
    };
    const auto person = [&] {
        const auto read = number(take(words, ' '), 1);
        note.person = read.value_or(0);
        return read.has_value();
    };
    const auto cause = [&] {
        const auto read = from<Cause>(take(words, ' '), causes);
        note.cause = read.value_or(Cause::asked);
        return read.has_value();
    };
    switch (note.verb) {
        case Verb::join: {
            if (!seat() || !person()) return false;
            note.name = std::exchange(words, "");
            return !note.name.empty() && clean_text(note.name) == note.name;
        }
        case Verb::start: break;
        case Verb::play: {
            const auto by = from<By>(take(words, ' '), makers);
            if (!by) return false;
            note.by = *by;
            note.mark = take(words, ' ');
            return words.empty() && (note.mark.empty() || is_mark(note.mark));
        }
        case Verb::undo:
        case Verb::back: return seat() && words.empty();
        case Verb::stand:
        case Verb::leave: return seat() && (words.empty() || cause()) && words.empty();
        case Verb::host: return person() && words.empty();
        case Verb::pace: {
            const auto ms = number(take(words, ' '), setup_limit::least_pace);
            const auto stride = from<PlaybackSpeed>(take(words, ' '), strides);
            if (!ms || *ms > setup_limit::most_pace || !stride) return false;
            note.ms = *ms;
            note.stride = *stride;
            return words.empty();
        }
        case Verb::close: return cause() && words.empty();
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

std::string note_text(const LogRecord& note) {
    std::string text(verbs[static_cast<std::size_t>(note.verb)]);
    const auto add = [&](std::string_view word) { text.append(" ").append(word); };
    const auto cause = causes[static_cast<std::size_t>(note.cause)];
    switch (note.verb) {
        case Verb::join:
            add(std::to_string(note.seat));
            add(std::to_string(note.person));
            add(note.name);
            break;
        case Verb::start: break;
        case Verb::play:
            add(makers[static_cast<std::size_t>(note.by)]);
            if (!note.mark.empty()) add(note.mark);
            break;
        case Verb::stand:
        case Verb::leave:
            add(std::to_string(note.seat));
            if (note.cause != Cause::asked) add(cause);
            break;
        case Verb::undo:
        case Verb::back: add(std::to_string(note.seat)); break;
        case Verb::host: add(std::to_string(note.person)); break;
        case Verb::pace:
            add(std::to_string(note.ms));
            add(strides[static_cast<std::size_t>(note.stride)]);
            break;
        case Verb::close: add(cause); break;
    }
    for (const auto& step : note.steps) text.append("\n").append(step_text(step));
    return text;
}

Expected<LogRecord> read_log_record(std::string_view text) {
    const auto head = take(text, '\n');
    const auto wrong = [&] { return refuse("the log holds \"" + std::string(head) + "\""); };
    auto words = head;
    const auto verb = from<Verb>(take(words, ' '), verbs);
    if (!verb) return wrong();
    LogRecord note;
    note.verb = *verb;
    if (!read_words(words, note)) return wrong();
    while (!text.empty()) {
        auto step = read_step(take(text, '\n'));
        if (!step) return wrong();
        note.steps.push_back(*std::move(step));
    }
    const bool has_steps = note.verb == Verb::start || note.verb == Verb::play;
    if (note.steps.empty() ? note.verb == Verb::play : !has_steps) return wrong();
    if (note.verb != Verb::play) return note;
    if (!note.steps.front().seat) return wrong();
    note.seat = *note.steps.front().seat;
    return note;
}

}  // namespace agora::match
