#include "console/referee.hpp"

#include "cli/exit_code.hpp"
#include "cli/line_reader.hpp"
#include "cli/output.hpp"
#include "cli/usage.hpp"
#include "games/registry.hpp"
#include "match/company.hpp"
#include "match/messages.hpp"

#include <boost/json/value.hpp>
#include <unistd.h>

namespace agora::console {

namespace {

Expected<match::Request> request_from(const cli::Typed& typed, int seats) {
    if (typed.how == cli::Heard::too_long)
        return refuse("the line is longer than " + std::to_string(cli::longest_line) + " bytes");
    return match::read_request(typed.text, seats);
}

void write_viewers(JsonWriter& json, int seats, auto&& write) {
    json.begin_object();
    for (const Viewer viewer : match::viewers_of(seats)) {
        json.key(match::viewer_key(viewer));
        write(viewer);
    }
    json.end_object();
}

std::string ask_message(const match::Table& table) {
    JsonWriter json;
    json.begin_object().field("t", "ask").field("ply", table.ply()).key("pending").begin_array();
    for (const Seat seat : table.pending()) json.value(seat);
    json.end_array().key("legal").begin_object();
    for (const Seat seat : table.pending()) {
        const auto view = table.view(seat);
        json.key(std::to_string(seat)).begin_array();
        for (const Code decision : table.legal(seat)) json.value(view->write(decision));
        json.end_array();
    }
    json.end_object().key("views");
    write_viewers(json, table.seats(), [&](Viewer viewer) { table.view(viewer)->describe(json); });
    return json.end_object().take();
}

std::string done_message(const match::Table& table, const match::Request& request,
                         const match::Done& done, Lang lang) {
    const TerminalStyle style{.lang = lang, .names = table.players()};
    JsonWriter json;
    json.begin_object().field("t", "done").field("seat", request.seat).field("do", request.text);
    json.key("events");
    write_viewers(json, table.seats(), [&](Viewer viewer) {
        match::write_events(table.game(), done.events, viewer, style, json);
    });
    return json.end_object().take();
}

std::string refused_message(const Error& refusal) {
    JsonWriter json;
    return json.begin_object()
        .field("t", "refused")
        .field("why", refusal.message)
        .end_object()
        .take();
}

std::string last_message(const match::Table& table) {
    JsonWriter json;
    json.begin_object().field("t", table.over() ? "over" : "stopped");
    if (table.over()) {
        json.key("standing");
        write_standing(table.standing(), json);
        json.key("views");
        write_viewers(json, table.seats(),
                      [&](Viewer viewer) { table.view(viewer)->describe(json); });
    }
    json.key("record");
    write_record(table.record(), json);
    return json.end_object().take();
}

Expected<match::Table> open_table(const RefereeOptions& options) {
    const auto game = games::game_named(options.game);
    if (!game) return std::unexpected(game.error());
    const auto settings = cli::read_settings(options.rules, options.set);
    if (!settings) return std::unexpected(settings.error());
    // Programs sit at it as bots do elsewhere.
    if (const auto suits = match::check_company(**game, *settings, {.people = false}); !suits)
        return std::unexpected(suits.error());
    std::vector<std::string> players;
    for (const Seat seat : SeatSet::first(options.seats.value_or((*game)->about().least_seats)))
        players.push_back(TerminalStyle{.lang = options.lang, .names = {}}.name(seat));
    return match::Table::open(**game, *settings, std::move(players),
                              options.seed ? *options.seed : fresh_seed());
}

}  // namespace

int referee_command(const RefereeOptions& options) {
    auto table = open_table(options);
    if (!table) {
        cli::complain("referee", table.error().in(options.lang), options.lang);
        return cli::exit_code::unusable;
    }

    cli::Signals signals;
    cli::LineReader reader(STDIN_FILENO, signals);
    const auto send = [](const std::string& message) {
        return cli::write_all(STDOUT_FILENO, message + "\n");
    };
    bool heard = table->over() || send(ask_message(*table));
    while (heard && !table->over()) {
        const auto typed = reader.next();
        if (typed.how != cli::Heard::line && typed.how != cli::Heard::too_long) break;
        if (typed.how == cli::Heard::line && cli::trimmed(typed.text).empty()) continue;
        const auto request = request_from(typed, table->seats());
        const auto done = request ? table->submit(request->seat, request->text, options.lang)
                                  : Expected<match::Done>(std::unexpected(request.error()));
        if (!done)
            heard = send(refused_message(done.error()));
        else
            heard = send(done_message(*table, *request, *done, options.lang)) &&
                    (table->over() || send(ask_message(*table)));
    }
    if (heard) heard = send(last_message(*table));
    return heard && table->over() ? cli::exit_code::fine : cli::exit_code::stopped;
}

}  // namespace agora::console
