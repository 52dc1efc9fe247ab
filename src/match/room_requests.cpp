// Requests to the others. Undo: where nobody has gained information and they agree. Consent: a
// decision that the game makes dependent on it waits until all other people, or the host, agree.
// Bots always agree. Requests are not logged.
#include "match/room.hpp"
#include "match/takeback.hpp"

#include <algorithm>

namespace agora::match {

// Bots and absent people with a stand-in always agree.
SeatSet Room::who_must_agree(Seat seat) const {
    SeatSet others;
    for (const Seat other : SeatSet::first(setup_.size()))
        if (other != seat && state_.occupants[other].decides_itself()) others = others.with(other);
    return others;
}

Expected<Accepted> Room::ask_undo(PersonId person, Ms now, Lang lang) {
    const auto seat = state_.seat_of(person);
    if (!seat) return refuse(ErrorCode::not_here, lang);
    if (const auto why = not_on(lang)) return std::unexpected(*why);
    if (!setup_.undo) return refuse(ErrorCode::no_undo, lang);
    if (undo_) return refuse(ErrorCode::undo_asked, lang);
    const auto own = state_.last_own(*seat);
    if (own == state_.decided.end()) return refuse(ErrorCode::nothing_to_undo, lang);
    if (!setup_.rated && state_.is_alone(*seat)) return undo_freely(*seat, now);
    const auto& last = state_.decided.back();
    if (own->version != last.version) return refuse(ErrorCode::undo_after_others, lang);
    const auto line = state_.steps_of(last);
    if (std::ranges::any_of(line, [](const Step& step) { return !step.seat; }))
        return refuse(ErrorCode::undo_after_luck, lang);
    // Steps of other seats here are automatic decisions: they are undone as well.
    const auto earlier = state_.table->taken_back_to(last.first_step);
    Random random(mix(setup_.seed + static_cast<std::uint64_t>(state_.version)));
    if (!earlier ||
        !teaches_nothing(*earlier->view(*seat), *state_.table->view(*seat), line, random))
        return refuse(ErrorCode::undo_after_news, lang);

    auto done = accepted();
    undo_ = UndoRequest{*seat, who_must_agree(*seat)};
    if (undo_->waits_for.empty()) commit({.verb = Verb::undo, .seat = *seat}, now, done);
    conclude(now, done);
    return done;
}

// Among bots nobody is wronged: to the own last decision, whatever has happened since. The record
// says so.
Accepted Room::undo_freely(Seat seat, Ms now) {
    auto done = accepted();
    commit({.verb = Verb::undo, .seat = seat, .freely = true}, now, done);
    give_back(seat, now, done);
    conclude(now, done);
    return done;
}

Expected<Accepted> Room::answer_undo(PersonId person, bool agrees, Ms now, Lang lang) {
    const auto seat = state_.seat_of(person);
    if (!seat) return refuse(ErrorCode::not_here, lang);
    // Whoever asked may withdraw the request.
    const bool withdraws = undo_ && undo_->seat == *seat && !agrees;
    if (!withdraws && (!undo_ || !undo_->waits_for.has(*seat)))
        return refuse(ErrorCode::no_request, lang);
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

// The words of a legal decision that needs consent; empty for all others.
std::string Room::needs_consent(Seat seat, const Wish& wish, Lang lang) const {
    const auto decision = state_.table->needs_consent(seat, wish.text, lang);
    return decision ? state_.table->view(seat)->write(*decision) : std::string();
}

Expected<Accepted> Room::ask_consent(const ConsentRequest& request, Ms now, Lang lang) {
    auto done = accepted();
    done.waits = true;
    if (consent_ && consent_->seat == request.seat && consent_->words == request.words) {
        done.repeated = true;
        return done;
    }
    if (consent_) return refuse(ErrorCode::undo_asked, lang);
    consent_ = request;
    conclude(now, done);
    return done;
}

// The consent of the host is enough, unless the request is the host's own.
Expected<Accepted> Room::answer_consent(PersonId person, bool agrees, Ms now, Lang lang) {
    const auto seat = state_.seat_of(person);
    if (!seat) return refuse(ErrorCode::not_here, lang);
    const bool withdraws = consent_ && consent_->seat == *seat && !agrees;
    if (!withdraws && (!consent_ || !consent_->waits_for.has(*seat)))
        return refuse(ErrorCode::no_request, lang);
    if (agrees) consent_->waits_for = consent_->waits_for.without(*seat);
    if (agrees && (person == state_.host || consent_->waits_for.empty())) {
        const auto granted = *consent_;
        // The position has not changed since it was asked for, or the request would be void.
        return decide_now(granted.seat, granted.wish, granted.mark, now, lang);
    }
    if (!agrees) consent_.reset();
    auto done = accepted();
    conclude(now, done);
    return done;
}

}  // namespace agora::match
