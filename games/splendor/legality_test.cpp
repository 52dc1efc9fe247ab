// What is legal is what nothing refuses, and whoever is refused is told the reason.
#include "games/splendor/legality.hpp"

#include "games/splendor/testing/position.hpp"
#include "kit/setups.hpp"

#include <gmock/gmock.h>

#include <map>

namespace agora::splendor {
namespace {

// Whatever can be thought of, but for payments with much gold.
std::vector<Action> thinkable() {
    std::vector<Action> all = {pass()};
    for (unsigned bits = 0; bits < 64; ++bits) all.push_back(take(bits));
    for (const auto colour : colours) {
        all.push_back(take_pair(colour));
        all.push_back(give_back(colour));
    }
    for (int level = 0; level < 3; ++level) all.push_back(reserve_top(level));
    for (NobleId noble = 0; noble < noble_count; ++noble) all.push_back(choose_noble(noble));
    for (CardId card = 0; card < card_count; ++card) {
        all.push_back(reserve(card));
        all.push_back(buy(card));
        for (int i = 0; i < gem_colours; ++i)
            for (const int gold : {1, 2, 5})
                all.push_back(buy(card, Gems::of(static_cast<Colour>(i), gold)));
    }
    return all;
}

// Whether there is a text for it that says what it is, and nothing else.
bool has_words(const Table& table, Action action) {
    const unsigned what = operand(action);
    const auto card = static_cast<CardId>(what);
    switch (kind(action)) {
        case Kind::take: return what != 0;
        case Kind::reserve: return grid_place(table, card) >= 0;
        case Kind::buy:
            return gold_instead(action).empty() &&
                   (grid_place(table, card) >= 0 || hand_place(table, card) >= 0);
        case Kind::noble: return ((table.nobles >> what) & 1U) != 0;
        default: return true;
    }
}

template <class Visit>
void look_into_games(Visit visit) {
    Random random(5);
    for (const auto& setup : kit::all_setups<Splendor>())
        kit::play_randomly<Splendor>(
            setup, 3, [](const State&) {},
            [&](const State& state, Seat seat, const Splendor::Actions& legal) {
                if (random.below(4) == 0) visit(state, seat, legal);
            },
            [](const State&) {});
}

TEST(SplendorLegality, WhatNothingRefusesIsLegal) {
    const auto all = thinkable();
    look_into_games([&](const State& state, Seat, const Splendor::Actions& legal) {
        for (const auto action : legal)
            EXPECT_EQ(refusal(state, action), Refusal::none) << show(action) << show(state);
        const std::set<Action> allowed(legal.begin(), legal.end());
        for (const auto action : all)
            EXPECT_EQ(refusal(state, action) == Refusal::none, allowed.contains(action))
                << show(action) << show(state);
    });
}

TEST(SplendorLegality, EachReasonHasWordsOfItsOwn) {
    const auto all = thinkable();
    std::map<std::string, Refusal> reasons;
    look_into_games([&](const State& state, Seat seat, const Splendor::Actions&) {
        const auto view = Splendor::view(state, seat);
        for (const auto action : all) {
            if (!has_words(state.table, action)) continue;
            const auto why = refusal(state, action);
            const auto text = Splendor::write(view, action);
            const auto line = Splendor::read(view, text, Lang::en);
            ASSERT_EQ(line.has_value(), why == Refusal::none) << text << show(state);
            if (line) continue;
            const auto [known, fresh] = reasons.emplace(line.error().message, why);
            EXPECT_EQ(known->second, why) << text << ": " << line.error().message;
            EXPECT_THAT(line.error().message, testing::Not(testing::HasSubstr("{")));
        }
    });
    std::set<Refusal> met;
    for (const auto& [message, why] : reasons) met.insert(why);
    for (const auto why :
         {Refusal::gems_first, Refusal::within_the_limit, Refusal::no_noble_now,
          Refusal::gold_taken, Refusal::small_pile, Refusal::empty_pile, Refusal::three_remain,
          Refusal::hand_is_full, Refusal::three_reserved, Refusal::cannot_pay, Refusal::can_act})
        EXPECT_TRUE(met.contains(why)) << "never met: " << static_cast<int>(why);
}

}  // namespace
}  // namespace agora::splendor
