// Checks that nothing shown depends on a numbering that nobody is told. A state may number what
// looks alike, such as the copies of a card; if a number ever shows, it tells more than the card:
// one who lays the third copy of three has neither the first nor the second.
#pragma once

#include "core/capabilities.hpp"
#include "kit/findings.hpp"
#include "kit/secrecy_checks.hpp"
#include "kit/setups.hpp"

#include <string>
#include <vector>

namespace agora::kit {

// All that a viewer can read: what is drawn, and what is told of these events.
template <Game G>
std::string readable(const typename G::State& state, const Events& events, Viewer viewer) {
    const TerminalStyle style;
    const auto view = G::view(state, viewer);
    std::string text = G::draw(view, style, Part::table) + G::draw(view, style, Part::mine);
    for (const auto& event : told(events, viewer)) text += G::tell(event, style) + "\n";
    return text;
}

// The words of an outcome without their numbers: copies of one card are "market 1" and "market 2".
inline std::string without_numbers(std::string text) {
    std::erase_if(text, [](char c) { return c >= '0' && c <= '9'; });
    return text;
}

// Two outcomes that only a number tells apart, and that read the same to a viewer, are the same to
// the byte: a view has no numbers that its drawing does not have.
template <Game G>
void check_views_have_no_numbers(const typename G::State& state, Random& random, Findings& findings,
                                 const std::string& where) {
    const Luck luck = G::luck(state);
    const Item one = random.pick(luck);
    const auto kind = without_numbers(G::write_outcome(state, one));
    auto first = state;
    Events first_events;
    G::apply_outcome(first, one, first_events);
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        const auto view = G::view(first, viewer);
        const auto events = told(first_events, viewer);
        std::string text;
        luck.among.without(one).each([&](Item two) {
            if (without_numbers(G::write_outcome(state, two)) != kind) return;
            auto second = state;
            Events second_events;
            G::apply_outcome(second, two, second_events);
            if (same_bytes(view, G::view(second, viewer)) && events == told(second_events, viewer))
                return;
            if (text.empty()) text = readable<G>(first, first_events, viewer);
            if (text == readable<G>(second, second_events, viewer))
                findings.add(where + name_of(viewer) + " is given a number that nobody is shown: " +
                             G::write_outcome(state, one) + " and " + G::write_outcome(state, two) +
                             " read the same but are not");
        });
    }
}

// What is different for somebody between two states and what has been told on the way; nothing
// where all is the same.
template <Game G>
std::string difference(const typename G::State& one, const Events& told_one,
                       const typename G::State& two, const Events& told_two) {
    for (const Viewer viewer : all_viewers(G::seats(one))) {
        if (!same_bytes(G::view(one, viewer), G::view(two, viewer)))
            return "the view of " + name_of(viewer);
        if (told(told_one, viewer) != told(told_two, viewer))
            return "what " + name_of(viewer) + " is told";
    }
    if (G::turn(one) != G::turn(two) || G::pending(one) != G::pending(two))
        return "whose turn it is";
    for (const Seat seat : G::pending(one)) {
        typename G::Actions here;
        typename G::Actions there;
        G::legal(one, seat, here);
        G::legal(two, seat, there);
        if (!std::equal(here.begin(), here.end(), there.begin(), there.end()))
            return "what is legal";
    }
    return {};
}

// Two worlds that differ only in which of two copies came are played on alike, and stay alike.
template <HasCopies G>
void check_copies_stay_alike(const typename G::State& state, Random& random, Findings& findings,
                             const std::string& where) {
    constexpr int most_steps = 400;
    const Luck luck = G::luck(state);
    const Item one = random.pick(luck);
    ItemSet copies;
    luck.among.without(one).each([&](Item item) {
        if (G::alike(state, one, item)) copies = copies.with(item);
    });
    if (copies.empty()) return;
    const Item two = random.pick({luck.pile, copies});
    auto first = state;
    auto second = state;
    Item here = one;  // what comes next, in each world
    Item there = two;
    for (int step = 0; step < most_steps; ++step) {
        Events first_events;
        Events second_events;
        if (G::turn(first) == Turn::luck) {
            G::apply_outcome(first, here, first_events);
            G::apply_outcome(second, there, second_events);
        } else {
            const auto pending = G::pending(first);
            const Seat seat =
                ItemSet{pending.bits(), 0}.nth(random.below(static_cast<unsigned>(pending.size())));
            typename G::Actions legal;
            G::legal(first, seat, legal);
            const auto action = legal[random.below(static_cast<unsigned>(legal.size()))];
            G::apply(first, seat, action, first_events);
            G::apply(second, seat, action, second_events);
        }
        const auto what = difference<G>(first, first_events, second, second_events);
        if (!what.empty())
            return findings.add(where + what + " depends on which copy came, " +
                                G::write_outcome(state, one) + " or " +
                                G::write_outcome(state, two));
        if (G::turn(first) == Turn::over) return;
        if (G::turn(first) != Turn::luck) continue;
        // One world may have one copy where the other has another: what comes is exchanged too.
        here = random.pick(G::luck(first));
        const ItemSet among = G::luck(second).among;
        there = here;
        if (!among.has(here))
            among.each([&](Item item) {
                if (G::alike(first, here, item)) there = item;
            });
        if (!among.has(there))
            return findings.add(where + "what luck may bring depends on a numbering");
    }
}

template <Game G>
Findings check_numbering(int looks) {
    constexpr int every = 16;  // of the looks: drawing is slow
    int look = 0;
    Findings findings;
    look_into_games<G>(
        looks, findings,
        [&](auto& scene, const auto& state) {
            if (G::luck(state).among.size() < 2) return;
            if (look++ % every == 0)
                check_views_have_no_numbers<G>(state, scene.random, findings, scene.where);
            if constexpr (HasCopies<G>)
                check_copies_stay_alike<G>(state, scene.random, findings, scene.where);
        },
        [](const auto&...) {}, [](const auto&...) {});
    return findings;
}

}  // namespace agora::kit
