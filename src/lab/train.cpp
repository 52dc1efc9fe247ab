#include "lab/train.hpp"

#include "ai/splendor/encoder.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"
#include "lab/pairing.hpp"
#include "lab/trainer.hpp"
#include "lab/whole_file.hpp"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <optional>

namespace agora {

namespace {

using Clock = std::chrono::steady_clock;
using Say = std::function<void(std::string_view)>;

double seconds_since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

// 1000, 2000, 5000, 10000 and so on: the nets of these are kept, as weaker opponents.
bool is_milestone(std::uint64_t games) {
    std::uint64_t step = 1000;
    while (step * 10 <= games) step *= 10;
    return games == step || games == 2 * step || games == 5 * step;
}

// Of the net alone, one against the others, in percent.
struct Strength {
    int seats;
    std::string_view against;
    Share share;
};

template <class E>
class Training {
public:
    using G = typename E::Game;

    Training(const TrainWish& wish, Trainer<E> trainer, const Say& say, const Say& hint)
        : wish_(wish), trainer_(std::move(trainer)), say_(say), hint_(hint) {}

    Result<void> run() {
        net::ValueNet before = trainer_.snapshot().net;
        std::uint64_t last = trainer_.state().games;
        const std::uint64_t begun_at = last;
        auto told = begun_;
        while (!enough()) {
            trainer_.step(wish_.threads);
            const std::uint64_t games = trainer_.state().games;
            if (const double since = seconds_since(told); since >= 1) {
                told = Clock::now();
                hint_(fmt::format("{} games, {:.0f} games/s", games,
                                  static_cast<double>(games - begun_at) / seconds_since(begun_)));
            }
            const bool checkpoint_due = games % wish_.every == 0 || enough();
            if (!checkpoint_due && !is_milestone(games)) continue;
            if (auto kept = keep(checkpoint_due); !kept) return kept;
            if (!checkpoint_due) continue;
            const double pace = static_cast<double>(games - last) / learning_seconds();
            const auto now = trainer_.snapshot().net;
            if (auto told_all = report(now, before, pace); !told_all) return told_all;
            before = now;
            last = games;
            learning_since_ = Clock::now();
        }
        return {};
    }

private:
    double learning_seconds() const { return seconds_since(learning_since_); }

    bool enough() const {
        return (wish_.games > 0 && trainer_.state().games >= wish_.games) ||
               (wish_.hours > 0 && seconds_since(begun_) >= wish_.hours * 3600);
    }

    // The checkpoint, the net of now, and of a milestone for good.
    Result<void> keep(bool checkpoint) const {
        const net::Snapshot snapshot = trainer_.snapshot();
        const net::Part part{&snapshot, net::Grain::fine};
        const auto weights = net::write_weights(net::purpose<E>(), {&part, 1});
        if (is_milestone(snapshot.games))
            if (auto written =
                    write_whole(fmt::format("{}.{}.weights", wish_.out, snapshot.games), weights);
                !written)
                return written;
        if (!checkpoint) return {};
        if (auto written = write_whole(wish_.out + ".weights", weights); !written) return written;
        return write_whole(wish_.out, write_checkpoint(net::purpose<E>(), trainer_.state()));
    }

    Result<void> report(const net::ValueNet& now, const net::ValueNet& before, double pace) const {
        const net::Judge<E> judge(now);
        const net::Judge<E> judge_before(before);
        const auto by = [](const net::Judge<E>& by_whom) {
            return
                [&by_whom](const typename G::View& view, std::span<const typename G::Action> legal,
                           Random&) { return by_whom.best(view, legal); };
        };
        const auto& options = G::presets().front().options;
        const auto measured = Clock::now();
        std::vector<Strength> strengths;
        for (int seats = G::about.least_seats; seats <= G::about.most_seats; ++seats)
            strengths.push_back(
                {seats, "greedy",
                 share_of_wins<G>(options, seats, wish_.deals, 1, by(judge), greedy_choice<G>)});
        strengths.push_back({G::about.least_seats, "checkpoint before",
                             share_of_wins<G>(options, G::about.least_seats, wish_.deals, 2,
                                              by(judge), by(judge_before))});
        say_(line_of(strengths, pace));
        if (wish_.json.empty()) return {};
        return append_line(wish_.json, json_of(strengths, pace, seconds_since(measured)));
    }

    std::string line_of(const std::vector<Strength>& strengths, double pace) const {
        std::string line =
            fmt::format("{:>9} games  {:>4.0f} games/s", trainer_.state().games, pace);
        for (const auto& [seats, against, share] : strengths)
            line += fmt::format("  {} seats against {} {:.1f} % +-{:.1f}", seats, against,
                                100 * share.wins, 100 * share.give_or_take);
        return line;
    }

    std::string json_of(const std::vector<Strength>& strengths, double pace,
                        double measuring) const {
        JsonWriter json;
        json.begin_object().field("game", G::about.id).field("games", trainer_.state().games);
        json.field("seed", trainer_.state().seed).field("seconds", seconds_since(begun_));
        json.field("games_per_second", pace).field("measuring_seconds", measuring);
        json.key("strength").begin_array();
        for (const auto& [seats, against, share] : strengths)
            json.begin_object()
                .field("seats", seats)
                .field("against", against)
                .field("wins", share.wins)
                .field("give_or_take", share.give_or_take)
                .field("deals", share.deals)
                .end_object();
        return json.end_array().end_object().take();
    }

    const TrainWish& wish_;
    Trainer<E> trainer_;
    const Say& say_;
    const Say& hint_;
    Clock::time_point begun_ = Clock::now();
    Clock::time_point learning_since_ = begun_;
};

template <class E>
Result<void> pack(const TrainWish& wish) {
    std::vector<net::Snapshot> snapshots;
    for (const auto& path : wish.from) {
        const auto bytes = read_whole(path);
        if (!bytes) return std::unexpected(bytes.error());
        auto read = net::read_weights(*bytes, net::purpose<E>());
        if (!read) return refuse(path + ": " + read.error().why);
        for (auto& snapshot : *read) snapshots.push_back(std::move(snapshot));
    }
    std::vector<net::Part> parts;
    for (const auto& snapshot : snapshots)  // only the strongest needs every digit
        parts.push_back(
            {&snapshot, &snapshot == &snapshots.back() ? net::Grain::fine : net::Grain::coarse});
    return write_whole(wish.pack, net::write_weights(net::purpose<E>(), parts));
}

template <class E>
Result<void> train_with(const TrainWish& wish, const Say& say, const Say& hint) {
    if (!wish.pack.empty()) return pack<E>(wish);
    if (!wish.resume) {
        if (std::filesystem::exists(wish.out))
            return refuse(wish.out + " exists; --resume goes on with it");
        return Training<E>(wish, Trainer<E>(wish.seed), say, hint).run();
    }
    const auto bytes = read_whole(wish.out);
    if (!bytes) return std::unexpected(bytes.error());
    auto from = read_checkpoint(*bytes, net::purpose<E>());
    if (!from) return refuse(wish.out + ": " + from.error().why);
    return Training<E>(wish, Trainer<E>(std::move(*from)), say, hint).run();
}

}  // namespace

Result<void> train(const TrainWish& wish, const Say& say, const Say& hint) {
    if (const auto game = find_game(wish.game); !game) return std::unexpected(game.error());
    if (wish.pack.empty() && wish.out.empty())
        return refuse("say with --out where to keep the net");
    if (!wish.pack.empty() && wish.from.empty())
        return refuse("say with --from which weights to pack");
    if (wish.threads < 1) return refuse("there must be at least one thread");
    if (wish.deals < 1) return refuse("there must be at least one deal");
    if (wish.every == 0 || wish.every % Course::games_a_batch != 0)
        return refuse(
            fmt::format("checkpoints are a multiple of {} games apart", Course::games_a_batch));
    if (wish.game == splendor::Splendor::about.id)
        return train_with<splendor::Encoder>(wish, say, hint);
    return refuse("no net is learned for " + wish.game);
}

}  // namespace agora
