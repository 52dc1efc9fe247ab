#include "match/beginner.hpp"

#include <algorithm>

namespace agora::match {

void let_person_begin(const AnyGame& game, SeatSet people, int seats, Settings& settings) {
    const auto* option = option_with(game, OptionUse::first_seat);
    if (people.size() != 1 || seats < 2 || option == nullptr ||
        std::ranges::any_of(
            settings.values, [&](const auto& one) { return one.first == option->name; }))
        return;
    settings.values.emplace_back(option->name, std::to_string(*people.begin() + 1));
}

}  // namespace agora::match
