// Decisions and reserved cards as numbers.
#include "games/splendor/testing/position.hpp"

#include <set>

namespace agora::splendor {
namespace {

TEST(SplendorActions, ReadBackWhatWasWritten) {
    std::set<Action> all;
    const auto check = [&](Action action, Kind what, unsigned about) {
        EXPECT_EQ(kind(action), what);
        EXPECT_EQ(operand(action), about);
        EXPECT_TRUE(all.insert(action).second) << "two meanings: " << show(action);
    };
    for (unsigned bits = 0; bits < 32; ++bits) check(take(bits), Kind::take, bits);
    for (const auto colour : colours) {
        check(take_pair(colour), Kind::take_pair, index(colour));
        check(give_back(colour), Kind::give_back, index(colour));
    }
    for (int level = 0; level < 3; ++level)
        check(reserve_top(level), Kind::reserve_top, static_cast<unsigned>(level));
    for (NobleId noble = 0; noble < noble_count; ++noble)
        check(choose_noble(noble), Kind::noble, noble);
    check(pass(), Kind::pass, 0);
    for (CardId card = 0; card < card_count; ++card) {
        check(reserve(card), Kind::reserve, card);
        for (int code = 0; code < 243; ++code) {
            const Gems instead = {code % 3, code / 3 % 3, code / 9 % 3, code / 27 % 3, code / 81};
            check(buy(card, instead), Kind::buy, card);
            EXPECT_EQ(gold_instead(buy(card, instead)), instead);
            EXPECT_EQ(with_gold_instead(buy(card, instead), Colour::red),
                      buy(card, instead + Gems::of(Colour::red)));
        }
        for (const auto colour : colours)
            if (colour != Colour::gold) {
                EXPECT_EQ(gold_instead(buy(card, Gems::of(colour, 5))), Gems::of(colour, 5));
            }
    }
}

TEST(SplendorActions, ReservedCardsReadBackWhatWasWritten) {
    EXPECT_TRUE(Reserved().empty());
    EXPECT_FALSE(Reserved().is_secret());
    EXPECT_FALSE(Reserved().is_face_down());
    for (CardId card = 0; card < card_count; ++card) {
        const int level = cards.at(card).level - 1;
        for (const auto reserved : {Reserved::open(card), Reserved::secret(card)}) {
            EXPECT_EQ(reserved.card(), card);
            EXPECT_EQ(reserved.level(), level);
            EXPECT_FALSE(reserved.empty());
            EXPECT_FALSE(reserved.is_face_down());
        }
        EXPECT_FALSE(Reserved::open(card).is_secret());
        EXPECT_TRUE(Reserved::secret(card).is_secret());
    }
    for (int level = 0; level < 3; ++level) {
        EXPECT_TRUE(Reserved::face_down(level).is_face_down());
        EXPECT_FALSE(Reserved::face_down(level).empty());
        EXPECT_EQ(Reserved::face_down(level).level(), level);
    }
}

}  // namespace
}  // namespace agora::splendor
