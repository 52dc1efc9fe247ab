#include "match/foresight.hpp"

#include <algorithm>

namespace agora::match {

namespace {

constexpr int worlds_drawn = 8;

constexpr Text not_legal = {"That is not possible now", "C’est impossible pour le moment"};

enum class Outcome : std::uint8_t { known, open, illegal };

// Applies the decisions to a state sampled from the view of the seat.
Outcome play(AnyPosition& world, Seat seat, std::span<const Code> line) {
    for (const Code decision : line) {
        if (world.turn() == Turn::luck) return Outcome::open;
        const auto legal = world.legal(seat);
        if (std::ranges::find(legal, decision) == legal.end()) return Outcome::illegal;
        Events events;
        world.apply(seat, decision, events);
    }
    return world.turn() == Turn::luck ? Outcome::open : Outcome::known;
}

}  // namespace

Expected<std::optional<Foreseen>> foresee(const AnyView& now, std::string_view line, Lang lang) {
    const auto decisions = now.read(line, lang);
    if (!decisions) return std::unexpected(decisions.error());
    const Seat seat = now.viewer().seat();
    Random random(worlds_drawn);  // fixed: repeated questions give no further samples
    std::optional<Foreseen> foreseen;
    for (int i = 0; i < (now.certain() ? 1 : worlds_drawn); ++i) {
        const auto world = now.sample(random);
        const auto outcome = play(*world, seat, *decisions);
        // Legal decisions are the same in every state of an information set.
        if (outcome == Outcome::illegal) return refuse(std::string(not_legal.in(lang)));
        if (outcome == Outcome::open) return std::nullopt;
        auto view = world->view(seat);
        if (foreseen && !std::ranges::equal(view->bytes(), foreseen->view->bytes()))
            return std::nullopt;
        if (!foreseen) foreseen = {std::move(view), world->pending(), world->legal(seat)};
    }
    return foreseen;
}

}  // namespace agora::match
