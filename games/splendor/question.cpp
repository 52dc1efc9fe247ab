// What to ask one who types a verb alone, and what the one on turn can do as far as words need it.
#include "core/typed.hpp"
#include "core/typography.hpp"
#include "games/splendor/text.hpp"

#include <algorithm>
#include <span>

namespace agora::splendor {

namespace {

bool can(const View& view, Kind wanted) {
    const auto legal = legal_seen(view);
    return std::ranges::find(legal, wanted, &kind) != legal.end();
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text;
}

// What goes with the gems that were typed so far; nothing where they are enough, or too much already.
std::string ask_for_rest(const View& view, std::span<const Piece> typed, Lang lang) {
    Gems so_far;
    for (const auto& piece : typed) {
        if (piece.text == "and" || piece.text == "et") continue;
        const auto named = gems_named(piece.text, lang);
        if (!named || (so_far + *named).total() > most_typed) return {};
        so_far += *named;
    }
    Gems rest;
    for (const auto action : legal_seen(view)) {
        if (kind(action) != Kind::take && kind(action) != Kind::take_pair) continue;
        Gems taken;
        for (const auto colour : colours)
            if (kind(action) == Kind::take_pair ? operand(action) == index(colour)
                                                : (operand(action) >> index(colour) & 1U) != 0)
                taken += Gems::of(colour, kind(action) == Kind::take_pair ? 2 : 1);
        if (taken == so_far) return {};
        if (!taken.covers(so_far)) continue;
        for (const auto colour : colours)
            if (taken[colour] > so_far[colour] && rest[colour] == 0)
                rest += Gems::of(colour, view.table.bank[colour]);
    }
    if (rest.empty()) return {};
    return filled({"Which gems with {gems}, 3 different in all or 2 alike, of {rest}?",
                   "Quelles gemmes avec {gems}, 3 différentes en tout ou 2 pareilles, de {rest} ?"},
                  {{"gems", one_by_one(so_far, lang)}, {"rest", by_number(rest, lang)}}, lang);
}

std::string ask_for_card(const View& view, bool on_table, Lang lang) {
    const auto cards = payable(view, on_table);
    if (cards.empty()) return {};
    const Text which = on_table
                           ? Text{"Which card? You can pay ", "Quelle carte ? Vous pouvez payer "}
                           : Text{"Which of your reserved cards? You can pay ",
                                  "Laquelle de vos cartes réservées ? Vous pouvez payer "};
    return std::string(which.in(lang)) + listed(cards);
}

std::string ask_for_noble(const View& view, Lang lang) {
    std::vector<std::string> willing;
    for (const auto action : legal_seen(view)) {
        const auto noble = static_cast<NobleId>(operand(action));
        willing.push_back(std::to_string(noble_number(view.table, noble)) + " " +
                          std::string(noble_name(noble).in(lang)));
    }
    return std::string(Text{"Which noble? ", "Quel noble ? "}.in(lang)) + listed(willing);
}

}  // namespace

bool is_asked(const View& view) {
    const Phase phase = view.table.phase;
    return phase >= Phase::act && phase != Phase::over && view.viewer.owns(view.table.turn);
}

Splendor::Actions legal_seen(const View& view) {
    State state{view.unseen, view.table};
    for (int level = 0; level < 3; ++level)  // what is unseen may be in others' hands
        if (view.deck_sizes[static_cast<std::size_t>(level)] == 0)
            level_cards(level).each([&](CardId card) { state.deck = state.deck.without(card); });
    Splendor::Actions legal;
    Splendor::legal(state, view.table.turn, legal);
    return legal;
}

std::vector<std::string> payable(const View& view, bool on_table) {
    std::vector<std::string> names;
    for (const auto action : legal_seen(view)) {
        if (kind(action) != Kind::buy || !gold_instead(action).empty()) continue;
        const auto card = static_cast<CardId>(operand(action));
        const int place = grid_place(view.table, card);
        if ((place >= 0) != on_table) continue;
        names.push_back(on_table ? place_name(place)
                                 : std::to_string(hand_place(view.table, card) + 1));
    }
    return names;
}

// Nothing where the refusal of `read` says more, such as that no card can be paid.
std::string Splendor::question(const View& view, std::string_view typed, Lang lang) {
    const auto pieces = split(typed);
    if (!is_asked(view) || !pieces || pieces->empty()) return {};
    const auto verb = verb_named(pieces->front().text);
    if (!verb) return {};
    if (pieces->size() > 1)
        return *verb == Verb::take ? ask_for_rest(view, std::span(*pieces).subspan(1), lang)
                                   : std::string();
    const Phase phase = view.table.phase;
    switch (*verb) {
        case Verb::take: {
            if (!can(view, Kind::take) && !can(view, Kind::take_pair)) return {};
            return filled({"Which gems, 3 different or 2 alike, of {bank}?",
                           "Quelles gemmes, 3 différentes ou 2 pareilles, de {bank} ?"},
                          {{"bank", by_number(view.table.bank.without_gold(), lang)}}, lang);
        }
        case Verb::reserve:
            if (!can(view, Kind::reserve) && !can(view, Kind::reserve_top)) return {};
            return std::string(Text{"Which card, a1 to c4, or which deck, tier1 to tier3?",
                                    "Quelle carte, a1 à c4, ou quelle pioche, pioche1 à pioche3 ?"}
                                   .in(lang));
        case Verb::buy: return ask_for_card(view, true, lang);
        case Verb::pay: return ask_for_card(view, false, lang);
        case Verb::give_back: {
            if (phase != Phase::give_back) return {};
            const Gems held = view.table.gems[view.table.turn];
            return filled({"Which gems? Return {many} of {held}",
                           "Quelles gemmes ? Rendez-en {many} de {held}"},
                          {{"many", std::to_string(held.total() - hand_limit)},
                           {"held", by_number(held, lang)}},
                          lang);
        }
        case Verb::noble:
            return phase == Phase::choose_noble ? ask_for_noble(view, lang) : std::string();
        case Verb::pass: break;
    }
    return {};
}

}  // namespace agora::splendor
