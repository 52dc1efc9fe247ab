// Handlers of profiles, results and leaderboards.
#include "games/registry.hpp"
#include "match/naming.hpp"
#include "server/api/api.hpp"

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

}  // namespace

void Api::profile(Ask& ask) {
    const auto person = store_.person_named(ask.named.front());
    if (!person) return ask.refuse(person_error(person.error().code, ask.lang()));
    const auto ratings = store_.ratings(person->id);
    if (!ratings) return ask.refuse(person_error(ratings.error().code, ask.lang()));
    JsonWriter json;
    json.begin_object().field("id", person->id).field("name", person->name);
    json.field("guest", person->password.empty()).field("since", person->since);
    json.key("ratings").begin_array();
    for (const auto& rating : *ratings) {
        json.begin_object();
        write_rating(json, rating);
        json.end_object();
    }
    ask.give(200, json.end_array().end_object().take());
}

void Api::games_of(Ask& ask) {
    const auto person = store_.person_named(ask.named.front());
    if (!person) return ask.refuse(person_error(person.error().code, ask.lang()));
    const auto page = ask.page(max_games);
    if (!page) return;
    // Games at tables that are not listed are known to those who played them.
    const auto history = store_.history(person->id, ask.who.id, *page);
    if (!history) return ask.refuse(person_error(history.error().code, ask.lang()));
    JsonWriter json;
    json.begin_object().key("games").begin_array();
    for (const auto& own : *history) {
        const auto seats = store_.results(own.table);
        if (!seats) continue;
        json.begin_object().field("table", own.table).field("game", own.game);
        json.field("ended", own.at).field("seat", own.seat).field("rank", own.rank);
        json.field("score", own.score).field("rated", own.rated);
        if (own.rated) json.field("before", own.before).field("after", own.after);
        json.key("players").begin_array();
        for (const auto& seat : *seats) {
            json.begin_object().field("seat", seat.seat);
            json.field("name", match::name_in_result(static_cast<Seat>(seat.seat), seat.person == 0,
                                                     seat.name, ask.lang()));
            json.field("bot", seat.person == 0).field("rank", seat.rank);
            json.field("score", seat.score).end_object();
        }
        json.end_array().end_object();
    }
    const bool more = std::ssize(*history) == page->most;
    json.end_array().field("next", more ? history->back().id : 0);
    ask.give(200, json.end_object().take());
}

void Api::leaderboard(Ask& ask) {
    const auto game = games::find_game(ask.named.front());
    if (!game) return ask.refuse(Error(ErrorCode::no_such_game, ask.lang()));
    const auto page = ask.page(max_places);
    if (!page) return;
    const auto ranked = store_.leaderboard(ask.named.front(), known_well, *page);
    if (!ranked) return ask.refuse(person_error(ranked.error().code, ask.lang()));
    JsonWriter json;
    json.begin_object().field("game", ask.named.front()).key("people").begin_array();
    auto place = page->after;
    for (const auto& [rating, name] : *ranked) {
        json.begin_object().field("rank", ++place).field("name", name);
        write_rating(json, rating);
        json.field("provisional", rating.deviation > known_well);
        json.end_object();
    }
    const bool more = std::ssize(*ranked) == page->most;
    json.end_array().field("next", more ? place : 0);
    ask.give(200, json.end_object().take());
}

}  // namespace agora::server
