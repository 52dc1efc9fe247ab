#include "match/admission.hpp"

#include <algorithm>

namespace agora::match {

bool is_key(std::string_view text) {
    constexpr std::size_t shortest = 8;
    return text.size() >= shortest && text.size() <= setup_limit::word &&
           std::ranges::all_of(text, [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                      c == '-' || c == '_';
           });
}

bool is_same_key(std::string_view key, std::string_view guess) {
    if (key.empty() || key.size() != guess.size()) return false;
    int different = 0;
    for (std::size_t i = 0; i < key.size(); ++i) different |= key[i] ^ guess[i];
    return different == 0;
}

bool takes_part(const Setup& setup, const MatchState& state, PersonId person) {
    if (person <= 0) return false;
    return person == setup.host || person == state.host || state.seat_of(person) ||
           std::ranges::find(state.leavers, person, &Leaver::person) != state.leavers.end() ||
           std::ranges::any_of(state.plans, [&](const SeatPlan& plan) {
               return plan.kind == SeatPlan::Kind::person && plan.person == person;
           });
}

bool admits(const Setup& setup, const MatchState& state, PersonId person, std::string_view key) {
    if (setup.listed || takes_part(setup, state, person)) return true;
    bool fits = is_same_key(setup.key, key);
    for (const auto& plan : setup.seats) fits |= is_same_key(plan.key, key);
    return fits;
}

}  // namespace agora::match
