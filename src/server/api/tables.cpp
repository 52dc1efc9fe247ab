// Handlers of tables: lists and commands.
#include "core/spelling.hpp"
#include "match/naming.hpp"
#include "server/api/api.hpp"
#include "server/api/wishes.hpp"

namespace agora::server {

namespace {

constexpr int max_finished = 50;

// The link to a table, or to a seat of it: with its key where it needs one.
std::string link_to(TableId table, std::string_view key) {
    auto link = "/table/" + std::to_string(table);
    if (!key.empty()) link.append("?key=").append(key);
    return link;
}

// Responds with the result of a command; `write` gives its JSON.
template <class T, class Write>
Reply<T> answer_for(std::shared_ptr<Ask> ask, int status, Write write) {
    return [ask = std::move(ask), status, write = std::move(write)](const Expected<T>& granted) {
        if (!granted) return ask->refuse(granted.error());
        JsonWriter json;
        write(json, *granted);
        ask->give(status, json.take());
    };
}

void write_kept(JsonWriter& json, const Kept& kept) {
    json.begin_object().field("version", kept.version).end_object();
}

// The table id of the path; nothing, and refused, where it is invalid.
std::optional<TableId> table_of(const Ask& ask) {
    const auto table = read_number(ask.named.front());
    if (!table || *table == 0) {
        ask.refuse(Error(ErrorCode::no_such_table, ask.lang()));
        return std::nullopt;
    }
    return table;
}

// The detail names the wrong member, for the author of the client.
Error malformed(const Error& why, Lang lang) {
    const auto french = "Demande mal formée\u00A0: " + in_guillemets(why.message);
    return Error(ErrorCode::bad_setup, std::string(Text{why.message, french}.in(lang)));
}

bool has_no_body(const Ask& ask) {
    const auto good = read_nothing(ask.request.body);
    if (!good) ask.refuse(Error(ErrorCode::bad_request, good.error().message));
    return good.has_value();
}

}  // namespace

void Api::my_tables(Ask& ask) {
    if (!ask.who.is_somebody()) return ask.refuse(Error(ErrorCode::unauthorized, ask.lang()));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.tables_of(kept->who, answer_for<std::string>(
                                   kept, 200, [](JsonWriter& json, const std::string& list) {
                                       json.begin_object().key("tables").raw(list).end_object();
                                   }));
}

void Api::tables(Ask& ask) {
    LobbyWish wish{.game = ask.request.parameter("game"), .state = std::nullopt};
    const auto state = ask.request.parameter("state");
    if (state == "over") return finished_tables(ask);
    if (state == "waiting") wish.state = store::TableState::waiting;
    if (state == "playing") wish.state = store::TableState::playing;
    if (!state.empty() && !wish.state)
        return ask.refuse(Error(ErrorCode::bad_request, "\"state\" is waiting, playing or over"));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.lobby(std::move(wish),
                answer_for<std::string>(kept, 200, [](JsonWriter& json, const std::string& list) {
                    json.begin_object().key("tables").raw(list).end_object();
                }));
}

// Finished games of listed tables, the newest first.
void Api::finished_tables(Ask& ask) {
    const auto page = ask.page(max_finished);
    if (!page) return;
    JsonWriter json;
    json.begin_object().key("tables").begin_array();
    const auto found = store_.finished(ask.request.parameter("game"), *page);
    if (!found) return ask.refuse(person_error(found.error().code, ask.lang()));
    for (const auto& head : *found) {
        json.begin_object().field("table", head.id).field("game", head.game);
        json.field("life", "over").field("rated", head.rated).field("since", head.since);
        json.field("ended", head.touched).key("players").begin_array();
        if (const auto seats = store_.results(head.id))
            for (const auto& seat : *seats) {
                json.begin_object().field("seat", seat.seat);
                json.field("name", match::name_in_result(static_cast<Seat>(seat.seat),
                                                         seat.person == 0, seat.name, ask.lang()));
                json.field("bot", seat.person == 0).field("rank", seat.rank);
                json.field("score", seat.score).end_object();
            }
        json.end_array().end_object();
    }
    const bool more = std::ssize(*found) == page->most;
    json.end_array().field("next", more ? found->back().id : 0);
    ask.give(200, json.end_object().take());
}

void Api::create_table(Ask& ask) {
    if (const auto good = check_setup_members(ask.request.body); !good)
        return ask.refuse(malformed(good.error(), ask.lang()));
    auto setup = read_setup(ask.request.body, match::SetupSource::asked);
    if (!setup) return ask.refuse(malformed(setup.error(), ask.lang()));
    for (auto& seat : setup->seats) {
        if (seat.kind != match::SeatPlan::Kind::person || seat.name.empty()) continue;
        const auto person = store_.person_named(seat.name);
        if (!person) return ask.refuse(person_error(person.error().code, ask.lang()));
        seat.person = person->id;
        seat.name = person->name;
    }
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.create(kept->who, *std::move(setup),
                 answer_for<Opened>(kept, 201, [](JsonWriter& json, const Opened& opened) {
                     json.begin_object().field("table", opened.table);
                     if (!opened.key.empty()) json.field("key", opened.key);
                     json.field("link", link_to(opened.table, opened.key));
                     json.key("invitations").begin_array();
                     for (const auto& one : opened.invitations) {
                         json.begin_object().field("seat", one.seat).field("key", one.key);
                         json.field("link", link_to(opened.table, one.key)).end_object();
                     }
                     json.end_array().end_object();
                 }));
}

void Api::table(Ask& ask) {
    const auto table = table_of(ask);
    if (!table) return;
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.describe(
        kept->who, *table, kept->request.parameter("key"),
        answer_for<std::string>(kept, 200,
                                [](JsonWriter& json, const std::string& text) { json.raw(text); }));
}

void Api::join(Ask& ask) {
    const auto table = table_of(ask);
    if (!table) return;
    auto wish = read_join(ask.request.body);
    if (!wish) return ask.refuse(Error(ErrorCode::bad_request, wish.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.join(kept->who, *table, wish->seat, std::move(wish->key),
               answer_for<Joined>(kept, 200, [](JsonWriter& json, const Joined& joined) {
                   json.begin_object().field("version", joined.version);
                   json.field("seat", joined.seat).end_object();
               }));
}

void Api::leave(Ask& ask) {
    const auto table = table_of(ask);
    if (!table || !has_no_body(ask)) return;
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.leave(kept->who, *table, answer_for<Kept>(kept, 200, write_kept));
}

void Api::start(Ask& ask) {
    const auto table = table_of(ask);
    if (!table || !has_no_body(ask)) return;
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.start(kept->who, *table, answer_for<Kept>(kept, 200, write_kept));
}

void Api::make_host(Ask& ask) {
    const auto table = table_of(ask);
    if (!table) return;
    const auto next = read_host(ask.request.body);
    if (!next) return ask.refuse(Error(ErrorCode::bad_request, next.error().message));
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.make_host(kept->who, *table, *next, answer_for<Kept>(kept, 200, write_kept));
}

void Api::rematch(Ask& ask) {
    const auto table = table_of(ask);
    if (!table || !has_no_body(ask)) return;
    const auto kept = std::make_shared<Ask>(std::move(ask));
    hall_.rematch(kept->who, *table,
                  answer_for<Rematched>(kept, 200, [](JsonWriter& json, const Rematched& next) {
                      json.begin_object().key("table");
                      if (next.table)
                          json.value(*next.table);
                      else
                          json.null();
                      json.end_object();
                  }));
}

}  // namespace agora::server
