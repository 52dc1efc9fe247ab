// Why a decision makes sense, in words: which objective it serves, and what it takes from others.
#include "core/typography.hpp"
#include "games/royalmatch/ai/mind.hpp"
#include "games/royalmatch/ai/rollout_policy.hpp"
#include "games/royalmatch/text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

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
struct Denied {
    Seat seat;
    Goal goal;
};
std::optional<Denied> denied_by(const State& table, Seat me, bool to_win) {
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (seat == me) continue;
        for (const Goal goal : table.objectives[seat].dealt) {
            if (goal == Goal::none) continue;
            const float gain = Prospects::of(table).trick_gain(table, seat, goal);
            if (std::abs(gain) > 0.05F && (gain > 0) == to_win) return Denied{seat, goal};
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

// ---- the starting hand

// What cards do for objectives.
enum class Service : std::uint8_t {
    fits,   // they are what it asks for
    wins,   // tricks
    loses,  // tricks
    later,  // not chosen: they come from the deck
};
struct Served {
    Service how;
    Cards cards;
    std::string goals;
};

// High and low ones, of the order of the moment.
Cards outer_third(const State& table, Cards cards, bool high) {
    Cards found = 0;
    for (Cards rest = cards; rest != 0; rest &= rest - 1) {
        const int rank = rank_of(table, first_of(rest));
        if (high ? 3 * rank >= 2 * card_count : 3 * rank < card_count)
            found |= only(first_of(rest));
    }
    return found;
}

// How a hand serves an objective, and with which cards; what is left in the deck comes later.
std::vector<Served> services_to(const State& table, Seat me, Goal goal, Cards hand, Cards deck) {
    constexpr float slight = 0.02F;  // of the chance to fulfil it
    const Cards fit = fitting(table, me, goal);
    if ((hand & fit) != 0) return {{Service::fits, hand & fit, {}}};
    if ((deck & fit) != 0) return {{Service::later, deck & fit, {}}};
    const float gain = Prospects::of(table).trick_gain(table, me, goal);
    const bool may_win = gain > -slight;
    const bool may_lose = gain < slight;
    std::vector<Served> served;
    if (const Cards high = outer_third(table, hand, true); may_win && high != 0)
        served.push_back({Service::wins, high, {}});
    if (const Cards low = outer_third(table, hand, false); may_lose && low != 0)
        served.push_back({Service::loses, low, {}});
    if (const Cards rest = outer_third(table, deck, may_win); served.empty() && rest != 0)
        served.push_back({Service::later, rest, {}});
    return served;
}

std::string words_of(const Served& served, const TerminalStyle& style) {
    const auto words = [&] -> Text {
        switch (served.how) {
            case Service::fits: return {"{} for {}", "{} pour {}"};
            case Service::wins:
                return {"{} to win tricks for {}", "avec {} gagner des plis pour {}"};
            case Service::loses:
                return {"{} to lose tricks for {}", "avec {} perdre des plis pour {}"};
            case Service::later: break;
        }
        return {"{} later from the deck for {}", "{} plus tard, du deck, pour {}"};
    }();
    return say(style.lang, words, card_marks(served.cards, style), served.goals);
}

// Effects of the hand that are worth points by themselves, two at most.
std::string effects_at_hand(const State& table, Seat me, Cards hand, const TerminalStyle& style) {
    State then = table;
    then.hand[me] = hand;
    std::string list;
    int listed = 0;
    for (Cards rest = hand; rest != 0 && listed < 2; rest &= rest - 1) {
        const Card card = first_of(rest);
        const Family family = family_of(card);
        const bool counts = family == Family::oath || family == Family::calling ||
                            family == Family::coronation || family == Family::slander;
        if (!counts || why_inactive(then, me, card) != Inactive::none) continue;
        join(list, card_mark(card, style) + " " + effect_name(card, style.lang));
        ++listed;
    }
    return list;
}

// The whole starting hand is advised at once: what its cards do for the objectives that are kept,
// and which effects come with it.
std::string why_hand(const State& table, Seat me, std::span<const Action> line,
                     const TerminalStyle& asked) {
    TerminalStyle style = asked;
    style.colour = false;
    Cards hand = table.hand[me];
    for (const Action action : line)
        if (kind(action) == Kind::take) hand |= only(card_of(action));
    const Cards deck = table.deck[me] & ~hand;
    std::vector<Served> all;
    bool ascetic = false;
    for (const Stake& stake : stakes_of(table, me)) {
        ascetic = ascetic || stake.goal == Goal::ascetic;
        for (Served& served : services_to(table, me, stake.goal, hand, deck)) {
            served.goals = goal_name(stake.goal, style.lang);
            const auto same = std::ranges::find_if(all, [&](const Served& one) {
                return one.how == served.how && one.cards == served.cards;
            });
            if (same == all.end())
                all.push_back(std::move(served));
            else
                same->goals += std::string(Text{" and ", " et "}.in(style.lang)) + served.goals;
        }
    }
    std::string text;
    for (const Served& served : all) join(text, words_of(served, style));
    if (ascetic) return text;
    if (const auto effects = effects_at_hand(table, me, hand, style); !effects.empty())
        join(text, say(style.lang, {"effects: {}", "effets\u00A0: {}"}, effects));
    return text;
}

// ---- a card

std::string what_effect_brings(const State& table, Seat me, Played played,
                               const TerminalStyle& style) {
    const Lang lang = style.lang;
    const auto on_target = [&](const Text& words) {
        const auto name = style.short_name(played.target());
        return filled(words, {{"name", name}, {"of", with_de("", name)}}, lang);
    };
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
            return on_target(played.up() ? Text{"you weaken the next card of {name}",
                                                "vous affaiblissez la prochaine carte {of}"}
                                         : Text{"you force tricks upon {name}",
                                                "vous poussez {name} à gagner des plis"});
        case Family::theft:
        case Family::coup:
            return on_target(played.up() ? Text{"you take high cards from {name}",
                                                "vous prenez des cartes hautes à {name}"}
                                         : Text{"you hand high cards to {name}",
                                                "vous donnez des cartes hautes à {name}"});
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

std::string why_play(const State& table, Seat me, Played played, const TerminalStyle& style) {
    const Lang lang = style.lang;
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
            if (const auto rival = denied_by(table, me, concern->to_win)) {
                const auto goal = goal_name(rival->goal, lang);
                join(text, filled(Text{"and denies {name} {goal}", "et prive {name} {of_goal}"},
                                  {{"name", style.short_name(rival->seat)},
                                   {"goal", goal},
                                   {"of_goal", with_de("", goal)}},
                                  lang));
            }
        } else {
            join(text,
                 say(lang,
                     {"you save better cards for {}", "vous gardez de meilleures cartes pour {}"},
                     goal_name(concern->goal, lang)));
        }
    }
    if (played.activated()) join(text, what_effect_brings(table, me, played, style));
    return text;
}

}  // namespace

}  // namespace agora::royalmatch

namespace agora::ai {

std::string Mind<RoyalMatch>::reason(const View& view, std::span<const Action> line,
                                     const TerminalStyle& style) const {
    const Seat me = view.viewer.seat();
    const Action action = line.front();
    switch (kind(action)) {
        case Kind::keep: return why_keep(view.table, me, slots_of(action), style.lang);
        case Kind::take: return why_hand(view.table, me, line, style);
        case Kind::play: return why_play(view.table, me, played_of(action), style);
    }
    return "";
}

}  // namespace agora::ai
