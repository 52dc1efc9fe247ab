// For tests of rooms: tables that are quickly set, and one who holds a room as a server would.
#pragma once

#include "bots/bot.hpp"
#include "games/registry.hpp"
#include "match/messages.hpp"
#include "match/room.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>

namespace agora::match::test {

inline constexpr PersonId ann = 1;
inline constexpr PersonId bob = 2;
inline constexpr PersonId cid = 3;
inline constexpr PersonId dee = 4;

inline std::string name_of(match::PersonId person) {
    static constexpr std::array names = {"Nobody", "Ann", "Bob", "Cid", "Dee",
                                         "Eve",    "Fay", "Gus", "Hal"};
    return names.at(static_cast<std::size_t>(person));
}

inline SeatPlan person_seat(PersonId person) {
    SeatPlan plan;
    plan.kind = SeatPlan::Kind::person;
    plan.person = person;
    plan.name = name_of(person);
    plan.here = true;
    return plan;
}

inline SeatPlan bot_seat(std::string level) {
    SeatPlan plan;
    plan.kind = SeatPlan::Kind::bot;
    plan.level = std::move(level);
    return plan;
}

inline SeatPlan invited_seat(std::string key) {
    SeatPlan plan;
    plan.kind = SeatPlan::Kind::invited;
    plan.key = std::move(key);
    return plan;
}

// A table of a game with these seats; the first person is the host.
inline Setup setup_of(std::string game, std::vector<SeatPlan> seats) {
    Setup setup;
    setup.game = std::move(game);
    setup.seats = std::move(seats);
    setup.host = ann;
    setup.seed = 11;
    setup.opened = 1'000;
    return setup;
}

inline Setup two_people(std::string game) {
    return setup_of(std::move(game), {person_seat(ann), person_seat(bob)});
}

inline Setup with_clock(std::string game, TimeControl clock) {
    auto setup = two_people(std::move(game));
    setup.clock = clock;
    return setup;
}

// A game for up to four in which people decide one after the other from the first turn on.
inline std::string turn_game() {
    for (const auto* game : games::all_games()) {
        const auto table = Table::open(*game, {}, {name_of(ann), name_of(bob)}, 1);
        if (game->about().most_seats >= 4 && table && table->pending().size() == 1)
            return std::string(game->about().id);
    }
    throw std::runtime_error("there is no such game");
}

// Puts another state of an information set under a match: how tests see that a viewer cannot tell
// the two apart.
struct WorldSwap {
    static void put(Table& table, std::unique_ptr<AnyPosition> world) {
        table.position_ = std::move(world);
    }
    static void put(Room& room, std::unique_ptr<AnyPosition> world) {
        put(*room.state_.table, std::move(world));
    }
    // Another game, which is in no list, for a table that has not begun.
    static void put(Room& room, const AnyGame& game) {
        room.state_.game = &game;
        room.setup_.settings = {};
    }
};

// Holds a room: keeps the log in memory and remembers what bots are asked.
class Holder {
public:
    explicit Holder(const Setup& setup) : room(opened(setup)), now(setup.opened) { wake(); }

    Room room;
    std::vector<match::LogEntry> log;
    std::vector<match::effect::AskBot> asked;
    std::vector<match::effect::Speech> speeches;
    std::optional<match::Setup> rematch;
    int finished = 0;
    Ms now;

    const Accepted& take(const Accepted& done) {
        bool told = false;
        for (const auto& one : done.effects) {
            if (const auto* append = std::get_if<effect::Append>(&one)) {
                EXPECT_FALSE(told) << "told before it was kept";
                log.push_back(append->entry);
                EXPECT_EQ(append->version, std::ssize(log));
            }
            told |= std::holds_alternative<effect::Tell>(one);
            if (const auto* ask = std::get_if<effect::AskBot>(&one)) asked.push_back(*ask);
            if (const auto* speech = std::get_if<effect::Speech>(&one)) speeches.push_back(*speech);
            if (const auto* again = std::get_if<effect::Rematch>(&one)) rematch = again->setup;
            finished += std::holds_alternative<effect::Finished>(one) ? 1 : 0;
        }
        EXPECT_EQ(room.version(), std::ssize(log));
        return done;
    }

    // "ok", "again" for what had been done before, or the code of the refusal.
    std::string take(const Expected<match::Accepted>& answer) {
        if (!answer) {
            EXPECT_FALSE(answer.error().message.empty());
            return std::string(answer.error().name());
        }
        take(*answer);
        if (answer->waits) return "waits";
        return answer->repeated ? "again" : "ok";
    }

    void wake() { take(room.wake(now)); }
    void wait(Ms ms) {
        now += ms;
        wake();
    }

    std::string join(PersonId person, std::optional<Seat> seat = {}, std::string_view key = "") {
        return take(room.join(person, name_of(person), seat, key, now, Lang::en));
    }
    std::string leave(PersonId person) { return take(room.leave(person, now, Lang::en)); }
    std::string come(PersonId person) { return take(room.come(person, now, Lang::en)); }
    void go(PersonId person) { take(room.go(person, now)); }
    std::string start(PersonId person) { return take(room.start(person, now, Lang::en)); }
    std::string decide(PersonId person, std::string_view text) {
        return decide(person, room.version(), text);
    }
    std::string decide(PersonId person, Version seen, std::string_view text,
                       std::string_view mark = "") {
        return take(
            room.decide(person, {seen, std::string(text), std::string(mark)}, now, Lang::en));
    }
    std::string ask_undo(PersonId person) { return take(room.ask_undo(person, now, Lang::en)); }
    std::string answer_undo(PersonId person, bool agrees) {
        return take(room.answer_undo(person, agrees, now, Lang::en));
    }
    std::string answer_consent(PersonId person, bool agrees) {
        return take(room.answer_consent(person, agrees, now, Lang::en));
    }
    std::string take_over(PersonId person) { return take(room.take_over(person, now, Lang::en)); }
    std::string say(PersonId person, std::string_view text) {
        return take(room.say(person, name_of(person), text, now, Lang::en));
    }

    // Lets bots answer all that they are asked, one question after another.
    void let_bots_play(int most = 10'000) {
        while (!asked.empty() && most-- > 0) {
            const auto ask = asked.front();
            asked.erase(asked.begin());
            take(room.answer(ask.seat, ask.moment,
                             (*bots::make_bot(ask.level, ask.seed))->decide(*ask.view, ask.legal),
                             now));
        }
    }

    SeatSet pending() const { return room.state().pending(); }
    PersonId on_turn() const { return room.state().occupants[*pending().begin()].person; }
    std::string first_legal(Seat seat) const {
        const auto& table = *room.state().table;
        return table.view(seat)->write(table.legal(seat).at(0));
    }
    // What the one on turn may decide after which nothing is drawn, and after which something is.
    std::string without_luck() const { return legal_where(false); }
    std::string with_luck() const { return legal_where(true); }
    std::string message(Viewer viewer) const {
        return room.message({.viewer = viewer, .lang = Lang::en, .since = 0}, now);
    }
    Ms left(Seat seat) const { return room.state().clocks.left(seat, now); }

    Room loaded(std::span<const Downtime> downtimes = {}) const {
        auto again = Room::load(room.setup(), log, downtimes, now);
        if (!again) throw std::runtime_error(again.error().message);
        return *std::move(again);
    }

private:
    std::string legal_where(bool drawn) const {
        const auto& table = *room.state().table;
        const Seat seat = *pending().begin();
        for (const Code decision : table.legal(seat)) {
            auto next = table;
            if (next.play(seat, decision) && !next.pending().has(seat) &&
                next.record().steps.back().seat.has_value() != drawn)
                return table.view(seat)->write(decision);
        }
        throw std::runtime_error("there is no such decision");
    }
    static Room opened(const Setup& setup) {
        auto room = Room::open(setup);
        if (!room) throw std::runtime_error(room.error().message);
        return *std::move(room);
    }
};

}  // namespace agora::match::test
