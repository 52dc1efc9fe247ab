#include "ai/hint.hpp"

#include "ai/bot.hpp"
#include "ai/levels.hpp"
#include "core/typography.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace agora {

namespace {

constexpr int advisor = 7;  // the level that gives advice

Analysis think_about(const AnyView& view, std::uint64_t seed, std::uint32_t most_iterations,
                     std::optional<Code> also, const Patience& patience) {
    Thinker thinker;
    const Level level = level_of(view, advisor);
    const Budget budget{.iterations = std::min(level.iterations, most_iterations),
                        .seconds = patience.seconds,
                        .stop = patience.stop};
    return thinker.think(view, budget, seed_for(view, seed), also);
}

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

}  // namespace

Hint hint_for(const AnyView& view, std::span<const Code> legal, std::uint64_t seed,
              std::uint32_t most_iterations, const Patience& patience) {
    Hint hint{legal.front(), 0, std::nullopt, false};
    if (legal.size() == 1) return hint;
    const auto analysis = think_about(view, seed, most_iterations, std::nullopt, patience);
    Level level;
    hint.decision = choose_at(level, view, analysis, legal, seed_for(view, seed));
    hint.wins_now = wins_at_once(view, hint.decision);
    if (const auto* thought = analysis.find(hint.decision)) hint.win = thought->win;
    for (const auto& thought : analysis.thoughts)
        if (thought.decision != hint.decision && thought.visits > 0 &&
            (!hint.next_best || thought.visits > hint.next_best->visits))
            hint.next_best = thought;
    return hint;
}

std::string hint_text(const AnyView& view, const Hint& hint, Lang lang) {
    std::string why = hint.wins_now
                          ? std::string(Text{"you win the game", "vous gagnez la partie"}.in(lang))
                          : reason_for(view, hint.decision, lang);
    if (!hint.wins_now && hint.win > 0) {
        why +=
            (why.empty()        ? ""
             : lang == Lang::fr ? " ; "
                                : "; ") +
            fmt::format(fmt::runtime(
                            Text{"some {} % to win", "environ {} % de chances de gagner"}.in(lang)),
                        percent(hint.win));
        // One that seems better but was hardly looked at would only confuse.
        if (hint.next_best && hint.next_best->win <= hint.win)
            why += fmt::format(fmt::runtime(Text{", {} % with {}", ", {} % avec {}"}.in(lang)),
                               percent(hint.next_best->win),
                               view.write_in(lang, hint.next_best->decision));
    }
    return typeset(view.write_in(lang, hint.decision) + (why.empty() ? "" : " (" + why + ")"),
                   lang);
}

Judged judge(const AnyView& view, Code decision, std::uint64_t seed,
             std::uint32_t most_iterations) {
    const auto analysis = think_about(view, seed, most_iterations, decision, {});
    Judged judged;
    if (analysis.thoughts.empty()) return judged;
    judged.best = analysis.thoughts.front().decision;
    judged.best_win = analysis.thoughts.front().win;
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

}  // namespace agora
