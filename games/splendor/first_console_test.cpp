// What the first console version was to show and to understand: numbers, cards, nobles, the
// commands of its page, and the page itself.
#include "games/splendor/testing/position.hpp"
#include "games/splendor/text.hpp"
#include "kit/setups.hpp"

#include <gmock/gmock.h>

#include <sstream>

namespace agora::splendor {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

constexpr unsigned W = 1, G = 4, R = 8, O = 16;  // bits of a take

const std::vector<std::string> names = {"Ann", "Bob", "Cid", "Zoé"};

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream all(text);
    for (std::string line; std::getline(all, line);) lines.push_back(line);
    return lines;
}

std::string drawn(const State& state, Viewer viewer, Part part, Lang lang = Lang::en,
                  int rows = 0) {
    const TerminalStyle style{.lang = lang, .rows = rows, .names = names};
    return Splendor::draw(Splendor::view(state, viewer), style, part);
}

// The one decision that a line means; the refusal fails the test.
Action means(const State& state, std::string_view text) {
    const auto line = Splendor::read(Splendor::view(state, state.table.turn), text, Lang::en);
    if (line && line->size() == 1) return (*line)[0];
    ADD_FAILURE() << text << ": " << (line ? "several decisions" : line.error().message);
    return pass();
}

std::string answer(const State& state, std::string_view text) {
    const auto line = Splendor::read(Splendor::view(state, state.table.turn), text, Lang::en);
    return line ? "accepted" : line.error().message;
}

TEST(SplendorFirstConsole, EveryPlayerHasANumberWhoeverLooksAndWhoeverPlays) {
    for (int seats = 2; seats <= 4; ++seats)
        for (Seat turn = 0; turn < seats; ++turn) {
            const State state =
                Position{.players = std::vector<Player>(static_cast<std::size_t>(seats)),
                         .turn = turn}
                    .state();
            for (const Viewer viewer : kit::all_viewers(seats))
                for (const Lang lang : {Lang::en, Lang::fr}) {
                    const auto table = drawn(state, viewer, Part::table, lang);
                    const auto decks = drawn(state, viewer, Part::mine, lang);
                    for (Seat seat = 0; seat < seats; ++seat) {
                        const std::string number = std::to_string(seat + 1) + " " + names.at(seat);
                        const std::string player = lang == Lang::en ? "Player " : "Joueur ";
                        EXPECT_THAT(table, HasSubstr((seat == turn ? "\n>" : "\n ") + number));
                        EXPECT_THAT(decks, HasSubstr(player + number + "\n"));
                    }
                }
        }
}

TEST(SplendorFirstConsole, TheDecksStandInAColumnTheThirdLevelOnTop) {
    const State state = Position{}.state();
    for (const Lang lang : {Lang::en, Lang::fr})
        for (const int rows : {0, 18}) {
            std::string column;  // decks and the first card of each row, from top to bottom
            for (const auto& line : lines_of(drawn(state, Seat{0}, Part::table, lang, rows)))
                for (int level = 0; level < 3; ++level) {
                    if (!line.starts_with(deck_name(level, lang))) continue;
                    column += std::to_string(level + 1);
                    for (int place = 0; place < grid_places; ++place)
                        EXPECT_EQ(line.contains(place_name(place) + " "), place / 4 == level)
                            << line;
                }
            EXPECT_EQ(column, "321") << rows;
        }
}

TEST(SplendorFirstConsole, ACardHasItsNumberPrestigePriceAndGem) {
    constexpr int width = 16;  // of a card on the board
    const State state = Position{}.state();
    const auto lines = lines_of(drawn(state, Seat{1}, Part::table));
    for (int place = 0; place < grid_places; ++place) {
        const Card& card = cards.at(state.table.grid.at(static_cast<std::size_t>(place)));
        const std::string name = place_name(place) + pad_left(std::to_string(place + 1), 3);
        const auto line =
            std::ranges::find_if(lines, [&](const std::string& one) { return one.contains(name); });
        ASSERT_NE(line, lines.end()) << name;
        const auto at = line->find(name);
        std::string head = name + "   +" + letter(card.bonus);
        if (card.points > 0)
            head += " " + std::to_string(card.points) + (card.points == 1 ? " pt" : " pts");
        EXPECT_EQ(pad(line->substr(at, width), width), pad(head, width));
        EXPECT_EQ(pad((line + 1)->substr(at, width), width), pad(by_number(card.cost), width));
    }
}

TEST(SplendorFirstConsole, ANobleHasItsNumberPrestigeAndPrice) {
    for (int seats = 2; seats <= 4; ++seats) {
        const State state =
            Position{.players = std::vector<Player>(static_cast<std::size_t>(seats))}.state();
        const auto lines = lines_of(drawn(state, Viewer::spectator(), Part::table));
        for (int number = 1; number <= seats + 1; ++number) {
            const auto noble = noble_at(state.table, number);
            ASSERT_TRUE(noble) << number;
            const std::string name(noble_name(*noble).en);
            const auto line = std::ranges::find_if(
                lines, [&](const std::string& one) { return one.contains(name); });
            ASSERT_NE(line, lines.end()) << name;
            EXPECT_THAT(line->substr(0, line->find(name)),
                        HasSubstr(" " + std::to_string(number) + " "));
            EXPECT_THAT(*line, HasSubstr("  " + by_number(nobles.at(*noble).needs) + "  "));
            EXPECT_THAT(*line, EndsWith(" 3 pts"));
        }
    }
}

// One who can pay for everything and has reserved three cards.
State rich() {
    return Position{.rules = "console",
                    .players = {{.bonus = {7, 7, 7, 7, 7},
                                 .reserved = {Reserved::open(costing(0, 0, 0, 7, 3)),
                                              Reserved::secret(costing(0, 7, 3, 0, 0)),
                                              Reserved::open(costing(7, 3, 0, 0, 0))}},
                                {}}}
        .state();
}

TEST(SplendorFirstConsole, UnderstandsTheCommandsOfItsPage) {
    const State state = Position{.rules = "console"}.state();
    EXPECT_EQ(means(state, "take R G O"), take(R | G | O));
    EXPECT_EQ(means(state, "take W R G"), take(W | R | G));
    EXPECT_EQ(means(state, "take w w"), take_pair(Colour::white));
    EXPECT_EQ(means(state, "reserve a1"), reserve(state.table.grid[0]));
    EXPECT_EQ(means(state, "reserve a2"), reserve(state.table.grid[1]));
    EXPECT_EQ(means(state, "reserve a3"), reserve(state.table.grid[2]));
    EXPECT_EQ(means(state, "reserve 9"), reserve(state.table.grid[8]));

    const State all = rich();
    for (int place = 0; place < grid_places; ++place) {
        const auto card = all.table.grid.at(static_cast<std::size_t>(place));
        EXPECT_EQ(means(all, "buy " + place_name(place)), buy(card));
        EXPECT_EQ(means(all, "buy " + std::to_string(place + 1)), buy(card));
    }
    for (std::size_t number = 1; number <= 3; ++number)
        EXPECT_EQ(means(all, "pay " + std::to_string(number)),
                  buy(all.table.reserved[0].at(number - 1).card()));
}

TEST(SplendorFirstConsole, ElevenIsACardToBuyAndNoGemToTake) {
    const State state = Position{.rules = "console"}.state();
    EXPECT_EQ(answer(state, "take 11"), "Error, wrong gems code. Please try again");
    EXPECT_EQ(answer(state, "buy 11"), "Insufficient gems. Please try again");
    EXPECT_EQ(answer(state, "buy 13"), "Card does not exist. Please try again");
    EXPECT_EQ(means(rich(), "buy 11"), buy(rich().table.grid[10]));
}

TEST(SplendorFirstConsole, ABlankTooManyDoesNoHarmAndOneTooFewIsRefused) {
    const State state = Position{.rules = "console"}.state();
    for (const auto* text : {"take R G O ", " take  R G  O", "take R G O\t"})
        EXPECT_EQ(means(state, text), take(R | G | O)) << text;
    EXPECT_EQ(answer(state, "taker g o"),
              "Put a blank after take, such as take R G O. Please try again");
}

// The page without its line ends.
std::string running_text(const std::string& page) {
    std::string text;
    std::istringstream words(page);
    for (std::string word; words >> word;) text += (text.empty() ? "" : " ") + word;
    return text;
}

TEST(SplendorFirstConsole, ThePageSaysWhatThatOfTheDocumentSaysInItsOrder) {
    const auto text = running_text(Splendor::manual(preset("console"), 2, Lang::en));
    std::size_t at = 0;
    for (const auto* part :
         {"WELCOME TO SPLENDOR",
          "published by Space Cowboys",
          "https://www.spacecowboys.fr",
          "You collect gems and spend them on gem mines, the development cards.",
          "a gem for good, a discount on all that you buy later",
          "a noble comes to visit you, which is worth prestige too.",
          "The player with the most prestige wins.",
          "Players 2 3 4 Nobles 3 4 5",
          "Gems of a colour 4 5 7",
          "Game Objective: The game ends when a player has 15 prestige",
          "The round is then played out",
          "Winner: Most prestige wins. Between equals, the one who bought fewer development cards",
          "Game Units: Gems - ",
          "HAND GEMS",
          "PERMANENT GEMS",
          "Gold gems - Marked E.",
          "Nobles - In the first section",
          "visits you by itself",
          "Development cards - In the second section",
          "Player deck - Yours in full",
          "always by the command me.",
          "Prestige points - ",
          "How to play: On each turn you do exactly one of these:",
          "(1) Take gems",
          "(2) Buy",
          "(3) Reserve",
          "(4) Pay a reserved card",
          "You may hold 10 hand gems",
          "Gameplay Commands: (important)",
          "1. take",
          "take W R G",
          "take w w",
          "2. buy",
          "buy a1",
          "3. reserve",
          "reserve a1",
          "4. pay",
          "Res 1 (...)",
          "pay 1",
          "5. quit",
          "NOTE: Capital or small letters",
          "Tip: You can always look up the commands above",
          "typing help.",
          "--Please scroll up to read more--"}) {
        const auto found = text.find(part, at);
        ASSERT_NE(found, std::string::npos) << part << " after " << text.substr(at, 80);
        at = found;
    }
    EXPECT_THAT(text, Not(HasSubstr("{")));
}

}  // namespace
}  // namespace agora::splendor
