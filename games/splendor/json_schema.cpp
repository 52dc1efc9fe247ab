// The schema of a view, and what never changes: nobles and the names of gems.
#include "core/options_json.hpp"
#include "games/splendor/text.hpp"

#include <algorithm>
#include <utility>

namespace agora::splendor {

namespace {

constexpr int cards_of_a_colour = 18;
constexpr int most_gems = 7;       // of a colour: in the bank, in a hand, as a price
constexpr int highest_price = 14;  // of a card, in all
constexpr int most_to_return = 3;  // one takes at most three

enum class Which : std::uint8_t { every, some };  // every colour, or those that are there

// A number of each colour, by its letter.
Schema gems(std::string_view type, bool with_gold, int most, Which which = Which::every) {
    std::vector<Schema::Member> members;
    for (const auto colour : colours)
        if (with_gold || colour != Colour::gold)
            members.push_back({key_of(colour), Schema::number(which == Which::every ? 0 : 1, most),
                               colour_name(colour), which == Which::every});
    return Schema::object(std::move(members)).named(type);
}

Schema cost() { return gems("Cost", false, most_gems); }

Schema colour() {
    Schema schema = Schema::word({}).named("Colour");
    for (const auto each : colours) {
        if (each == Colour::gold) continue;
        schema.words.push_back(key_of(each));
        schema.labels.push_back(colour_name(each));
    }
    return schema;
}

Schema ids(int count) { return Schema::list(Schema::number(1, count)); }

// The place of a card on the table is its name; what it costs is for a viewer with a seat.
Schema card() {
    return Schema::object({
                              optional("name", Schema::text(), {"Place", "Place"}),
                              {"id", Schema::number(1, card_count)},
                              {"level", Schema::number(1, 3), {"Level", "Niveau"}},
                              {"bonus", colour(), {"Bonus", "Bonus"}},
                              {"points", Schema::number(0, 5), {"Prestige", "Prestige"}},
                              {"cost", cost(), {"Price", "Prix"}},
                              optional("due", gems("Due", false, most_gems, Which::some)),
                              optional("lacks", Schema::number(0, highest_price)),
                              optional("pays", gems("Pays", true, most_gems, Which::some)),
                          })
        .named("Card");
}

Schema noble() {
    return Schema::object({
                              {"id", Schema::number(1, noble_count)},
                              {"number", Schema::number(1, most_players + 1), {"Number", "Numéro"}},
                              {"name", Schema::text(), {"Name", "Nom"}},
                              {"points", Schema::number(noble_points, noble_points)},
                              {"needs", cost(), {"Wants", "Demande"}},
                          })
        .named("Noble");
}

// A card, or the level of one that lies face down for the viewer.
Schema reserved() {
    return Schema::object({
                              optional("level", Schema::number(1, 3), {"Level", "Niveau"}),
                              optional("face_down", Schema::flag()),
                              optional("card", card(), {"Card", "Carte"}),
                              optional("secret", Schema::flag()),
                          })
        .named("Reserved");
}

Schema player() {
    return Schema::object(
               {
                   {"seat", Schema::seat()},
                   {"rank", Schema::number(1, most_players)},
                   {"points", Schema::number(0, 255), {"Prestige", "Prestige"}},
                   {"gems", gems("Gems", true, most_gems), {"Gems", "Gemmes"}},
                   {"bonus", gems("Bonus", false, cards_of_a_colour), {"Bonus", "Bonus"}},
                   {"cards", Schema::number(0, card_count), {"Cards", "Cartes"}},
                   {"bought", ids(card_count)},
                   {"reserved", Schema::list(reserved()), {"Reserved", "Réserve"}},
                   {"visits", ids(noble_count)},
               })
        .named("Player");
}

}  // namespace

Schema Splendor::schema() {
    return Schema::object({
        {"viewer", Schema::viewer()},
        {"phase", Schema::word(phase_names).named("Phase")},
        {"turn", Schema::seat()},
        {"first", Schema::seat()},
        {"round", Schema::number(1, 255), {"Round", "Manche"}},
        {"passes", Schema::number(0, most_players)},
        {"at", Schema::number(0, grid_places - 1)},
        {"hand_limit", Schema::number(hand_limit, hand_limit)},
        {"to_return", Schema::number(0, most_to_return)},
        {"options", options_schema(choices())},
        {"bank", gems("Gems", true, most_gems), {"Bank", "Banque"}},
        {"grid", Schema::list(card().or_null()), {"Cards on the table", "Cartes sur la table"}},
        {"decks", Schema::list(Schema::number(0, level_begin[1]))},
        {"nobles", Schema::list(noble()), {"Nobles", "Nobles"}},
        {"players", Schema::list(player())},
        {"unseen", ids(card_count)},
    });
}

void Splendor::describe_cards(JsonWriter& json) {
    json.begin_object().key("gems").begin_array();
    for (const auto colour : colours)
        json.begin_object()
            .field("letter", key_of(colour))
            .field("name", colour_name(colour))
            .end_object();
    json.end_array().key("nobles").begin_array();
    for (NobleId noble = 0; noble < noble_count; ++noble)
        json.begin_object().field("id", noble + 1).field("name", noble_name(noble)).end_object();
    json.end_array().end_object();
}

}  // namespace agora::splendor
