// Why a decision makes sense, in words: which objective it serves, and what it takes from others.
#include "games/royalmatch/ai/mind.hpp"
#include "games/royalmatch/ai/rollout_policy.hpp"
#include "games/royalmatch/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace agora::ai {

using namespace royalmatch;

}  // namespace agora::ai

namespace agora::royalmatch {

namespace {

template <class... Parts>
std::string say(Lang lang, const Text& words, const Parts&... parts) {
    return fmt::format(fmt::runtime(words.in(lang)), parts...);
}

void join(std::string& text, const std::string& more) {
    if (more.empty()) return;
    text += (text.empty() ? "" : ", ") + more;
}

// The objective to which this trick matters most, and whether it is better won.
struct Concern {
    Goal goal;
    bool to_win;
};
std::optional<Concern> concern_of(const State& table, Seat seat, const Stakes& stakes) {
    std::optional<Concern> concern;
    float most = 0.15F;  // points: less is not worth a word
    for (const Stake& stake : stakes) {
        const float gain = stake.points * Prospects::of(table).trick_gain(table, seat, stake.goal);
        if (std::abs(gain) <= most) continue;
        most = std::abs(gain);
        concern = {stake.goal, gain > 0};
    }
    return concern;
}

// A rival's objective that the viewer has seen and that wants this trick as well, or wants to lose
// it as well.
std::optional<Goal> refuse(const State& table, Seat me, bool to_win) {
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (seat == me) continue;
        for (const Goal goal : table.objectives[seat].dealt) {
            if (goal == Goal::none) continue;
            const float gain = Prospects::of(table).trick_gain(table, seat, goal);
            if (std::abs(gain) > 0.05F && (gain > 0) == to_win) return goal;
        }
    }
    return std::nullopt;
}

std::string why_keep(const State& table, Seat me, unsigned slots, Lang lang) {
    std::string list;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        if ((slots >> slot & 1U) == 0) continue;
        const Goal goal = table.objectives[me].dealt[slot];
        join(list, say(lang, {"{} for {} points", "{} pour {} points"}, goal_name(goal, lang),
                       points_of(table, goal)));
    }
    return std::popcount(slots) == 1
               ? say(lang, {"the surest: {}", "le plus sûr\u00A0: {}"}, list)
               : say(lang, {"they go together: {}", "ils vont ensemble\u00A0: {}"}, list);
}

// Of the whole starting hand, which is advised at once. Its cards go into it one by one, so that
// nothing is said of them: only what they are chosen for.
std::string why_take(const State& table, Seat me, Lang lang) {
    const auto concern = concern_of(table, me, stakes_of(table, me));
    if (!concern) return "";
    return say(lang, {"with {} in mind", "en vue de\u00A0: {}"}, goal_name(concern->goal, lang));
}

std::string what_effect_brings(const State& table, Seat me, Played played, Lang lang) {
    const Effect& effect = effect_of(played.card());
    const Objectives& mine = table.objectives[me];
    const int amount = effect.amount;
    switch (effect.family) {
        case Family::oath:
            return say(lang,
                       {"{} more if you fulfil all your objectives",
                        "{} de plus si vous remplissez tous vos objectifs"},
                       amount);
        case Family::coronation:
            return say(lang,
                       {"{} more for each objective fulfilled", "{} de plus par objectif rempli"},
                       amount);
        case Family::calling:
            if (effect.needs == Needs::pick)
                return say(lang, {"you bring back {}", "vous rappelez {}"},
                           goal_name(mine.dealt[played.pick()], lang));
            return say(lang, {"you bring back all that you discarded",
                              "vous rappelez tout ce que vous aviez écarté"});
        case Family::slander:
            return say(lang, {"it costs each rival up to {}", "chaque rival y perd jusqu'à {}"},
                       points_words(amount, lang));
        case Family::siphon:
        case Family::siege:
            return played.up() ? say(lang, {"you weaken a rival's next card",
                                            "vous affaiblissez la prochaine carte d'un rival"})
                               : say(lang, {"you force tricks upon a rival",
                                            "vous poussez un rival à gagner des plis"});
        case Family::theft:
        case Family::coup:
            return played.up() ? say(lang, {"you take high cards from a rival",
                                            "vous prenez des cartes hautes à un rival"})
                               : say(lang, {"you hand high cards to a rival",
                                            "vous donnez des cartes hautes à un rival"});
        case Family::whirlwind:
        case Family::respin:
        case Family::joker: return say(lang, {"luck may turn", "la chance peut tourner"});
        default:
            return played.up()
                       ? say(lang, {"you get stronger for what comes",
                                    "vous vous renforcez pour la suite"})
                       : say(lang, {"you get weaker on purpose", "vous vous affaiblissez exprès"});
    }
}

std::string why_play(const State& table, Seat me, Played played, Lang lang) {
    std::string text;
    if (const auto concern = concern_of(table, me, stakes_of(table, me))) {
        const Text words = concern->to_win
                               ? Text{"the trick serves {}", "le pli sert {}"}
                               : Text{"losing the trick serves {}", "perdre le pli sert {}"};
        // A card that goes the other way is saved for what it does, not for this trick.
        const int others = count(table.hand[me] & ~only(played.card()));
        int stronger = 0;
        for (Cards rest = table.hand[me]; rest != 0; rest &= rest - 1)
            stronger +=
                force_of(table, me, first_of(rest)) > force_of(table, me, played.card()) ? 1 : 0;
        const bool goes_along = concern->to_win ? 2 * stronger <= others : 2 * stronger >= others;
        if (goes_along) {
            join(text, say(lang, words, goal_name(concern->goal, lang)));
            if (const auto rival = refuse(table, me, concern->to_win))
                join(text, say(lang, {"and denies a rival {}", "et prive un rival de {}"},
                               goal_name(*rival, lang)));
        } else {
            join(text,
                 say(lang,
                     {"you save better cards for {}", "vous gardez de meilleures cartes pour {}"},
                     goal_name(concern->goal, lang)));
        }
    }
    if (played.activated()) join(text, what_effect_brings(table, me, played, lang));
    return text;
}

}  // namespace

}  // namespace agora::royalmatch

namespace agora::ai {

std::string Mind<RoyalMatch>::reason(const View& view, Action action, Lang lang) const {
    const Seat me = view.viewer.seat();
    switch (kind(action)) {
        case Kind::keep: return why_keep(view.table, me, slots_of(action), lang);
        case Kind::take: return why_take(view.table, me, lang);
        case Kind::play: return why_play(view.table, me, played_of(action), lang);
    }
    return "";
}

}  // namespace agora::ai
