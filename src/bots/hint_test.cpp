// What is advised, and why.
#include "bots/hint.hpp"

#include "games/registry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

namespace agora::bots {
namespace {

bool begins_with_the_chance(std::string_view why) {
    if (why.starts_with(" (environ ")) return true;
    const auto number = why.find(' ', 2);
    return (why.starts_with(" (a ") || why.starts_with(" (an ")) && number + 1 < why.size() &&
           std::isdigit(static_cast<unsigned char>(why[number + 1])) != 0;
}

// Whether a player is called by a number.
bool numbers_a_player(std::string_view why) {
    for (const std::string_view word : {"layer ", "oueur "})
        for (auto at = why.find(word); at != std::string_view::npos; at = why.find(word, at + 1))
            if (at + word.size() < why.size() &&
                std::isdigit(static_cast<unsigned char>(why[at + word.size()])) != 0)
                return true;
    return false;
}

// What stands in brackets begins with something that a player can follow, not with a number, and
// calls players by their names.
TEST(Hint, AlwaysHasAReason) {
    const std::vector<std::string> names = {"Ann",         "Hugo (sharp)", "Nora (keen)",
                                            "Otto (keen)", "Iris (sharp)", "Emil (gentle)",
                                            "Bob",         "Cid"};
    int named = 0;
    constexpr std::uint32_t few = 12;
    constexpr int most_hints = 40;
    for (const auto& game : games::all_games()) {
        const int seats = game->about().most_seats;
        const auto position = *game->start({}, seats);
        Random random(11);
        Events events;
        for (int hints = 0; hints < most_hints && position->turn() != Turn::over;) {
            if (position->turn() == Turn::luck) {
                position->apply_outcome(random.pick(position->luck()), events);
                continue;
            }
            const Seat seat = *position->pending().begin();
            const auto legal = position->legal(seat);
            if (legal.size() > 1) {
                ++hints;
                const auto view = position->view(seat);
                const auto hint = hint_for(*view, legal, 5, few);
                for (const auto lang : {Lang::en, Lang::fr}) {
                    const auto text = hint_text(*view, hint, {.lang = lang, .names = names});
                    const std::string why = text.substr(std::min(text.find(" ("), text.size()));
                    EXPECT_GT(why.size(), 3U) << text;
                    EXPECT_FALSE(begins_with_the_chance(why)) << text;
                    EXPECT_FALSE(numbers_a_player(text)) << text;
                    EXPECT_FALSE(text.contains(" %")) << "could end a line before it: " << text;
                    for (const auto* name : {"Hugo", "Nora", "Otto", "Iris", "Emil"})
                        named += why.contains(name) ? 1 : 0;
                }
            }
            position->apply(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))],
                            events);
        }
    }
    EXPECT_GT(named, 0);
}

}  // namespace
}  // namespace agora::bots
