// Why a table does not do what somebody asks: a code for programs, words for people. A reason
// depends only on what the one who asks may know.
#pragma once

#include "core/words.hpp"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

namespace agora {

enum class Refused : std::uint8_t {
    // who asks
    not_here,
    already_here,
    not_host,
    // seats
    no_such_seat,
    seat_taken,
    wrong_key,
    not_full,
    // the life of a table
    not_waiting,
    not_playing,
    over,
    not_over,
    closed,
    // decisions
    not_your_turn,
    late,
    ahead,
    time_up,
    illegal,
    asks_consent,
    unknowable,
    // undo
    no_undo,
    nothing_to_undo,
    undo_after_others,
    undo_after_luck,
    undo_after_news,
    undo_asked,
    no_request,
    // exhibitions
    no_pace,
    bad_pace,
    // words and crowds
    bad_text,
    too_long,
    too_fast,
    crowded,
};

// The code on the wire, such as "not_your_turn", and the sentence.
std::string_view code_of(Refused refused);
Text words_of(Refused refused);

struct Denied {
    Refused code = Refused::illegal;
    std::string why;

    friend bool operator==(const Denied&, const Denied&) = default;
};

template <class T>
using Answer = std::expected<T, Denied>;

inline std::unexpected<Denied> denied(Refused code, Lang lang) {
    return std::unexpected(Denied{code, std::string(words_of(code).in(lang))});
}

}  // namespace agora
