#include "match/takeback.hpp"

#include "match/messages.hpp"

#include <algorithm>
#include <vector>

namespace agora::match {

namespace {

constexpr int worlds_of_owner = 16;   // sampled from the view of the owner
constexpr int worlds_looked_at = 4;   // of these, checked for the other viewers
constexpr int worlds_of_another = 8;  // sampled from the view of each other viewer in one of them

using World = std::unique_ptr<AnyPosition>;

bool same(const AnyView& a, const AnyView& b) { return std::ranges::equal(a.bytes(), b.bytes()); }

// Whether a seat could decide something in this world that makes it look like that to a viewer.
bool can_come_about(const AnyPosition& world, Seat seat, Code likely, const AnyView& look) {
    const auto shows = [&](Code decision) {
        const auto next = world.clone();
        Events events;
        next->apply(seat, decision, events);
        return same(*next->view(look.viewer()), look);
    };
    const auto legal = world.legal(seat);
    const bool is_legal = std::ranges::find(legal, likely) != legal.end();
    return (is_legal && shows(likely)) || std::ranges::any_of(legal, shows);
}

// Whether a decision in this world shows another viewer something that was hidden from it.
bool teaches(const AnyPosition& world, Seat seat, Code decision, Viewer another, Random& random) {
    const auto next = world.clone();
    Events events;
    next->apply(seat, decision, events);
    const auto look = next->view(another);
    const auto knew = world.view(another);
    const int draws = knew->certain() ? 1 : worlds_of_another;
    for (int i = 0; i < draws; ++i)
        if (!can_come_about(*knew->sample(random), seat, decision, *look)) return true;
    return false;
}

// The decision that a step says, as its owner sees it in this world.
std::optional<Code> decision_in(const AnyPosition& world, const Step& step) {
    if (!step.seat) return std::nullopt;
    const auto line = world.view(*step.seat)->read(step.text, Lang::en);
    if (!line || line->size() != 1) return std::nullopt;
    const auto legal = world.legal(*step.seat);
    if (std::ranges::find(legal, line->front()) == legal.end()) return std::nullopt;
    return line->front();
}

}  // namespace

bool teaches_nothing(const AnyView& before, const AnyView& after, std::span<const Step> line,
                     Random& random) {
    const Seat seat = before.viewer().seat();
    std::vector<World> worlds;
    for (int i = 0; i < (before.certain() ? 1 : worlds_of_owner); ++i)
        worlds.push_back(before.sample(random));
    for (const auto& step : line) {
        if (!step.seat) return false;
        const Seat decider = *step.seat;
        int looked_at = 0;
        for (auto& world : worlds) {
            const auto decision = decision_in(*world, step);
            if (!decision) return false;
            // What the table decides for another tells the owner something unless it would in every
            // world.
            if (decider != seat &&
                world->view(decider)->automatic(world->legal(decider)) != decision)
                return false;
            if (looked_at++ < worlds_looked_at)
                for (const Viewer another : viewers_of(world->seats()))
                    if (!another.owns(decider) && !another.owns(seat) &&
                        teaches(*world, decider, *decision, another, random))
                        return false;
            Events events;
            world->apply(decider, *decision, events);
            if (world->turn() == Turn::luck) return false;
        }
        const auto first = worlds.front()->view(seat);
        for (const auto& world : worlds)
            if (!same(*world->view(seat), *first)) return false;
    }
    return same(*worlds.front()->view(seat), after);
}

}  // namespace agora::match
