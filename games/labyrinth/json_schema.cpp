// The schema of a view, and what never changes: treasures and pawns.
#include "games/labyrinth/text.hpp"

#include <utility>

namespace agora::labyrinth {

namespace {

Schema treasures() {
    Schema schema = Schema::word({}).named("Treasure");
    for (const auto& treasure : treasure_names) {
        schema.words.push_back(treasure.key);
        schema.labels.push_back(treasure.name);
    }
    return Schema::list(std::move(schema));
}

Schema colour() {
    Schema schema = Schema::word(colour_words).named("Colour");
    for (std::size_t i = 0; i < colour_words.size(); ++i)
        schema.labels.push_back(colour_name(static_cast<Colour>(i)));
    return schema;
}

Schema arrow() {
    static const auto names = [] {
        std::array<std::string, arrow_count> all;
        for (Arrow arrow = 0; arrow < arrow_count; ++arrow) all[arrow] = arrow_name(arrow);
        return all;
    }();
    Schema schema = Schema::word({}).named("Arrow");
    schema.words.assign(names.begin(), names.end());
    return schema.or_null();
}

// The rules that hold at this table.
Schema rules() {
    constexpr int most_cards = treasure_count / 2;
    return Schema::object({
                              {"cards", Schema::number(1, most_cards)},
                              {"turns", Schema::number(0, 200)},
                              {"open", Schema::flag()},
                              {"home", Schema::flag()},
                              {"any_order", Schema::flag()},
                          })
        .named("Rules");
}

// Cells by their names; what is sought only where the viewer may know it.
Schema player() {
    return Schema::object({
                              {"seat", Schema::seat()},
                              {"colour", colour(), {"Pawn", "Pion"}},
                              {"home", Schema::text(), {"Home", "Maison"}},
                              {"pawn", Schema::text(), {"At", "En"}},
                              {"rank", Schema::number(1, most_players)},
                              {"left",
                               Schema::number(0, treasure_count / 2),
                               {"Cards left", "Cartes restantes"}},
                              {"found", treasures(), {"Found", "Trouvés"}},
                              {"ruled_out", treasures()},
                              optional("objectives", treasures(), {"Looks for", "Cherche"}),
                          })
        .named("Player");
}

}  // namespace

Schema Labyrinth::schema() {
    return Schema::object({
        {"viewer", Schema::viewer()},
        {"phase", Schema::word(phase_names).named("Phase")},
        {"turn", Schema::seat()},
        {"first", Schema::seat()},
        {"round", Schema::number(1, 255), {"Round", "Tour"}},
        {"at", Schema::number(0, loose_cells)},
        {"winner", Schema::seat().or_null(), {"Winner", "Gagnant"}},
        {"rules", rules()},
        {"board", Schema::list(Schema::text()), {"The maze", "Le labyrinthe"}},
        {"spare", Schema::text(), {"Spare tile", "Tuile à pousser"}},
        {"last", arrow(), {"Last push", "Dernière poussée"}},
        {"closed", arrow(), {"Closed arrow", "Flèche fermée"}},
        {"ways", Schema::map(Schema::text())},
        {"players", Schema::list(player())},
    });
}

void Labyrinth::describe_cards(JsonWriter& json) {
    json.begin_object().key("treasures").begin_array();
    for (const auto& treasure : treasure_names)
        json.begin_object().field("key", treasure.key).field("name", treasure.name).end_object();
    json.end_array().key("pawns").begin_array();
    for (std::size_t i = 0; i < colour_words.size(); ++i) {
        const auto colour = static_cast<Colour>(i);
        json.begin_object()
            .field("colour", colour_words[i])
            .field("name", colour_name(colour))
            .field("letter", colour_letter(colour))
            .field("home", cell_name(homes[i]))
            .end_object();
    }
    json.end_array().end_object();
}

}  // namespace agora::labyrinth
