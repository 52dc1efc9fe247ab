// How characters, districts and players are named where people type and read them, and what the
// files of words, drawings and typed lines share.
#pragma once

#include "core/typography.hpp"
#include "games/citadels/rules.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace agora::citadels {

// A name with the French article that goes before it: "le ", "la ", "l'" or "les ".
struct Name {
    Text name;
    std::string_view article;
    std::string_view also = {};  // another name that is understood when typed

    std::string_view in(Lang lang) const { return name.in(lang); }
    std::string with_article(Lang lang) const;             // "the King", "le Roi"
    bool is_feminine() const { return article == "la "; }  // of a character
};

// names.cpp
const Name& name_of(Role role);  // not of Role::none
const Name& name_of(District district);
Text name_of(Type type);                            // "noble", "religious"...
char letter_of(Type type, Lang lang);               // N R T M U, in French N R C M U
std::string of_player(std::string_view name);       // in French: "de Bea", "d'Alice"
std::string gold_text(unsigned count, Lang lang);   // "2 gold", "2 pièces d'or"
std::string cards_text(unsigned count, Lang lang);  // "1 card", "2 cartes"
std::string typed_name(Role role);                  // as decisions are written: "tax collector"
std::string typed_name(District district);          //
std::string typed_name(Role role, Lang lang);       // "bailli"
std::string typed_name(District district, Lang lang);
std::string_view beautified_in_french(District district);  // "embelli", "embellie"...
std::string card_text(CardId card);                        // "tavern 3", a unique one "library"

// card_texts.cpp: what a character or a unique district does.
struct CardText {
    Text effect;                  // {1} and {2}: where one who types is told what to type
    std::array<Text, 2> typed{};  // what that is

    std::string in(Lang lang) const;     // "Name another character (kill king). Whoever..."
    std::string alone(Lang lang) const;  // "Name another character. Whoever..."
};
CardText effect_of(Role role);
CardText effect_of(District district);                      // empty for ordinary districts
CardText effect_of(const Table& table, District district);  // by the rules of that game

// The decisions that a viewer may make now, from nothing but its view.
void legal_for(const View& view, Citadels::Actions& out);

// tell.cpp: what the sentences about an event are filled with; strikes.cpp: what hit a player, said
// to that player.
std::vector<TextValue> fillings_of(const Event& event, const TerminalStyle& style);
std::string tell_strike(const Struck& struck, Seat victim, const TerminalStyle& style);

// prompt.cpp: what is being asked, of whom, in one or two sentences.
std::string asking(const View& view, const TerminalStyle& style);
// The forms of the decisions that the viewer may make: "gold | cards | build ... | end".
std::string possible(const View& view, Lang lang);

// Cards that are surely in one place, as far as the memory goes.
Cards surely_at(const Memory& memory, unsigned place);

// "Tavern, Manor"; copies count: "2 Taverns" is written "Tavern x2".
std::string list_of(const Cards& cards, Lang lang);
std::string list_of(const Table& table, Ranks ranks, Lang lang);  // "Assassin, King"

}  // namespace agora::citadels
