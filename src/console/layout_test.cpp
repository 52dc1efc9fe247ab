#include "console/layout.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora {
namespace {

const Look look{.width = 40, .names = {}};

TEST(Layout, CountsRowsOfTheScreen) {
    EXPECT_EQ(rows_of("", 10), 1);
    EXPECT_EQ(rows_of("one\ntwo", 10), 2);
    EXPECT_EQ(rows_of("0123456789", 10), 1);
    EXPECT_EQ(rows_of("0123456789x\ny", 10), 3);
    EXPECT_EQ(rows_of("éééééééééé", 10), 1);
}

TEST(Layout, NewsThatFitHaveALineEach) {
    EXPECT_EQ(news_text({"Ann builds.", "Bob sleeps."}, 2, look), "Ann builds.\nBob sleeps.\n");
    EXPECT_EQ(news_text({}, 2, look), "");
}

TEST(Layout, ManyNewsRunTogether) {
    EXPECT_EQ(news_text({"Ann builds.", "Bob sleeps."}, 1, look), "Ann builds. · Bob sleeps.\n");
}

TEST(Layout, OfTooManyNewsTheLastAreTold) {
    const std::vector<std::string> news(20, "Somebody does something.");
    auto more = news;
    more.emplace_back("Zoe wins.");
    const auto text = news_text(more, 3, look);
    EXPECT_EQ(std::ranges::count(text, '\n'), 3) << text;
    EXPECT_TRUE(text.starts_with("(before that: 1")) << text;
    EXPECT_TRUE(text.ends_with("Zoe wins.\n")) << text;
    EXPECT_TRUE(news_text(more, 0, look).ends_with("Zoe wins.\n"));
}

}  // namespace
}  // namespace agora
