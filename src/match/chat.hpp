// Chat at a table: sanitised, bounded in length and rate.
#pragma once

#include "core/error.hpp"
#include "core/token_bucket.hpp"
#include "match/uptime.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace agora::match {

// Players write to one channel, spectators to the other. Spectators read both; players read that of
// the spectators once the game is over.
enum class ChatChannel : std::uint8_t { players, spectators };

inline constexpr int longest_speech = 300;  // characters
inline constexpr RateLimit speech_limit{.burst = 5, .every = 2000};

// The text on one line, without control and direction characters, blanks at its ends or twice in a
// row; nothing where it is not UTF-8.
std::optional<std::string> clean_text(std::string_view text);

// How many characters a UTF-8 text has.
int characters(std::string_view text);

class Chat {
public:
    // The sanitised text, or why it is refused.
    Expected<std::string> say(std::int64_t person, std::string_view text, Ms now, Lang lang);

private:
    // One bucket a person; full ones are dropped when the map grows.
    std::unordered_map<std::int64_t, TokenBucket> buckets_;
};

}  // namespace agora::match
