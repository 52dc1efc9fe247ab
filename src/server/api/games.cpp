// Handlers about games.
#include "bots/bot.hpp"
#include "bots/searcher.hpp"
#include "core/typography.hpp"
#include "core/version.hpp"
#include "games/describe.hpp"
#include "games/registry.hpp"
#include "server/api/api.hpp"

namespace agora::server {

namespace {

std::string say(const Text& text, Lang lang) { return typeset(std::string(text.in(lang)), lang); }

// The caller closes the object.
void open_game(JsonWriter& json, const AnyGame& game, Lang lang) {
    json.begin_object();
    games::write_members(json, game, lang);
    json.key("levels").begin_array();
    for (const auto& bot : bots::bots_of(game.about().id)) json.value(bot.name);
    json.end_array();
}

std::string games_text(Lang lang) {
    JsonWriter json;
    json.begin_object().key("games").begin_array();
    for (const auto* game : games::all_games()) {
        open_game(json, *game, lang);
        json.end_object();
    }
    json.end_array().key("levels").begin_array();
    const auto write_bot = [&](const ai::BotInfo& bot) {
        json.begin_object()
            .field("name", bot.name)
            .field("word", bot.word.in(lang))
            .field("about", say(bot.about, lang))
            .end_object();
    };
    for (const auto& bot : bots::all_bots()) write_bot(bot);
    for (const auto* bot : bots::own_bots()) write_bot(*bot);
    return json.end_array().end_object().take();
}

}  // namespace

Api::Api(store::Store& store, Hall& hall, People& people, const ApiSettings& settings,
         People::Clock clock)
    : store_(store),
      hall_(hall),
      people_(people),
      clock_(std::move(clock)),
      requests_(settings.requests),
      games_{games_text(Lang::en), games_text(Lang::fr)} {}

void Api::games(Ask& ask) { ask.give_lasting(games_[static_cast<std::size_t>(ask.lang())]); }

void Api::game(Ask& ask) {
    const auto game = games::find_game(ask.named.front());
    if (!game) return ask.refuse(Error(ErrorCode::no_such_game, ask.lang()));
    JsonWriter json;
    open_game(json, **game, ask.lang());
    json.key("view");
    write_schema(json, (*game)->schema(), ask.lang());
    ask.give_lasting(json.end_object().take());
}

void Api::manual(Ask& ask) {
    const auto game = games::find_game(ask.named.front());
    if (!game) return ask.refuse(Error(ErrorCode::no_such_game, ask.lang()));
    JsonWriter json;
    json.begin_object().field("game", (*game)->about().id);
    json.field("language", name_of(ask.lang()));
    json.field("manual", (*game)->manual(ask.lang()));
    json.field("commands", (*game)->commands(ask.lang()));
    ask.give_lasting(json.end_object().take());
}

void Api::about(Ask& ask) {
    JsonWriter json;
    json.begin_object()
        .field("version", program_version())
        .field("protocol", protocol_version)
        .end_object();
    ask.give_lasting(json.take());
}

void Api::list_routes(Ask& ask) { ask.give_lasting(routes_text()); }

// Sockets are opened before this; what comes here did not ask for one.
void Api::socket(Ask& ask) {
    const auto why = Error(ErrorCode::not_a_socket, ask.lang());
    auto response = Response::text(why.http_status(), error_json(why));
    response.headers.emplace_back("Upgrade", "websocket");
    ask.answer(std::move(response));
}

}  // namespace agora::server
