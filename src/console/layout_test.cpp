#include "console/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

namespace agora::console {
namespace {

const TerminalStyle style{.width = 40, .names = {}};

TEST(Layout, CountsRowsOfTheScreen) {
    EXPECT_EQ(rows_of("", 10), 1);
    EXPECT_EQ(rows_of("one\ntwo", 10), 2);
    EXPECT_EQ(rows_of("0123456789", 10), 1);
    EXPECT_EQ(rows_of("0123456789x\ny", 10), 3);
    EXPECT_EQ(rows_of("éééééééééé", 10), 1);
}

TEST(Layout, KnowsWhatADrawingShowsAlready) {
    EXPECT_TRUE(is_shown_in("a board   Ann\nwith      5 gems\n", "Ann\n\n5 gems\nmore\n"));
    EXPECT_FALSE(is_shown_in("a board   Ann\nwith      5 gems\n", "Ann\nmore\n"));
}

TEST(Layout, NewsThatFitHaveALineEach) {
    EXPECT_EQ(news_text({"Ann builds.", "Bob sleeps."}, 2, style), "Ann builds.\nBob sleeps.\n");
    EXPECT_EQ(news_text({}, 2, style), "");
}

TEST(Layout, ManyNewsRunTogether) {
    EXPECT_EQ(news_text({"Ann builds.", "Bob sleeps."}, 1, style), "Ann builds · Bob sleeps\n");
}

TEST(Layout, OfTooManyNewsTheLastAreTold) {
    const std::vector<std::string> news(20, "Somebody does something.");
    auto more = news;
    more.emplace_back("Zoe wins.");
    const auto text = news_text(more, 3, style);
    EXPECT_EQ(std::ranges::count(text, '\n'), 3) << text;
    EXPECT_TRUE(text.starts_with("(1")) << text;
    EXPECT_TRUE(text.ends_with("Zoe wins\n")) << text;
    EXPECT_TRUE(news_text(more, 0, style).ends_with("Zoe wins\n"));
}

TEST(Layout, NamesAreSaidOnceAndWithoutRemark) {
    const std::vector<std::string> names = {"Ann", "Hugo (keen)", "Anna", "Hugo"};
    const TerminalStyle named{.width = 60, .names = names};
    EXPECT_EQ(news_text({"Ann builds.", "Ann sleeps.", "Anna sings.", "Hugo hums."}, 1, named),
              "Ann builds, sleeps · Anna sings · Hugo hums\n");
    EXPECT_EQ(news_text({"Hugo (keen) builds.", "Hugo hums."}, 1, named),
              "Hugo (keen) builds · Hugo hums\n");
    const TerminalStyle alone{.width = 60, .names = std::span(names).first(3)};
    EXPECT_EQ(news_text({"Hugo (keen) builds.", "It rains."}, 1, alone),
              "Hugo builds · It rains\n");
}

TEST(Layout, WhatManyDidIsSaidOnce) {
    const std::vector<std::string> names = {"Ann", "Hugo (keen)", "Nora (keen)", "Otto (keen)"};
    const TerminalStyle named{.width = 60, .names = names};
    EXPECT_EQ(news_text({"Hugo (keen) builds.", "Hugo (keen) has chosen.",
                         "Nora (keen) has chosen.", "Otto (keen) has chosen."},
                        1, named, Seat{0}),
              "Hugo builds, has chosen (Nora, Otto too)\n");
}

// With any number of seats: each of the others, whatever else happened before and after.
TEST(Layout, WhatEachOfTheOthersDidLastIsAlwaysTold) {
    const std::vector<std::string> names = {"Ann", "Hugo (keen)", "Nora (keen)", "Otto (keen)"};
    const TerminalStyle named{.width = 60, .names = names};
    const std::vector<std::string> news = {
        "Ann builds the Tavern.",        "Hugo (keen) takes 2 gold.", "Hugo (keen) builds.",
        "A card is turned up.",          "Nora (keen) takes 2 gold.", "You drew: a Manor.",
        "Otto (keen) robs Nora (keen).", "It is a new round.",
    };
    EXPECT_EQ(least_news_rows(news, named, Seat{0}), 2);
    EXPECT_EQ(news_text(news, 0, named, Seat{0}),
              "(4 more, see log) · Hugo builds · Nora takes 2 gold · You\n"
              "  drew: a Manor · Otto robs Nora\n");
    EXPECT_EQ(news_text(news, 3, named, Seat{0}),
              "Ann builds the Tavern · Hugo takes 2 gold, builds · A card\n"
              "  is turned up · Nora takes 2 gold · You drew: a Manor ·\n"
              "  Otto robs Nora · It is a new round\n");
    EXPECT_EQ(least_news_rows({}, named), 0);
}

// What many did is one item; where each did something else afterwards, an old one.
TEST(Layout, WhatManyDidBeforeSomethingElseMayGo) {
    const std::vector<std::string> names = {"Ann", "Hugo (keen)", "Nora (keen)", "Otto (keen)"};
    const TerminalStyle named{.width = 60, .names = names};
    std::vector<std::string> news;
    for (const auto* what : {" has chosen.", " takes 2 gold.", " builds a Manor."})
        for (const auto& name : std::span(names).subspan(1)) news.push_back(name + what);
    EXPECT_EQ(news_text(news, 0, named, Seat{0}),
              "(2 more, see log) · Hugo builds a Manor (Nora, Otto too)\n");
}

// The title of the table above must not scroll away.
TEST(Layout, NewsKeepToTheRowsThatThereAre) {
    const std::vector<std::string> names = {"Ann", "Hugo (keen)", "Nora (keen)", "Otto (keen)"};
    const TerminalStyle named{.width = 40, .names = names};
    const std::vector<std::string> news = {
        "Hugo (keen) builds the Imperial Treasury.", "You are robbed of 3 gold by Otto (keen).",
        "Nora (keen) draws 2 cards.", "Otto (keen) destroys the Haunted Quarter."};
    EXPECT_EQ(news_text(news, {0, 4}, named, Seat{0}),
              "Hugo builds the Imperial Treasury · You\n"
              "  are robbed of 3 gold by Otto · Nora\n"
              "  draws 2 cards · Otto destroys the\n"
              "  Haunted Quarter\n");
    auto explained = news;
    explained[1] = "You are robbed of 3 gold by Otto (keen). It is gone for good, all of it, alas.";
    EXPECT_EQ(news_text(explained, {0, 4}, named, Seat{0}),
              news_text(news, {0, 4}, named, Seat{0}));
    EXPECT_EQ(news_text(news, {0, 3}, named, Seat{0}),
              "(1 more, see log) · You are robbed of 3\n"
              "  gold by Otto · Nora draws 2 cards ·\n"
              "  Otto destroys the Haunted Quarter\n");
    EXPECT_EQ(news_text(news, {0, 2}, named, Seat{0}),
              "(3 more, see log) · You are robbed of 3\n"
              "  gold by Otto\n");
}

// Whoever is hit reads it, however much happened afterwards.
TEST(Layout, WhatIsDoneToTheReaderIsTheLastToGo) {
    const std::vector<std::string> names = {"Ann", "Hugo (keen)", "Otto (keen)"};
    const TerminalStyle named{.width = 60, .names = names};
    std::vector<std::string> news = {
        "Otto (keen) kills the King.",
        "You are the King: Otto (keen) has murdered you, and you lose this turn.",
        "Hugo (keen) destroys your Tavern.",
    };
    for (int i = 0; i < 20; ++i) {
        news.emplace_back("Hugo (keen) takes 2 gold.");
        news.emplace_back("Otto (keen) builds a Manor.");
    }
    EXPECT_EQ(news_text(news, 1, named, Seat{0}),
              "(39 more, see log) · You are the King: Otto has murdered\n"
              "  you, and you lose this turn · Hugo destroys your Tavern,\n"
              "  takes 2 gold · Otto builds a Manor\n");
}

}  // namespace
}  // namespace agora::console
