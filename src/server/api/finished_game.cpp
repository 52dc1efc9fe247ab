#include "server/api/finished_game.hpp"

#include "games/registry.hpp"
#include "match/messages.hpp"
#include "match/moves.hpp"
#include "match/naming.hpp"
#include "server/base/errors.hpp"
#include "server/tables/admission.hpp"

namespace agora::server {

namespace {

constexpr std::size_t page_bytes = 1024 * 1024;  // a page ends after the position that exceeds it

std::string name_of(const store::Store& store, const match::SeatOccupant& occupant) {
    if (!occupant.is_person()) return "bot:" + occupant.bot;
    const auto person = store.person(occupant.person);
    return person && person->gone != 0 ? std::string(match::nameless) : occupant.name;
}

void write_events_for_all(const AnyGame& game, std::span<const Event> events,
                          const TerminalStyle& style, JsonWriter& json) {
    json.begin_array();
    for (const auto& event : events) {
        json.begin_object().field("what", game.event_name(event)).field("seat", event.seat);
        json.field("say", game.tell(event, style)).end_object();
    }
    json.end_array();
}

void write_position(const AnyGame& game, std::span<const match::Move> moves, int number,
                    const ReplayRequest& wanted, const TerminalStyle& style, JsonWriter& json) {
    const auto& move = moves[static_cast<std::size_t>(number)];
    const auto& position = *move.after;
    json.begin_object().field("position", number).key("pending").begin_array();
    for (const Seat seat : position.pending()) json.value(seat);
    json.end_array();
    if (move.seat) {
        json.field("seat", *move.seat);
        // What was chosen in secret stays so until the view shows it.
        if (!wanted.as || wanted.as->owns(*move.seat)) {
            const auto& before = *moves[static_cast<std::size_t>(number) - 1].after;
            json.field("do", move.text);
            json.field("say", match::said_in(style.lang, *before.view(*move.seat), move.text));
        }
    }
    // The omniscient viewer looks as the one who moved, and gets all views.
    const Viewer viewer = wanted.as.value_or(Viewer(move.seat.value_or(Seat{0})));
    json.key("view");
    position.view(viewer)->describe(json);
    if (!wanted.as) {
        json.key("views").begin_array();
        for (const Seat seat : SeatSet::first(position.seats()))
            position.view(seat)->describe(json);
        json.end_array();
    }
    json.key("standing");
    write_standing(position.standing(), json);
    json.key("news");
    if (wanted.as)
        match::write_events(game, move.events, *wanted.as, style, json);
    else
        write_events_for_all(game, move.events, style, json);
    json.end_object();
}

}  // namespace

Expected<Record> record_of(const store::Store& store, store::Id table, const Who& who,
                           std::string_view key) {
    const auto lang = who.lang;
    // Access first: a stranger must not learn that the table exists.
    const auto head = store.table(table);
    if (!head) return refuse(table_error(head.error().code), lang);
    if (!admits(*head, who.id, key)) return refuse(ErrorCode::no_such_table, lang);
    const auto stored = store.load_table(table);
    if (!stored) return refuse(table_error(stored.error().code), lang);
    const auto setup = read_setup(stored->head.setup, match::SetupSource::stored);
    if (!setup) return refuse(ErrorCode::broken, lang);
    auto state = match::MatchState::begin(*setup);
    if (!state) return refuse(ErrorCode::other_rules, lang);
    for (const auto& entry : stored->log) {
        const auto log_record = match::read_log_record(entry.text);
        if (!log_record || !state->add(*setup, *log_record, entry.at))
            return refuse(ErrorCode::broken, lang);
    }
    // From the log: the result may not be committed yet.
    if (state->life != match::Life::over) return refuse(ErrorCode::not_over, lang);
    Record record = state->table->record();
    if (!setup->practice) record.seed.reset();
    record.players.clear();
    for (const auto& occupant : state->occupants)
        record.players.push_back(name_of(store, occupant));
    return record;
}

std::optional<ReplayRequest> read_viewer(std::string_view text, int seats) {
    if (text == "all" || text.empty()) return ReplayRequest{};
    if (text == "spectator") return ReplayRequest{.as = Viewer::spectator()};
    if (text.size() != 1 || text[0] < '0' || text[0] >= '0' + seats) return std::nullopt;
    return ReplayRequest{.as = Viewer(static_cast<Seat>(text[0] - '0'))};
}

Expected<std::string> replay_text(const Record& record, const ReplayRequest& wanted, Lang lang) {
    const auto game = games::find_game(record.game, record.rules);
    if (!game) return refuse(ErrorCode::other_rules, lang);
    const auto moves = match::moves_of(**game, record);
    if (!moves) return refuse(ErrorCode::broken, lang);
    const auto names = match::names_in(record, lang);
    const TerminalStyle style{.lang = lang, .names = names};

    JsonWriter json;
    json.begin_object().field("game", record.game).key("as");
    if (wanted.as)
        json.value(*wanted.as);
    else
        json.value("all");
    json.key("players").begin_array();
    for (const auto& player : record.players) json.value(player);
    json.end_array().key("names").begin_array();
    for (const auto& name : names) json.value(name);
    json.end_array().key("positions").begin_array();
    const int length = static_cast<int>(moves->size());
    int next = wanted.from;
    while (next < length && next - wanted.from < wanted.most && json.text().size() <= page_bytes) {
        write_position(**game, *moves, next, wanted, style, json);
        ++next;
    }
    json.end_array().field("from", wanted.from).field("length", length);
    json.field("next", next < length ? next : 0).key("standing");
    write_standing(moves->back().after->standing(), json);
    return json.end_object().take();
}

}  // namespace agora::server
