// Handlers about games.
#include "bots/bot.hpp"
#include "core/typography.hpp"
#include "core/version.hpp"
#include "games/registry.hpp"
#include "server/api/api.hpp"

namespace agora::server {

namespace {

std::string say(const Text& text, Lang lang) { return typeset(std::string(text.in(lang)), lang); }

std::string_view word_of(OptionUse use) {
    switch (use) {
        case OptionUse::first_seat: return "first_seat";
        case OptionUse::piece: return "piece";
        case OptionUse::rule: break;
    }
    return "rule";
}

std::string_view word_of(Suits suits) {
    switch (suits) {
        case Suits::with_a_person: return "with_a_person";
        case Suits::bots_alone: return "bots_alone";
        case Suits::unrated: return "unrated";
        case Suits::everybody: break;
    }
    return "everybody";
}

void write_choice(JsonWriter& json, const ChoiceInfo& choice, Lang lang) {
    json.begin_object().field("name", choice.name).field("about", say(choice.about, lang));
    json.field("label", say(choice.label, lang)).field("use", word_of(choice.use));
    if (choice.words.empty()) {
        json.field("least", choice.least).field("most", choice.most);
    } else {
        json.key("words").begin_array();
        for (const auto word : choice.words) json.value(word);
        json.end_array();
    }
    if (!choice.labels.empty()) {
        json.key("labels").begin_array();
        for (const auto& label : choice.labels) json.value(say(label, lang));
        json.end_array();
    }
    if (!choice.suits.empty()) {
        json.key("suits").begin_array();
        for (const auto suits : choice.suits) json.value(word_of(suits));
        json.end_array();
    }
    if (!choice.at_a_table.empty())
        json.field("at_a_table", choice.at_a_table).field("notice", say(choice.notice, lang));
    json.end_object();
}

// The members of a game; the caller closes the object.
void open_game(JsonWriter& json, const AnyGame& game, Lang lang) {
    const auto& about = game.about();
    json.begin_object().field("id", about.id).field("title", about.title.in(lang));
    const bool has_invitation = !about.invitation.in(lang).empty();
    json.field("pitch", say(about.pitch, lang));
    json.field("invitation", say(has_invitation ? about.invitation : about.pitch, lang));
    json.field("rules", about.rules);
    json.field("least_seats", about.least_seats).field("most_seats", about.most_seats);
    json.field("seconds", about.seconds).field("minutes", about.minutes);
    json.field("opponents", about.opponents);
    json.key("presets").begin_array();
    for (const auto& preset : game.presets()) {
        json.begin_object().field("name", preset.name).field("about", say(preset.about, lang));
        json.key("options").begin_object();
        if (const auto whole = game.complete({std::string(preset.name), {}}))
            for (const auto& [name, value] : whole->values) json.field(name, value);
        json.end_object().end_object();
    }
    json.end_array().key("options").begin_array();
    for (const auto& choice : game.choices()) write_choice(json, choice, lang);
    json.end_array().key("levels").begin_array();
    for (const auto& bot : bots::all_bots()) json.value(bot.name);
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
    for (const auto& bot : bots::all_bots())
        json.begin_object()
            .field("name", bot.name)
            .field("word", bot.word.in(lang))
            .field("about", say(bot.about, lang))
            .end_object();
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
