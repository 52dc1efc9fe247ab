// Effects, cards and objectives with their texts, as JSON: what is the same in every match.
#include "games/royalmatch/text.hpp"

namespace agora::royalmatch {

namespace {

void write_level(JsonWriter& json, Family family, int level) {
    const auto en = effect_words(family, level, Lang::en);
    const auto fr = effect_words(family, level, Lang::fr);
    json.value(Text{en, fr});
}

// Three levels; an ace has an effect of its own, which has one.
void write_families(JsonWriter& json) {
    json.key("families").begin_object();
    for (unsigned i = 0; i < family_count; ++i) {
        const auto family = static_cast<Family>(i);
        json.key(families[i].id).begin_object().field("name", families[i].name);
        json.key("levels").begin_array();
        const bool is_of_an_ace = family >= Family::coronation;
        for (int level = is_of_an_ace ? 4 : 1; level <= (is_of_an_ace ? 4 : 3); ++level)
            write_level(json, family, level);
        json.end_array().end_object();
    }
    json.end_object();
}

// The level is the price in seals.
void write_faces(JsonWriter& json) {
    json.key("faces").begin_object();
    for (int value = 2; value <= 14; ++value)
        for (unsigned suit = 0; suit < suit_count; ++suit) {
            const Card each = card(value, static_cast<Suit>(suit));
            json.key(card_name(each)).begin_object().field("value", value);
            json.field("family", info(family_of(each)).id).field("level", level_of(each));
            json.end_object();
        }
    json.end_object();
}

void write_goals(JsonWriter& json) {
    json.key("goals").begin_object();
    for (const Objective& each : objectives) {
        json.key(each.id).begin_object().field("name", each.name);
        json.field("text", goal_text(each.goal)).end_object();
    }
    json.end_object();
}

}  // namespace

void RoyalMatch::describe_cards(JsonWriter& json) {
    json.begin_object();
    write_families(json);
    write_faces(json);
    write_goals(json);
    json.end_object();
}

}  // namespace agora::royalmatch
