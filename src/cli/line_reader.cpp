#include "cli/line_reader.hpp"

#include <unistd.h>

#include <array>
#include <cerrno>

namespace agora::cli {

namespace {

// The length of the UTF-8 character that the text begins with; 0 where it is none.
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto continued = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return continued(1) ? 2 : 0;
    if (first >= 0xE0 && first < 0xF0) {
        const bool overlong = first == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = first == 0xED && byte(1) >= 0xA0;
        return continued(1) && continued(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (first >= 0xF0 && first < 0xF5) {
        const bool overlong = first == 0xF0 && byte(1) < 0x90;
        const bool too_large = first == 0xF4 && byte(1) >= 0x90;
        return continued(1) && continued(2) && continued(3) && !overlong && !too_large ? 4 : 0;
    }
    return 0;
}

// Whether the text begins with a character that a terminal may obey.
bool is_control(std::string_view text) {
    const auto byte = static_cast<unsigned char>(text[0]);
    if (byte == 0xC2) return text.size() > 1 && static_cast<unsigned char>(text[1]) < 0xA0;
    return (byte < 0x20 && byte != '\t') || byte == 0x7F;
}

}  // namespace

Typed LineReader::next(const Beside& beside) {
    for (;;) {
        if (const auto end = ahead_.find('\n'); end != std::string::npos) {
            Typed typed{Heard::line, ahead_.substr(0, end)};
            ahead_.erase(0, end + 1);
            if (skipping_) {
                skipping_ = false;
                continue;
            }
            if (typed.text.size() > longest_line) typed.how = Heard::too_long;
            if (typed.text.ends_with('\r')) typed.text.pop_back();
            return typed;
        }
        if (skipping_) {
            ahead_.clear();
        } else if (ahead_.size() > longest_line) {
            skipping_ = true;
            return {Heard::too_long, std::exchange(ahead_, {})};
        }
        if (ended_) {
            if (ahead_.empty()) return {Heard::end, {}};
            return {Heard::line, std::exchange(ahead_, {})};
        }
        switch (signals_->wait(file_, beside.file)) {
            case Woken::beside:
                if (!beside.hear()) return {Heard::called_away, {}};
                continue;
            case Woken::interrupted: return {Heard::interrupted, {}};
            case Woken::stopped: return {Heard::stopped, {}};
            case Woken::late: return {Heard::late, {}};
            case Woken::resized:
            case Woken::suspended:
            case Woken::tick: continue;
            case Woken::readable: break;
        }
        std::array<char, 16 * 1024> buffer;
        const auto got = read(file_, buffer.data(), buffer.size());
        if (got > 0)
            ahead_.append(buffer.data(), static_cast<std::size_t>(got));
        else if (got == 0 || (errno != EINTR && errno != EAGAIN))
            ended_ = true;
    }
}

bool is_text(std::string_view line) {
    while (!line.empty()) {
        const auto length = character_length(line);
        if (length == 0 || is_control(line)) return false;
        line.remove_prefix(length);
    }
    return true;
}

std::string showable(std::string_view line, std::size_t most_shown) {
    std::string shown;
    while (!line.empty()) {
        if (shown.size() >= most_shown) return shown + "...";
        const auto length = character_length(line);
        if (length == 0 || is_control(line))
            shown += '?';
        else
            shown.append(line.substr(0, length));
        line.remove_prefix(length == 0 ? 1 : length);
    }
    return shown;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

}  // namespace agora::cli
