#include "match/setup.hpp"

#include "ai/bot.hpp"
#include "games/registry.hpp"
#include "match/chat.hpp"

#include <algorithm>
#include <set>

namespace agora {

namespace {

bool is_key(std::string_view key) {
    return key.size() >= 8 && key.size() <= setup_limit::word &&
           std::ranges::all_of(key, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                      c == '-' || c == '_';
           });
}

Result<void> check_seat(const SeatPlan& seat, std::set<PersonId>& people) {
    switch (seat.kind) {
        case SeatPlan::Kind::bot:
            if (const auto bot = make_bot(seat.level, 0); !bot) return std::unexpected(bot.error());
            break;
        case SeatPlan::Kind::person:
            if (seat.person <= 0) return refuse("a seat is for somebody who is not known");
            if (seat.name.empty() || characters(seat.name) > setup_limit::name ||
                clean_text(seat.name) != seat.name)
                return refuse("a seat is for somebody without a proper name");
            if (!people.insert(seat.person).second)
                return refuse(seat.name + " cannot have two seats");
            break;
        case SeatPlan::Kind::invited:
            if (!is_key(seat.key)) return refuse("the key of an invitation is not one");
            break;
        case SeatPlan::Kind::open: break;
    }
    return {};
}

Result<void> check_clock(const TimeControl& clock) {
    using Kind = TimeControl::Kind;
    const Ms least = clock.kind == Kind::move ? setup_limit::least_move : setup_limit::least_bank;
    const bool good = clock.kind == Kind::none
                          ? clock.budget == 0 && clock.increment == 0
                          : clock.budget >= least && clock.budget <= setup_limit::most_time &&
                                clock.increment >= 0 &&
                                clock.increment <= setup_limit::most_increment &&
                                (clock.kind == Kind::game || clock.increment == 0);
    if (!good) return refuse("such a clock cannot be set");
    return {};
}

}  // namespace

Result<void> check_setup(const Setup& setup) {
    const auto game = setup.rules == 0 ? find_game(setup.game) : find_game(setup.game, setup.rules);
    if (!game) return std::unexpected(game.error());
    if (const auto start = (*game)->start(setup.settings, setup.size()); !start)
        return std::unexpected(start.error());

    std::set<PersonId> people;
    for (const auto& seat : setup.seats)
        if (auto good = check_seat(seat, people); !good) return good;
    const auto is_host = [&](const SeatPlan& seat) {
        return seat.kind == SeatPlan::Kind::person && seat.here && seat.person == setup.host;
    };
    if (std::ranges::none_of(setup.seats, is_host)) return refuse("the host must have a seat");

    if (auto good = check_clock(setup.clock); !good) return good;
    if (const auto bot = make_bot(setup.stand_in, 0); !bot) return std::unexpected(bot.error());
    if (setup.grace < 0 || setup.grace > setup_limit::most_time)
        return refuse("an absent player cannot be waited for so long");
    if (setup.idle < setup_limit::least_idle || setup.idle > setup_limit::most_idle)
        return refuse("a table cannot be idle for so short or so long a time");
    if (setup.spectators < 0 || setup.spectators > setup_limit::spectators)
        return refuse("a table has 0 to " + std::to_string(setup_limit::spectators) +
                      " spectators");

    const auto for_people = std::ranges::count_if(
        setup.seats, [](const SeatPlan& seat) { return seat.kind != SeatPlan::Kind::bot; });
    if (setup.rated && for_people < 2) return refuse("a rated game needs two people");
    if (setup.rated && setup.undo) return refuse("nothing is taken back in a rated game");
    return {};
}

Result<Setup> complete(Setup asked, Opening opening) {
    asked.host = opening.host;
    asked.seed = opening.seed;
    asked.opened = opening.now;
    if (const auto game = find_game(asked.game)) asked.rules = (*game)->about().rules;
    for (auto& seat : asked.seats) {
        if (seat.kind == SeatPlan::Kind::person && seat.name.empty()) {
            seat.person = opening.host;
            seat.name = opening.name;
        }
        seat.here = seat.kind == SeatPlan::Kind::person && seat.person == opening.host;
        if (seat.kind != SeatPlan::Kind::invited) continue;
        if (opening.keys.empty()) return refuse("there are more invitations than keys");
        seat.key = opening.keys.front();
        opening.keys = opening.keys.subspan(1);
    }
    if (const auto good = check_setup(asked); !good) return std::unexpected(good.error());
    return asked;
}

}  // namespace agora
