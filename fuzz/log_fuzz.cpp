// The reader of a table's log: entries are one after another, each followed by an empty line. What
// can be read can be written, and a log either gives a table that can be shown or a reason why not.
#include "games/registry.hpp"
#include "match/messages.hpp"
#include "match/room.hpp"
#include "require.hpp"

using namespace agora;

namespace {

match::Setup setup_of(std::string game) {
    match::Setup setup;
    setup.game = std::move(game);
    setup.host = 1;
    setup.seed = 1;
    setup.clock = {match::TimeControl::Kind::game, 60'000, 1'000};
    match::SeatPlan host;
    host.kind = match::SeatPlan::Kind::person;
    host.person = 1;
    host.name = "Ann";
    host.here = true;
    setup.seats = {host, match::SeatPlan{}};
    return setup;
}

match::Setup among_bots(std::string game) {
    auto setup = setup_of(std::move(game));
    for (auto& seat : setup.seats) {
        seat = match::SeatPlan{};
        seat.kind = match::SeatPlan::Kind::bot;
        seat.level = "greedy";
    }
    return setup;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string text(data, data + size);
    std::vector<match::LogEntry> log;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find("\n\n", at), text.size());
        log.push_back({static_cast<match::Ms>(at) * 100, text.substr(at, end - at)});
        at = end + 2;
        const auto log_record = match::read_log_record(log.back().text);
        if (log_record)
            require(match::read_log_record(match::log_record_text(*log_record)) == log_record);
    }
    const std::string first(games::all_games().front()->about().id);
    for (const auto& setup : {setup_of("gops"), setup_of(first), among_bots("gops")}) {
        const auto room = match::Room::load(setup, log, {}, 1'000'000);
        if (!room) {
            require(!room.error().message.empty());
            continue;
        }
        require(room->version() == std::ssize(log));
        for (const Viewer viewer : match::viewers_of(2))
            require(!room->message({.viewer = viewer, .lang = Lang::en, .since = 0}, 1'000'000)
                         .empty());
    }
    return 0;
}
