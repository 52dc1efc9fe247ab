// Taking a decision back: where nobody has learned anything by it, and the others agree.
#include "match/room.hpp"
#include "match/takeback.hpp"

#include <algorithm>

namespace agora {

// Bots do not mind, and neither do those for whom a bot plays.
SeatSet Room::who_must_agree(Seat seat) const {
    SeatSet others;
    for (const Seat other : SeatSet::first(setup_.size()))
        if (other != seat && course_.sitters[other].decides_itself()) others = others.with(other);
    return others;
}

Answer<Accepted> Room::ask_undo(PersonId person, Ms now, Lang lang) {
    const auto seat = course_.seat_of(person);
    if (!seat) return denied(Refused::not_here, lang);
    if (const auto why = not_on(lang)) return std::unexpected(*why);
    if (!setup_.undo) return denied(Refused::no_undo, lang);
    if (undo_) return denied(Refused::undo_asked, lang);
    const auto own = [&](const Decided& one) { return one.seat == *seat && one.by == By::person; };
    if (std::ranges::none_of(course_.decided, own)) return denied(Refused::nothing_to_undo, lang);
    const auto& last = course_.decided.back();
    if (!own(last)) return denied(Refused::undo_after_others, lang);
    const auto line = course_.steps_of(last);
    if (std::ranges::any_of(line, [](const Step& step) { return !step.seat; }))
        return denied(Refused::undo_after_luck, lang);
    // Steps of others are those that the table made for them: they are taken back as well.
    const auto earlier = course_.table->taken_back_to(last.first_step);
    Random random(mix(setup_.seed + static_cast<std::uint64_t>(course_.version)));
    if (!earlier ||
        !teaches_nothing(*earlier->view(*seat), *course_.table->view(*seat), line, random))
        return denied(Refused::undo_after_news, lang);

    auto done = accepted();
    undo_ = UndoRequest{*seat, who_must_agree(*seat)};
    if (undo_->waits_for.empty()) commit({.verb = Verb::undo, .seat = *seat}, now, done);
    conclude(now, done);
    return done;
}

Answer<Accepted> Room::answer_undo(PersonId person, bool agrees, Ms now, Lang lang) {
    const auto seat = course_.seat_of(person);
    if (!seat) return denied(Refused::not_here, lang);
    // The one who asks may think better of it.
    const bool withdraws = undo_ && undo_->seat == *seat && !agrees;
    if (!withdraws && (!undo_ || !undo_->waits_for.has(*seat)))
        return denied(Refused::no_request, lang);
    auto done = accepted();
    if (!agrees) {
        undo_.reset();
    } else {
        undo_->waits_for = undo_->waits_for.without(*seat);
        if (undo_->waits_for.empty()) commit({.verb = Verb::undo, .seat = undo_->seat}, now, done);
    }
    conclude(now, done);
    return done;
}

}  // namespace agora
