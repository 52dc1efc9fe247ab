// Chat at a table, and the rematch.
#include "match/rematch.hpp"
#include "match/room.hpp"

#include <algorithm>

namespace agora::match {

Expected<Accepted> Room::say(PersonId person, std::string_view name, std::string_view text, Ms now,
                             Lang lang) {
    const bool seated = state_.seat_of(person).has_value();
    if (!seated && !spectators_.contains(person)) return refuse(ErrorCode::not_here, lang);
    auto said = chat_.say(person, text, now, lang);
    if (!said) return std::unexpected(said.error());
    auto done = accepted();
    done.effects.emplace_back(
        effect::Speech{.channel = seated ? ChatChannel::players : ChatChannel::spectators,
                       .person = person,
                       .name = std::string(name),
                       .text = *std::move(said),
                       .at = now});
    return done;
}

// Spectators may see hidden cards, so players do not read them while the game is on.
bool Room::hears(PersonId person, ChatChannel channel) const {
    if (!state_.seat_of(person)) return spectators_.contains(person);
    return channel == ChatChannel::players || state_.life != Life::playing;
}

Expected<Accepted> Room::want_rematch(PersonId person, Lang lang) {
    const auto seat = state_.seat_of(person);
    if (!seat) return refuse(ErrorCode::not_here, lang);
    if (state_.life == Life::closed) return refuse(ErrorCode::closed, lang);
    if (state_.life != Life::over) return refuse(ErrorCode::not_over, lang);
    auto done = accepted();
    done.repeated = rematch_.has(*seat);
    if (done.repeated) return done;
    rematch_ = rematch_.with(*seat);
    done.effects.emplace_back(effect::Tell{});
    if (rematch_.size() == state_.people())
        done.effects.emplace_back(effect::Rematch{rematch_of(setup_, state_)});
    return done;
}

void Room::take_back_rematch(PersonId person) {
    if (const auto seat = state_.seat_of(person)) rematch_ = rematch_.without(*seat);
}

}  // namespace agora::match
