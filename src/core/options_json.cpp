#include "core/options_json.hpp"

namespace agora {

void write_choice(JsonWriter& json, const ChoiceInfo& info, int value) {
    if (info.words.empty())
        json.field(info.name, value);
    else
        json.field(info.name, choice_text(info, value));
}

std::uint8_t read_choice(JsonFields& object, const ChoiceInfo& info) {
    if (info.words.empty())
        return static_cast<std::uint8_t>(object.number(info.name, info.least, info.most));
    const auto value = choice_value(info, object.text(info.name));
    if (value) return static_cast<std::uint8_t>(*value);
    object.fail("\"" + std::string(info.name) + "\" is not one of its words");
    return 0;
}

Schema::Member choice_schema(const ChoiceInfo& info) {
    return {info.name,
            info.words.empty() ? Schema::number(info.least, info.most) : Schema::word(info.words)};
}

}  // namespace agora
