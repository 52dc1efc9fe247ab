// What a person may ask about the table at any time; nothing is played.
#include "games/royalmatch/pages.hpp"
#include "games/royalmatch/typed_line.hpp"

namespace agora::royalmatch {

namespace {

std::string effect_line(Card card, const TerminalStyle& style) {
    const int price = level_of(card);
    const Text seals =
        price == 1 ? Text{" seal): ", " sceau)\u00A0: "} : Text{" seals): ", " sceaux)\u00A0: "};
    return wrap(card_mark(card, style) + " " + effect_name(card, style.lang) + " (" +
                    std::to_string(price) + std::string(style.say(seals)) +
                    effect_words(card, style.lang),
                style.width - 1, "      ") +
           "\n";
}

std::string note_line(Card card, const TerminalStyle& style) {
    const std::string_view note = effect_note(card, style.lang);
    if (note.empty()) return {};
    return "      " + wrap(note, style.width - 7, "      ") + "\n";
}

// All cards of the family with this name, the lowest first, and what their words mean.
std::string family_lines(std::string_view key, const TerminalStyle& style) {
    std::string text;
    std::string note;
    for (Card card = 0; card < card_count; ++card) {
        const FamilyInfo& family = info(family_of(card));
        if (key_of(family.id) == key || key_of(family.name.en) == key ||
            key_of(family.name.fr) == key) {
            text += effect_line(card, style);
            note = note_line(card, style);  // that of the highest has all the words
        }
    }
    return text + note;
}

std::string answer_effect(const View& view, TypedLine& line, std::string_view asked,
                          const TerminalStyle& style) {
    if (line.at_end()) {
        std::string hand = hand_page(view, style);
        if (!hand.empty()) return hand;
        return std::string(
            style.say({"Which card? Type effect KH\n", "Quelle carte\u00A0? Tapez effet Rco\n"}));
    }
    if (const auto card = line.card()) return effect_line(*card, style) + note_line(*card, style);
    auto family = family_lines(key_of(asked), style);
    if (!family.empty()) return family;
    return std::string(
               style.say({"There is no card or effect ", "Il n'y a pas de carte ni d'effet "})) +
           in_quotes(line.here(), style.lang) +
           std::string(style.say(
               {"; try effect KH or effect surge\n", "\u00A0; essayez effet Rco ou effet élan\n"}));
}

std::string answer_objective(const View& view, TypedLine& line, const TerminalStyle& style) {
    const State& table = view.table;
    if (line.at_end()) {
        auto mine = objectives_page(view, style);
        if (!mine.empty()) return mine;
        return std::string(style.say({"Which objective? Type objective streak\n",
                                      "Quel objectif\u00A0? Tapez objectif série\n"}));
    }
    const auto goal = line.goal();
    if (!goal)
        return std::string(style.say({"There is no objective ", "Il n'y a pas d'objectif "})) +
               in_quotes(line.here(), style.lang) + "\n";
    std::string text =
        goal_name(*goal, style.lang) + " (" + points_words(points_of(table, *goal), style.lang) +
        std::string(style.say({"): ", ")\u00A0: "})) + goal_words(table, *goal, style.lang) + ".";
    if (table.turn > 0)
        for (Seat seat = 0; seat < table.seats; ++seat)
            text += " " + style.name(seat) + std::string(style.say({": ", "\u00A0: "})) +
                    progress_words(table, seat, *goal, style.lang) + ".";
    return wrap(text, style.width - 1, "      ") + "\n";
}

// What follows the first word.
std::string_view after_word(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    text.remove_prefix(std::min(text.find_first_of(" \t"), text.size()));
    return text;
}

}  // namespace

std::string RoyalMatch::explain(const View& view, std::string_view text,
                                const TerminalStyle& style) {
    TypedLine line(text);
    if (line.is_too_long() || line.at_end()) return {};
    if (line.word({"effect", "effects", "effet", "effets"}))
        return answer_effect(view, line, after_word(text), style);
    if (line.word({"objective", "objectives", "objectif", "objectifs"}))
        return answer_objective(view, line, style);
    if (line.word({"order", "ordre"}) && line.at_end()) return order_page(view, style);
    if (line.word({"tricks", "plis"}) && line.at_end()) return tricks_page(view, style);
    if (line.word({"round", "manche"}) && line.at_end()) return round_page(view, style);
    if (line.word({"discard", "defausse"}) && line.at_end()) return discard_page(view, style);
    return {};
}

}  // namespace agora::royalmatch
