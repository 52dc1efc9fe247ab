#include "server/tables/listing.hpp"

#include "match/admission.hpp"

#include <algorithm>
#include <array>

namespace agora::server {

namespace {

using namespace std::string_view_literals;

// In the order of their enums.
constexpr std::array lives = {"waiting"sv, "playing"sv, "over"sv, "closed"sv};
constexpr std::array plans = {"person"sv, "bot"sv, "invited"sv, "open"sv};
constexpr std::array clocks = {"none"sv, "move"sv, "game"sv};

template <class Enum, std::size_t n>
std::string_view word(const std::array<std::string_view, n>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

void write_clock(const match::TimeControl& clock, JsonWriter& json) {
    json.key("clock").begin_object().field("kind", word(clocks, clock.kind));
    if (clock.kind != match::TimeControl::Kind::none) json.field("ms", clock.budget);
    if (clock.kind == match::TimeControl::Kind::game) json.field("increment", clock.increment);
    json.end_object();
}

void write_seats(const match::Room& room, JsonWriter& json) {
    json.key("seats").begin_array();
    for (const Seat seat : SeatSet::first(room.setup().size())) {
        const auto& occupant = room.state().occupants[seat];
        const auto& plan = room.state().plans[seat];
        json.begin_object().field("seat", seat);
        if (occupant.is_person()) {
            json.field("kind", "person")
                .field("person", occupant.person)
                .field("name", occupant.name);
        } else if (!occupant.bot.empty()) {
            json.field("kind", "bot").field("level", occupant.bot);
        } else {
            json.field("kind", "empty").field("for", word(plans, plan.kind));
            if (plan.kind == match::SeatPlan::Kind::person) json.field("name", plan.name);
        }
        json.end_object();
    }
    json.end_array();
}

void write_members(const match::Room& room, JsonWriter& json) {
    const auto& setup = room.setup();
    json.field("table", room.id()).field("game", setup.game).field("preset", setup.settings.preset);
    json.field("life", word(lives, room.life())).field("listed", setup.listed);
    json.field("rated", setup.rated).field("host", room.state().host);
    json.field("start", setup.start == match::StartRule::by_host ? "host" : "full");
    json.field("since", setup.opened);
    json.field("watching", room.spectators());
    if (const auto& table = room.state().table) json.field("decisions", table->ply());
    write_clock(setup.clock, json);
    write_seats(room, json);
}

void write_customs(const match::Setup& setup, JsonWriter& json) {
    json.key("options").begin_object();
    for (const auto& [name, value] : setup.settings.values) json.field(name, value);
    json.end_object();
    json.field("timeout", setup.timeout == match::TimeoutRule::bot ? "bot" : "default");
    json.field("grace", setup.grace).field("stand_in", setup.stand_in).field("idle", setup.idle);
    json.field("spectators", setup.spectators).field("undo", setup.undo);
    if (setup.is_exhibition()) json.field("pace", setup.pace);
    if (setup.practice) json.field("practice", std::to_string(setup.seed));
}

void write_invitations(const match::Room& room, JsonWriter& json) {
    json.key("invitations").begin_array();
    for (const Seat seat : SeatSet::first(room.setup().size())) {
        const auto& plan = room.state().plans[seat];
        if (plan.kind != match::SeatPlan::Kind::invited || !room.state().occupants[seat].is_empty())
            continue;
        json.begin_object().field("seat", seat).field("key", plan.key).end_object();
    }
    json.end_array();
}

// For those who take part; a table that is listed has none.
void write_key(const match::Setup& setup, JsonWriter& json) {
    if (!setup.key.empty()) json.field("key", setup.key);
}

}  // namespace

void write_listing(const match::Room& room, JsonWriter& json) {
    json.begin_object();
    write_members(room, json);
    json.end_object();
}

Lobby::Listing lobby_listing(const match::Room& room, store::TableState state) {
    JsonWriter text;
    write_listing(room, text);
    JsonWriter listed;
    listed.begin_object().field("t", "listed");
    write_members(room, listed);
    listed.end_object();
    return {room.setup().game, state, text.take(), listed.take()};
}

std::string own_listing_text(const match::Room& room, match::PersonId person) {
    JsonWriter json;
    json.begin_object();
    write_members(room, json);
    write_key(room.setup(), json);
    const auto seat = room.state().seat_of(person);
    json.field("your_turn", seat && room.state().pending().has(*seat));
    return json.end_object().take();
}

std::string description_text(const match::Room& room, match::PersonId person,
                             std::string_view now) {
    JsonWriter json;
    json.begin_object();
    write_members(room, json);
    write_customs(room.setup(), json);
    if (takes_part(room.setup(), room.state(), person)) write_key(room.setup(), json);
    if (person != 0 && person == room.state().host) write_invitations(room, json);
    json.key("now").raw(now);
    return json.end_object().take();
}

std::string preview_text(const match::Foreseen& foreseen, match::TableId table,
                         const match::Wish& wish, std::string_view id) {
    JsonWriter json;
    json.begin_object().field("t", "tried").field("table", table);
    if (!id.empty()) json.field("id", id);
    json.field("moment", wish.seen).field("do", wish.text).key("pending").begin_array();
    for (const Seat seat : foreseen.pending) json.value(seat);
    json.end_array().key("legal").begin_array();
    for (const Code decision : foreseen.legal) json.value(foreseen.view->write(decision));
    json.end_array().key("view");
    foreseen.view->describe(json);
    return json.end_object().take();
}

}  // namespace agora::server
