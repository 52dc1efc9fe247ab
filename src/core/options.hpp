// Options of a game: a table of named choices over a plain struct, and presets of it.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace agora {

// What whoever sets up a table uses an option for.
enum class OptionUse : std::uint8_t {
    rule,        // a rule, nothing else
    first_seat,  // which seat begins, from 1; 0: luck decides
    piece,       // the piece of a seat, one option a seat, in order; word 0: any that is left
};

// Whom a value of an option suits, where that depends on who plays.
enum class Suits : std::uint8_t { everybody, with_a_person, bots_alone, unrated };

// The value that a table has where nobody chose one and nothing is at stake; what those who sit
// down are told where it has that value.
struct UnratedDefault {
    std::uint8_t value = 0;
    Text notice = {};
};

// What a person reads about one option. Either a number from `least` to `most`, or one of `words`
// (then the value is its place in the list).
struct ChoiceInfo {
    std::string_view name = {};  // as typed
    Text label = {};             // as a form calls it
    Text about = {};             // in a sentence
    int least = 0;
    int most = 0;
    std::span<const std::string_view> words = {};
    OptionUse use = OptionUse::rule;
    // By word. Where a label is empty, the word itself or `about` is enough.
    std::span<const Text> labels = {};
    std::span<const Suits> suits = {};  // by word
    std::optional<UnratedDefault> unrated = {};
};

template <class Options>
struct Choice {
    ChoiceInfo info;
    std::uint8_t Options::* field;
};

struct PresetInfo {
    std::string_view name;
    Text about;
};

template <class Options>
struct Preset {
    PresetInfo info;
    Options options;
};

// Options as they are written down: a preset, and values by name on top of it.
struct Settings {
    std::string preset;  // empty: the game's first one
    std::vector<std::pair<std::string, std::string>> values;

    friend bool operator==(const Settings&, const Settings&) = default;
};

// The value of a choice as text, and back.
std::string choice_text(const ChoiceInfo& info, int value);
Expected<int> choice_value(const ChoiceInfo& info, std::string_view text);

Error no_such_preset(std::string_view name, std::span<const PresetInfo> known);
Error no_such_choice(std::string_view name, std::span<const ChoiceInfo> known);

}  // namespace agora
