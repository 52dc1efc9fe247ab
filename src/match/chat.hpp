// What people say to one another at a table: cleaned, not too long, not too fast.
#pragma once

#include "core/error.hpp"
#include "match/uptime.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace agora::match {

// Players speak in their room and spectators in theirs. Spectators hear both; players hear the
// spectators when the game is over.
enum class ChatRoom : std::uint8_t { players, spectators };

inline constexpr int longest_speech = 300;  // characters
inline constexpr int speech_burst = 5;      // so many at once,
inline constexpr Ms speech_pace = 2000;     // then one in so many milliseconds

// The text on one line, without control and direction characters, blanks at its ends or twice in a
// row; nothing where it is not UTF-8.
std::optional<std::string> clean_text(std::string_view text);

// How many characters a UTF-8 text has.
int characters(std::string_view text);

class Chat {
public:
    // The text as it is passed on, or why it is not.
    Expected<std::string> say(std::int64_t person, std::string_view text, Ms now, Lang lang);

private:
    struct Bucket {
        Ms credit = 0;  // milliseconds saved up
        Ms at = 0;
    };
    // Only of those who spoke lately: full buckets are thrown away when it grows.
    std::unordered_map<std::int64_t, Bucket> buckets_;
};

}  // namespace agora::match
