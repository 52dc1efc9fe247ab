// States that cannot be: `broken` names what is wrong with each.
#include "games/splendor/testing/position.hpp"

namespace agora::splendor {
namespace {

const CardId bought = costing(4, 0, 0, 0, 0);
const CardId secret_card = costing(0, 0, 6, 0, 0);

// A position with something of everything.
State whole() {
    return Position{.players = {{.gems = {1, 2, 0, 0, 0, 1},
                                 .bought = {bought},
                                 .reserved = {Reserved::secret(secret_card)},
                                 .nobles = {needing(4, 4, 0, 0, 0)}},
                                {.gems = {0, 0, 3, 3, 0}}}}
        .state();
}

// Changes a whole state and expects `broken` to say so, using a certain word.
template <class Change>
void expect_broken(Change&& change, std::string_view word = "") {
    State state = whole();
    change(state);
    const std::string said = Splendor::broken(state);
    EXPECT_NE(said, "") << show(state);
    EXPECT_NE(said.find(word), std::string::npos) << "\"" << said << "\" says nothing of " << word;
}

constexpr auto one_of = [](Colour colour) { return Gems::of(colour); };

TEST(SplendorBroken, AWholeStateIsNot) { EXPECT_EQ(Splendor::broken(whole()), ""); }

TEST(SplendorBroken, GemsFromNowhereOrLost) {
    expect_broken([](State& state) { state.table.bank += one_of(Colour::red); }, "gems");
    expect_broken([](State& state) { state.table.bank -= one_of(Colour::red); }, "gems");
    expect_broken([](State& state) { state.table.gems[1] += one_of(Colour::gold); }, "gems");
    expect_broken([](State& state) { state.table.gems[0] -= one_of(Colour::gold); }, "gems");
    expect_broken([](State& state) { state.table.gems[3] += one_of(Colour::blue); }, "gems");
}

TEST(SplendorBroken, AGemThatChangedItsColour) {
    expect_broken(
        [](State& state) {
            state.table.bank -= one_of(Colour::white);
            state.table.bank += one_of(Colour::onyx);
        },
        "gems");
}

TEST(SplendorBroken, AGemTakenFromAnEmptyPile) {
    expect_broken(
        [](State& state) {
            const Gems two = Gems::of(Colour::green, 2);  // the bank has one
            state.table.bank -= two;
            state.table.gems[0] += two;
        },
        "gems");
}

TEST(SplendorBroken, AGemPaidThatNobodyHad) {
    expect_broken(
        [](State& state) {
            state.table.gems[0] -= one_of(Colour::green);
            state.table.bank += one_of(Colour::green);
        },
        "gems");
}

TEST(SplendorBroken, ElevenGemsInAHand) {
    const auto eleven = [](Seat seat) {
        return [seat](State& state) {
            const Gems gems = {3, 2, 1, 1, 4};
            state.table.bank += state.table.gems[seat];
            state.table.bank -= gems;
            state.table.gems[seat] = gems;
        };
    };
    expect_broken(eleven(0), "10 gems");
    expect_broken(
        [&](State& state) {
            eleven(0)(state);
            state.table.phase = Phase::give_back;
            state.table.turn = 1;
        },
        "10 gems");
    State giving = whole();
    eleven(0)(giving);
    giving.table.phase = Phase::give_back;
    EXPECT_EQ(Splendor::broken(giving), "") << "one who gives back has more than ten";
}

TEST(SplendorBroken, ACardInTwoPlaces) {
    expect_broken([](State& state) { state.deck = state.deck.with(bought); }, "cards");
    expect_broken([](State& state) { state.deck = state.deck.with(state.table.grid[0]); }, "cards");
    expect_broken([](State& state) { state.table.grid[1] = state.table.grid[0]; }, "cards");
    expect_broken([](State& state) { state.table.reserved[1][0] = Reserved::open(secret_card); },
                  "cards");
    expect_broken(
        [](State& state) {
            state.table.bought[1].add(bought);
            state.table.bonus[1] += one_of(Colour::red);
            ++state.table.points[1];
        },
        "cards");
}

TEST(SplendorBroken, ACardLost) {
    expect_broken([](State& state) { state.deck = state.deck.without(state.deck.nth(0)); },
                  "cards");
    expect_broken([](State& state) { state.table.reserved[0][0] = Reserved(); }, "cards");
    expect_broken([](State& state) { state.table.grid[0] = no_card; }, "cards");
}

TEST(SplendorBroken, OneCardLostAndAnotherTwice) {
    expect_broken(
        [](State& state) {
            state.deck = state.deck.without(state.deck.nth(0)).with(state.table.grid[0]);
        },
        "cards");
}

TEST(SplendorBroken, ACardThatDoesNotExist) {
    expect_broken([](State& state) { state.deck = state.deck.without(state.deck.nth(0)).with(90); },
                  "cards");
    expect_broken([](State& state) { state.table.bought[0].words[2] |= 1U << 31U; }, "cards");
}

TEST(SplendorBroken, ACardThatIsNotKnown) {
    expect_broken([](State& state) { state.table.reserved[0][0] = Reserved::face_down(1); },
                  "card");
}

TEST(SplendorBroken, ACardInTheWrongRow) {
    expect_broken([](State& state) { std::swap(state.table.grid[0], state.table.grid[4]); }, "row");
}

TEST(SplendorBroken, AGapThatCouldBeFilled) {
    expect_broken(
        [](State& state) {
            state.deck = state.deck.with(state.table.grid[6]);
            state.table.grid[6] = no_card;
        },
        "grid");
}

TEST(SplendorBroken, AGapInAHand) {
    expect_broken(
        [](State& state) { std::swap(state.table.reserved[0][0], state.table.reserved[0][1]); });
}

TEST(SplendorBroken, BonusesOrPrestigeThatDoNotFollowFromTheCards) {
    expect_broken([](State& state) { state.table.bonus[0] += one_of(Colour::red); }, "bonus");
    expect_broken([](State& state) { state.table.bonus[1] += one_of(Colour::red); }, "bonus");
    expect_broken([](State& state) { state.table.bonus[0] = {}; }, "bonus");
    expect_broken([](State& state) { ++state.table.points[0]; }, "prestige");
    expect_broken([](State& state) { state.table.points[1] = 3; }, "prestige");
}

TEST(SplendorBroken, ANobleInTwoPlacesOrLost) {
    const auto noble = static_cast<std::uint16_t>(1U << needing(4, 4, 0, 0, 0));
    expect_broken([&](State& state) { state.table.nobles |= noble; }, "noble");
    expect_broken(
        [&](State& state) {
            state.table.visits[1] = noble;
            state.table.points[1] = 3;
        },
        "noble");
    expect_broken(
        [](State& state) {
            state.table.nobles =
                static_cast<std::uint16_t>(state.table.nobles & (state.table.nobles - 1U));
        },
        "noble");
    expect_broken([](State& state) { state.table.nobles |= 0b11'1111'1110; }, "noble");
}

TEST(SplendorBroken, ANobleThatDoesNotExist) {
    expect_broken(
        [](State& state) {
            state.table.nobles = static_cast<std::uint16_t>(
                (state.table.nobles & (state.table.nobles - 1U)) | (1U << 12U));
        },
        "noble");
}

TEST(SplendorBroken, AnEmptySeatThatHasSomething) {
    expect_broken([](State& state) {
        state.table.gems[2] = one_of(Colour::onyx);
        state.table.bank -= one_of(Colour::onyx);
    });
    expect_broken(
        [](State& state) { std::swap(state.table.reserved[0], state.table.reserved[3]); });
}

TEST(SplendorBroken, ATurnOfNobody) {
    expect_broken([](State& state) { state.table.turn = 2; });
    expect_broken([](State& state) { state.table.first = 3; });
}

}  // namespace
}  // namespace agora::splendor
