// Prints what the page is built from: of each game the schema of its views and its cards, as JSON.
// `tools/web` builds and runs it before the page, which the program itself has inside.
#include "core/json.hpp"
#include "games/registry.hpp"

#include <iostream>

int main() {
    using namespace agora;
    JsonWriter json;
    json.begin_object().key("games").begin_array();
    for (const auto* game : games::all_games()) {
        json.begin_object().field("id", game->about().id).key("view");
        write_schema(json, game->schema(), Lang::en);
        json.key("cards");
        game->cards(json);
        json.end_object();
    }
    std::cout << json.end_array().end_object().text() << '\n';
    return std::cout.flush() ? 0 : 1;
}
