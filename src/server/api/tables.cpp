// Handlers of tables: lists and commands.
#include "core/spelling.hpp"
#include "match/naming.hpp"
#include "server/api/handlers.hpp"
#include "server/api/request_body.hpp"
#include "server/api/response.hpp"
#include "server/base/errors.hpp"

#include <algorithm>

namespace agora::server {

namespace {

constexpr int max_finished = 50;

// The link to a table, or to a seat of it: with its key where it needs one.
std::string link_to(TableId table, std::string_view key) {
    auto link = "/table/" + std::to_string(table);
    if (!key.empty()) link.append("?key=").append(key);
    return link;
}

Response list_response(const Expected<std::string>& list) {
    if (!list) return error_response(list.error());
    JsonWriter json;
    json.begin_object().key("tables").raw(*list).end_object();
    return json_response(200, json.take());
}

Response version_response(const Expected<Kept>& kept) {
    if (!kept) return error_response(kept.error());
    JsonWriter json;
    json.begin_object().field("version", kept->version).end_object();
    return json_response(200, json.take());
}

Response created_response(const Expected<Opened>& opened) {
    if (!opened) return error_response(opened.error());
    JsonWriter json;
    json.begin_object().field("table", opened->table);
    if (!opened->key.empty()) json.field("key", opened->key);
    json.field("link", link_to(opened->table, opened->key));
    json.key("invitations").begin_array();
    for (const auto& one : opened->invitations) {
        json.begin_object().field("seat", one.seat).field("key", one.key);
        json.field("link", link_to(opened->table, one.key)).end_object();
    }
    json.end_array().end_object();
    return json_response(201, json.take());
}

// The table id of the path.
Expected<TableId> table_of(const Call& call) {
    const auto table = read_number(call.parameters.front());
    if (!table || *table == 0) return refuse(ErrorCode::no_such_table, call.lang());
    return *table;
}

// The same for a command without a body.
Expected<TableId> table_without_body(const Call& call) {
    const auto table = table_of(call);
    if (!table) return table;
    if (const auto good = read_nothing(call.request.body); !good)
        return refuse(ErrorCode::bad_request, good.error().message);
    return table;
}

// The detail names the wrong member, for the author of the client.
Error malformed(const Error& why, Lang lang) {
    const auto french = "Demande mal formée\u00A0: " + in_guillemets(why.message);
    return {ErrorCode::bad_setup, std::string(Text{why.message, french}.in(lang))};
}

bool is_named(const match::SeatPlan& seat) {
    return seat.kind == match::SeatPlan::Kind::person && !seat.name.empty();
}

// Puts the ids of the people that it names into the setup.
Expected<match::Setup> with_people(const store::Store& store, match::Setup setup, Lang lang) {
    for (auto& seat : setup.seats) {
        if (!is_named(seat)) continue;
        const auto person = store.person_named(seat.name);
        if (!person) return std::unexpected(person_error(person.error().code, lang));
        seat.person = person->id;
        seat.name = person->name;
    }
    return setup;
}

void write_results(JsonWriter& json, const store::Store& store, store::Id table, Lang lang) {
    json.key("players").begin_array();
    if (const auto seats = store.results(table))
        for (const auto& seat : *seats) {
            json.begin_object().field("seat", seat.seat);
            json.field("name", match::name_in_result(static_cast<Seat>(seat.seat), seat.person == 0,
                                                     seat.name, lang));
            json.field("bot", seat.person == 0).field("rank", seat.rank);
            json.field("score", seat.score).end_object();
        }
    json.end_array();
}

// Finished games of listed tables, the newest first.
Response read_finished(ApiContext& context, const Call& call) {
    const auto& store = context.store;
    const auto page = page_of(call.request, max_finished);
    if (!page) return error_response(page.error());
    const auto found = store.finished(call.request.parameter("game"), *page);
    if (!found) return error_response(person_error(found.error().code, call.lang()));
    JsonWriter json;
    json.begin_object().key("tables").begin_array();
    for (const auto& head : *found) {
        json.begin_object().field("table", head.id).field("game", head.game);
        json.field("life", "over").field("rated", head.rated).field("since", head.since);
        json.field("ended", head.touched);
        write_results(json, store, head.id, call.lang());
        json.end_object();
    }
    const bool more = std::ssize(*found) == page->most;
    json.end_array().field("next", more ? found->back().id : 0);
    return json_response(200, json.end_object().take());
}

}  // namespace

namespace handlers {

Awaitable<Response> my_tables(ApiContext& context, Call call) {
    if (!call.who.is_somebody())
        co_return error_response(Error(ErrorCode::unauthorized, call.lang()));
    const auto list = co_await context.tables.tables_of(std::move(call.who));
    co_return list_response(list);
}

Awaitable<Response> tables(ApiContext& context, Call call) {
    const auto state = call.request.parameter("state");
    if (state == "over") co_return co_await on_readers<read_finished>(context, std::move(call));
    LobbyFilter filter;
    filter.game = call.request.parameter("game");
    if (state == "waiting") filter.state = store::TableState::waiting;
    if (state == "playing") filter.state = store::TableState::playing;
    if (!state.empty() && !filter.state)
        co_return error_response(
            Error(ErrorCode::bad_request, "\"state\" is waiting, playing or over"));
    const auto list = co_await context.tables.lobby(std::move(filter));
    co_return list_response(list);
}

Awaitable<Response> create_table(ApiContext& context, Call call) {
    const auto lang = call.lang();
    if (const auto good = check_setup_members(call.request.body); !good)
        co_return error_response(malformed(good.error(), lang));
    auto setup = read_setup(call.request.body, match::SetupSource::asked);
    if (!setup) co_return error_response(malformed(setup.error(), lang));
    if (std::ranges::any_of(setup->seats, is_named)) {
        const auto find = [&] { return with_people(context.store, *std::move(setup), lang); };
        auto found = co_await run_on(context.readers, find);
        if (!found) co_return error_response(Error(found.error().code, lang));
        setup = std::move(found);
    }
    const auto opened = co_await context.tables.create(std::move(call.who), *std::move(setup));
    co_return created_response(opened);
}

Awaitable<Response> table(ApiContext& context, Call call) {
    const auto table = table_of(call);
    if (!table) co_return error_response(table.error());
    auto text = co_await context.tables.describe(std::move(call.who), *table,
                                                 call.request.parameter("key"));
    if (!text) co_return error_response(text.error());
    co_return json_response(200, *std::move(text));
}

Awaitable<Response> join(ApiContext& context, Call call) {
    const auto table = table_of(call);
    if (!table) co_return error_response(table.error());
    auto wanted = read_join(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto joined = co_await context.tables.join(std::move(call.who), *table, wanted->seat,
                                                     std::move(wanted->key));
    if (!joined) co_return error_response(joined.error());
    JsonWriter json;
    json.begin_object().field("version", joined->version).field("seat", joined->seat).end_object();
    co_return json_response(200, json.take());
}

Awaitable<Response> leave(ApiContext& context, Call call) {
    const auto table = table_without_body(call);
    if (!table) co_return error_response(table.error());
    const auto left = co_await context.tables.leave(std::move(call.who), *table);
    co_return version_response(left);
}

Awaitable<Response> start(ApiContext& context, Call call) {
    const auto table = table_without_body(call);
    if (!table) co_return error_response(table.error());
    const auto started = co_await context.tables.start(std::move(call.who), *table);
    co_return version_response(started);
}

Awaitable<Response> make_host(ApiContext& context, Call call) {
    const auto table = table_of(call);
    if (!table) co_return error_response(table.error());
    const auto next = read_host(call.request.body);
    if (!next) co_return bad_request(next.error());
    const auto made = co_await context.tables.make_host(std::move(call.who), *table, *next);
    co_return version_response(made);
}

Awaitable<Response> change_seat(ApiContext& context, Call call) {
    const auto table = table_of(call);
    if (!table) co_return error_response(table.error());
    auto wanted = read_seat_change(call.request.body);
    if (!wanted) co_return bad_request(wanted.error());
    const auto changed =
        co_await context.tables.change_seat(std::move(call.who), *table, *std::move(wanted));
    co_return version_response(changed);
}

Awaitable<Response> rematch(ApiContext& context, Call call) {
    const auto table = table_without_body(call);
    if (!table) co_return error_response(table.error());
    const auto next = co_await context.tables.rematch(std::move(call.who), *table);
    if (!next) co_return error_response(next.error());
    JsonWriter json;
    json.begin_object().key("table");
    if (next->table)
        json.value(*next->table);
    else
        json.null();
    json.end_object();
    co_return json_response(200, json.take());
}

}  // namespace handlers
}  // namespace agora::server
