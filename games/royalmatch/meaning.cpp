// What effects do and what objectives ask, in sentences, with the numbers of this match.
#include "games/royalmatch/text.hpp"

#include <algorithm>
#include <cstdlib>

namespace agora::royalmatch {

namespace {

// A sentence in which {x}, {y} and {z} stand for numbers, and (s) for the plural that the last of
// them asks for.
std::string filled(const Text& text, Lang lang, int x, int y = 0, int z = 0) {
    std::string whole;
    bool several = false;
    for (std::string_view rest = text.in(lang); !rest.empty(); rest.remove_prefix(1)) {
        if (rest.size() > 2 && rest[0] == '{' && rest[2] == '}') {
            const int number = rest[1] == 'x' ? x : rest[1] == 'y' ? y : z;
            whole += std::to_string(number);
            several = lang == Lang::fr ? std::abs(number) > 1 : number != 1;
            rest.remove_prefix(2);
        } else if (rest.starts_with("(s)")) {
            if (several) whole += 's';
            rest.remove_prefix(2);
        } else {
            whole += rest.front();
        }
    }
    return whole;
}

// ---- effects

// By level where the sentence differs from one to the next, otherwise the same one three times.
// {x} is the amount, {y} the number of turns, cards or dice.
struct FamilyText {
    Family family;
    std::array<Text, 3> levels;
};
constexpr std::array<Text, 3> alike(Text text) { return {text, text, text}; }
constexpr std::array<Text, 3> first_apart(Text first, Text others) {
    return {first, others, others};
}

// clang-format off
constexpr std::array<FamilyText, family_count> family_texts = {{
    {Family::surge, alike(
        {"Your card of next turn has {x} more Force (▲) or {x} less (▼).",
         "Votre carte du tour suivant a {x} de Force en plus (▲) ou en moins (▼)."})},
    {Family::fervour, alike(
        {"For 3 turns your cards have {x} more Force (▲) or {x} less (▼).",
         "Pendant 3 tours vos cartes ont {x} de Force en plus (▲) ou en moins (▼)."})},
    {Family::oath, alike(
        {"If you fulfil all the objectives you kept, +{x} at the end of the round.",
         "Si vous remplissez tous vos objectifs gardés, +{x} en fin de manche."})},
    {Family::calling, {{
        {"An objective you discarded counts as a bonus, for half its points rounded up.",
         "Un objectif écarté compte en bonus, pour la moitié de ses points (arrondi au supérieur)."},
        {"An objective you discarded counts as a bonus, for all its points.",
         "Un objectif écarté compte en bonus, pour tous ses points."},
        {"All the objectives you discarded count as a bonus, for all their points.",
         "Tous vos objectifs écartés comptent en bonus, pour tous leurs points."}}}},
    {Family::draw, first_apart(
        {"Draw one card more; it gets gilding +{x} (▲) or -{x} (▼).",
         "Piochez une carte en plus, dorée +{x} (▲) ou -{x} (▼)."},
        {"Draw {y} cards more; each gets gilding +{x} (▲) or -{x} (▼).",
         "Piochez {y} cartes en plus, chacune dorée +{x} (▲) ou -{x} (▼)."})},
    {Family::sharpening, first_apart(
        {"Gilds a card in your hand: the lowest +{x} (▲) or the highest -{x} (▼).",
         "Dore une carte de votre main\u00A0: la plus basse +{x} (▲) ou la plus haute -{x} (▼)."},
        {"Gilds {y} cards in your hand: the lowest +{x} each (▲) or the highest -{x} each (▼).",
         "Dore {y} cartes de votre main\u00A0: les plus basses +{x} (▲) ou les plus hautes -{x} (▼)."})},
    {Family::gleaning, {{
        {"Swaps your unwanted card for a random card of the last trick, if that is better.",
         "Échange votre carte de trop contre une carte du dernier pli tirée au sort, si elle est "
         "meilleure."},
        {"Swaps your unwanted card for the best card of the last trick, if that is better.",
         "Échange votre carte de trop contre la meilleure du dernier pli, si elle est meilleure."},
        {"Swaps your unwanted card for the best card of the discard pile, if that is better.",
         "Échange votre carte de trop contre la meilleure de la défausse, si elle est "
         "meilleure."}}}},
    {Family::recall, first_apart(
        {"Takes this card back; your unwanted card is discarded for it.",
         "Reprend cette carte en main\u00A0; votre carte de trop est défaussée à sa place."},
        {"Takes this card back, gilded +{x} (▲) or -{x} (▼); your unwanted card is discarded for it.",
         "Reprend cette carte, dorée +{x} (▲) ou -{x} (▼)\u00A0; votre carte de trop est défaussée."})},
    {Family::siphon, alike(
        {"Next turn your card +{x} and the target's -{x} (▲), or the other way round (▼).",
         "Au tour suivant, votre carte +{x} et celle de la cible -{x} (▲), ou l'inverse (▼)."})},
    {Family::siege, alike(
        {"For {y} turns the target's cards have {x} less Force (▲) or {x} more (▼).",
         "Pendant {y} tours les cartes de la cible ont {x} de Force en moins (▲) ou en plus (▼)."})},
    {Family::slander, alike(
        {"Shows you a random kept objective of each opponent, worth {x} less from now on (0 at least).",
         "Vous montre un objectif gardé, au hasard, de chaque adversaire\u00A0: il vaut {x} de moins "
         "(0 au moins)."})},
    {Family::theft, {{
        {"Swaps a random card of your hand for a random one of the target's, if that is better.",
         "Échange une carte de votre main contre une de la cible, toutes deux au hasard, si elle "
         "est meilleure."},
        {"Swaps your unwanted card for a random one of the target's hand, if that is better.",
         "Échange votre carte de trop contre une carte de la cible au hasard, si elle est "
         "meilleure."},
        {"Swaps your unwanted card for the best one of the target's hand, if that is better.",
         "Échange votre carte de trop contre la meilleure carte de la cible, si elle est "
         "meilleure."}}}},
    {Family::dice, first_apart(
        {"Rolls a die: next turn your card has that much more Force (▲) or less (▼).",
         "Lance un dé\u00A0: au tour suivant votre carte a d'autant plus (▲) ou moins (▼) de Force."},
        {"Rolls {y} dice: next turn your card has their sum more Force (▲) or less (▼).",
         "Lance {y} dés\u00A0: au tour suivant votre carte a leur somme en plus (▲) ou en moins (▼)."})},
    {Family::whirlwind, alike(
        {"You and an opponent, all at random, exchange {y} cards of your hands.",
         "Vous échangez {y} cartes de main avec un adversaire, le tout au hasard."})},
    {Family::joker, {{
        {"A level I effect of ♥, ♦ or ♠ at random, with your target and your aim.",
         "Un effet de niveau I de ♥, ♦ ou ♠ au hasard, avec votre cible et votre visée."},
        {"A level II effect of ♥, ♦ or ♠ at random, with your target and your aim.",
         "Un effet de niveau II de ♥, ♦ ou ♠ au hasard, avec votre cible et votre visée."},
        {"A level III effect of ♥, ♦ or ♠ at random, with your target and your aim.",
         "Un effet de niveau III de ♥, ♦ ou ♠ au hasard, avec votre cible et votre visée."}}}},
    {Family::respin, alike(
        {"Spins the wheel; next turn your cards of the new strong suit +{x}, of the weak one -{x}.",
         "Relance la roulette\u00A0; au tour suivant vos cartes de la nouvelle couleur forte +{x}, de la "
         "faible -{x}."})},
    {Family::coronation, alike(
        {"Each objective that you kept and fulfil brings {x} points more.",
         "Chaque objectif que vous avez gardé et remplissez rapporte {x} points de plus."})},
    {Family::treasure, alike(
        {"Up to {y} times: swaps your unwanted card for the best of the discard pile, while it is "
         "better.",
         "Jusqu'à {y} fois\u00A0: échange votre carte de trop contre la meilleure de la défausse, tant "
         "qu'elle est meilleure."})},
    {Family::carnival, alike(
        {"Spins the wheel and mixes all hands; you get the {y} highest cards (▲) or lowest (▼), the "
         "rest goes back at random.",
         "Relance la roulette et mélange toutes les mains\u00A0; vous prenez les {y} plus hautes (▲) ou "
         "plus basses (▼), le reste au hasard."})},
    {Family::coup, alike(
        {"You swap hand and deck with the target; you keep your highest card (▲) or lowest (▼), the "
         "target the opposite one.",
         "Vous échangez main et deck avec la cible\u00A0; vous gardez votre plus haute carte (▲) ou la plus "
         "basse (▼), la cible l'inverse."})},
}};
// clang-format on

// ---- objectives

// What it asks; {x} is its number, {y} the number after it.
// clang-format off
constexpr std::array<Text, goal_count> goal_texts = {{
    {"win exactly {x} trick(s)", "gagner exactement {x} pli(s)"},
    {"win exactly {x} trick(s)", "gagner exactement {x} pli(s)"},
    {"win exactly {x} trick(s)", "gagner exactement {x} pli(s)"},
    {"win {x} or {y} trick(s)", "gagner {x} ou {y} pli(s)"},
    {"win {x} trick(s) or more", "gagner {x} pli(s) ou plus"},
    {"win more tricks than anybody else", "gagner plus de plis que tout autre joueur"},
    {"win fewer tricks than anybody else", "gagner moins de plis que tout autre joueur"},
    {"win {x} trick(s) or fewer", "gagner {x} pli(s) ou moins"},
    {"win {x} trick(s) or fewer", "gagner {x} pli(s) ou moins"},
    {"win the first trick and the last one", "gagner le premier pli et le dernier"},
    {"win none of the first {x} trick(s)", "ne gagner aucun des {x} premiers plis"},
    {"win none of the last {x} trick(s)", "ne gagner aucun des {x} derniers plis"},
    {"win {x} trick(s) in a row", "gagner {x} pli(s) d'affilée"},
    {"win {x} trick(s) or more, never two in a row", "gagner {x} pli(s) ou plus, jamais deux d'affilée"},
    {"win a trick in every quarter: turns ", "gagner un pli dans chaque quart\u00A0: tours "},
    {"win at least {x} trick(s) more in turns ", "gagner au moins {x} pli(s) de plus aux tours "},
    {"win at least {x} trick(s) more in turns ", "gagner au moins {x} pli(s) de plus aux tours "},
    {"win {x} red card(s) or fewer", "gagner {x} carte(s) rouge(s) ou moins"},
    {"win {x} heart(s) or fewer", "gagner {x} cœur(s) ou moins"},
    {"win {x} face card(s) (J, Q, K) or fewer", "gagner {x} figure(s) (V, D, R) ou moins"},
    {"win {x} heart(s) or more", "gagner {x} cœur(s) ou plus"},
    {"win {x} ace(s) or more", "gagner {x} as ou plus"},
    {"win a trick to which an opponent played a King", "gagner un pli où un adversaire a joué un roi"},
    {"win {x} trick(s) or more, and more red cards than black", "gagner {x} pli(s) ou plus, et plus de cartes rouges que noires"},
    {"win {x} trick(s) or more, and more black cards than red", "gagner {x} pli(s) ou plus, et plus de cartes noires que rouges"},
    {"win a trick with a card of value {x} or lower", "gagner un pli avec une carte de valeur {x} ou moins"},
    {"lose a trick with a King or an Ace", "perdre un pli avec un roi ou un as"},
    {"win {x} trick(s) with the strong suit", "gagner {x} pli(s) avec la couleur forte"},
    {"win {x} trick(s) with the weak suit", "gagner {x} pli(s) avec la couleur faible"},
    {"win with {x} different suit(s)", "gagner avec {x} couleur(s) différente(s)"},
    {"win {x} trick(s) or more without activating any effect", "gagner {x} pli(s) ou plus sans activer un seul effet"},
    {"win {x} trick(s) with activated cards", "gagner {x} pli(s) avec des cartes activées"},
}};
// clang-format on

std::string turns_text(int from, int to) { return std::to_string(from) + "-" + std::to_string(to); }

// The turns of a round that an objective compares (§16 for shorter rounds).
std::string quarters(int cards) {
    std::string text;
    for (int i = 0; i < 4; ++i)
        text += (i == 0 ? "" : ", ") + turns_text(cards * i / 4 + 1, cards * (i + 1) / 4);
    return text;
}
std::string early(int cards) { return turns_text(1, (cards - 1) / 2); }
std::string late(int cards) { return turns_text(cards - (cards - 1) / 2 + 1, cards); }

// ---- progress

struct Phrase {
    Text text;  // {x} have, {y} need, {z} one number more
    int third = 0;
};

// Where nothing at all may be won and nothing has been.
Text none_won(Goal goal) {
    switch (goal) {
        case Goal::no_red: return {"no red card won", "aucune carte rouge gagnée"};
        case Goal::no_heart: return {"no heart won", "aucun cœur gagné"};
        case Goal::no_face: return {"no face card won", "aucune figure gagnée"};
        default: return {"no trick won", "aucun pli gagné"};
    }
}

bool is_limit(Goal goal) {
    return goal == Goal::low_profile || goal == Goal::nothing || goal == Goal::no_red ||
           goal == Goal::no_heart || goal == Goal::no_face;
}

Phrase phrase_of(const State& table, Seat seat, Goal goal, const Progress& now) {
    const Tally& tally = table.tally[seat];
    if (is_limit(goal) && now.need == 0) return {none_won(goal)};
    switch (goal) {
        case Goal::exact_fair:
        case Goal::exact_low:
        case Goal::exact_high:
            return {{"{x} of exactly {y} trick(s)", "{x} pli(s) sur {y} exactement"}};
        case Goal::fair_share:
            return {{"{x} of {y} or {z} trick(s)", "{x} pli(s) sur {y} ou {z}"}, now.need + 1};
        case Goal::supremacy:
            return {{"{x} trick(s), best other {z}", "{x} pli(s), meilleur autre {z}"},
                    now.need - 1};
        case Goal::humility:
            return {{"{x} trick(s), lowest other {z}", "{x} pli(s), autre le plus bas {z}"},
                    now.need + 1};
        case Goal::low_profile:
        case Goal::nothing: return {{"{x} of at most {y} trick(s)", "{x} pli(s) sur {y} au plus"}};
        case Goal::quiet_start:
        case Goal::quiet_exit: return {{"{x} of {y} trick(s) lost", "{x} pli(s) perdu(s) sur {y}"}};
        case Goal::streak: return {{"{x} of {y} in a row", "{x} sur {y} d'affilée"}};
        case Goal::constancy: return {{"{x} of {y} quarters", "{x} quart(s) sur {y}"}};
        case Goal::alpha_omega: return {{"{x} of {y}", "{x} sur {y}"}};
        case Goal::crescendo:
        case Goal::decrescendo: return {{"{x} ahead, {y} needed", "avance {x}, il faut {y}"}};
        case Goal::no_red:
            return {{"{x} of at most {y} red card(s)", "{x} rouge(s) sur {y} au plus"}};
        case Goal::no_heart:
            return {{"{x} of at most {y} heart(s)", "{x} cœur(s) sur {y} au plus"}};
        case Goal::no_face:
            return {{"{x} of at most {y} face card(s)", "{x} figure(s) sur {y} au plus"}};
        case Goal::hearts: return {{"{x} of {y} heart(s)", "{x} cœur(s) sur {y}"}};
        case Goal::aces: return {{"{x} of {y} ace(s)", "{x} as sur {y}"}};
        case Goal::regicide:
        case Goal::david:
        case Goal::icarus: return {{"not yet", "pas encore"}};
        case Goal::red_blood:
            return {{"{x} of {y} trick(s), red ahead by {z}",
                     "{x} pli(s) sur {y}, rouges\u00A0: avance {z}"},
                    tally.red - tally.black};
        case Goal::black_night:
            return {{"{x} of {y} trick(s), black ahead by {z}",
                     "{x} pli(s) sur {y}, noires\u00A0: avance {z}"},
                    tally.black - tally.red};
        case Goal::four_seasons: return {{"{x} of {y} suit(s)", "{x} couleur(s) sur {y}"}};
        default: return {{"{x} of {y} trick(s)", "{x} pli(s) sur {y}"}};
    }
}

}  // namespace

std::string effect_words(Family family, int level, Lang lang) {
    const Effect& effect = effect_of(family, level);
    const auto& texts = family_texts[static_cast<std::size_t>(family)].levels;
    return filled(texts[static_cast<std::size_t>(std::min(level, 3) - 1)], lang, effect.amount,
                  effect.times);
}

std::string effect_words(Card card, Lang lang) {
    return effect_words(family_of(card), level_of(card), lang);
}

Text goal_text(Goal goal) { return goal_texts[index(goal)]; }

std::string_view effect_note(Card card, Lang lang) {
    constexpr Text better = {
        "A better card is a higher one with ▲, a lower one with ▼; if it is not better, nothing is "
        "swapped.",
        "Une carte meilleure est plus haute avec ▲, plus basse avec ▼\u00A0; si elle ne l'est pas, "
        "rien "
        "n'est échangé."};
    constexpr Text unwanted = {
        "Your unwanted card is your lowest with ▲, your highest with ▼.",
        "Votre carte de trop est la plus basse avec ▲, la plus haute avec ▼."};
    constexpr Text both = {
        "Your unwanted card is your lowest with ▲, your highest with ▼. A better card is a higher "
        "one with ▲, a lower one with ▼; if it is not better, nothing is swapped.",
        "Votre carte de trop est la plus basse avec ▲, la plus haute avec ▼. Une carte meilleure "
        "est "
        "plus haute avec ▲, plus basse avec ▼\u00A0; si elle ne l'est pas, rien n'est échangé."};
    switch (family_of(card)) {
        case Family::recall: return unwanted.in(lang);
        case Family::theft: return level_of(card) == 1 ? better.in(lang) : both.in(lang);
        case Family::gleaning:
        case Family::treasure: return both.in(lang);
        default: return {};
    }
}

std::string goal_words(const State& table, Goal goal, Lang lang) {
    const int x = number_of(table, goal);
    const int cards = table.cards_each();
    const auto say = [&](const Text& text) { return std::string(text.in(lang)); };
    switch (goal) {
        case Goal::nothing:
            if (x == 0) return say({"lose all your tricks", "perdre tous ses plis"});
            break;
        case Goal::no_red:
            if (x == 0) return say({"win no red card", "ne gagner aucune carte rouge"});
            break;
        case Goal::no_heart:
            if (x == 0) return say({"win no heart", "ne gagner aucun cœur"});
            break;
        case Goal::no_face:
            if (x == 0)
                return say({"win no face card (J, Q, K)", "ne gagner aucune figure (V, D, R)"});
            break;
        case Goal::regicide:
            if (x == 12)
                return say({"win a trick to which the opponent played a Queen or a King",
                            "gagner un pli où l'adversaire a joué une dame ou un roi"});
            break;
        default: break;
    }
    std::string text = filled(goal_texts[index(goal)], lang, x, x + 1);
    if (goal == Goal::constancy) text += quarters(cards);
    const std::string than = say({" than in turns ", " qu'aux tours "});
    if (goal == Goal::crescendo) text += late(cards) + than + early(cards);
    if (goal == Goal::decrescendo) text += early(cards) + than + late(cards);
    return text;
}

std::string progress_words(const State& table, Seat seat, Goal goal, Lang lang) {
    const Progress now = progress(table, seat, goal);
    const auto say = [&](const Text& words) { return std::string(words.in(lang)); };
    if (!now.possible) return say({"impossible now", "impossible désormais"});
    if (now.sure) return say({"safe", "acquis"});
    const Phrase phrase = phrase_of(table, seat, goal, now);
    std::string text = filled(phrase.text, lang, now.have, now.need, phrase.third);
    if (now.fulfilled) text += say({", holds so far", ", bon pour l'instant"});
    return text;
}

}  // namespace agora::royalmatch
