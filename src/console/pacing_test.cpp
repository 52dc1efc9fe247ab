#include "console/pacing.hpp"

#include <gtest/gtest.h>

namespace agora::console {
namespace {

using namespace std::chrono_literals;

const Pace::Clock::time_point noon(12h);

TEST(Pace, IsInSeconds) {
    Pace pace(2, noon);
    EXPECT_EQ(pace.left(noon), 2);
    EXPECT_EQ(pace.left(noon + 1500ms), 0.5);
    EXPECT_EQ(pace.left(noon + 3s), 0);
    pace.begin(noon + 3s);
    EXPECT_EQ(pace.left(noon + 4s), 1);
}

TEST(Pace, KeysMakeItFasterSlowerAndStop) {
    Pace pace(1, noon);
    EXPECT_EQ(pace.press('+', noon), Pace::Key::changed);
    EXPECT_EQ(pace.left(noon), 0.5);
    EXPECT_EQ(pace.press('-', noon), Pace::Key::changed);
    EXPECT_EQ(pace.press('-', noon), Pace::Key::changed);
    EXPECT_EQ(pace.left(noon), 2);
    EXPECT_EQ(pace.press(' ', noon), Pace::Key::changed);
    EXPECT_EQ(pace.left(noon + 1h), std::nullopt);
    EXPECT_EQ(pace.press(' ', noon + 1h), Pace::Key::changed);
    EXPECT_EQ(pace.left(noon + 1h), 2);  // begins anew
    EXPECT_EQ(pace.press('n', noon), Pace::Key::next);
    EXPECT_EQ(pace.press('q', noon), Pace::Key::leave);
    EXPECT_EQ(pace.press('x', noon), Pace::Key::none);
    for (int i = 0; i < 20; ++i) pace.press('+', noon);
    EXPECT_EQ(pace.left(noon), Pace::fastest);
    for (int i = 0; i < 20; ++i) pace.press('-', noon);
    EXPECT_EQ(pace.left(noon), Pace::slowest);
}

TEST(Pace, AsItHappensUntilSomebodyWantsItSlower) {
    Pace pace({}, noon);
    EXPECT_EQ(pace.left(noon), 0);
    EXPECT_TRUE(pace.about(Lang::en).starts_with("as it happens")) << pace.about(Lang::en);
    pace.press('-', noon);
    EXPECT_EQ(pace.left(noon), 1);
}

TEST(Pace, SaysHowFastItWillGoWhilePaused) {
    Pace pace(1, noon);
    pace.press(' ', noon);
    const auto before = pace.about(Lang::en);
    EXPECT_TRUE(before.starts_with("paused, else every second ")) << before;
    EXPECT_TRUE(pace.about(Lang::fr).starts_with("en pause, sinon chaque seconde "));
    pace.press('+', noon);
    EXPECT_TRUE(pace.about(Lang::en).starts_with("paused")) << pace.about(Lang::en);
    EXPECT_TRUE(pace.about(Lang::en).contains("every 0.5\u00A0s")) << pace.about(Lang::en);
    EXPECT_NE(pace.about(Lang::en), before);
}

TEST(Pace, SaysHowFastItGoes) {
    EXPECT_TRUE(Pace(0.5, noon).about(Lang::en).starts_with("every 0.5\u00A0s"));
    EXPECT_TRUE(Pace(0.3125, noon).about(Lang::en).starts_with("every 0.31\u00A0s"));
    EXPECT_TRUE(Pace(12.5, noon).about(Lang::en).starts_with("every 12.5\u00A0s"));
    EXPECT_TRUE(Pace(1, noon).about(Lang::en).starts_with("every second"));
    EXPECT_TRUE(Pace(1, noon).about(Lang::fr).starts_with("chaque seconde"));
    EXPECT_TRUE(Pace(0.3, noon).about(Lang::fr).starts_with("toutes les 0,3\u00A0s"));
}

}  // namespace
}  // namespace agora::console
