// Prints what the page is built from: the number of the protocol, and of each game the schema of its views, its cards and
// what it says of itself (in French, which has more letters to go wrong), as JSON.
// `tools/web` builds and runs it before the page, which the program itself has inside.
#include "core/json.hpp"
#include "core/version.hpp"
#include "games/describe.hpp"
#include "games/registry.hpp"

#include <iostream>

int main() {
    using namespace agora;
    JsonWriter json;
    json.begin_object().field("protocol", protocol_version).key("games").begin_array();
    for (const auto* game : games::all_games()) {
        json.begin_object().field("id", game->about().id).key("view");
        write_schema(json, game->schema(), Lang::en);
        json.key("cards");
        game->cards(json);
        json.key("listed").begin_object();
        games::write_members(json, *game, Lang::fr);
        json.end_object().end_object();
    }
    std::cout << json.end_array().end_object().text() << '\n';
    return std::cout.flush() ? 0 : 1;
}
