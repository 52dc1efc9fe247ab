// What a person may ask about the table at any time; nothing is played.
#include "games/royalmatch/pages.hpp"
#include "games/royalmatch/typed_line.hpp"

namespace agora::royalmatch {

namespace {

std::string effect_line(Card card, const Look& look) {
    const int price = level_of(card);
    const Text seals =
        price == 1 ? Text{" seal): ", " sceau)\u00A0: "} : Text{" seals): ", " sceaux)\u00A0: "};
    return wrap(card_mark(card, look) + " " + effect_name(card, look.lang) + " (" +
                    std::to_string(price) + std::string(look.say(seals)) +
                    effect_words(card, look.lang),
                look.width - 1, "      ") +
           "\n";
}

std::string note_line(Card card, const Look& look) {
    const std::string_view note = effect_note(card, look.lang);
    if (note.empty()) return {};
    return "      " + wrap(note, look.width - 7, "      ") + "\n";
}

// All cards of the family with this name, the lowest first, and what their words mean.
std::string family_lines(std::string_view key, const Look& look) {
    std::string text;
    std::string note;
    for (Card card = 0; card < card_count; ++card) {
        const FamilyInfo& family = info(family_of(card));
        if (key_of(family.id) == key || key_of(family.name.en) == key ||
            key_of(family.name.fr) == key) {
            text += effect_line(card, look);
            note = note_line(card, look);  // that of the highest has all the words
        }
    }
    return text + note;
}

std::string answer_effect(const View& view, TypedLine& line, std::string_view asked,
                          const Look& look) {
    if (line.at_end()) {
        std::string hand = hand_page(view, look);
        if (!hand.empty()) return hand;
        return std::string(
            look.say({"Which card? Type effect KH\n", "Quelle carte\u00A0? Tapez effet Rco\n"}));
    }
    if (const auto card = line.card()) return effect_line(*card, look) + note_line(*card, look);
    auto family = family_lines(key_of(asked), look);
    if (!family.empty()) return family;
    return std::string(
               look.say({"There is no card or effect ", "Il n'y a pas de carte ni d'effet "})) +
           in_quotes(line.here(), look.lang) +
           std::string(look.say(
               {"; try effect KH or effect surge\n", "\u00A0; essayez effet Rco ou effet élan\n"}));
}

std::string answer_objective(const View& view, TypedLine& line, const Look& look) {
    const State& table = view.table;
    if (line.at_end()) {
        auto mine = objectives_page(view, look);
        if (!mine.empty()) return mine;
        return std::string(look.say({"Which objective? Type objective streak\n",
                                     "Quel objectif\u00A0? Tapez objectif série\n"}));
    }
    const auto goal = line.goal();
    if (!goal)
        return std::string(look.say({"There is no objective ", "Il n'y a pas d'objectif "})) +
               in_quotes(line.here(), look.lang) + "\n";
    std::string text =
        goal_name(*goal, look.lang) + " (" + points_words(points_of(table, *goal), look.lang) +
        std::string(look.say({"): ", ")\u00A0: "})) + goal_words(table, *goal, look.lang) + ".";
    if (table.turn > 0)
        for (Seat seat = 0; seat < table.seats; ++seat)
            text += " " + look.name(seat) + std::string(look.say({": ", "\u00A0: "})) +
                    progress_words(table, seat, *goal, look.lang) + ".";
    return wrap(text, look.width - 1, "      ") + "\n";
}

// What follows the first word.
std::string_view after_word(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    text.remove_prefix(std::min(text.find_first_of(" \t"), text.size()));
    return text;
}

}  // namespace

std::string RoyalMatch::explain(const View& view, std::string_view text, const Look& look) {
    TypedLine line(text);
    if (line.is_too_long() || line.at_end()) return {};
    if (line.word({"effect", "effects", "effet", "effets"}))
        return answer_effect(view, line, after_word(text), look);
    if (line.word({"objective", "objectives", "objectif", "objectifs"}))
        return answer_objective(view, line, look);
    if (line.word({"order", "ordre"}) && line.at_end()) return order_page(view, look);
    if (line.word({"tricks", "plis"}) && line.at_end()) return tricks_page(view, look);
    if (line.word({"round", "manche"}) && line.at_end()) return round_page(view, look);
    if (line.word({"discard", "defausse"}) && line.at_end()) return discard_page(view, look);
    return {};
}

}  // namespace agora::royalmatch
