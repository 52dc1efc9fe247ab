#include "match/beginner.hpp"

#include <algorithm>

namespace agora::match {

void let_person_begin(const AnyGame& game, SeatSet people, int seats, Settings& settings) {
    const auto is_first = [](const auto& option) { return option.first == "first"; };
    if (people.size() != 1 || seats < 2 ||
        std::ranges::find(game.choices(), "first", &ChoiceInfo::name) == game.choices().end() ||
        std::ranges::any_of(settings.values, is_first))
        return;
    settings.values.emplace_back("first", std::to_string(*people.begin() + 1));
}

}  // namespace agora::match
