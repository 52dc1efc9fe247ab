// Seats, start, and closing a table without a result.
#include "bots/bot.hpp"
#include "match/admission.hpp"
#include "match/room.hpp"

#include <algorithm>
#include <utility>

namespace agora::match {

namespace {

std::optional<Error> not_waiting(Life life, Lang lang) {
    switch (life) {
        case Life::waiting: return std::nullopt;
        case Life::playing: return refuse(ErrorCode::not_waiting, lang).error();
        case Life::over: return refuse(ErrorCode::over, lang).error();
        case Life::closed: break;
    }
    return refuse(ErrorCode::closed, lang).error();
}

}  // namespace

Expected<void> Room::may_sit(Seat seat, PersonId person, std::string_view key, Lang lang) const {
    if (seat >= setup_.seats.size()) return refuse(ErrorCode::no_such_seat, lang);
    const auto& plan = state_.plans[seat];
    if (!state_.occupants[seat].is_empty()) return refuse(ErrorCode::seat_taken, lang);
    if (plan.kind == SeatPlan::Kind::person && plan.person != person)
        return refuse(ErrorCode::seat_taken, lang);
    if (plan.kind == SeatPlan::Kind::invited && !is_same_key(plan.key, key))
        return refuse(ErrorCode::wrong_key, lang);
    return {};
}

// The seat reserved for this person, or the one of the invitation, or any open one.
std::optional<Seat> Room::seat_for(PersonId person, std::string_view key) const {
    for (const auto kind : {SeatPlan::Kind::person, SeatPlan::Kind::invited, SeatPlan::Kind::open})
        for (const Seat seat : SeatSet::first(setup_.size()))
            if (state_.plans[seat].kind == kind && may_sit(seat, person, key, Lang::en))
                return seat;
    return std::nullopt;
}

Expected<Accepted> Room::join(PersonId person, std::string_view name, std::optional<Seat> seat,
                              std::string_view key, Ms now, Lang lang) {
    if (state_.seat_of(person)) return refuse(ErrorCode::already_here, lang);
    if (const auto why = not_waiting(state_.life, lang)) return std::unexpected(*why);
    if (person <= 0 || name.empty() || characters(name) > setup_limit::name ||
        clean_text(name) != name)
        return refuse(ErrorCode::bad_text, lang);
    if (!seat) seat = seat_for(person, key);
    if (!seat) return refuse(key.empty() ? ErrorCode::seat_taken : ErrorCode::wrong_key, lang);
    if (const auto may = may_sit(*seat, person, key, lang); !may)
        return std::unexpected(may.error());

    auto done = accepted();
    LogRecord log_record{
        .verb = Verb::join, .seat = *seat, .person = person, .name = std::string(name)};
    commit(log_record, now, done);
    // One who watched is there already.
    presence_[*seat] = {spectators_.erase(person) > 0, up(now)};
    if (setup_.start == StartRule::when_full && state_.is_full()) begin(now, done);
    conclude(now, done);
    return done;
}

Expected<Accepted> Room::leave(PersonId person, Ms now, Lang lang) {
    const auto seat = state_.seat_of(person);
    const bool is_host_of_bots = state_.playback && person != 0 && person == state_.host;
    if (!seat && !is_host_of_bots) return refuse(ErrorCode::not_here, lang);
    if (state_.life == Life::over || state_.life == Life::closed)
        return std::unexpected(*not_on(lang));
    auto done = accepted();
    if (seat)
        drop_seat(*seat, Cause::asked, now, done);
    else
        commit({.verb = Verb::close, .cause = Cause::abandoned}, now, done);
    conclude(now, done);
    return done;
}

// A table without people is closed.
void Room::drop_seat(Seat seat, Cause cause, Ms now, Accepted& done) {
    // One who has no seat any more may still look on.
    if (is_present(seat)) spectators_.insert(state_.occupants[seat].person);
    commit({.verb = Verb::leave, .seat = seat, .cause = cause}, now, done);
    presence_[seat] = {false, up(now)};
    if (state_.people() == 0) commit({.verb = Verb::close, .cause = Cause::abandoned}, now, done);
}

Expected<Accepted> Room::start(PersonId person, Ms now, Lang lang) {
    if (const auto why = not_waiting(state_.life, lang)) return std::unexpected(*why);
    if (person == 0 || person != state_.host) return refuse(ErrorCode::not_host, lang);
    // A rated game is among those it was announced for; elsewhere bots take the empty seats.
    if (setup_.rated && !state_.is_full()) return refuse(ErrorCode::not_full, lang);
    auto done = accepted();
    begin(now, done);
    conclude(now, done);
    return done;
}

Expected<Accepted> Room::set_seat(PersonId person, Seat seat, std::string_view level, Ms now,
                                  Lang lang) {
    if (const auto why = not_waiting(state_.life, lang)) return std::unexpected(*why);
    if (person == 0 || person != state_.host) return refuse(ErrorCode::not_host, lang);
    if (seat >= setup_.seats.size() || state_.playback)
        return refuse(ErrorCode::no_such_seat, lang);
    if (state_.occupants[seat].is_person()) return refuse(ErrorCode::seat_taken, lang);
    if (!level.empty()) {
        // A rated game is among the people it was announced for.
        if (setup_.rated) return refuse(ErrorCode::not_full, lang);
        if (const auto plays = bots::check_bot(setup_.game, std::string(level)); !plays)
            return refuse(ErrorCode::bad_setup, plays.error().in(lang));
    }
    auto done = accepted();
    done.repeated =
        level.empty() ? !state_.plans[seat].is_reserved() : state_.occupants[seat].bot == level;
    if (done.repeated) return done;
    commit({.verb = Verb::seat, .seat = seat, .level = std::string(level)}, now, done);
    presence_[seat] = {false, up(now)};
    if (setup_.start == StartRule::when_full && state_.is_full()) begin(now, done);
    conclude(now, done);
    return done;
}

Expected<Accepted> Room::swap_seats(PersonId person, Seat seat, Seat other, Ms now, Lang lang) {
    if (const auto why = not_waiting(state_.life, lang)) return std::unexpected(*why);
    if (person == 0 || person != state_.host) return refuse(ErrorCode::not_host, lang);
    const auto size = setup_.seats.size();
    if (seat >= size || other >= size || seat == other || state_.playback)
        return refuse(ErrorCode::no_such_seat, lang);
    auto done = accepted();
    commit({.verb = Verb::swap, .seat = seat, .other = other}, now, done);
    std::swap(presence_[seat], presence_[other]);
    conclude(now, done);
    return done;
}

// A table whose game cannot begin, since its rules do not replay what they dealt, is closed.
void Room::begin(Ms now, Accepted& done) {
    const std::vector<std::string> nameless(setup_.seats.size());
    const auto dealt = Table::open(*state_.game, setup_.settings, nameless, setup_.seed);
    // The setup was checked when the table was opened.
    if (!try_to_commit({.verb = Verb::start, .steps = dealt->record().steps}, now, done))
        commit({.verb = Verb::close, .cause = Cause::abandoned}, now, done);
}

Expected<Accepted> Room::make_host(PersonId person, PersonId next, Ms now, Lang lang) {
    if (state_.life == Life::over || state_.life == Life::closed)
        return std::unexpected(*not_on(lang));
    if (person == 0 || person != state_.host) return refuse(ErrorCode::not_host, lang);
    if (!state_.seat_of(next)) return refuse(ErrorCode::not_here, lang);
    auto done = accepted();
    commit({.verb = Verb::host, .person = next}, now, done);
    conclude(now, done);
    return done;
}

}  // namespace agora::match
