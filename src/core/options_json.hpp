// The options of a game as a JSON object: numbers as numbers, words as words.
#pragma once

#include "core/json.hpp"
#include "core/options.hpp"
#include "core/schema.hpp"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace agora {

void write_choice(JsonWriter& json, const ChoiceInfo& info, int value);
std::uint8_t read_choice(JsonFields& object, const ChoiceInfo& info);

// The member "options" of a view.
template <class Options>
void write_options(JsonWriter& json, std::span<const Choice<Options>> choices,
                   const Options& options) {
    json.key("options").begin_object();
    for (const auto& choice : choices) write_choice(json, choice.info, options.*choice.field);
    json.end_object();
}

template <class Options>
void read_options(JsonFields& json, std::span<const Choice<Options>> choices, Options& options) {
    InnerFields object(json, json.member("options"), "options");
    for (const auto& choice : choices) options.*choice.field = read_choice(object, choice.info);
}

Schema::Member choice_schema(const ChoiceInfo& info);

template <class Options>
Schema options_schema(std::span<const Choice<Options>> choices) {
    std::vector<Schema::Member> members;
    for (const auto& choice : choices) members.push_back(choice_schema(choice.info));
    return Schema::object(std::move(members)).named("Options");
}

}  // namespace agora
