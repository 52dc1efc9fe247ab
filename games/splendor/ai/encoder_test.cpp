#include "games/splendor/ai/encoder.hpp"

#include "games/splendor/ai/nets.hpp"
#include "games/splendor/testing/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace agora::splendor {
namespace {

using ai::net::Features;
using ai::net::Values;

// Calls visit(state) for every position of random games, luck that is due included.
template <class Visit>
void walk(int seats, std::uint64_t seed, Visit&& visit, std::string_view rules = "agora") {
    Random random(seed);
    Silence silence;
    State state = *Splendor::start(preset(rules), seats);
    for (int step = 0; step < 1500 && Splendor::turn(state) != Turn::over; ++step) {
        visit(state);
        if (Splendor::turn(state) == Turn::luck) {
            Splendor::apply_outcome(state, draw_luck<Splendor>(state, random), silence);
            continue;
        }
        Splendor::Actions legal;
        Splendor::legal(state, state.table.turn, legal);
        Splendor::apply(state, state.table.turn,
                        legal[random.below(static_cast<unsigned>(legal.size()))], silence);
    }
    visit(state);
}

// The same table with everybody one seat further.
State turned(const State& state) {
    State other = state;
    const std::size_t seats = state.table.seats;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const std::size_t to = (seat + 1) % seats;
        other.table.gems[to] = state.table.gems[seat];
        other.table.bonus[to] = state.table.bonus[seat];
        other.table.bought[to] = state.table.bought[seat];
        other.table.reserved[to] = state.table.reserved[seat];
        other.table.visits[to] = state.table.visits[seat];
        other.table.points[to] = state.table.points[seat];
    }
    other.table.turn = static_cast<Seat>((state.table.turn + 1U) % seats);
    other.table.first = static_cast<Seat>((state.table.first + 1U) % seats);
    return other;
}

std::vector<int> sorted(const auto& rows) {
    std::vector<int> numbers(rows.begin(), rows.end());
    std::ranges::sort(numbers);
    return numbers;
}

// A net in which every feature matters.
const ai::net::QuantisedNet& some_net() {
    static const ai::net::QuantisedNet net(ai::net::ValueNet::random(Encoder::shape, 5));
    return net;
}

TEST(SplendorEncoder, NamesRowsThatExist) {
    for (const int seats : {2, 3, 4})
        for (const auto rules : preset_names)
            walk(
                seats, 1,
                [](const State& state) {
                    Features features;
                    ai::net::Values known{};
                    if (!Encoder::encode(state, features, known)) return;
                    EXPECT_LT(features.rows.size(), features.rows.capacity);
                    for (const auto row : features.rows) EXPECT_LT(row, Encoder::shape.rows);
                    std::size_t of_pieces = 0;
                    for (const auto& piece : features.pieces) {
                        EXPECT_LT(piece.group, Encoder::shape.groups);
                        of_pieces += piece.rows;
                    }
                    EXPECT_EQ(of_pieces, features.piece_rows.size());
                    for (const auto row : features.piece_rows)
                        EXPECT_LT(row, Encoder::shape.piece_rows);
                },
                rules);
}

TEST(SplendorEncoder, TurnsItsValuesWithTheSeats) {
    const Evaluator evaluator(some_net());
    for (const int seats : {2, 3, 4})
        walk(seats, 2, [&](const State& state) {
            const ai::net::Values values = evaluator.values(state);
            const ai::net::Values moved = evaluator.values(turned(state));
            for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat)
                EXPECT_EQ(values[seat], moved[(seat + 1) % static_cast<std::size_t>(seats)])
                    << show(state);
        });
}

TEST(SplendorEncoder, DoesNotSeeThePlaceOfACardInItsRow) {
    const Evaluator evaluator(some_net());
    walk(2, 3, [&](const State& state) {
        if (Splendor::turn(state) != Turn::players) return;
        Features features;
        Features swapped_features;
        ai::net::Values known{};
        State swapped = state;
        std::ranges::reverse(swapped.table.grid.begin(), swapped.table.grid.begin() + 4);
        ASSERT_TRUE(Encoder::encode(state, features, known));
        ASSERT_TRUE(Encoder::encode(swapped, swapped_features, known));
        EXPECT_EQ(sorted(features.rows), sorted(swapped_features.rows));
        EXPECT_EQ(sorted(features.piece_rows), sorted(swapped_features.piece_rows));
    });
}

// With two seats a card of the grid is encoded from both perspectives: the rival's is what it would
// be had the rival decided.
TEST(SplendorEncoder, EncodesTheGridFromBothPerspectives) {
    const auto of_grid = [](const Features& features, Encoder::Group group, int from) {
        std::vector<std::vector<int>> cards;
        const std::uint16_t* row = features.piece_rows.begin();
        for (const auto& piece : features.pieces) {
            std::vector<int> rows;
            for (int i = 0; i < piece.rows; ++i, ++row) rows.push_back(*row - from);
            // Without what the other one of the two is told there.
            std::erase_if(rows, [](int each) { return each >= card_row::next_reach; });
            if (piece.group == group) cards.push_back(std::move(rows));
        }
        return cards;
    };
    int cards = 0;
    walk(2, 6, [&](const State& state) {
        if (state.table.phase != Phase::act) return;
        State other = state;
        other.table.turn = static_cast<Seat>(1 - state.table.turn);
        Features mine;
        Features of_rival;
        ai::net::Values known{};
        ASSERT_TRUE(Encoder::encode(state, mine, known));
        ASSERT_TRUE(Encoder::encode(other, of_rival, known));
        const auto seen = of_grid(mine, Encoder::grid_of_rival, card_row::of_rival);
        EXPECT_EQ(of_grid(of_rival, Encoder::grid, 0), seen) << show(state);
        cards += static_cast<int>(seen.size());
    });
    EXPECT_GT(cards, 100);
    walk(3, 6, [&](const State& state) {
        Features features;
        ai::net::Values known{};
        if (!Encoder::encode(state, features, known)) return;
        for (const auto& piece : features.pieces) EXPECT_NE(Encoder::grid_of_rival, piece.group);
    });
}

// What the deciding seat cannot know moves neither a value nor a decision.
TEST(SplendorEncoder, DoesNotSeeWhatIsHidden) {
    const Evaluator evaluator(some_net());
    Random random(4);
    int uncertain = 0;
    for (const int seats : {2, 3, 4})
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            walk(seats, seed, [&](const State& state) {
                if (Splendor::turn(state) != Turn::players) return;
                const Seat seat = state.table.turn;
                const View view = Splendor::view(state, seat);
                if (Splendor::certain(view)) return;
                ++uncertain;
                Splendor::Actions legal;
                Splendor::legal(state, seat, legal);
                Encoder::prune(legal);
                std::vector<ai::net::Values> truth(legal.size());
                evaluator.values_after(state, seat, {legal.begin(), legal.end()}, truth);
                for (int draw = 0; draw < 3; ++draw) {
                    std::vector<ai::net::Values> world(legal.size());
                    evaluator.values_after(Splendor::sample(view, random), seat,
                                           {legal.begin(), legal.end()}, world);
                    ASSERT_EQ(truth, world) << show(state);
                }
                EXPECT_EQ(evaluator.greedy(state, seat, {legal.begin(), legal.end()}),
                          evaluator.greedy(view, {legal.begin(), legal.end()}));
            });
    EXPECT_GT(uncertain, 100);
}

TEST(SplendorEncoder, LeavesLuckOpen) {
    Silence silence;
    int drawn = 0;
    walk(3, 5, [&](const State& state) {
        if (state.table.phase != Phase::refill && state.table.phase != Phase::draw_unseen) return;
        Random random(6);
        for (int i = 0; i < 3; ++i) {  // whatever comes, the open position is the same but for it
            State after = state;
            Splendor::apply_outcome(after, draw_luck<Splendor>(state, random), silence);
            State open = luck_left_open(state);
            EXPECT_EQ(after.table.turn, open.table.turn);
            EXPECT_EQ(after.table.phase, open.table.phase);
            EXPECT_EQ(after.table.points, open.table.points);
            if (state.table.phase == Phase::refill) {
                EXPECT_EQ(no_card, open.table.grid[state.table.at]);
            }
            open.table.grid = after.table.grid;
            open.table.reserved = after.table.reserved;
            EXPECT_EQ(after.table, open.table);
            ++drawn;
        }
    });
    EXPECT_GT(drawn, 30);
}

TEST(SplendorEncoder, KnowsTheResultOfAGameThatIsOver) {
    const Evaluator evaluator(some_net());
    for (const int seats : {2, 3, 4})
        for (std::uint64_t seed = 0; seed < 5; ++seed)
            walk(seats, seed, [&](const State& state) {
                if (Splendor::turn(state) != Turn::over) return;
                EXPECT_EQ(ai::net::result(Splendor::standing(state)), evaluator.values(state));
            });
}

// The last purchase of the game leaves a gap; that the game is over then does not wait for luck.
TEST(SplendorEncoder, KnowsAWinBeforeTheGapIsFilled) {
    const CardId card = costing(0, 0, 0, 2, 1);
    State state = Position{.target = 10,
                           .players = {{.gems = {0, 0, 0, 2, 1}, .bought = {71, 73}}, {}},
                           .grid = {card},
                           .turn = 0,
                           .first = 1}
                      .state();
    ASSERT_GE(state.table.points[0] + cards[card].points, 9);
    state.table.options.target = static_cast<std::uint8_t>(state.table.points[0]);
    Silence silence;
    Splendor::apply(state, 0, buy(card), silence);
    ASSERT_EQ(Phase::refill, state.table.phase);
    const ai::net::Values values = Evaluator(some_net()).values(state);
    EXPECT_EQ(1, values[0]);
    EXPECT_EQ(0, values[1]);
}

// Whether a row holds in a race of two to six points. Seat 0 has decided, and there is a card for
// one point that costs four green gems.
struct Race {
    std::array<std::uint8_t, 2> points;
    std::array<Gems, 2> gems{};
    Seat first = 0;

    bool has(int row) const {
        State state = Position{.players = {{.gems = gems[0]}, {.gems = gems[1]}},
                               .grid = {costing(0, 0, 4, 0, 0)},
                               .turn = 1,
                               .first = first}
                          .state();
        state.table.options.target = 6;
        std::ranges::copy(points, state.table.points.begin());
        Features features;
        ai::net::Values known{};
        EXPECT_TRUE(Encoder::encode(state, features, known));
        return features.rows.contains(static_cast<std::uint16_t>(row));
    }
};

TEST(SplendorEncoder, CountsWhatRivalsCanStillDoInTheLastRound) {
    const Gems four = {0, 0, 4, 0, 0};
    constexpr int level = row::last_margin + row::margin_of / 2;
    EXPECT_TRUE((Race{.points = {6, 5}}.has(level + 1)));
    EXPECT_TRUE((Race{.points = {6, 6}}.has(row::last_margin + row::margin_of + 1)));
    // The same prestige, but with one card more.
    EXPECT_TRUE((
        Race{.points = {6, 5}, .gems = {Gems{}, four}}.has(row::last_margin + row::margin_of + 2)));
    EXPECT_TRUE((Race{.points = {6, 6}, .gems = {Gems{}, four}}.has(level - 1)));
    for (int row = row::last_margin; row < row::all; ++row)
        EXPECT_FALSE((Race{.points = {5, 5}, .gems = {Gems{}, four}}.has(row)));
}

TEST(SplendorEncoder, SeesWhoWouldHaveTheLastWord) {
    const Gems three = {0, 0, 3, 0, 0};
    const Gems gold = {0, 0, 1, 0, 0, 3};
    const auto threat = [](int wins, int rivals) {
        return row::threat + wins * row::threat_of + rivals;
    };
    EXPECT_TRUE((Race{.points = {5, 5}}.has(threat(0, 0))));
    EXPECT_TRUE((Race{.points = {5, 5}, .gems = {gold, three}}.has(threat(1, 0))));
    EXPECT_TRUE((Race{.points = {5, 5}, .gems = {three, gold}}.has(threat(0, 2))));
    EXPECT_TRUE((Race{.points = {5, 5}, .gems = {three, gold}, .first = 1}.has(threat(0, 1))));
    EXPECT_TRUE((Race{.points = {5, 4}, .gems = {three, gold}}.has(threat(0, 0))));
}

// Compilers and processors differ in how they add eight numbers; the result must not. A change of
// the encoder or of the net's arithmetic makes another number, and all weights worthless.
TEST(SplendorEncoder, GivesTheSameBitsInEveryBuild) {
    const Evaluator evaluator(some_net());
    std::uint64_t bits = 0;
    for (const int seats : {2, 3, 4})
        walk(seats, 8, [&](const State& state) {
            for (const float value : evaluator.values(state))
                bits = mix(bits ^ std::bit_cast<std::uint32_t>(value));
        });
    EXPECT_EQ(6116439726315403082U, bits);
}

TEST(SplendorNets, AreReadableAndSmall) {
    EXPECT_LE(weights_file().size(), 300U * 1024U);
    const auto read = ai::net::read_weights(weights_file(), ai::net::purpose<Encoder>());
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(2U, read->size()) << "for more than two seats, and for two";
}

}  // namespace
}  // namespace agora::splendor
