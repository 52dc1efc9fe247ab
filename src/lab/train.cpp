#include "lab/train.hpp"

#include "ai/net/bytes.hpp"
#include "ai/net/shipped.hpp"
#include "cli/phrase.hpp"
#include "core/file.hpp"
#include "core/json.hpp"
#include "core/reasons.hpp"
#include "core/spelling.hpp"
#include "games/all.hpp"
#include "games/all_nets.hpp"
#include "games/registry.hpp"
#include "lab/strength.hpp"
#include "lab/trainer.hpp"
#include "lab/whole_file.hpp"

#include <boost/json/value.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <chrono>
#include <filesystem>
#include <optional>

namespace agora::lab {

namespace {

using Clock = std::chrono::steady_clock;

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

double seconds_since(Clock::time_point then) {
    return std::chrono::duration<double>(Clock::now() - then).count();
}

// 1024, 2048, 4096 and so on: the nets of these are kept, as weaker opponents.
bool is_milestone(std::uint64_t games) { return games >= 1024 && std::has_single_bit(games); }

template <class M, class S>
class TrainingRun {
public:
    using E = typename M::Encoder;
    using G = typename E::Game;

    TrainingRun(const TrainWish& wish, Trainer<M, S> trainer, const Say& say, const Say& hint)
        : wish_(wish), trainer_(std::move(trainer)), say_(say), hint_(hint) {}

    Expected<void> run() {
        ai::net::ValueNet before = trainer_.snapshot().net;
        std::uint64_t last = trainer_.state().games;
        const std::uint64_t begun_at = last;
        auto told = begun_;
        for (bool ends = enough(); !ends;) {
            trainer_.step(wish_.threads);
            ends = enough();
            const std::uint64_t games = trainer_.state().games;
            if (const double since = seconds_since(told); since >= 1) {
                told = Clock::now();
                hint_(progress(static_cast<double>(games - begun_at) / seconds_since(begun_)));
            }
            const bool checkpoint_due = games % wish_.every == 0 || ends;
            if (!checkpoint_due && !is_milestone(games)) continue;
            if (auto kept = keep(checkpoint_due); !kept) return kept;
            if (!checkpoint_due) continue;
            const double games_a_second = static_cast<double>(games - last) / learning_seconds();
            const auto now = trainer_.snapshot().net;
            if (auto told_all = report(now, before, games_a_second); !told_all) return told_all;
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

    // What is shown while it runs: how far it is, how fast, and the last measured strength.
    std::string progress(double games_a_second) const {
        const std::uint64_t games = trainer_.state().games;
        std::string text;
        if (wish_.games > 0) {
            constexpr std::uint64_t width = 20;
            const std::uint64_t done = std::min(width, games * width / wish_.games);
            text = "[" + std::string(done, '#') + std::string(width - done, '.') + "] ";
        }
        text +=
            cli::phrase(wish_.lang, {"{} games, {:.0f} games/s", "{} parties, {:.0f} parties/s"},
                        games, games_a_second);
        if (strength_)
            text += cli::phrase(wish_.lang,
                                {", {:.0f} % against greedy with {} seats",
                                 ", {:.0f}\u00A0% contre « greedy » à {} places"},
                                100 * strength_->share.wins, strength_->seats);
        return text;
    }

    // The checkpoint, the net of now, and of a milestone for good.
    Expected<void> keep(bool checkpoint) const {
        const ai::net::Snapshot snapshot = trainer_.snapshot();
        const ai::net::Part part{&snapshot, ai::net::Grain::fine};
        const auto weights = ai::net::write_weights(ai::net::purpose<E>(), {&part, 1});
        if (is_milestone(snapshot.games))
            if (auto written = replace_file(fmt::format("{}.{}.weights", wish_.out, snapshot.games),
                                            weights, shared_mode);
                !written)
                return written;
        if (!checkpoint) return {};
        if (auto written = replace_file(wish_.out + ".weights", weights, shared_mode); !written)
            return written;
        return replace_file(wish_.out, write_checkpoint(ai::net::purpose<E>(), trainer_.state()),
                            shared_mode);
    }

    Expected<void> report(const ai::net::ValueNet& now, const ai::net::ValueNet& before,
                          double games_a_second) {
        const auto measured = Clock::now();
        const auto strengths = measure_strength<E>(now, before, wish_.deals);
        const std::uint64_t games = trainer_.state().games;
        strength_ = strengths.front();
        say_(cli::phrase(wish_.lang,
                         {"{:>9} games  {:>4.0f} games/s", "{:>9} parties  {:>4.0f} parties/s"},
                         games, games_a_second) +
             line_of(strengths, wish_.lang));
        if (wish_.json.empty()) return {};
        JsonWriter json;
        json.begin_object().field("game", G::about.id).field("games", games);
        json.field("seed", trainer_.state().seed).field("seconds", seconds_since(begun_));
        json.field("games_per_second", games_a_second)
            .field("measuring_seconds", seconds_since(measured));
        write_json(strengths, json.key("strength"));
        return append_line(wish_.json, json.end_object().text());
    }

    const TrainWish& wish_;
    Trainer<M, S> trainer_;
    const Say& say_;
    const Say& hint_;
    std::optional<Strength> strength_;  // at the last checkpoint
    Clock::time_point begun_ = Clock::now();
    Clock::time_point learning_since_ = begun_;
};

// All nets of the files that were named, in that order.
template <class E>
Expected<std::vector<ai::net::Snapshot>> gather(const std::vector<std::string>& paths) {
    std::vector<ai::net::Snapshot> snapshots;
    for (const auto& path : paths) {
        const auto bytes = read_whole(path);
        if (!bytes) return std::unexpected(bytes.error());
        auto read = ai::net::read_weights(*bytes, ai::net::purpose<E>());
        if (!read) return std::unexpected(error_about(path, read.error()));
        for (auto& snapshot : *read) snapshots.push_back(std::move(snapshot));
    }
    return snapshots;
}

// A file with as many nets as ship gives them the same names.
template <class E, class S>
Expected<void> pack(const TrainWish& wish) {
    const auto snapshots = gather<E>(wish.from);
    if (!snapshots) return std::unexpected(snapshots.error());
    std::vector<ai::net::Part> parts;
    const auto grain = wish.fine ? ai::net::Grain::fine : ai::net::Grain::coarse;
    for (const auto& snapshot : *snapshots) parts.push_back({&snapshot, grain});
    if (parts.size() == S::net_names.size())
        for (std::size_t i = 0; i < parts.size(); ++i) parts[i].name = S::net_names[i];
    return replace_file(wish.pack, ai::net::write_weights(ai::net::purpose<E>(), parts),
                        shared_mode);
}

template <class E>
Expected<void> measure(const TrainWish& wish, const Say& say) {
    const auto snapshots = gather<E>(wish.from);
    if (!snapshots) return std::unexpected(snapshots.error());
    const ai::net::Snapshot* before = &snapshots->front();
    for (const auto& snapshot : *snapshots) {
        say(cli::phrase(wish.lang, {"{:>9} games", "{:>9} parties"}, snapshot.games) +
            line_of(measure_strength<E>(snapshot.net, before->net, wish.deals), wish.lang));
        before = &snapshot;
    }
    return {};
}

// The state that this run starts from: its checkpoint, a net that was made before, or random
// weights.
template <class M, class S>
Expected<Checkpoint> beginning(const TrainWish& wish) {
    using E = typename M::Encoder;
    if (wish.resume) {
        const auto bytes = read_whole(wish.out);
        if (!bytes) return std::unexpected(bytes.error());
        auto from = read_checkpoint(*bytes, ai::net::purpose<E>());
        if (!from) return std::unexpected(error_about(wish.out, from.error()));
        return from;
    }
    if (std::filesystem::exists(wish.out))
        return refuse(wish.out + " exists; --resume goes on with it",
                      wish.out + " existe déjà\u00A0; --resume le continue");
    if (wish.from.empty()) return Trainer<M, S>(wish.seed).state();
    auto nets = gather<E>(wish.from);
    if (!nets) return std::unexpected(nets.error());
    auto& [games, net] = nets->back();
    return Checkpoint{wish.seed, games - games % S::games_a_batch,
                      ai::net::TrainableNet(std::move(net))};
}

template <class M, class S>
Expected<void> train_with(const TrainWish& wish, const Say& say, const Say& hint) {
    using E = typename M::Encoder;
    if (wish.every == 0 || wish.every % S::games_a_batch != 0)
        return refuse(fmt::format("checkpoints are a multiple of {} games apart", S::games_a_batch),
                      fmt::format("les points de reprise sont espacés d’un multiple de {} parties",
                                  S::games_a_batch));
    if (!wish.pack.empty()) return pack<E, S>(wish);
    if (wish.measure) return measure<E>(wish, say);
    auto from = beginning<M, S>(wish);
    if (!from) return std::unexpected(from.error());
    return TrainingRun<M, S>(wish, Trainer<M, S>(std::move(*from)), say, hint).run();
}

constexpr std::string_view self_play = "self-play";

// Self-play in short: a batch of each of its phases, from random weights.
template <class M, class S>
std::string shortened_self_play(int threads) {
    using E = typename M::Encoder;
    Checkpoint state = Trainer<M, S>(verified_seed).state();
    for (const std::uint64_t games : S::games_verified) {
        state.games = games;
        Trainer<M, S> trainer(std::move(state));
        trainer.step(threads);
        state = trainer.state();
    }
    const ai::net::Snapshot made{state.games, state.model.averaged_net()};
    const ai::net::Part part{&made, ai::net::Grain::exact};
    return ai::net::write_weights(ai::net::purpose<E>(), {&part, 1});
}

// What a game can be trained by.
template <class G>
class Training {
public:
    using M = typename Trained<G>::Mind;
    static constexpr bool has_self_play = !std::is_void_v<M>;

    static std::vector<std::string_view> names() {
        std::vector<std::string_view> all;
        if constexpr (has_self_play) all.push_back(self_play);
        for (const Recipe& recipe : Trained<G>::recipes()) all.push_back(recipe.name);
        return all;
    }

    static Expected<void> run(const TrainWish& wish, const Say& say, const Say& hint) {
        if (wish.verify) return verify(wish, say);
        if constexpr (has_self_play)
            if (wish.recipe.empty() || wish.recipe == self_play || !wish.pack.empty() ||
                wish.measure)
                return train_with<M, typename Trained<G>::Schedule>(wish, say, hint);
        if (!wish.pack.empty() || wish.measure)
            return refuse("only value nets of self-play are packed and measured",
                          "seuls les réseaux de valeur appris seuls se rassemblent et se mesurent");
        return cook(wish, say);
    }

private:
    using Nets = std::vector<ai::net::NetData>;

    static Expected<void> verify(const TrainWish& wish, const Say& say) {
        const std::string_view manifest = ai::net::shipped_for(G::about.id)->manifest;
        const auto compare = [&](std::string_view recipe,
                                 const std::string& weights) -> Expected<void> {
            if (auto same = compare_with_manifest(manifest, recipe, weights); !same) return same;
            say(cli::phrase(wish.lang,
                            {"{}, {}: the shortened recipe gives the same bytes ({})",
                             "« {} », « {} » : la recette abrégée donne les mêmes octets ({})"},
                            G::about.id, recipe, hex(ai::net::checksum(weights))));
            return {};
        };
        if constexpr (has_self_play)
            if (auto same = compare(
                    self_play, shortened_self_play<M, typename Trained<G>::Schedule>(wish.threads));
                !same)
                return same;
        for (const Recipe& recipe : Trained<G>::recipes()) {
            const Say quietly = [](std::string_view) {};
            const auto shipped = ai::net::nets_of<G>();
            Nets nets;
            if (!recipe.from_nothing) nets.assign(shipped.begin(), shipped.end());
            for (std::size_t i = 0; i < recipe.shortened.size(); ++i) {
                auto made = recipe.run({recipe.shortened[i], seed_of(verified_seed, i),
                                        wish.threads, nets, quietly, wish.lang, i});
                if (!made) return std::unexpected(made.error());
                nets = std::move(*made);
            }
            if (auto same =
                    compare(recipe.name, ai::net::write_nets(ai::net::origin<G>(), exact(nets)));
                !same)
                return same;
        }
        return {};
    }

    // What is compared is not rounded.
    static Nets exact(Nets nets) {
        for (auto& net : nets) net.sections.clear();
        return nets;
    }

    static Expected<void> cook(const TrainWish& wish, const Say& say) {
        const auto all = Trained<G>::recipes();
        const auto recipe =
            wish.recipe.empty() ? all.begin() : std::ranges::find(all, wish.recipe, &Recipe::name);
        if (recipe == all.end()) {
            const auto known = fmt::format("{}", fmt::join(names(), ", "));
            return refuse("there is no recipe " + wish.recipe + "; there are: " + known,
                          "il n’y a pas de recette " + in_guillemets(wish.recipe) +
                              "\u00A0; il y a\u00A0: " + known);
        }
        if (std::filesystem::exists(wish.out))
            return refuse(wish.out + " exists already", wish.out + " existe déjà");
        std::size_t done = 0;
        while (std::filesystem::exists(file_of(wish, *recipe, done + 1))) ++done;
        if (done > 0 && !wish.resume) {
            const auto last = file_of(wish, *recipe, done);
            return refuse(last + " exists; --resume goes on with it",
                          last + " existe déjà\u00A0; --resume le continue");
        }
        auto nets = done > 0 ? read(file_of(wish, *recipe, done)) : beginning_nets(wish, *recipe);
        for (; nets && done < recipe->whole.size(); ++done)
            nets = next_generation(wish, *recipe, done, *nets, say);
        if (!nets) return std::unexpected(nets.error());
        return {};
    }

    // Makes a generation of nets and keeps it. What is given back is what was kept, so that a stop
    // in between changes nothing.
    static Expected<Nets> next_generation(const TrainWish& wish, const Recipe& recipe,
                                          std::size_t done, const Nets& before, const Say& say) {
        const std::size_t count = recipe.whole.size();
        if (count > 1)
            say(cli::phrase(wish.lang, {"generation {} of {}", "génération {} sur {}"}, done + 1,
                            count));
        Amount amount = recipe.whole[done];
        if (wish.games > 0) amount.games = wish.games;
        if (wish.epochs > 0) amount.epochs = wish.epochs;
        if (!wish.bot.empty()) amount.bot = wish.bot;
        const auto made = recipe.run(
            {amount, seed_of(wish.seed, done), wish.threads, before, say, wish.lang, done});
        if (!made) return std::unexpected(made.error());
        const auto file = file_of(wish, recipe, done + 1);
        if (auto kept =
                replace_file(file, ai::net::write_nets(ai::net::origin<G>(), *made), shared_mode);
            !kept)
            return std::unexpected(kept.error());
        return read(file);
    }

    // The nets of a generation, counted from 1.
    static std::string file_of(const TrainWish& wish, const Recipe& recipe,
                               std::size_t generation) {
        return generation < recipe.whole.size() ? fmt::format("{}.{}", wish.out, generation)
                                                : wish.out;
    }

    // Those of the file that was named, or what ships, or none.
    static Expected<Nets> beginning_nets(const TrainWish& wish, const Recipe& recipe) {
        if (!wish.from.empty()) return read(wish.from.back());
        if (recipe.from_nothing) return Nets{};
        const auto shipped = ai::net::nets_of<G>();
        return Nets(shipped.begin(), shipped.end());
    }

    static Expected<Nets> read(const std::string& path) {
        const auto bytes = read_whole(path);
        if (!bytes) return std::unexpected(bytes.error());
        auto nets = ai::net::read_nets(*bytes, ai::net::origin<G>());
        if (!nets) return std::unexpected(error_about(path, nets.error()));
        return nets;
    }
};

}  // namespace

std::vector<std::string_view> recipes_of(std::string_view game) {
    std::vector<std::string_view> names;
    for_each_game(games::AllGames{}, [&]<class G>() {
        if (game == G::about.id) names = Training<G>::names();
    });
    return names;
}

std::vector<std::string_view> games_with_nets() {
    std::vector<std::string_view> ids;
    for (const bool by_self_play : {true, false})
        for_each_game(games::AllGames{}, [&]<class G>() {
            if (!Training<G>::names().empty() && Training<G>::has_self_play == by_self_play)
                ids.push_back(G::about.id);
        });
    return ids;
}

Expected<void> compare_with_manifest(std::string_view manifest, std::string_view recipe,
                                     std::string_view weights) {
    const auto json = read_json(manifest);
    if (!json) return std::unexpected(json.error());
    JsonFields fields(*json, "manifest");
    JsonFields verified(fields.member("verify"), "verify");
    const std::string expected = verified.text(recipe);
    if (!fields.good() || !verified.good())
        return refuse(fields.good() ? verified.why() : fields.why());
    const std::string found = hex(ai::net::checksum(weights));
    if (found == expected) return {};
    const std::string name(recipe);
    return refuse(name + ": the shortened recipe gives " + found + ", the manifest has " + expected,
                  in_guillemets(recipe) + "\u00A0: la recette abrégée donne " + found +
                      ", le manifeste a " + expected);
}

Expected<void> train(const TrainWish& wish, const Say& say, const Say& hint) {
    const auto game = games::game_named(wish.game);
    if (!game) return std::unexpected(game.error());
    const bool training = wish.pack.empty() && !wish.measure && !wish.verify;
    if (training && wish.out.empty())
        return refuse("say with --out where to keep the net",
                      "dites avec --out où garder le réseau");
    if (!training && !wish.verify && wish.from.empty())
        return refuse("say with --from which weights", "dites avec --from quels poids");
    if (wish.threads < 1)
        return refuse("there must be at least one thread", "il faut au moins un fil d’exécution");
    if (wish.deals < 1)
        return refuse("there must be at least one deal", "il faut au moins une donne");
    Expected<void> trained =
        refuse("no net is learned for " + wish.game, "aucun réseau ne s’apprend pour " + wish.game);
    for_each_game(games::AllGames{}, [&]<class G>() {
        if ((*game)->about().id != G::about.id || Training<G>::names().empty()) return;
        trained = Training<G>::run(wish, say, hint);
    });
    return trained;
}

}  // namespace agora::lab
