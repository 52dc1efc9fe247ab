// What a game lets nobody decide without the others: it becomes a request, which all other people
// or the host grant. Bots do not mind. Like other requests it is in no log.
#include "match/room.hpp"

namespace agora::match {

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

// The word of the host is enough, unless the host wants it.
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
