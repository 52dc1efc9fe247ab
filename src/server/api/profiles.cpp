// Handlers of profiles, results and leaderboards.
#include "games/registry.hpp"
#include "match/naming.hpp"
#include "server/api/handlers.hpp"
#include "server/api/request_body.hpp"
#include "server/api/response.hpp"
#include "server/base/errors.hpp"

#include <ranges>

namespace agora::server {

namespace {

constexpr int max_games = 50;
constexpr int max_places = 100;
// A rating is provisional above this deviation: for about eight games.
constexpr double known_well = 110;

void write_rating(JsonWriter& json, const store::Rating& rating) {
    json.field("game", rating.game).field("rating", rating.rating);
    json.field("deviation", rating.deviation).field("games", rating.games);
    json.field("at", rating.at);
}

// "3,14,15"
std::optional<std::vector<store::Id>> ids_in(std::string_view text) {
    std::vector<store::Id> ids;
    for (const auto part : std::views::split(text, ',')) {
        const auto id = read_number(std::string_view(part));
        if (!id || std::ssize(ids) == max_places) return std::nullopt;
        ids.push_back(*id);
    }
    return ids;
}

}  // namespace

namespace handlers {

Response profile(ApiContext& context, const Call& call) {
    const auto& store = context.store;
    const auto person = store.person_named(call.parameters.front());
    if (!person) return error_response(person_error(person.error().code, call.lang()));
    const auto ratings = store.ratings(person->id);
    if (!ratings) return error_response(person_error(ratings.error().code, call.lang()));
    JsonWriter json;
    json.begin_object().field("id", person->id).field("name", person->name);
    json.field("guest", person->password.empty()).field("since", person->since);
    json.key("ratings").begin_array();
    for (const auto& rating : *ratings) {
        json.begin_object();
        write_rating(json, rating);
        json.end_object();
    }
    return json_response(200, json.end_array().end_object().take());
}

Response games_of(ApiContext& context, const Call& call) {
    const auto& store = context.store;
    const auto person = store.person_named(call.parameters.front());
    if (!person) return error_response(person_error(person.error().code, call.lang()));
    const auto page = page_of(call.request, max_games);
    if (!page) return error_response(page.error());
    // Games at tables that are not listed are known to those who played them.
    const auto history = store.history(person->id, call.who.id, *page);
    if (!history) return error_response(person_error(history.error().code, call.lang()));
    JsonWriter json;
    json.begin_object().key("games").begin_array();
    for (const auto& own : *history) {
        const auto seats = store.results(own.table);
        if (!seats) continue;
        json.begin_object().field("table", own.table).field("game", own.game);
        json.field("ended", own.at).field("seat", own.seat).field("rank", own.rank);
        json.field("score", own.score).field("rated", own.rated);
        if (own.take_backs > 0) json.field("take_backs", own.take_backs);
        if (own.rated) json.field("before", own.before).field("after", own.after);
        json.key("players").begin_array();
        for (const auto& seat : *seats) {
            json.begin_object().field("seat", seat.seat);
            json.field("name", match::name_in_result(static_cast<Seat>(seat.seat), seat.person == 0,
                                                     seat.name, call.lang()));
            json.field("bot", seat.person == 0).field("rank", seat.rank);
            json.field("score", seat.score).end_object();
        }
        json.end_array().end_object();
    }
    const bool more = std::ssize(*history) == page->most;
    json.end_array().field("next", more ? history->back().id : 0);
    return json_response(200, json.end_object().take());
}

// Of these people, those who have one.
Response ratings(ApiContext& context, const Call& call) {
    const auto& game = call.parameters.front();
    if (!games::find_game(game)) return error_response(Error(ErrorCode::no_such_game, call.lang()));
    const auto people = ids_in(call.request.parameter("people"));
    if (!people)
        return error_response(
            Error(ErrorCode::bad_request, "\"people\" are up to 100 numbers with commas between"));
    JsonWriter json;
    json.begin_object().field("game", game).key("ratings").begin_array();
    for (const auto person : *people) {
        const auto rating = context.store.rating(person, game);
        if (!rating) continue;
        json.begin_object().field("person", person).field("rating", rating->rating);
        json.field("deviation", rating->deviation);
        json.field("provisional", rating->deviation > known_well).end_object();
    }
    return json_response(200, json.end_array().end_object().take());
}

Response leaderboard(ApiContext& context, const Call& call) {
    const auto& store = context.store;
    const auto game = games::find_game(call.parameters.front());
    if (!game) return error_response(Error(ErrorCode::no_such_game, call.lang()));
    const auto page = page_of(call.request, max_places);
    if (!page) return error_response(page.error());
    const auto ranked = store.leaderboard(call.parameters.front(), known_well, *page);
    if (!ranked) return error_response(person_error(ranked.error().code, call.lang()));
    JsonWriter json;
    json.begin_object().field("game", call.parameters.front()).key("people").begin_array();
    auto place = page->after;
    for (const auto& [rating, name] : *ranked) {
        json.begin_object().field("rank", ++place).field("name", name);
        write_rating(json, rating);
        json.field("provisional", rating.deviation > known_well);
        json.end_object();
    }
    const bool more = std::ssize(*ranked) == page->most;
    json.end_array().field("next", more ? place : 0);
    return json_response(200, json.end_object().take());
}

}  // namespace handlers
}  // namespace agora::server
