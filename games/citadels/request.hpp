// What a typed line asks for, before it is known whether the rules allow it: a verb and the things
// it names, in any order, in English or French, with or without accents.
#pragma once

#include "games/citadels/text.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::citadels {

// A set of kinds of decisions.
using Kinds = std::uint64_t;
static_assert(kind_count <= 64);
constexpr Kinds only(Kind kind) { return Kinds{1} << static_cast<unsigned>(kind); }
template <class... K>
constexpr Kinds any_of(K... kinds) {
    return (only(kinds) | ...);
}
constexpr bool has_kind(Kinds kinds, Kind kind) { return (kinds & only(kind)) != 0; }

// The things that a decision is about, typed or meant.
struct Things {
    std::vector<Role> roles;
    std::vector<District> districts;
    std::vector<int> numbers;  // players from 1, or counts
    std::optional<Type> type;
    Tribute resource = Tribute::nothing;
    bool beautified = false;

    bool none() const {
        return roles.empty() && districts.empty() && numbers.empty() && !type &&
               resource == Tribute::nothing && !beautified;
    }
    friend bool operator==(const Things&, const Things&) = default;
};

struct Request {
    Kinds kinds = 0;  // what the verb may mean
    bool has_verb = false;
    bool after_another = false;  // the line has another verb before it; what it says is left out
    Role of = Role::none;        // the character whose verb it is: `kill` is the Assassin's
    Things things;
    std::string unknown;                  // the first word that means nothing here
    std::vector<std::string> candidates;  // where it may mean several things, their names
};

// Lower case, without accents, ligatures and punctuation of names: "Tour de Guet" is "tour de
// guet", "Thieves' Den" is "thieves den".
std::string folded(std::string_view text);

// The words of a line, without articles and prepositions; nothing where it is too long.
std::optional<std::vector<std::string>> typed_words(std::string_view text);

// Reads words as a verb and things. `implied` is what is meant where no verb is typed.
Request request_from(const Table& table, std::span<const std::string> words, Kinds implied,
                     Lang lang);

// The character or the district that all of the words name, wherever it is from.
struct Card {
    std::optional<Role> role;
    std::optional<District> district;
};
Card card_named(std::span<const std::string> words);

// The things that a decision is about.
Things things_of(const Table& table, Action action);

// Whether everything that was typed is meant by the decision; it may be about more.
bool fits(const Things& typed, const Things& meant);

}  // namespace agora::citadels
