// What the JSON of a view holds: one list of fields, which is written, read back (json.cpp) and
// described (json_schema.cpp). What has a label makes sense to people who see nothing else.
#pragma once

#include "games/citadels/memory.hpp"
#include "games/citadels/rules.hpp"

#include <array>
#include <string_view>

namespace agora::citadels {

inline constexpr auto phase_names = std::to_array<std::string_view>(
    {"draw_crown", "draw_unique", "deal",   "face_up",    "face_down", "theater_lot",
     "draw",       "lot",         "pick",   "put_down",   "theater",   "theater_give",
     "act",        "keep",        "wizard", "give",       "pay_cards", "redraw",
     "hand_over",  "bribe",       "reveal", "confiscate", "advisor",   "over"});
static_assert(phase_names.size() == static_cast<std::size_t>(Phase::over) + 1);

inline constexpr auto purpose_names = std::to_array<std::string_view>(
    {"none", "gather", "gain", "scholar", "park", "seer", "emperor", "cardinal"});
static_assert(purpose_names.size() == static_cast<std::size_t>(Purpose::cardinal) + 1);

// The bits of `done` and of `rule`, from the lowest.
inline constexpr auto act_names = std::to_array<std::string_view>(
    {"gathered", "income", "ability", "crown", "laboratory", "smithy", "museum", "paid", "settled",
     "resumed", "cut_short"});
inline constexpr auto rule_names = std::to_array<std::string_view>(
    {"great_wall", "show_killed", "redraft", "assassin_kept", "bonus"});

inline constexpr int most_gold = 65'535;

inline constexpr auto place_names = std::to_array<std::string_view>(
    {"hand_0", "hand_1", "hand_2", "hand_3", "hand_4", "hand_5", "hand_6", "hand_7", "deck",
     "under_deck", "under_museum", "looked_at"});
static_assert(place_names.size() == place_count);

// The fields, in the order in which they are written. `cast` comes first: characters need it.

template <class Fields, class AnyTable>
void table_fields(Fields& fields, AnyTable& table) {
    fields.cast(table.cast);
    fields.uniques("uniques", table.uniques);
    fields.uniques("unique_pool", table.unique_pool);
    fields.bits("rules", table.rules, rule_names);
    fields.word("phase", table.phase, phase_names);
    fields.word("purpose", table.purpose, purpose_names);
    fields.number("round", table.round, most_gold, {"Round", "Manche"});
    fields.seat("crown", table.crown, {"Crown", "Couronne"});
    fields.seat("lead", table.lead);
    fields.seat("actor", table.actor, {"Playing", "Joue"});
    fields.rank("acting", table.acting, {"Playing as", "Joue en"});
    fields.number("called", table.called, most_ranks);
    fields.seat("target", table.target);
    fields.seats("victims", table.victims);
    fields.bits("acts", table.acts, act_names);
    fields.number("due", table.due, card_count);
    fields.number("builds", table.builds, 3);
    fields.number("beauties", table.beauties, 2);
    fields.number("spent", table.spent, most_gold);
    fields.number("paid", table.paid, most_gold);
    fields.card("building", table.building);
    fields.wanted(table);
    fields.number("tax", table.tax, most_gold);
    fields.number("shuffles", table.shuffles, most_gold);
    fields.number("lots", table.lots, most_gold);
    fields.number("step", table.step, most_slots);
    fields.number("redrafts", table.redrafts, most_players);
    fields.number("redrafted", table.redrafted, 255);
    fields.ranks("face_up", table.face_up, {"Face up", "Face visible"});
    fields.rank("killed", table.killed, {"Killed", "Assassiné"});
    fields.seat("killed_shown", table.killed_shown);
    fields.rank("bewitched", table.bewitched, {"Bewitched", "Ensorcelé"});
    fields.seat("witch", table.witch);
    fields.rank("robbed", table.robbed, {"Robbed", "Volé"});
    fields.seat("thief", table.thief);
    fields.ranks("warrants", table.warrants, {"Warrants", "Mandats"});
    fields.rank("signed_shown", table.signed_shown);
    fields.seat("magistrate", table.magistrate);
    fields.ranks("threats", table.threats, {"Threats", "Menaces"});
    fields.ranks("threats_gone", table.threats_gone);
    fields.rank("real_shown", table.real_shown);
    fields.seat("blackmailer", table.blackmailer);
    fields.seat("bishop", table.bishop);
    fields.seat("queen", table.queen);
    fields.seat("theater_by", table.theater_by);
    fields.seat("theater_with", table.theater_with);
    fields.seat("first_done", table.first_done);
    fields.seat("vault", table.vault);
}

template <class Fields, class AnyView>
void player_fields(Fields& fields, AnyView& view, Seat seat) {
    fields.number("gold", view.table.gold[seat], most_gold, {"Gold", "Or"});
    fields.number("hand", view.hand_size[seat], card_count, {"Cards", "Cartes"});
    fields.number("points", view.score[seat], most_gold, {"Points", "Points"});
    fields.city(view.table, seat);
    fields.ranks("revealed", view.table.revealed[seat], {"Character", "Personnage"});
}

template <class Fields, class AnyView>
void own_fields(Fields& fields, AnyView& view) {
    fields.number("deck", view.deck_size, card_count, {"Deck", "Pioche"});
    fields.number("under_deck", view.bottom_size, card_count);
    fields.number("under_museum", view.museum_size, card_count);
    fields.number("looked_at", view.drawn_size, card_count);
    fields.cards("hand", view.hand, {"Hand", "Main"});
    fields.cards("drawn", view.drawn, {"Drawn", "Piochées"});
    fields.ranks("roles", view.roles, {"Your characters", "Vos personnages"});
    fields.ranks("first_sight", view.sight[0]);
    fields.ranks("second_sight", view.sight[1]);
    fields.slots(view.draft.slots);
    fields.number("took_down", view.draft.took_down, 1);
    fields.number("gave", view.draft.gave, 1);
    fields.number("got", view.draft.got, 1);
    fields.rank("signed_warrant", view.signed_warrant);
    fields.rank("real_threat", view.real_threat);
    fields.memory("memory", view.memory);
}

// Items of the points of a player.
struct SheetItem {
    std::string_view name;
    int ScoreSheet::* points;
};
inline constexpr std::array<SheetItem, 14> sheet_items = {{
    {"districts", &ScoreSheet::districts},
    {"beautified", &ScoreSheet::beautified},
    {"five_types", &ScoreSheet::five_types},
    {"completion", &ScoreSheet::completion},
    {"basilica", &ScoreSheet::basilica},
    {"capitol", &ScoreSheet::capitol},
    {"dragon_gate", &ScoreSheet::dragon_gate},
    {"imperial_treasury", &ScoreSheet::imperial_treasury},
    {"ivory_tower", &ScoreSheet::ivory_tower},
    {"map_room", &ScoreSheet::map_room},
    {"museum", &ScoreSheet::museum},
    {"secret_vault", &ScoreSheet::secret_vault},
    {"statue", &ScoreSheet::statue},
    {"wishing_well", &ScoreSheet::wishing_well},
}};

}  // namespace agora::citadels
