#include "bots/bot_names.hpp"

#include "bots/bot.hpp"
#include "core/terminal_style.hpp"

#include <gtest/gtest.h>

#include <set>

namespace agora::bots {
namespace {

TEST(BotNames, AreOfTheSeatAndSayHowItPlays) {
    EXPECT_EQ(bot_title(1, "1", Lang::en), "Hugo (gentle)");
    EXPECT_EQ(bot_title(1, "1", Lang::fr), "Hugo (aimable)");
    EXPECT_EQ(bot_title(0, "max", Lang::en), "Iris (merciless)");
    EXPECT_EQ(bot_title(0, "max", Lang::fr), "Iris (impitoyable)");
    EXPECT_EQ(bot_title(2, "of old", Lang::en), "Nora (of old)");  // of a record of another time
}

TEST(BotNames, DifferAndFitBesideOthers) {
    for (const Lang lang : {Lang::en, Lang::fr}) {
        std::set<std::string> titles;
        for (Seat seat = 0; seat < most_seats; ++seat)
            for (const auto& bot : all_bots()) {
                const auto title = bot_title(seat, bot.name, lang);
                EXPECT_LE(columns(title), 20) << title;  // as the names of people
                EXPECT_TRUE(titles.insert(title).second) << title;
            }
    }
}

TEST(BotNames, AreReadFromRecords) {
    EXPECT_EQ(bot_recorded("bot:3"), "3");
    EXPECT_EQ(bot_recorded("bot:greedy 2"), "greedy");
    EXPECT_FALSE(bot_recorded("Ann"));
}

TEST(BotNames, AreReadAsPeopleTypeThem) {
    const auto asked = [](std::string_view text) {
        const auto bot = bot_asked(text);
        return bot ? bot->value_or("a person") : "refused";
    };
    for (const auto* text : {"bot", "Bot", "BOT"}) EXPECT_EQ(asked(text), middle_level) << text;
    EXPECT_EQ(asked("bot:1"), "1");
    EXPECT_EQ(asked("Bot:Max"), "max");
    EXPECT_EQ(asked("bot:gentle"), "1");
    EXPECT_EQ(asked("bot:féroce"), "8");
    EXPECT_EQ(asked("keen"), "4");
    EXPECT_EQ(asked("Gentle"), "1");
    EXPECT_EQ(asked("feroce"), "8");
    EXPECT_EQ(asked("impitoyable"), "max");
    EXPECT_EQ(asked("greedy"), "greedy");
    EXPECT_EQ(asked("whimsical"), "random");
    for (const auto* text : {"Ann", "Bob", "Botond", "Robotnik", "me", "Bottes", "Max", "Ken",
                             "Kene", "Genti", "Avid", "R2D2"})
        EXPECT_EQ(asked(text), "a person") << text;
    for (const auto* text :
         {"bots",   "robot", "Robots",    "bot3",       "bot 3", "robot:3", "bot:", "bot:9",
          "bot:9x", "bot9",  "bot:gredy", "bot-greedy", "bto",   "bott",    "b0t",  "robbot",
          "rboot",  "keeen", "gentel",    "mercilless", "3",     "17"})
        EXPECT_EQ(asked(text), "refused") << text;
}

TEST(BotNames, AreRefusedWithTheRightForm) {
    const auto why = [](std::string_view text) { return bot_asked(text).error(); };
    EXPECT_TRUE(why("bot:gredy").message.contains("perhaps bot:greedy ("))
        << why("bot:gredy").message;
    EXPECT_FALSE(why("bot:9").message.contains("perhaps")) << why("bot:9").message;
    EXPECT_TRUE(why("bot:9").message.contains("7, 8, max")) << why("bot:9").message;
    EXPECT_TRUE(why("robot:3").message.contains("perhaps bot:3 (")) << why("robot:3").message;
    EXPECT_TRUE(why("gentel").message.contains("perhaps bot:1 (")) << why("gentel").message;
    EXPECT_TRUE(why("3").message.contains("perhaps bot:3 (")) << why("3").message;
    EXPECT_TRUE(why("bots").message.contains("perhaps bot (")) << why("bots").message;
    EXPECT_TRUE(why("bot:gredy").in(Lang::fr).contains("peut-être bot:greedy (un robot"));
}

}  // namespace
}  // namespace agora::bots
