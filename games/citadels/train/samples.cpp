#include "games/citadels/train/samples.hpp"

#include "bots/bot.hpp"
#include "core/erase.hpp"
#include "games/citadels/ai/draft_filter.hpp"
#include "games/citadels/ai/rollout_policy.hpp"

#include <cmath>

namespace agora::citadels {

namespace {

void add_pick(const State& state, Seat seat, Action action, Samples& samples) {
    if (kind(action) != Kind::pick && kind(action) != Kind::put_down) return;
    PickSample sample;
    sample.features = pick_features(state.table, hand_sizes(state), seat);
    const Ranks offered = offer(Citadels::view(state, seat));
    for (Rank rank = 1; rank <= most_ranks; ++rank) {
        if (!has_rank(offered, rank)) continue;
        if (rank == rank_at(action)) sample.chosen = sample.roles.size();
        sample.roles.push(static_cast<std::uint8_t>(role_at(state.table, rank)));
    }
    (kind(action) == Kind::pick ? samples.kept : samples.put_down).push_back(sample);
}

// Adds the log loss of the characters that the viewer cannot know.
void add_skill(const State& state, Seat seat, Skill::Game& skill) {
    const View view = Citadels::view(state, seat);
    const auto policy = DraftFilter(view).chances(view.table);
    const auto uniform = DraftFilter(view, DraftFilter::Weights::uniform).chances(view.table);
    for (Seat other = 0; other < state.table.seats; ++other) {
        if (other == seat) continue;
        const unsigned hidden = roles_of(state, other) & ~unsigned{state.table.revealed[other]};
        for (Rank rank = 1; rank <= most_ranks; ++rank) {
            constexpr double certain = 0.999;
            if (((hidden >> rank) & 1U) == 0 || uniform[other][rank] > certain) continue;
            skill.policy -= std::log(policy[other][rank]);
            skill.uniform -= std::log(uniform[other][rank]);
            ++skill.forecasts;
        }
    }
}

// Plays a game with decide(state, seat, legal); every end of a round is a sample of who wins.
template <class Decide>
void play_game(int game, Random& random, Samples& samples, Decide&& decide) {
    Silence silence;
    const auto presets = Citadels::presets();
    const int seats = game % 2 == 0 ? 2 : 3 + game / 2 % 6;
    const int cast = game / 3 % 2 == 0 ? 0 : game / 6 % static_cast<int>(presets.size());
    State state = *Citadels::start(presets[static_cast<std::size_t>(cast)].options, seats);
    std::vector<WinSample> rounds;
    Citadels::Actions legal;
    int round = 0;
    while (Citadels::turn(state) != Turn::over) {
        if (Citadels::turn(state) == Turn::luck) {
            if (state.table.round > round) {
                if (round > 0)
                    rounds.push_back({seat_features(state), static_cast<std::size_t>(seats), 0});
                round = state.table.round;
            }
            Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), silence);
            continue;
        }
        const Seat seat = asked(state.table);
        legal.clear();
        Citadels::legal(state, seat, legal);
        const Action action = legal.size() == 1 ? legal[0] : decide(state, seat, legal);
        Citadels::apply(state, seat, action, silence);
    }
    const Standing standing = Citadels::standing(state);
    for (auto& sample : rounds) {
        for (const Seat seat : winners(standing)) sample.winner = seat;  // one, or the last
        (seats <= 3 ? samples.won_by_few : samples.won_by_many).push_back(sample);
    }
}

}  // namespace

Skill::Game Skill::sum() const {
    Game all;
    for (const Game& game : games) {
        all.policy += game.policy;
        all.uniform += game.uniform;
        all.forecasts += game.forecasts;
    }
    return all;
}

double Skill::margin() const {
    const Game all = sum();
    double squares = 0;
    for (const Game& game : games) {
        const double usual = (all.uniform - all.policy) / all.forecasts * game.forecasts;
        squares += std::pow(game.uniform - game.policy - usual, 2);
    }
    return 1.96 * std::sqrt(squares) / all.forecasts;
}

void play_games(std::string_view bot_name, int games, std::uint64_t seed, Samples& samples) {
    for (int game = 0; game < games; ++game) {
        const auto own_seed = mix(seed + static_cast<std::uint64_t>(game));
        Random random(own_seed);
        const auto bot = std::move(*bots::make_bot(bot_name, own_seed));
        Skill::Game skill;
        std::size_t seats = 0;
        const auto decide = [&](const State& state, Seat seat, const Citadels::Actions&) {
            const Table& table = state.table;
            seats = table.seats;
            if (table.phase == Phase::act && (table.acts & done::gathered) == 0)
                add_skill(state, seat, skill);
            const ErasedPosition<Citadels> position(state);
            const auto action =
                static_cast<Action>(bot->decide(*position.view(seat), position.legal(seat)));
            add_pick(state, seat, action, samples);
            return action;
        };
        play_game(game, random, samples, decide);
        samples.forecast[seats].games.push_back(skill);
        samples.forecast[0].games.push_back(skill);
    }
}

void play_quick_games(int games, std::uint64_t seed, Samples& samples) {
    for (int game = 0; game < games; ++game) {
        Random random(mix(seed + static_cast<std::uint64_t>(game)));
        const auto decide = [&](const State& state, Seat seat, const Citadels::Actions& legal) {
            return RolloutPolicy(state, seat).decide(legal, random);
        };
        play_game(game, random, samples, decide);
    }
}

}  // namespace agora::citadels
