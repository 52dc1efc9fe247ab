// A view from JSON. Everything is read within its bounds first; then sizes and sets must fit each
// other; then a world is drawn that fits the view, and the view of that world must be the same one.
#include "core/options_json.hpp"
#include "games/royalmatch/json.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <bit>

namespace agora::royalmatch {

namespace {

// ---- single members; each says what is wrong to the fields it was given and reads on

std::string quoted(std::string_view name) { return "\"" + std::string(name) + "\""; }

std::uint8_t small(JsonFields& json, std::string_view name, int most) {
    return static_cast<std::uint8_t>(json.number(name, 0, most));
}

Card card_in(JsonFields& json, const boost::json::value& value, std::string_view name) {
    const auto* text = value.if_string();
    const auto card = text == nullptr ? std::nullopt : card_from({text->data(), text->size()});
    if (!card) json.fail(quoted(name) + " must be cards such as KH");
    return card.value_or(0);
}

Cards read_cards(JsonFields& json, std::string_view name) {
    Cards cards = 0;
    for (const auto& each : json.list(name, card_count)) {
        const Card card = card_in(json, each, name);
        if (has(cards, card)) json.fail(quoted(name) + " holds a card twice");
        cards |= only(card);
    }
    return cards;
}

Card read_card(JsonFields& json, std::string_view name, bool may_be_none) {
    const auto& value = json.member(name);
    if (may_be_none && value.is_null()) return no_card;
    return card_in(json, value, name);
}

Goal read_goal(JsonFields& json) {
    const auto& value = json.member("id");
    if (value.is_null()) return Goal::none;
    const auto* text = value.if_string();
    for (const auto& each : objectives)
        if (text != nullptr && each.id == std::string_view(*text)) return each.goal;
    json.fail("\"id\" is no objective");
    return Goal::none;
}

Suit read_suit(JsonFields& json, std::string_view name) {
    const auto text = json.text(name);
    for (unsigned suit = 0; suit < suit_count; ++suit)
        if (text == suit_letter(static_cast<Suit>(suit))) return static_cast<Suit>(suit);
    json.fail(quoted(name) + " must be one of H, D, C, S");
    return Suit::hearts;
}

Family read_family(JsonFields& json, bool may_be_none) {
    const auto& value = json.member("family");
    if (may_be_none && value.is_null()) return Family::none;
    const auto* text = value.if_string();
    for (unsigned i = 0; i < family_count; ++i)
        if (text != nullptr && families[i].id == std::string_view(*text))
            return static_cast<Family>(i);
    json.fail("\"family\" is no family of effects");
    return Family::none;
}

Played read_played(JsonFields& json) {
    const Card card = read_card(json, "card", false);
    const bool activated = json.flag("activated");
    const Seat target = small(json, "target", most_players - 1);
    const bool up = json.flag("up");
    return {card, activated, target, up, small(json, "pick", 3)};
}

template <std::size_t N>
std::uint32_t read_nibbles(JsonFields& json, std::string_view name) {
    std::array<std::uint8_t, N> counts{};
    json.numbers(name, counts, 0, 15);
    return packed(counts);
}

// ---- parts of the table

void read_tricks(JsonFields& json, State& table) {
    const auto tricks = json.list("tricks", most_turns);
    if (static_cast<int>(tricks.size()) != table.tricks_done())
        json.fail("\"tricks\" does not fit the turn");
    for (std::size_t trick = 0; trick < tricks.size(); ++trick) {
        const auto* cards = tricks[trick].if_array();
        if (cards == nullptr || cards->size() != table.seats)
            return json.fail("a trick must have a card of each player");
        for (Seat seat = 0; seat < table.seats; ++seat) {
            InnerFields played(json, cards->data()[seat], "tricks");
            const Card card = read_card(played, "card", false);
            const bool activated = played.flag("activated");
            table.record[trick][seat] = static_cast<std::uint8_t>(card | (activated ? 64 : 0));
            table.force[trick][seat] = static_cast<std::int8_t>(played.number("force", -128, 127));
        }
    }
}

void read_gilding(JsonFields& json, State& table) {
    const auto* object = json.member("gilding").if_object();
    if (object == nullptr) return json.fail("\"gilding\" must be an object");
    for (const auto& [name, value] : *object) {
        const auto card = card_from({name.data(), name.size()});
        const auto* number = value.if_int64();
        if (!card || number == nullptr || *number < -128 || *number > 127 || *number == 0)
            return json.fail("\"gilding\" must have a number for each card");
        table.gilding[*card] = static_cast<std::int8_t>(*number);
    }
}

void read_effects(JsonFields& json, State& table) {
    std::size_t at = 0;
    for (const auto& each : json.list("waiting", table.seats)) {
        InnerFields waits(json, each, "waiting");
        table.waiting_seat[at] = small(waits, "seat", table.seats - 1);
        table.waiting[at++] = read_played(waits);
    }
    at = 0;
    for (const auto& each : json.list("resolved", table.seats)) {
        InnerFields done(json, each, "resolved");
        Resolved& resolved = table.resolved[at++];
        resolved.seat = small(done, "seat", table.seats - 1);
        resolved.card = read_card(done, "card", false);
        resolved.family = read_family(done, false);
        resolved.target = small(done, "target", most_players - 1);
        resolved.up = done.flag("up") ? 1 : 0;
        resolved.result = small(done, "result", 255);
        resolved.moved = small(done, "moved", card_count);
        resolved.given = read_card(done, "given", true);
    }
    InnerFields now(json, json.member("resolving"), "resolving");
    table.at = small(now, "at", 255);
    table.step = small(now, "step", card_count);
    table.family = read_family(now, true);
    table.level = small(now, "level", 4);
    table.sum = small(now, "sum", 60);
    const auto opponent = now.number("opponent", -1, table.seats - 1);
    table.opponent = opponent < 0 ? nobody : static_cast<Seat>(opponent);
    table.rolls = small(now, "rolls", 255);
    const auto aside = now.list("aside", most_players);
    if (aside.size() != most_players) now.fail("\"aside\" must have 4 lists");
    for (std::size_t row = 0; row < aside.size(); ++row) {
        const auto* items = aside[row].if_array();
        if (items == nullptr) return now.fail("\"aside\" must hold lists");
        for (const auto& each : *items) {
            const auto* item = each.if_int64();
            if (item == nullptr || *item < 0 || *item >= card_count)
                return now.fail("\"aside\" must hold numbers of cards or objectives");
            table.aside[row] |= Cards{1} << static_cast<unsigned>(*item);
        }
    }
}

// ---- one player

void read_tally(JsonFields& json, Tally& tally) {
    InnerFields object(json, json.member("tally"), "tally");
    for (const auto& each : object.list("won", most_turns)) {
        const auto* trick = each.if_int64();
        if (trick == nullptr || *trick < 1 || *trick > most_turns)
            return object.fail("\"won\" must hold numbers of tricks");
        tally.wins =
            static_cast<std::uint16_t>(tally.wins | 1U << static_cast<unsigned>(*trick - 1));
    }
    for (const auto& [name, field] : tally_numbers) tally.*field = small(object, name, card_count);
    unsigned marks = 0;
    std::string again;
    const auto suits = object.text("suits");
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        const auto letter = suit_letter(static_cast<Suit>(suit));
        if (suits.find(letter) == std::string::npos) continue;
        marks |= 1U << suit;
        again += letter;
    }
    if (again != suits) object.fail("\"suits\" must be letters of HDCS in this order");
    for (const auto& [name, mark] : tally_marks) marks |= object.flag(name) ? mark : 0U;
    tally.marks = static_cast<std::uint8_t>(marks);
}

void read_objectives(JsonFields& json, Objectives& theirs) {
    const auto list = json.list("objectives", dealt_goals);
    if (list.size() != dealt_goals) return json.fail("\"objectives\" must be 3");
    unsigned kept = 0;
    unsigned called = 0;
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        InnerFields object(json, list[slot], "objectives");
        theirs.dealt[slot] = read_goal(object);
        kept |= (object.flag("kept") ? 1U : 0U) << slot;
        called |= static_cast<unsigned>(small(object, "bonus", 2)) << (2U * slot);
    }
    theirs.kept = static_cast<std::uint8_t>(kept);
    theirs.called = static_cast<std::uint8_t>(called);
    theirs.calls = static_cast<std::uint8_t>(small(json, "half_callings", 7) |
                                             small(json, "full_callings", 7) << 3 |
                                             (json.flag("called_all") ? 64 : 0));
    theirs.oaths = small(json, "oaths", 255);
    theirs.crowns = small(json, "crowns", 255);
}

void read_result(JsonFields& json, RoundResult& result) {
    InnerFields object(json, json.member("last_round"), "last_round");
    const auto list = object.list("objectives", dealt_goals);
    if (list.size() != dealt_goals) return object.fail("\"objectives\" must be 3");
    const auto bit = [](bool flag, unsigned slot) {
        return static_cast<std::uint8_t>((flag ? 1U : 0U) << slot);
    };
    for (unsigned slot = 0; slot < dealt_goals; ++slot) {
        InnerFields each(object, list[slot], "objectives");
        result.goals[slot] = read_goal(each);
        result.kept |= bit(each.flag("kept"), slot);
        result.bonus |= bit(each.flag("bonus"), slot);
        result.fulfilled |= bit(each.flag("fulfilled"), slot);
        result.points[slot] = static_cast<std::int8_t>(each.number("points", -128, 127));
    }
    result.crowns = small(object, "crowns", 255);
    result.oaths = small(object, "oaths", 255);
    result.score = static_cast<std::int8_t>(object.number("score", -128, 127));
}

void read_player(JsonFields& json, const boost::json::value& value, View& view, Seat seat) {
    State& table = view.table;
    InnerFields player(json, value, "player " + std::to_string(seat));
    if (player.number("seat", 0, most_players) != seat) player.fail("players come by seat, from 0");
    table.total[seat] = static_cast<std::int16_t>(player.number("total", -32768, 32767));
    table.fulfilled[seat] = small(player, "fulfilled", 255);
    if (player.flag("ready")) view.ready = static_cast<std::uint8_t>(view.ready | 1U << seat);
    table.seals[seat] = small(player, "seals", 255);
    view.kept_counts[seat] = small(player, "kept", dealt_goals);
    view.hand_sizes[seat] = small(player, "hand_size", most_turns);
    view.deck_sizes[seat] = small(player, "deck_size", most_turns);
    table.hand[seat] = read_cards(player, "hand");
    table.deck[seat] = read_cards(player, "deck");
    read_objectives(player, table.objectives[seat]);
    Modifiers& modifiers = table.modifiers[seat];
    player.numbers("force", modifiers.turns, -100, 100);
    modifiers.spin = small(player, "spin", 8);
    modifiers.spun = read_suit(player, "spun");
    if (!player.member("choice").is_null()) {
        InnerFields choice(player, player.member("choice"), "choice");
        table.choice[seat] = read_played(choice);
    }
    read_tally(player, table.tally[seat]);
    read_result(player, table.result[seat]);
    table.gildings[seat] = read_nibbles<8>(player, "gildings");
    table.slanders[seat] = static_cast<std::uint16_t>(read_nibbles<3>(player, "slanders"));
    const auto slander = player.list("slander", table.seats);
    if (slander.size() != table.seats) return player.fail("\"slander\" must be of each player");
    for (Seat victim = 0; victim < table.seats; ++victim) {
        const auto* points = slander[victim].if_array();
        if (points == nullptr || points->size() != dealt_goals)
            return player.fail("\"slander\" must have 3 numbers for each player");
        for (unsigned slot = 0; slot < dealt_goals; ++slot) {
            const auto* taken = points->data()[slot].if_int64();
            if (taken == nullptr || *taken < 0 || *taken > 15)
                return player.fail("\"slander\" must be numbers from 0 to 15");
            table.slander[seat][victim] = static_cast<std::uint16_t>(
                table.slander[seat][victim] | static_cast<unsigned>(*taken) << (4U * slot));
        }
    }
    table.knows[seat] = read_cards(player, "knows");
    table.knows_gilding[seat] = read_cards(player, "knows_gilding");
    table.held[seat] = read_cards(player, "held");
    table.deck_seen[seat] = small(player, "deck_seen", 15);
}

}  // namespace

Expected<View> RoyalMatch1::from_json(const boost::json::value& json) {
    auto view = RoyalMatch::from_json(json);
    if (view) view->table.options.version = 1;
    return view;
}

Expected<View> RoyalMatch::from_json(const boost::json::value& json) {
    JsonFields fields(json);
    View view{};
    State& table = view.table;
    const auto players = fields.list("players", most_players);
    if (players.size() < 2) fields.fail("\"players\" must be 2 to 4");
    if (!fields.good()) return refuse(fields.why());
    table.seats = static_cast<std::uint8_t>(players.size());
    view.viewer = fields.viewer("viewer", table.seats);
    read_options(fields, RoyalMatch::choices(), table.options);
    table.phase = static_cast<Phase>(fields.word("phase", phase_names));
    table.finished = small(fields, "finished", 255);
    if (small(fields, "round", 255) != table.round())
        fields.fail("\"round\" does not fit the rounds finished");
    table.turn = small(fields, "turn", table.cards_each());
    table.strong = read_suit(fields, "strong");
    table.discard = read_cards(fields, "discard");
    table.activated = read_cards(fields, "activated");
    read_gilding(fields, table);
    read_effects(fields, table);
    fields.numbers("ranking", table.ranking, 0, table.seats - 1);
    read_tricks(fields, table);
    for (Seat seat = 0; seat < table.seats; ++seat) read_player(fields, players[seat], view, seat);
    InnerFields everybody(fields, fields.member("everybody"), "everybody");
    table.knows[spectator_row] = read_cards(everybody, "knows");
    table.knows_gilding[spectator_row] = read_cards(everybody, "knows_gilding");
    if (!everybody.good()) return refuse(everybody.why());
    if (!fields.good()) return refuse(fields.why());
    if (auto why = wrong_with(view); !why.empty()) return refuse(why);
    return view;
}

}  // namespace agora::royalmatch
