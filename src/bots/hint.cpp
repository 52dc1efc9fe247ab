#include "bots/hint.hpp"

#include "bots/bot.hpp"
#include "bots/levels.hpp"
#include "core/typography.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace agora::bots {

namespace {

constexpr int advisor = 7;  // the level that gives advice

ai::Strategy strategy_for(const AnyView& view, std::uint32_t most_iterations) {
    return ai::at_most(level_of(view, advisor).strategy, most_iterations);
}

ai::Analysis think_about(const AnyView& view, const ai::Strategy& strategy, std::uint64_t seed,
                         const ai::SearchLimits& limits, std::optional<Code> also = {}) {
    return Searcher().think(view, strategy, limits, seed_for(view, seed), also);
}

// The further steps of a decision that takes several, in any determinization of the view: nothing
// hidden matters to them. Each step is searched with fewer iterations than the first.
std::vector<Code> steps_after(const AnyView& view, Code first, const ai::Strategy& strategy,
                              std::uint64_t seed, const ai::SearchLimits& limits) {
    constexpr std::uint32_t parts = 4;
    const ai::Strategy shorter = ai::shortened(strategy, parts);
    const Seat seat = view.viewer().seat();
    Random random(seed_for(view, seed));
    const auto world = view.sample(random);
    std::vector<Code> steps;
    Events events;
    for (Code step = first;; steps.push_back(step)) {
        world->apply(seat, step, events);
        if (world->turn() != Turn::players || !world->pending().has(seat)) return steps;
        const auto next = world->view(seat);
        if (!next->time_share().goes_on) return steps;
        const auto analysis = think_about(*next, shorter, seed, limits);
        step = choose_at({}, *next, analysis, world->legal(seat), seed_for(*next, seed));
    }
}

// The decision and what follows it; the verb is said once.
template <class Name>
std::string line_of(const Hint& hint, const Name& name) {
    std::string line = name(hint.decision);
    for (const Code step : hint.more) {
        const std::string words = name(step);
        line += words.substr(std::min(words.find(' '), words.size()));
    }
    return line;
}

std::string chance(int percent, Lang lang) {
    constexpr Text words = {"{1} {0} % chance to win", "environ {0} % de chances de gagner"};
    const bool an = percent == 8 || percent == 11 || percent == 18 || percent / 10 == 8;
    return fmt::format(fmt::runtime(words.in(lang)), percent, an ? "an" : "a");
}

// Also what the games say: a number and its sign stay in one line.
std::string with_bound_percents(std::string text) {
    constexpr std::string_view bound = "\u00A0%";
    for (auto at = text.find(" %"); at != std::string::npos; at = text.find(" %", at + 1))
        if (at > 0 && text[at - 1] >= '0' && text[at - 1] <= '9') text.replace(at, 2, bound);
    return text;
}

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

// Where the game has no word for it: how much there is between it and the next best.
Text why_at_all(const Hint& hint) {
    constexpr int close = 2;
    if (hint.win <= 0 || !hint.next_best)
        return {"nothing else looks better", "rien d'autre ne semble meilleur"};
    if (percent(hint.win) - percent(hint.next_best->win) <= close)
        return {"the choice is close", "le choix est serré"};
    return {"looking ahead, it wins more often", "en regardant plus loin, cela gagne plus souvent"};
}

}  // namespace

Hint hint_for(const AnyView& view, std::span<const Code> legal, std::uint64_t seed,
              std::uint32_t most_iterations, const ai::SearchLimits& limits) {
    Hint hint{legal.front(), {}, 0, std::nullopt, false};
    if (legal.size() == 1) return hint;
    const ai::Strategy strategy = strategy_for(view, most_iterations);
    const auto analysis = think_about(view, strategy, seed, limits);
    hint.decision = choose_at({}, view, analysis, legal, seed_for(view, seed));
    hint.wins_now = wins_at_once(view, hint.decision);
    if (const auto* candidate = analysis.find(hint.decision)) hint.win = candidate->win;
    for (const auto& candidate : analysis.candidates)
        if (candidate.decision != hint.decision && candidate.visits > 0 &&
            (!hint.next_best || candidate.visits > hint.next_best->visits))
            hint.next_best = candidate;
    hint.more = steps_after(view, hint.decision, strategy, seed, limits);
    return hint;
}

std::string hint_line(const AnyView& view, const Hint& hint) {
    return line_of(hint, [&](Code decision) { return view.write(decision); });
}

std::string hint_line(const AnyView& view, const Hint& hint, Lang lang) {
    return line_of(hint, [&](Code decision) { return view.write_in(lang, decision); });
}

std::string hint_text(const AnyView& view, const Hint& hint, const TerminalStyle& style,
                      Naming naming) {
    const Lang lang = style.lang;
    const auto name = [&](Code decision) {
        return naming == Naming::spoken ? view.write_in(lang, decision) : view.write(decision);
    };
    std::vector<Code> line = {hint.decision};
    line.insert(line.end(), hint.more.begin(), hint.more.end());
    std::string why = hint.wins_now
                          ? std::string(Text{"you win the game", "vous gagnez la partie"}.in(lang))
                          : reason_for(view, line, style);
    if (why.empty()) why = why_at_all(hint).in(lang);
    if (!hint.wins_now && hint.win > 0) {
        if (!why.empty()) why += Text{"; ", " ; "}.in(lang);
        why += chance(percent(hint.win), lang);
        // One that seems better but was hardly visited would only confuse, and so would one beside
        // a game that is as good as won.
        const bool is_won = percent(hint.win) == 100;
        if (hint.more.empty() && !is_won && hint.next_best && hint.next_best->win <= hint.win) {
            const int less = percent(hint.next_best->win);
            const auto other = name(hint.next_best->decision);
            why +=
                less == percent(hint.win)
                    ? std::string(Text{", as with ", ", comme avec "}.in(lang)) + other
                    : fmt::format(fmt::runtime(Text{", {} % with {}", ", {} % avec {}"}.in(lang)),
                                  less, other);
        }
    }
    return typeset(line_of(hint, name) + (why.empty() ? "" : " (" + with_bound_percents(why) + ")"),
                   lang);
}

Judged judge(const AnyView& view, Code decision, std::uint64_t seed,
             std::uint32_t most_iterations) {
    const auto analysis =
        think_about(view, strategy_for(view, most_iterations), seed, {}, decision);
    Judged judged;
    if (analysis.candidates.empty()) return judged;
    judged.best = analysis.candidates.front().decision;
    judged.best_win = analysis.candidates.front().win;
    judged.win = judged.best_win;
    const auto* made = analysis.find(decision);
    if (made == nullptr || made->visits == 0) return judged;
    if (wins_at_once(view, decision)) {
        judged.best = decision;
        return judged;
    }
    judged.win = made->win;
    return judged;
}

}  // namespace agora::bots
