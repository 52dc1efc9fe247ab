// Checks of how a game goes: invariants, records, order of simultaneous choices, allocations.
#pragma once

#include "core/erase.hpp"
#include "core/record.hpp"
#include "kit/allocations.hpp"
#include "kit/findings.hpp"
#include "kit/setups.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace agora::kit {

// Random games of every set-up end, and every invariant holds at every step. New games are begun
// until so many steps have been made, spread evenly over all set-ups.
template <Game G>
Findings check_random_play(int most_steps) {
    Findings findings;
    const auto setups = all_setups<G>();
    const int share = most_steps / static_cast<int>(setups.size());
    for (const auto& setup : setups) {
        int steps = 0;
        for (int game = 0; (game == 0 || steps < share) && !findings.enough(); ++game) {
            const auto where = setup.name + ", game " + std::to_string(game) + ": ";
            const auto holds = [&](const typename G::State& state) {
                ++steps;
                if (const auto why = G::broken(state); !why.empty()) findings.add(where + why);
                const Standing standing = G::standing(state);
                if (standing.seats != setup.seats) findings.add(where + "a standing lacks seats");
                Standing again = standing;
                rank(again);
                if (again != standing) findings.add(where + "ranks do not follow from the scores");
                if ((G::turn(state) == Turn::players) == G::pending(state).empty())
                    findings.add(where + "pending does not fit whose turn it is");
            };
            holds(setup.start());
            const auto unended = play_randomly<G>(
                setup, static_cast<std::uint64_t>(game),
                [&](const auto& state) {
                    if (G::luck(state).among.empty()) findings.add(where + "luck with no outcome");
                },
                [&](const auto& state, Seat, const auto& legal) {
                    std::set<std::uint32_t> distinct;
                    for (const auto action : legal)
                        distinct.insert(static_cast<std::uint32_t>(action));
                    if (distinct.size() != legal.size()) findings.add(where + "a decision twice");
                    for (const Seat other : G::pending(state))
                        if (other >= setup.seats) findings.add(where + "a seat that is not there");
                },
                holds);
            if (!unended.empty()) findings.add(where + unended);
        }
    }
    return findings;
}

// A record, written to text and read again, leads through the same positions, whose events are about
// seats of the table, or about nobody.
template <Game G>
Findings check_records(int games) {
    Findings findings;
    static const ErasedGame<G> erased;
    for (const auto& preset : erased.presets()) {
        for (int seats = G::about.least_seats; seats <= G::about.most_seats; ++seats) {
            for (int game = 0; game < games && !findings.enough(); ++game) {
                const auto seed = static_cast<std::uint64_t>(game);
                const auto where = std::string(preset.name) + ", " + std::to_string(seats) +
                                   " seats, game " + std::to_string(game) + ": ";
                Record record;
                record.game = G::about.id;
                record.rules = G::about.rules;
                record.settings = *erased.complete({std::string(preset.name), {}});
                record.players.assign(static_cast<std::size_t>(seats), "player \"x\" é");
                auto started = erased.start(record.settings, seats);
                if (!started) continue;
                auto& position = **started;
                std::vector<std::uint64_t> hashes;
                const Tape tape(seed);
                Random random(seed);
                Events events;
                while (position.turn() != Turn::over && hashes.size() < longest_game) {
                    if (position.turn() == Turn::luck) {
                        const Item item = tape.pick(position.luck());
                        record.steps.push_back({std::nullopt, position.write_outcome(item)});
                        position.apply_outcome(item, events);
                    } else {
                        const auto pending = position.pending();
                        if (pending.empty()) break;
                        const auto n = random.below(static_cast<unsigned>(pending.size()));
                        const Seat seat = ItemSet{pending.bits(), 0}.nth(n);
                        const auto legal = position.legal(seat);
                        if (legal.empty()) break;
                        const auto code = legal[random.below(static_cast<unsigned>(legal.size()))];
                        record.steps.push_back({seat, position.view(seat)->write(code)});
                        position.apply(seat, code, events);
                    }
                    hashes.push_back(position.hash());
                }
                if (position.turn() != Turn::over) {
                    findings.add(where +
                                 (hashes.size() < longest_game ? "nobody can act" : no_end()));
                    continue;
                }
                for (const auto& event : events.list())
                    if (event.seat >= seats && event.seat != nobody)
                        findings.add(
                            where + "an event is about seat " + std::to_string(event.seat) +
                            ", which is not there; what no seat brought about is nobody's");
                record.result = position.standing();
                const auto again = read_record(record_file(record));
                JsonWriter line;
                write_record(record, line);
                if (!again || *again != record || read_record(line.text()) != again) {
                    findings.add(where + "a record does not survive being written and read");
                    continue;
                }
                auto replay = Replay::begin(erased, *again);
                for (const auto expected : hashes) {
                    const auto step = replay->advance(events);
                    if (!step) findings.add(where + step.error().message);
                    if (!step || replay->position().hash() != expected) {
                        findings.add(where + "the replay differs at step " +
                                     std::to_string(replay->next()));
                        break;
                    }
                }
                if (const auto why = check_record(erased, *again))
                    findings.add(where + why->message);
            }
        }
    }
    return findings;
}

// Luck comes from a table's tape, where each pile has one order for the whole match: what came from
// a pile and is put back comes again at once. So whatever can come twice needs a pile of its own
// each time: a roll of a die, a pile that is shuffled again.
template <Game G>
Findings check_luck_varies(int games) {
    Findings findings;
    for (const auto& setup : all_setups<G>()) {
        for (int game = 0; game < games && !findings.enough(); ++game) {
            const Tape tape(static_cast<std::uint64_t>(game));
            std::map<std::uint32_t, ItemSet> come;  // by pile
            bool again = false;
            play_randomly<G>(
                setup, static_cast<std::uint64_t>(game),
                [&](const auto& state) {
                    const Luck luck = G::luck(state);
                    ItemSet& before = come[luck.pile];
                    luck.among.each([&](Item item) {
                        if (again || luck.among.size() < 2 || !before.has(item)) return;
                        again = true;
                        findings.add(
                            setup.name + ", game " + std::to_string(game) + ": " +
                            G::write_outcome(state, item) + " came from pile " +
                            std::to_string(luck.pile) +
                            " before, and it would come from it for ever (whatever can come "
                            "twice needs a new pile number each time)");
                    });
                    before = before.with(tape.pick(luck));
                },
                [](const auto&...) {}, [](const auto&...) {}, &tape);
        }
    }
    return findings;
}

// Several seats that owe a decision may answer in any order: the result is the same.
template <Game G>
void check_order_is_irrelevant(const typename G::State& state, Random& random, Findings& findings,
                               const std::string& where) {
    const SeatSet pending = G::pending(state);
    if (pending.size() < 2) return;
    std::vector<std::pair<Seat, typename G::Action>> choices;
    for (const Seat seat : pending) {
        typename G::Actions legal;
        G::legal(state, seat, legal);
        choices.emplace_back(seat, legal[random.below(static_cast<unsigned>(legal.size()))]);
    }
    Silence silence;
    auto forward = state;
    for (const auto& [seat, action] : choices) G::apply(forward, seat, action, silence);
    for (int order = 0; order < 3; ++order) {
        for (std::size_t i = choices.size(); i > 1; --i)
            std::swap(choices[i - 1], choices[random.below(static_cast<unsigned>(i))]);
        auto other = state;
        for (const auto& [seat, action] : choices) {
            typename G::Actions legal;
            if (G::pending(other).has(seat)) G::legal(other, seat, legal);
            if (!legal.contains(action))
                return findings.add(where +
                                    "one seat's choice changes what another may choose at the "
                                    "same time");
            G::apply(other, seat, action, silence);
        }
        if (!(other == forward)) findings.add(where + "the order of simultaneous choices matters");
    }
}

template <Game G>
Findings check_simultaneous_choices(int looks) {
    Findings findings;
    look_into_games<G>(
        looks, findings, [](const auto&...) {},
        [&](auto& scene, const auto& state, Seat, const auto&) {
            check_order_is_irrelevant<G>(state, scene.random, findings, scene.where);
        },
        [](const auto&...) {});
    return findings;
}

// Listing and applying allocate nothing.
template <Game G>
Findings check_allocations(int games) {
    Findings findings;
    for (const auto& setup : all_setups<G>()) {
        Random random(1);
        Silence silence;
        auto state = setup.start();
        typename G::Actions legal;
        for (int game = 0; game < games; ++game) {
            state = setup.start();
            const auto before = allocations();
            for (int step = 0; step < longest_game && G::turn(state) != Turn::over; ++step) {
                if (G::turn(state) == Turn::luck) {
                    G::apply_outcome(state, draw_luck<G>(state, random), silence);
                    continue;
                }
                const Seat seat = *G::pending(state).begin();
                legal.clear();
                G::legal(state, seat, legal);
                G::apply(state, seat, legal[random.below(static_cast<unsigned>(legal.size()))],
                         silence);
            }
            if (const auto made = allocations() - before; made != 0)
                findings.add(setup.name + ": " + std::to_string(made) + " allocations in one game");
        }
    }
    return findings;
}

}  // namespace agora::kit
