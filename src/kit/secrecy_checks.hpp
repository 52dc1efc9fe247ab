// Checks of who knows what. The idea: change what a viewer may not know, and not one byte of what
// the viewer gets may change.
#pragma once

#include "kit/findings.hpp"
#include "kit/setups.hpp"

#include <algorithm>
#include <cstring>

namespace agora::kit {

template <class T>
bool same_bytes(const T& a, const T& b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

// What a viewer is told of these events.
inline std::vector<Event> told(const Events& events, Viewer viewer) {
    std::vector<Event> list;
    for (const auto& event : events.list())
        if (event.to.includes(viewer)) list.push_back(event);
    return list;
}

// A world drawn for a viewer looks the same to that viewer in everything: its view, whose turn it
// is, what is legal. It keeps the invariants, and it varies exactly where the view is not certain.
template <Game G>
void check_worlds(const typename G::State& state, Viewer viewer, Random& random, Findings& findings,
                  const std::string& where) {
    const auto view = G::view(state, viewer);
    const auto who = where + name_of(viewer) + ": ";
    const bool certain = G::certain(view);
    bool varies = false;
    const int draws = certain ? 2 : 64;
    for (int draw = 0; draw < draws && !(varies && draw >= 3); ++draw) {
        const auto world = G::sample(view, random);
        if (!same_bytes(G::view(world, viewer), view))
            return findings.add(who +
                                "a world drawn from the view has another view (a secret is in "
                                "the view, or the sampler draws what cannot be)");
        if (const auto why = G::broken(world); !why.empty())
            return findings.add(who + "a world drawn from the view is broken: " + why);
        if (G::turn(world) != G::turn(state) || G::pending(world) != G::pending(state))
            return findings.add(who + "whose turn it is depends on a secret");
        if (G::turn(state) != Turn::over && G::standing(world) != G::standing(state))
            return findings.add(who + "the standing depends on a secret");
        if (!viewer.is_spectator() && G::pending(state).has(viewer.seat())) {
            typename G::Actions here;
            typename G::Actions there;
            G::legal(state, viewer.seat(), here);
            G::legal(world, viewer.seat(), there);
            if (!std::equal(here.begin(), here.end(), there.begin(), there.end()))
                return findings.add(who + "what is legal depends on a secret");
        }
        varies = varies || !same_bytes(world, state);
    }
    if (varies && certain) findings.add(who + "the view is said to be certain but worlds differ");
    if (!varies && !certain)
        findings.add(who +
                     "worlds never differ from the truth though the view leaves some open (a "
                     "sampler that knows the true state)");
}

// Two outcomes of luck of which a viewer is told the same give the same view, and the other way
// round.
template <Game G>
void check_luck_is_kept(const typename G::State& state, Random& random, Findings& findings,
                        const std::string& where) {
    const Luck luck = G::luck(state);
    if (luck.among.size() < 2) return;
    const Item one = random.pick(luck);
    const Item two = random.pick({luck.pile, luck.among.without(one)});
    auto first = state;
    auto second = state;
    Events first_events;
    Events second_events;
    G::apply_outcome(first, one, first_events);
    G::apply_outcome(second, two, second_events);
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        const bool told_the_same = told(first_events, viewer) == told(second_events, viewer);
        const bool sees_the_same = same_bytes(G::view(first, viewer), G::view(second, viewer));
        if (told_the_same && !sees_the_same)
            findings.add(where + name_of(viewer) + " sees luck that is told to others only");
        if (!told_the_same && sees_the_same)
            findings.add(where + name_of(viewer) + " is told of luck that its view does not show");
    }
}

// While others still choose, nobody sees more of a choice than that it was made.
template <Game G>
void check_choice_is_kept(const typename G::State& state, Seat seat,
                          const typename G::Actions& legal, Random& random, Findings& findings,
                          const std::string& where) {
    if (G::pending(state).size() < 2 || legal.size() < 2) return;
    const auto n = static_cast<unsigned>(legal.size());
    const auto one = random.below(n);
    const auto two = (one + 1 + random.below(n - 1)) % n;
    auto first = state;
    auto second = state;
    Events first_events;
    Events second_events;
    G::apply(first, seat, legal[one], first_events);
    G::apply(second, seat, legal[two], second_events);
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        if (viewer.owns(seat)) continue;
        if (!same_bytes(G::view(first, viewer), G::view(second, viewer)) ||
            told(first_events, viewer) != told(second_events, viewer))
            findings.add(where + name_of(viewer) + " sees what another has chosen in secret");
    }
}

// The first event of the truth that is another one, or none, in a world that looks alike.
template <Game G>
std::string told_too_much(const std::vector<Event>& in_truth, const std::vector<Event>& in_world) {
    const auto [here, there] = std::ranges::mismatch(in_truth, in_world);
    const auto& event = here != in_truth.end() ? *here : *there;
    return ": the event " + std::string(G::event_name(event)) +
           " (what it tells must be seen in the view after it)";
}

// The same outcome of luck in two worlds that look alike to a viewer: as long as they go on looking
// alike, the viewer is told the same.
template <Game G>
void check_luck_events_are_kept(const typename G::State& state, Random& random, Findings& findings,
                                const std::string& where) {
    const Item item = random.pick(G::luck(state));
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        auto truth = state;
        auto world = G::sample(G::view(state, viewer), random);
        if (!G::luck(world).among.has(item)) continue;
        Events in_truth;
        Events in_world;
        G::apply_outcome(truth, item, in_truth);
        G::apply_outcome(world, item, in_world);
        if (same_bytes(G::view(truth, viewer), G::view(world, viewer)) &&
            told(in_truth, viewer) != told(in_world, viewer))
            findings.add(where + name_of(viewer) + " is told more of luck than its view shows" +
                         told_too_much<G>(told(in_truth, viewer), told(in_world, viewer)));
    }
}

// The same decision in two worlds that look alike to a viewer: as long as they go on looking alike,
// the viewer is told the same.
template <Game G>
void check_events_are_kept(const typename G::State& state, Seat seat,
                           const typename G::Actions& legal, Random& random, Findings& findings,
                           const std::string& where) {
    const auto action = legal[random.below(static_cast<unsigned>(legal.size()))];
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        auto truth = state;
        auto world = G::sample(G::view(state, viewer), random);
        typename G::Actions there;
        if (G::pending(world).has(seat)) G::legal(world, seat, there);
        if (!there.contains(action)) continue;
        Events in_truth;
        Events in_world;
        G::apply(truth, seat, action, in_truth);
        G::apply(world, seat, action, in_world);
        if (same_bytes(G::view(truth, viewer), G::view(world, viewer)) &&
            told(in_truth, viewer) != told(in_world, viewer))
            findings.add(where + name_of(viewer) + " is told more than its view shows" +
                         told_too_much<G>(told(in_truth, viewer), told(in_world, viewer)));
    }
}

// Worlds are drawn evenly from those that fit the view. Where a viewer cannot tell some outcomes of
// luck apart, each of them is drawn about equally often once one of them has come.
template <Game G>
void check_worlds_are_even(const typename G::State& state, Random& random, Findings& findings,
                           const std::string& where) {
    constexpr int draws_each = 60;
    const Luck luck = G::luck(state);
    if (luck.among.size() < 2) return;
    const auto after = [&](Item item) {
        auto next = state;
        Silence silence;
        G::apply_outcome(next, item, silence);
        return next;
    };
    const auto truth = after(random.pick(luck));
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        const auto view = G::view(truth, viewer);
        // Only where nothing but this outcome is open can its worlds be counted.
        if (!G::certain(G::view(state, viewer))) continue;
        struct World {
            typename G::State state;
            int chances = 0;  // how many outcomes lead to it
            int drawn = 0;
        };
        std::vector<World> worlds;
        const auto find = [&](const typename G::State& wanted) {
            return std::ranges::find_if(
                worlds, [&](const World& world) { return same_bytes(world.state, wanted); });
        };
        int chances = 0;
        luck.among.each([&](Item item) {
            const auto next = after(item);
            if (!same_bytes(G::view(next, viewer), view)) return;
            ++chances;
            if (const auto known = find(next); known != worlds.end())
                ++known->chances;
            else
                worlds.push_back({next, 1, 0});
        });
        if (worlds.size() < 2) continue;
        for (int draw = 0; draw < draws_each * chances; ++draw)
            if (const auto known = find(G::sample(view, random)); known != worlds.end())
                ++known->drawn;
        for (const World& world : worlds) {
            const int expected = draws_each * world.chances;  // standard deviation below 8 for 60
            if (world.drawn < expected / 4 || world.drawn > expected * 5 / 2)
                return findings.add(where + name_of(viewer) + ": one of " +
                                    std::to_string(worlds.size()) + " possible worlds is drawn " +
                                    std::to_string(world.drawn) + " times instead of about " +
                                    std::to_string(expected));
        }
    }
}

template <Game G>
Findings check_even_worlds(int looks) {
    Findings findings;
    look_into_games<G>(
        looks, findings,
        [&](auto& scene, const auto& state) {
            check_worlds_are_even<G>(state, scene.random, findings, scene.where);
        },
        [](const auto&...) {}, [](const auto&...) {});
    return findings;
}

template <Game G>
Findings check_secrecy(int looks) {
    Findings findings;
    look_into_games<G>(
        looks, findings,
        [&](auto& scene, const auto& state) {
            check_luck_is_kept<G>(state, scene.random, findings, scene.where);
            check_luck_events_are_kept<G>(state, scene.random, findings, scene.where);
        },
        [&](auto& scene, const auto& state, Seat seat, const auto& legal) {
            check_choice_is_kept<G>(state, seat, legal, scene.random, findings, scene.where);
            check_events_are_kept<G>(state, seat, legal, scene.random, findings, scene.where);
        },
        [&](auto& scene, const auto& state) {
            for (const Viewer viewer : all_viewers(scene.setup.seats))
                check_worlds<G>(state, viewer, scene.random, findings, scene.where);
        });
    return findings;
}

}  // namespace agora::kit
