// Handlers about games.
#include "bots/bot.hpp"
#include "bots/searcher.hpp"
#include "core/typography.hpp"
#include "core/version.hpp"
#include "games/describe.hpp"
#include "games/registry.hpp"
#include "server/api/api.hpp"
#include "server/api/response.hpp"
#include "server/base/errors.hpp"

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

ApiContext::ApiContext(ApiServices services)
    : ApiServices(std::move(services)), games{games_text(Lang::en), games_text(Lang::fr)} {}

namespace handlers {

Awaitable<Response> games(ApiContext& context, Call call) {
    co_return cacheable_response(call.request,
                                 context.games[static_cast<std::size_t>(call.lang())]);
}

Awaitable<Response> game(ApiContext& /*context*/, Call call) {
    const auto game = games::find_game(call.parameters.front());
    if (!game) co_return error_response(Error(ErrorCode::no_such_game, call.lang()));
    JsonWriter json;
    open_game(json, **game, call.lang());
    json.key("view");
    write_schema(json, (*game)->schema(), call.lang());
    co_return cacheable_response(call.request, json.end_object().take());
}

Awaitable<Response> manual(ApiContext& /*context*/, Call call) {
    const auto game = games::find_game(call.parameters.front());
    if (!game) co_return error_response(Error(ErrorCode::no_such_game, call.lang()));
    JsonWriter json;
    json.begin_object().field("game", (*game)->about().id);
    json.field("language", name_of(call.lang()));
    json.field("manual", (*game)->manual(call.lang()));
    json.field("commands", (*game)->commands(call.lang()));
    co_return cacheable_response(call.request, json.end_object().take());
}

Awaitable<Response> about(ApiContext& /*context*/, Call call) {
    JsonWriter json;
    json.begin_object()
        .field("version", program_version())
        .field("protocol", protocol_version)
        .end_object();
    co_return cacheable_response(call.request, json.take());
}

Awaitable<Response> routes(ApiContext& /*context*/, Call call) {
    co_return cacheable_response(call.request, Api::routes_text());
}

// Sockets are opened before this; what comes here did not ask for one.
Awaitable<Response> socket(ApiContext& /*context*/, Call call) {
    const auto why = Error(ErrorCode::not_a_socket, call.lang());
    auto response = Response::text(why.http_status(), error_json(why));
    response.headers.emplace_back("Upgrade", "websocket");
    co_return response;
}

}  // namespace handlers
}  // namespace agora::server
