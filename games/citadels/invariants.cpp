// What must hold in every state, whatever was played.
#include "games/citadels/memory.hpp"
#include "games/citadels/rules.hpp"

#include <algorithm>

namespace agora::citadels {

namespace {

std::string broken_seats(const Table& table) {
    if (table.seats < 2 || table.seats > most_players) return "2 to 8 can play";
    const auto real = [&](Seat seat) { return seat < table.seats; };
    const auto real_or_nobody = [&](Seat seat) { return seat == nobody || real(seat); };
    for (const Seat seat :
         {table.crown, table.lead, table.witch, table.thief, table.magistrate, table.blackmailer,
          table.bishop, table.queen, table.theater_by, table.theater_with, table.killed_shown,
          table.first_done, table.vault, table.actor, table.target})
        if (!real_or_nobody(seat)) return "a seat that is not there";
    if (table.phase != Phase::draw_crown && !real(table.crown)) return "nobody has the crown";
    const bool decided = table.phase >= Phase::pick && table.phase != Phase::over;
    if (decided && !real(asked(table))) return "nobody is asked";
    for (std::size_t seat = table.seats; seat < most_players; ++seat)
        if (!table.city[seat].empty() || table.gold[seat] != 0 || table.revealed[seat] != 0)
            return "an empty seat has something";
    if (table.warrants != 0 && !real(table.magistrate)) return "warrants of nobody";
    if (table.threats != 0 && !real(table.blackmailer)) return "threats of nobody";
    if (table.bewitched != 0 && !real(table.witch)) return "a spell of nobody";
    if (table.robbed != 0 && !real(table.thief)) return "a theft of nobody";
    return {};
}

// 99: every card is in one place.
std::string broken_cards(const State& state) {
    const Table& table = state.table;
    Cards met;
    int places = 0;
    const auto put = [&](Cards cards) {
        met |= cards;
        places += cards.size();
    };
    for (const Cards& hand : state.hand) put(hand);
    for (const Cards& city : table.city) put(city);
    for (const Cards& cards : {state.deck, state.bottom, state.museum, state.drawn}) put(cards);
    if (table.building != no_card) put(Cards::of(table.building));
    const bool dealt = table.phase > Phase::draw_unique;
    const Cards all = dealt ? ordinary_deck | unique_cards(table.uniques) : Cards{};
    if (met != all || places != all.size()) return "cards are not conserved";
    if (dealt && places != cards_in_play) return "a game has 68 cards";
    Cards built;
    for (const Cards& city : table.city) built |= city;
    if (!(table.beautified - built).empty()) return "a beautified district that nobody has";
    if (!state.museum.empty() && !built.has(card_of(District::museum)))
        return "cards under a Museum that is not there";
    if (built.has(card_of(District::secret_vault))) return "the Secret Vault was built";
    if (!state.drawn.empty() && table.phase != Phase::draw && table.phase != Phase::keep)
        return "cards are looked at for no reason";
    return {};
}

// What somebody remembers is true, and complete.
std::string broken_memory(const State& state, const Memory& memory, Seat owner) {
    const Table& table = state.table;
    std::array<Cards, place_count> truth{};
    for (Seat seat = 0; seat < most_players; ++seat)
        if (seat != owner) truth[seat] = state.hand[seat];
    truth[in_deck] = state.deck;
    truth[under_deck] = state.bottom;
    truth[under_museum] = state.museum;
    if (owner == nobody || table.actor != owner) truth[among_drawn] = state.drawn;
    Cards hidden;
    Cards thought_of;
    for (std::size_t place = 0; place < place_count; ++place) {
        const Cards may = memory.at(static_cast<unsigned>(place));
        if (!(truth[place] - may).empty()) return "a memory rules out what is true";
        if (truth[place].empty() && !may.empty()) return "a memory of cards in an empty place";
        hidden |= truth[place];
        thought_of |= may;
    }
    if (hidden != thought_of) return "a memory of cards that are in sight";
    return {};
}

std::string broken_draft(const State& state) {
    const Table& table = state.table;
    const int count = slot_count(table);
    if (table.step > count) return "more characters than there are slots";
    unsigned seen = table.face_up;
    if (has_rank(table.face_up, 4)) return "rank 4 lies face up";
    const auto aside = static_cast<unsigned>(may_lie_aside(table));
    if ((table.face_up & ~aside) != 0 ||
        (table.step > 0 && ((aside >> state.draft.slots[0]) & 1U) == 0))
        return "a character lies aside that is always kept";
    for (int slot = 0; slot < most_slots; ++slot) {
        const Rank rank = state.draft.slots[static_cast<std::size_t>(slot)];
        if ((rank != 0) != (slot < table.step)) return "a slot is filled too early or not at all";
        if (rank == 0) continue;
        if (has_rank(static_cast<Ranks>(seen), rank)) return "a character is in two places";
        seen |= rank_bit(rank);
    }
    if ((seen & ~static_cast<unsigned>(cast_ranks(table))) != 0)
        return "a character that is not in the cast";
    if (table.step == count && std::popcount(seen) != cast_size(table))
        return "a character is lost";
    for (Seat seat = 0; seat < table.seats; ++seat) {
        const unsigned roles = table.step == count ? roles_of(state, seat) : 0U;
        if ((table.revealed[seat] & ~roles) != 0) return "a seat has shown what it does not have";
        if (table.step == count && std::popcount(roles) != (table.seats <= 3 ? 2 : 1))
            return "a seat has too many characters or too few";
    }
    for (unsigned rest = silent_ranks(table); rest != 0; rest &= rest - 1)
        if (holder_of(state, static_cast<Rank>(std::countr_zero(rest))) != nobody)
            return "a character was called and its player kept silent";
    const bool round_over = table.phase == Phase::over || table.phase == Phase::advisor;
    const bool shows = table.killed == 4 || (table.rules & rule::show_killed) != 0;
    if (round_over && table.killed != 0 && shows &&
        table.killed_shown != holder_of(state, table.killed))
        return "a killed character was shown by somebody else";
    if (state.draft.took_down > 1 || state.draft.gave > 1 || state.draft.got > 1)
        return "a choice that does not exist";
    return {};
}

std::string broken_markers(const State& state) {
    const Table& table = state.table;
    const auto fits = [](Ranks placed, int count, Rank marked) {
        return placed == 0 ? marked == 0
                           : std::popcount(placed) == count && has_rank(placed, marked);
    };
    if (!fits(table.warrants, 3, state.signed_warrant)) return "warrants that cannot be";
    if (!fits(table.threats, 2, state.real_threat)) return "threats that cannot be";
    if (table.signed_shown != 0 && table.signed_shown != state.signed_warrant)
        return "a warrant was shown that is not signed";
    if (table.real_shown != 0 && table.real_shown != state.real_threat)
        return "a threat was shown that is not real";
    if ((table.threats_gone & ~static_cast<unsigned>(table.threats)) != 0)
        return "a threat is gone that was not there";
    const unsigned touched = (table.killed != 0 ? rank_bit(table.killed) : 0U) |
                             (table.bewitched != 0 ? rank_bit(table.bewitched) : 0U);
    if ((touched & table.threats) != 0 ||
        (table.robbed != 0 && (touched >> table.robbed & 1U) != 0))
        return "a killed or bewitched character is robbed or threatened";
    return {};
}

}  // namespace

std::string Citadels::broken(const State& state) {
    const Table& table = state.table;
    if (auto why = broken_seats(table); !why.empty()) return why;
    if (auto why = broken_cards(state); !why.empty()) return why;
    for (Seat seat = 0; seat < table.seats; ++seat)
        if (auto why = broken_memory(state, state.memory[seat], seat); !why.empty()) return why;
    if (auto why = broken_memory(state, state.memory[common], nobody); !why.empty()) return why;
    if (auto why = broken_draft(state); !why.empty()) return why;
    if (auto why = broken_markers(state); !why.empty()) return why;
    if (table.first_done == nobody && table.phase != Phase::draw_crown)
        for (Seat seat = 0; seat < table.seats; ++seat)
            if (is_complete(table, seat)) return "a city is complete and nobody has noticed";
    if (table.phase == Phase::over && table.first_done == nobody) return "an end without a reason";
    return {};
}

}  // namespace agora::citadels
