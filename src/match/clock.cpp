#include "match/clock.hpp"

#include <algorithm>

namespace agora::match {

Clocks::Clocks(const TimeControl& control) : control_(control) {
    for (auto& hands : hands_) hands.left = hands.before = control.budget;
}

void Clocks::ask(Seat seat, Ms at, int percent) {
    if (control_.kind == TimeControl::Kind::none) return;
    auto& hands = hands_[seat];
    if (control_.kind == TimeControl::Kind::move) hands.left = control_.budget * percent / 100;
    hands.before = hands.left;
    hands.since = at;
    hands.runs = true;
}

void Clocks::go_on(Seat seat, Ms at) {
    auto& hands = hands_[seat];
    if (!hands.runs) return;
    hands.left = left(seat, at);
    hands.since = at;
}

void Clocks::decided(Seat seat, Ms at) {
    stop(seat, at);
    auto& hands = hands_[seat];
    if (control_.kind == TimeControl::Kind::move) hands.left = control_.budget;
    if (control_.kind == TimeControl::Kind::game) hands.left += control_.increment;
}

void Clocks::stop(Seat seat, Ms at) {
    auto& hands = hands_[seat];
    if (!hands.runs) return;
    hands.left = left(seat, at);
    hands.runs = false;
}

void Clocks::withdraw(Seat seat) {
    auto& hands = hands_[seat];
    if (!hands.runs) return;
    hands.left = hands.before;
    hands.runs = false;
}

void Clocks::take_back(Seat seat) {
    if (control_.kind != TimeControl::Kind::game) return;
    auto& hands = hands_[seat];
    hands.left = std::max(Ms{0}, hands.left - control_.increment);
}

Ms Clocks::left(Seat seat, Ms at) const {
    const auto& one = hands(seat);
    if (!one.runs) return one.left;
    return std::max(Ms{0}, one.left - std::max(Ms{0}, at - one.since));
}

std::optional<Ms> Clocks::falls(Seat seat) const {
    const auto& one = hands(seat);
    if (!one.runs) return std::nullopt;
    return one.since + one.left;
}

bool Clocks::has_fallen(Seat seat, Ms at) const {
    const auto when = falls(seat);
    return when && at >= *when;
}

}  // namespace agora::match
