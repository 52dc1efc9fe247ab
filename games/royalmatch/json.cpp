// A view as JSON, for pages and for bots in other languages. Cards are named as people type them,
// objectives and families by their ids, suits by their letters; seats count from 0. What can be
// worked out from the rest (order of suits, ranks, points, Forces of the hand) is written for
// convenience and not read. json_read.cpp is the decoder.
#include "games/royalmatch/json.hpp"

#include "core/options_json.hpp"

#include <algorithm>

namespace agora::royalmatch {

namespace {

void write_cards(JsonWriter& json, std::string_view name, Cards cards) {
    json.key(name).begin_array();
    for (; cards != 0; cards &= cards - 1) json.value(card_name(first_of(cards)));
    json.end_array();
}

void write_card(JsonWriter& json, std::string_view name, Card card) {
    json.key(name);
    if (card == no_card)
        json.null();
    else
        json.value(card_name(card));
}

void write_goal(JsonWriter& json, Goal goal) {
    json.key("id");
    if (goal == Goal::none)
        json.null();
    else
        json.value(info(goal).id);
}

// The members of a card as it was played; the caller opens and closes the object.
void write_played(JsonWriter& json, Played played) {
    json.field("card", card_name(played.card()));
    json.field("activated", played.activated());
    json.field("target", played.target());
    json.field("up", played.up());
    json.field("pick", played.pick());
}

template <std::size_t N>
void write_nibbles(JsonWriter& json, std::string_view name, std::uint32_t bits) {
    json.field(name, nibbles<N>(bits));
}

void write_tricks(JsonWriter& json, const State& table) {
    json.key("tricks").begin_array();
    for (int trick = 1; trick <= table.tricks_done(); ++trick) {
        json.begin_array();
        for (Seat seat = 0; seat < table.seats; ++seat) {
            const Played played = recorded(table, trick, seat);
            json.begin_object();
            json.field("card", card_name(played.card()));
            json.field("activated", played.activated());
            json.field("force", table.force[static_cast<std::size_t>(trick - 1)][seat]);
            json.end_object();
        }
        json.end_array();
    }
    json.end_array();
}

void write_tally(JsonWriter& json, const Tally& tally) {
    json.key("tally").begin_object();
    json.key("won").begin_array();
    for (int trick = 1; trick <= most_turns; ++trick)
        if ((tally.wins >> (trick - 1) & 1) != 0) json.value(trick);
    json.end_array();
    for (const auto& [name, field] : tally_numbers) json.field(name, tally.*field);
    std::string suits;
    for (unsigned suit = 0; suit < suit_count; ++suit)
        if ((tally.marks >> suit & 1U) != 0) suits += suit_letter(static_cast<Suit>(suit));
    json.field("suits", suits);
    for (const auto& [name, mark] : tally_marks) json.field(name, (tally.marks & mark) != 0);
    json.end_object();
}

void write_objectives(JsonWriter& json, const State& table, Seat seat) {
    const Objectives& theirs = table.objectives[seat];
    json.key("objectives").begin_array();
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        const Goal goal = theirs.dealt[slot];
        json.begin_object();
        write_goal(json, goal);
        json.field("kept", (theirs.kept >> slot & 1U) != 0);
        json.field("bonus", theirs.bonus(slot));
        if (goal != Goal::none) {
            const Progress now = progress(table, seat, goal);
            json.field("points", points_of(table, goal));
            json.field("number", number_of(table, goal));
            json.field("have", now.have).field("need", now.need);
            json.field("fulfilled", now.fulfilled).field("possible", now.possible);
            json.field("sure", now.sure);
        }
        json.end_object();
    }
    json.end_array();
    json.field("half_callings", theirs.calls & 7);
    json.field("full_callings", theirs.calls >> 3 & 7);
    json.field("called_all", (theirs.calls & 64) != 0);
    json.field("oaths", theirs.oaths);
    json.field("crowns", theirs.crowns);
}

void write_result(JsonWriter& json, const RoundResult& result) {
    json.key("last_round").begin_object();
    json.key("objectives").begin_array();
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        json.begin_object();
        write_goal(json, result.goals[slot]);
        json.field("kept", (result.kept >> slot & 1U) != 0);
        json.field("bonus", (result.bonus >> slot & 1U) != 0);
        json.field("fulfilled", (result.fulfilled >> slot & 1U) != 0);
        json.field("points", result.points[slot]);
        json.end_object();
    }
    json.end_array();
    json.field("crowns", result.crowns);
    json.field("oaths", result.oaths);
    json.field("score", result.score);
    json.end_object();
}

void write_player(JsonWriter& json, const View& view, Seat seat, int rank) {
    const State& table = view.table;
    json.begin_object();
    json.field("seat", seat);
    json.field("rank", rank);
    json.field("total", table.total[seat]);
    json.field("fulfilled", table.fulfilled[seat]);
    json.field("ready", (view.ready >> seat & 1U) != 0);
    json.field("seals", table.seals[seat]);
    json.field("kept", view.kept_counts[seat]);
    json.field("hand_size", view.hand_sizes[seat]);
    json.field("deck_size", view.deck_sizes[seat]);
    if (table.phase == Phase::choose_hand && view.viewer.owns(seat))
        json.field("to_choose", first_hand - count(table.hand[seat]));
    write_cards(json, "hand", table.hand[seat]);
    write_cards(json, "deck", table.deck[seat]);
    write_objectives(json, table, seat);
    const Modifiers& modifiers = table.modifiers[seat];
    json.field("force", modifiers.turns);
    json.field("spin", modifiers.spin);
    json.field("spun", suit_letter(modifiers.spun));
    json.key("choice");
    if (table.choice[seat].empty()) {
        json.null();
    } else {
        json.begin_object();
        write_played(json, table.choice[seat]);
        json.end_object();
    }
    write_tally(json, table.tally[seat]);
    write_result(json, table.result[seat]);
    write_nibbles<8>(json, "gildings", table.gildings[seat]);
    write_nibbles<3>(json, "slanders", table.slanders[seat]);
    json.key("slander").begin_array();
    for (Seat victim = 0; victim < table.seats; ++victim)
        json.value(nibbles<3>(table.slander[seat][victim]));
    json.end_array();
    write_cards(json, "knows", table.knows[seat]);
    write_cards(json, "knows_gilding", table.knows_gilding[seat]);
    write_cards(json, "held", table.held[seat]);
    json.field("deck_seen", table.deck_seen[seat]);
    json.end_object();
}

void write_effects(JsonWriter& json, const State& table) {
    json.key("waiting").begin_array();
    for (unsigned i = 0; i < most_players && !table.waiting[i].empty(); ++i) {
        json.begin_object().field("seat", table.waiting_seat[i]);
        write_played(json, table.waiting[i]);
        json.end_object();
    }
    json.end_array();
    json.key("resolved").begin_array();
    for (const Resolved& done : table.resolved) {
        if (done.seat == nobody) continue;
        json.begin_object();
        json.field("seat", done.seat);
        write_card(json, "card", done.card);
        json.field("family", info(done.family).id);
        json.field("target", done.target).field("up", done.up != 0);
        json.field("result", done.result).field("moved", done.moved);
        write_card(json, "given", done.given);
        json.end_object();
    }
    json.end_array();
    json.key("resolving").begin_object();
    json.field("at", table.at).field("step", table.step);
    json.key("family");
    if (table.family == Family::none)
        json.null();
    else
        json.value(info(table.family).id);
    json.field("level", table.level).field("sum", table.sum);
    json.field("opponent", table.opponent == nobody ? -1 : int{table.opponent});
    json.field("rolls", table.rolls);
    json.key("aside").begin_array();
    for (Cards items : table.aside) {  // numbers, as they are cards or objectives
        json.begin_array();
        for (; items != 0; items &= items - 1) json.value(first_of(items));
        json.end_array();
    }
    json.end_array();
    json.end_object();
}

}  // namespace

void RoyalMatch::describe(const View& view, JsonWriter& json) {
    const State& table = view.table;
    json.begin_object();
    json.field("viewer", view.viewer);
    json.field("phase", phase_names[static_cast<std::size_t>(table.phase)]);
    json.field("round", table.round());
    json.field("finished", table.finished);
    json.field("turn", table.turn);
    json.field("strong", suit_letter(table.strong));
    std::string order;
    for (const Suit suit : suits_in_order(table.strong)) order += suit_letter(suit);
    json.field("order", order);
    write_options(json, RoyalMatch::choices(), table.options);
    write_cards(json, "discard", table.discard);
    write_cards(json, "activated", table.activated);
    json.key("gilding").begin_object();
    for (Card card = 0; card < card_count; ++card)
        if (table.gilding[card] != 0) json.field(card_name(card), table.gilding[card]);
    json.end_object();
    write_effects(json, table);
    json.field("ranking", table.ranking);
    write_tricks(json, table);
    json.key("players").begin_array();
    const Standing standing = RoyalMatch::standing(table);
    for (Seat seat = 0; seat < table.seats; ++seat)
        write_player(json, view, seat, standing.places[seat].rank);
    json.end_array();
    json.key("everybody").begin_object();
    write_cards(json, "knows", table.knows[spectator_row]);
    write_cards(json, "knows_gilding", table.knows_gilding[spectator_row]);
    json.end_object();
    json.end_object();
}

}  // namespace agora::royalmatch
