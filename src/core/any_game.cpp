#include "core/any_game.hpp"

#include "core/spelling.hpp"

#include <algorithm>
#include <optional>

namespace agora {

const ChoiceInfo* option_with(const AnyGame& game, OptionUse use) {
    const auto choices = game.choices();
    const auto found = std::ranges::find(choices, use, &ChoiceInfo::use);
    return found == choices.end() ? nullptr : &*found;
}

std::unexpected<Error> wrong_number_of_seats(const About& about, int seats) {
    const auto least = std::to_string(about.least_seats);
    const auto most = std::to_string(about.most_seats);
    const auto given = std::to_string(seats);
    return refuse(
        std::string(about.title.en) + " is for " + least + " to " + most + " seats, not " + given,
        std::string(about.title.fr) + " se joue de " + least + " à " + most + ", pas à " + given);
}

Expected<Item> read_outcome(const AnyPosition& position, std::string_view text) {
    std::optional<Item> found;
    position.luck().among.each([&](Item item) {
        if (!found && position.write_outcome(item) == text) found = item;
    });
    if (found) return *found;
    return refuse("\"" + std::string(text) + "\" is nothing that luck can bring here",
                  in_guillemets(text) + " n’est rien que le hasard puisse amener ici");
}

}  // namespace agora
