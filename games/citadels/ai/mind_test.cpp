#include "games/citadels/ai/mind.hpp"

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "bots/testing/fair_play.hpp"
#include "games/citadels/ai/rollout_policy.hpp"
#include "games/citadels/ai/value_net.hpp"
#include "games/citadels/testing/position.hpp"

#include <gtest/gtest.h>

namespace agora::citadels {
namespace {

// What a bot does in a position; the same for several seeds, or the last one.
Action decision_of(std::string_view bot_name, const State& state, std::uint64_t seed = 1) {
    const ErasedPosition<Citadels> position(state);
    const Seat seat = asked(state.table);
    const auto bot = std::move(*bots::make_bot(bot_name, seed));
    return static_cast<Action>(bot->decide(*position.view(seat), position.legal(seat)));
}

State start_with(int game, int seats) {
    const auto presets = Citadels::presets();
    return *Citadels::start(
        presets[static_cast<std::size_t>(game + game / 7) % presets.size()].options, seats);
}

TEST(RolloutPolicy, DecidesWhatIsLegalAndPrunesNotAll) {
    for (int game = 0; game < 42; ++game) {
        Random random(static_cast<std::uint64_t>(game) + 40);
        Silence silence;
        State state = start_with(game, 2 + game % 7);
        for (;;) {
            settle_luck<Citadels>(state, random, silence);
            if (Citadels::turn(state) == Turn::over || state.table.round > 60) break;
            const Seat seat = asked(state.table);
            Citadels::Actions legal;
            Citadels::legal(state, seat, legal);
            const RolloutPolicy policy(state, seat);
            Citadels::Actions fewer = legal;
            policy.prune(fewer);
            ASSERT_GT(fewer.size(), 0U) << show(state);
            for (const Action action : fewer) ASSERT_TRUE(legal.contains(action)) << show(state);
            const Action action = policy.decide(legal, random);
            ASSERT_TRUE(legal.contains(action)) << show(state);
            Citadels::apply(state, seat, action, silence);
        }
        EXPECT_EQ(Citadels::turn(state), Turn::over) << "sensible players finish, game " << game;
    }
}

TEST(CitadelsValueNet, GivesChancesThatRiseWithWhatOneHas) {
    Position position;
    position.players = {{{Role::king}, 4, {District::tavern, District::palace}},
                        {{Role::thief}, 4, {District::tavern}},
                        {{Role::bishop}, 4, {District::market}},
                        {{Role::merchant}, 0, {}}};
    position.calls = Role::thief;
    const ai::Values values = chances_to_win(Play(position).state);
    EXPECT_NEAR(values[0] + values[1] + values[2] + values[3], 1, 1e-4);
    EXPECT_GT(values[0], values[1]);
    EXPECT_GT(values[1], values[3]);
}

// The last one called, ahead, with the money for the last district.
State one_build_from_winning() {
    Position position;
    const std::vector<District> six = {District::manor,  District::castle, District::temple,
                                       District::church, District::tavern, District::market};
    position.players = {{{Role::king}, 0, {District::watchtower}},
                        {{Role::thief}, 0, {District::prison}},
                        {{Role::bishop}, 0, {}},
                        {{Role::warlord}, 6, six, {District::palace, District::docks}}};
    position.calls = Role::warlord;
    return Play(position).gold().state;
}

TEST(CitadelsMind, FromLevelThreeUpNoWinIsMissed) {
    const State state = one_build_from_winning();
    for (const auto* name : {"3", "4", "5", "6"})
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const ErasedPosition<Citadels> position(state);
            const auto decision = static_cast<Code>(decision_of(name, state, seed));
            EXPECT_TRUE(bots::wins_at_once(*position.view(3), decision)) << name;
        }
}

TEST(CitadelsMind, TakesTheGoldThatCompletesItsCity) {
    Position position;
    const std::vector<District> six = {District::tavern, District::market,     District::temple,
                                       District::church, District::watchtower, District::prison};
    const std::vector<District> five = {District::manor, District::harbor, District::town_hall,
                                        District::cathedral, District::fortress};
    position.players[0] = {{Role::king}, 3, six, {District::palace}};
    position.players[1] = {{Role::warlord}, 5, five, {District::castle}};  // not far behind
    position.calls = Role::king;
    EXPECT_EQ(decision_of("max", Play(position).state), act(Kind::take_gold));
}

TEST(CitadelsMind, AnEmptyHandIsSwappedForAFullOne) {
    Position position;
    position.players[0] = {{Role::magician}, 4, {}, {}};
    position.players[2].hand = {District::palace, District::castle, District::cathedral,
                                District::market, District::docks,  District::barracks};
    position.calls = Role::magician;
    Play play(position);
    const Action first = decision_of("8", play.state);
    const bool swaps = first == act_seat(Kind::swap_hands, 2);
    if (!swaps) play.act(first).settle();
    EXPECT_TRUE(swaps || decision_of("8", play.state) == act_seat(Kind::swap_hands, 2));
}

TEST(CitadelsMind, TheWarlordStopsWhoLacksOneDistrict) {
    Position position;
    const std::vector<District> six = {District::manor,  District::castle, District::temple,
                                       District::church, District::tavern, District::market};
    position.players = {{{Role::king}, 6, six, {District::palace}},
                        {{Role::thief}, 0, {District::prison}},
                        {{Role::merchant}, 0, {District::docks}},
                        {{Role::warlord}, 0, {District::manor, District::fortress}}};
    position.calls = Role::warlord;
    const Play play = Play(position).gold();
    const Action action = decision_of("8", play.state);
    EXPECT_EQ(kind(action), Kind::destroy);
    EXPECT_EQ(seat_of(action), 0);
}

TEST(CitadelsMind, SaysWhy) {
    const State state = one_build_from_winning();
    const View view = Citadels::view(state, 3);
    const ai::Mind<Citadels> mind;
    const Action palace = act_district(Kind::build, District::palace);
    const auto why_palace = [&](Lang lang) {
        return mind.reason(view, std::array{palace}, {.lang = lang, .names = {}});
    };
    EXPECT_EQ(why_palace(Lang::en), "it brings you 9 points, your city is complete");
    EXPECT_EQ(why_palace(Lang::fr), "cela vous rapporte 9 points, votre cité est complète");

    Position position;
    position.players = {
        {{Role::thief}, 0}, {{Role::merchant}, 7}, {{Role::king}, 1}, {{Role::bishop}}};
    position.calls = Role::thief;
    const View thief = Citadels::view(Play(position).state, 0);
    const std::vector<std::string> names = {"Ann", "Hugo (sharp)", "Hugo (keen)", "Otto (gentle)"};
    const auto why = mind.reason(thief, std::array{act_rank(Kind::name, 6)}, {.names = names});
    EXPECT_NE(why.find(" is the Merchant with a chance of "), std::string::npos) << why;
    EXPECT_TRUE(why.starts_with("Hugo (") || why.starts_with("Otto is ")) << why;
}

// As src/bots/fair_play_test.cpp, with every cast and number of seats: decision, visits and hint.
TEST(CitadelsMind, AnswersFromTheViewAlone) {
    for (int game = 0; game < 14; ++game) {
        Random random(static_cast<std::uint64_t>(game) + 60);
        Silence silence;
        State state = start_with(game, 2 + game % 7);
        const auto answer = [](const State& truth) {
            const ErasedPosition<Citadels> position(truth);
            const Seat seat = asked(truth.table);
            const auto view = position.view(seat);
            const auto analysis = bots::Searcher().think(*view, ai::TreeSearch{80}, {}, 5);
            const Code choice = bots::choose_at({}, *view, analysis, position.legal(seat), 5);
            return bots::spell(*view, choice, analysis) +
                   bots::reason_for(*view, std::array{choice}, {.lang = Lang::fr, .names = {}});
        };
        for (int step = 0; step < 120; ++step) {
            settle_luck<Citadels>(state, random, silence);
            if (Citadels::turn(state) == Turn::over) break;
            const Seat seat = asked(state.table);
            Citadels::Actions legal;
            Citadels::legal(state, seat, legal);
            if (legal.size() > 1 && step % 12 == 5) {
                const State other = Citadels::sample(Citadels::view(state, seat), random);
                ASSERT_EQ(answer(state), answer(other)) << show(state);
            }
            Citadels::apply(state, seat, RolloutPolicy(state, seat).decide(legal, random), silence);
        }
    }
}

}  // namespace
}  // namespace agora::citadels
