// Characters and districts with their texts, as JSON: what never changes from game to game.
#include "games/citadels/text.hpp"

namespace agora::citadels {

namespace {

void write_name(JsonWriter& json, const Name& name) {
    json.field("name", name.name).field("article", name.article);
}

// As one reads it who does not type.
void write_effect(JsonWriter& json, const CardText& text) {
    const auto en = text.alone(Lang::en);
    const auto fr = text.alone(Lang::fr);
    json.field("text", Text{en, fr});
}

}  // namespace

void Citadels::describe_cards(JsonWriter& json) {
    json.begin_object().key("roles").begin_object();
    for (std::size_t i = 0; i < role_facts.size(); ++i) {
        const auto role = static_cast<Role>(i);
        json.key(role_facts[i].id).begin_object().field("rank", rank_of(role));
        write_name(json, name_of(role));
        write_effect(json, effect_of(role));
        json.end_object();
    }
    json.end_object().key("districts").begin_object();
    for (std::size_t i = 0; i < district_facts.size(); ++i) {
        const auto district = static_cast<District>(i);
        const DistrictFacts& facts = district_facts[i];
        json.key(facts.id).begin_object();
        json.field("type", name_of(facts.type).en);
        json.field("cost", facts.cost).field("copies", facts.copies);
        write_name(json, name_of(district));
        if (facts.type == Type::unique) write_effect(json, effect_of(district));
        json.end_object();
    }
    json.end_object().end_object();
}

}  // namespace agora::citadels
