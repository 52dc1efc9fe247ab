#include "kit/prove.hpp"
#include "rules.hpp"

AGORA_PROVE_GAME(Bluff, agora::bluff::Bluff);

namespace agora::bluff {
namespace {

// Two dice each: 5 and 2, 5 and 1.
Bluff::State rolled() {
    auto state = *Bluff::start({2}, 2);
    Silence silence;
    constexpr std::array<Item, 4> faces = {4, 1, 4, 0};
    for (const Item item : faces) Bluff::apply_outcome(state, item, silence);
    return state;
}

TEST(BluffWords, AClaimIsReadInBothLanguagesAndInShort) {
    const auto view = Bluff::view(rolled(), Seat{0});
    for (const auto text :
         {"claim 3 fives", "claim 3 5", "annoncer 3 cinq", "annoncez 3 5", "3 5"}) {
        const auto line = Bluff::read(view, text, Lang::fr);
        ASSERT_TRUE(line) << text;
        EXPECT_EQ(Bluff::write(view, (*line)[0]), "claim 3 fives") << text;
        EXPECT_EQ(Bluff::write(view, (*line)[0], Lang::fr), "annoncer 3 cinq") << text;
    }
    for (const auto text : {"claim 5 5", "claim 3 7", "claim 0 1", "doubt", "claim 3", "give 3 5"})
        EXPECT_FALSE(Bluff::read(view, text, Lang::en)) << text;
}

TEST(BluffRules, WhoClaimedTooMuchLosesADie) {
    auto state = rolled();
    Silence silence;
    auto right = state;
    Bluff::apply(state, 0, static_cast<Bluff::Action>(8 * 3 + 5), silence);  // there are two fives
    Bluff::apply(state, 1, Bluff::Action::doubt, silence);
    EXPECT_EQ(state.left, (std::array<std::uint8_t, 2>{1, 2}));
    EXPECT_EQ(state.turn, 0);
    Bluff::apply(right, 0, static_cast<Bluff::Action>(8 * 2 + 5), silence);
    Bluff::apply(right, 1, Bluff::Action::doubt, silence);
    EXPECT_EQ(right.left, (std::array<std::uint8_t, 2>{2, 1}));
    EXPECT_EQ(right.turn, 1);
}

}  // namespace
}  // namespace agora::bluff
