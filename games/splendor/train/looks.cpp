// Teaches the net of Splendor for two seats to see at a glance what it finds by three looks: plays
// games, looks at the decisions of their positions, and learns what they were worth and which of
// them was best. What comes out is half way between the net before and what was learnt. Prints how
// much a choice at a glance gives away in games kept back, and how often it wins against `greedy`.
// The weights that come out stand beside those for more seats.
//
//     splendor_looks GAMES TIMES SEED BEFORE.weights AFTER.weights
//     splendor_looks 40000 2 71 before.weights games/splendor/ai/weights.bin
#include "ai/net/learner.hpp"
#include "games/splendor/train/lessons.hpp"
#include "lab/pairing.hpp"
#include "lab/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <numbers>
#include <thread>

namespace agora::splendor {
namespace {

constexpr int threads = 2;
constexpr std::size_t positions_a_step = 48;
constexpr double rate = 0.0007;
// How much it counts what each decision is worth, and which is chosen.
constexpr float by_worth = 0.5F;
constexpr float by_choice = 3.0F;
// A choice is as if among decisions so far apart that each is e times as likely as the next.
constexpr float choosing = 0.015F;
constexpr int deals = 1500;
constexpr std::uint64_t fewest_games = 100;  // something must be kept back

// Positions in games kept back are those of the last one in so many lessons.
std::size_t to_learn_from(std::size_t lessons) { return lessons - lessons / 40; }

// Looks see more of what is good for oneself than of what is bad, by so much.
float optimism(std::span<const Lesson> lessons) {
    double sum = 0;
    double count = 0;
    for (const auto& lesson : lessons)
        for (std::size_t i = 0; i < lesson.decisions.size(); ++i) {
            sum += double{lesson.looks[i]} - double{lesson.glance[i]};
            ++count;
        }
    return static_cast<float>(sum / count);
}

// The decisions of one position, as a net sees them.
struct Seen {
    std::array<ai::net::Features, Lesson::most> features;
    std::array<ai::net::Trace, Lesson::most> traces;
    std::array<ai::net::Values, Lesson::most> values;
    std::array<bool, Lesson::most> known;  // the game is over; nothing to learn

    void look(const ai::net::ValueNet& net, const Lesson& lesson) {
        Silence silence;
        for (std::size_t i = 0; i < lesson.decisions.size(); ++i) {
            State after = lesson.world;
            Splendor::apply(after, lesson.seat(), lesson.decisions[i], silence);
            known[i] = !Encoder::encode(after, features[i], values[i]);
            if (!known[i]) values[i] = net.values(features[i], traces[i]);
        }
    }
};

// Adds the gradient of what a lesson teaches: the worth of each decision, and what is lost by
// choosing as the net would. The number of decisions that taught something.
int learn(const ai::net::ValueNet& net, const Lesson& lesson, float optimism, Seen& seen,
          ai::net::Floats& gradient) {
    const Seat me = lesson.seat();
    const std::size_t count = lesson.decisions.size();
    seen.look(net, lesson);
    std::array<float, Lesson::most> worth{};
    std::array<float, Lesson::most> share{};
    float most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        worth[i] = std::clamp(lesson.looks[i] - optimism, 0.001F, 0.999F);
        most = std::max(most, seen.values[i][me]);
    }
    float sum = 0;
    for (std::size_t i = 0; i < count; ++i)
        sum += share[i] = ai::net::exponential((seen.values[i][me] - most) / choosing);
    float expected = 0;
    for (std::size_t i = 0; i < count; ++i) expected += (share[i] /= sum) * worth[i];
    int taught = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (seen.known[i]) continue;
        const float chance = seen.values[i][me];
        const float change = by_worth * (chance - worth[i]) - by_choice * share[i] *
                                                                  (worth[i] - expected) / choosing *
                                                                  chance * (1 - chance);
        ai::net::Values wanted{};
        wanted[me] = chance - change;
        wanted[1 - me] = seen.values[i][1 - me] + change;
        net.learn(seen.features[i], seen.traces[i], wanted, gradient);
        ++taught;
    }
    return taught;
}

// What is lost by choosing at a glance, by the account of the looks.
double given_away(const ai::net::ValueNet& net, std::span<const Lesson> lessons) {
    double lost = 0;
    const auto seen = std::make_unique<Seen>();
    for (const auto& lesson : lessons) {
        seen->look(net, lesson);
        const std::size_t count = lesson.decisions.size();
        std::size_t best = 0;
        std::size_t chosen = 0;
        for (std::size_t i = 1; i < count; ++i) {
            if (lesson.looks[i] > lesson.looks[best]) best = i;
            if (seen->values[i][lesson.seat()] > seen->values[chosen][lesson.seat()]) chosen = i;
        }
        lost += double{lesson.looks[best]} - double{lesson.looks[chosen]};
    }
    return lost / static_cast<double>(lessons.size());
}

// Grows at the beginning, falls along a cosine at the end.
double rate_at(double part) {
    constexpr double warm = 0.02;
    constexpr double falls = 0.3;
    if (part < warm) return rate * part / warm;
    if (part < falls) return rate;
    return rate * (0.505 + 0.495 * std::cos(std::numbers::pi * (part - falls) / (1 - falls)));
}

ai::net::ValueNet learn_all(const ai::net::ValueNet& begin, std::span<const Lesson> lessons,
                            int times, std::uint64_t seed) {
    const auto known = lessons.first(to_learn_from(lessons.size()));
    const auto fresh = lessons.subspan(known.size())
                           .first(std::min<std::size_t>(20'000, lessons.size() - known.size()));
    const float too_much = optimism(known);
    fmt::print("{} positions, looks are {:.4f} above glances; a glance gives away {:.5f}\n",
               known.size(), too_much, given_away(begin, fresh));
    ai::net::Learner learner(begin);
    Random random(mix(seed));
    std::vector<const Lesson*> order;
    for (const auto& lesson : known) order.push_back(&lesson);
    const std::size_t a_time = order.size() / positions_a_step;
    const std::size_t steps = a_time * static_cast<std::size_t>(times);
    std::array<ai::net::Floats, threads> gradients;
    std::array<std::unique_ptr<Seen>, threads> seen;
    for (auto& one : seen) one = std::make_unique<Seen>();
    for (std::size_t step = 0; step < steps; ++step) {
        if (step % a_time == 0)
            for (std::size_t i = order.size(); i > 1; --i)
                std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
        const auto batch =
            std::span(order).subspan(step % a_time * positions_a_step, positions_a_step);
        std::array<int, threads> taught{};
        const auto work = [&](std::size_t id) {
            gradients[id].assign(Encoder::shape.weights(), 0);
            const std::size_t share = positions_a_step / threads;
            for (const auto* lesson : batch.subspan(id * share, share))
                taught[id] += learn(learner.net, *lesson, too_much, *seen[id], gradients[id]);
        };
        {
            std::vector<std::jthread> others;
            for (std::size_t id = 1; id < threads; ++id) others.emplace_back(work, id);
            work(0);
        }
        int count = 0;
        for (const int some : taught) count += some;
        const float part = 1 / static_cast<float>(std::max(1, count));
        for (std::size_t i = 0; i < gradients[0].size(); ++i) {
            for (std::size_t id = 1; id < threads; ++id) gradients[0][i] += gradients[id][i];
            gradients[0][i] *= part;
        }
        const double done = static_cast<double>(step + 1) / static_cast<double>(steps);
        learner.step(gradients[0], rate_at(done));
        if ((step + 1) % std::max<std::size_t>(1, steps / 8) == 0) {
            fmt::print("{:3.0f} %: a glance gives away {:.5f}\n", 100 * done,
                       given_away(learner.settled(), fresh));
            std::fflush(stdout);
        }
    }
    return learner.settled();
}

// Half way between two nets: what each of them took from chance is halved, what both know is not.
ai::net::ValueNet mean(const ai::net::ValueNet& a, const ai::net::ValueNet& b) {
    ai::net::ValueNet both = a;
    for (std::size_t i = 0; i < both.weights().size(); ++i)
        both.weights()[i] = (a.weights()[i] + b.weights()[i]) / 2;
    return both;
}

void measure(const ai::net::ValueNet& net) {
    const ai::net::QuickNet quick(net);
    const Judge judge(quick);
    const auto at_a_glance = [&](const View& view, std::span<const Action> legal, Random&) {
        return judge.best(view, legal);
    };
    const lab::Share share =
        lab::share_of_wins<Splendor>({}, 2, deals, 1, at_a_glance, lab::greedy_choice<Splendor>);
    fmt::print("at a glance {:.1f} % +-{:.1f} against greedy ({} deals)\n", 100 * share.wins,
               100 * share.give_or_take, deals);
}

Expected<void> teach(std::uint64_t games, int times, std::uint64_t seed, const std::string& before,
                     const std::string& after) {
    if (games < fewest_games || times < 1)
        return refuse(fmt::format("at least {} games, gone through at least once", fewest_games));
    const auto bytes = lab::read_whole(before);
    if (!bytes) return std::unexpected(bytes.error());
    auto nets = ai::net::read_weights(*bytes, ai::net::purpose<Encoder>());
    if (!nets) return refuse(before + ": " + nets.error().message);
    ai::net::Snapshot& two = nets->back();
    measure(two.net);
    const auto lessons = [&] {
        const ai::net::QuickNet quick(two.net);
        return play_games(Judge(quick), games, seed, threads);
    }();
    two = {two.games + games, mean(two.net, learn_all(two.net, lessons, times, seed))};
    measure(two.net);
    std::vector<ai::net::Part> parts;
    for (const auto& snapshot : *nets)
        parts.push_back(
            {&snapshot, &snapshot == &two ? ai::net::Grain::fine : ai::net::Grain::coarse});
    return lab::write_whole(after, ai::net::write_weights(ai::net::purpose<Encoder>(), parts));
}

}  // namespace
}  // namespace agora::splendor

int main(int count, char** words) {
    using namespace agora;
    if (count != 6) {
        fmt::print(stderr, "splendor_looks GAMES TIMES SEED BEFORE.weights AFTER.weights\n");
        return 2;
    }
    const auto taught = splendor::teach(std::strtoull(words[1], nullptr, 10), std::atoi(words[2]),
                                        std::strtoull(words[3], nullptr, 10), words[4], words[5]);
    if (taught) return 0;
    fmt::print(stderr, "splendor_looks: {}\n", taught.error().message);
    return 1;
}
