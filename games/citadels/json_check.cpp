// Whether a view that came from outside can be one of this game: whether at least one world fits
// it.
#include "games/citadels/json.hpp"
#include "games/citadels/seating.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace agora::citadels {

namespace {

bool is_real(const Table& table, Seat seat) { return seat < table.seats; }

std::string wrong_cast(const Table& table) {
    const int size = cast_size(table);
    if ((table.seats == 2 && size != 8) || ((table.seats == 3 || table.seats == 8) && size != 9))
        return "\"cast\" is not for so many players";
    if ((table.seats == 2 && table.cast[3] == Role::emperor) ||
        (table.seats < 5 && table.cast[8] == Role::queen))
        return "\"cast\" is not for so many players";
    const int in = std::popcount(table.uniques);
    const int open = std::popcount(table.unique_pool);
    const bool drawing = table.phase <= Phase::draw_unique;
    if ((table.uniques & table.unique_pool) != 0 || in > uniques_in_play ||
        (open == 0 ? in != uniques_in_play : !drawing || in + open < uniques_in_play) ||
        (table.phase == Phase::draw_unique && (open == 0 || in == uniques_in_play)))
        return "a game has 14 unique districts";
    return {};
}

// The selection: how far it is, and whose pick it is.
std::string wrong_selection(const Table& table) {
    const int count = slot_count(table);
    const bool began = table.phase > Phase::deal;
    const bool closed = table.phase >= Phase::theater || table.phase == Phase::theater_lot ||
                        table.phase == Phase::draw || table.phase == Phase::lot;
    if (table.step > count || (closed ? table.step != count : table.step == count))
        return "\"step\" does not fit the phase";
    const int up = std::popcount(table.face_up);
    const int due = faces_up(table.seats, cast_size(table));
    if (up > due || has_rank(table.face_up, 4) ||
        (began && (table.phase == Phase::face_up) != (up < due)))
        return "\"face_up\" does not fit the phase";
    if (closed) return {};
    if (!began && (table.step != 0 || up != 0)) return "nobody chooses before cards are dealt";
    if (table.killed != 0) return "nobody is killed during the selection";
    if (!began || table.phase == Phase::face_up)
        return table.step == 0 ? "" : "\"step\" is too much";
    const Slot slot = slot_at(table, table.step);
    const SlotKind kind = table.phase == Phase::pick       ? SlotKind::pick
                          : table.phase == Phase::put_down ? SlotKind::put_down
                                                           : SlotKind::face_down;
    if (slot.kind != kind) return "\"step\" does not fit the phase";
    if (kind != SlotKind::face_down && table.actor != seat_at(table, slot.order))
        return "\"actor\" is not the one who is to choose";
    return {};
}

// The calling: those who have shown a character were called, and the one called last is on turn.
std::string wrong_calling(const Table& table) {
    const bool turns =
        table.phase >= Phase::act || table.phase == Phase::draw || table.phase == Phase::lot;
    const bool round_over = table.phase == Phase::over || table.phase == Phase::advisor;
    unsigned shown = 0;
    for (const Ranks revealed : table.revealed) {
        if ((shown & revealed) != 0) return "a character was shown twice";
        shown |= revealed;
    }
    if (!turns)
        return shown == 0 && table.called == 0 && table.acting == 0 ? "" : "nobody is called yet";
    if (round_over) return table.called == most_ranks ? "" : "\"called\" does not fit the phase";
    const bool resumed = (table.acts & done::resumed) != 0;
    if (!is_real(table, table.actor) || table.acting == 0 || table.acting != table.called ||
        shown >= (2U << table.called) || table.killed == table.acting ||
        (table.killed != 0 && ((shown >> table.killed) & 1U) != 0))
        return "\"acting\" is not the one called";
    if (resumed && (table.actor != table.witch || table.bewitched != table.acting))
        return "a Witch without a spell";
    if (has_rank(table.revealed[table.actor], table.acting) == resumed && table.seats > 3)
        return "\"actor\" has not shown that character";
    if (((shown >> table.acting) & 1U) == 0) return "nobody has shown that character";
    return {};
}

bool has_target(const View& view) {
    const Table& table = view.table;
    return is_real(table, table.target) && table.target != table.actor;
}

bool has_victim(const View& view) {
    return has_target(view) && view.table.victims.has(view.table.target);
}

// What the phase needs. What it offers is looked at in a world that fits.
std::string wrong_in_phase(const View& view) {
    const Table& table = view.table;
    const auto needs = [](bool there, std::string_view what) {
        return there ? std::string() : "\"" + std::string(what) + "\" does not fit the phase";
    };
    const auto held = [&](Seat seat) { return is_real(table, seat) ? view.hand_size[seat] : 0; };
    const bool acts =
        table.phase >= Phase::act || table.phase == Phase::draw || table.phase == Phase::lot;
    if (acts && table.phase != Phase::over && table.phase != Phase::advisor &&
        (!is_real(table, table.actor) || table.acting == 0 || table.called == 0))
        return "it is nobody's turn";
    const bool looking = table.phase == Phase::keep || table.phase == Phase::draw;
    if (!looking && view.drawn_size != 0) return "cards are looked at for no reason";
    const bool building = table.phase == Phase::confiscate || table.phase == Phase::pay_cards ||
                          (table.phase == Phase::give && table.purpose == Purpose::cardinal);
    if (building != (table.building != no_card)) return needs(false, "building");
    if ((table.phase == Phase::hand_over) != (table.wanted != no_card))
        return needs(false, "wanted");
    switch (table.phase) {
        case Phase::deal:
            return needs(is_real(table, table.target) && table.due >= 1 && table.due <= 4, "due");
        case Phase::draw: {
            const bool meant = table.purpose >= Purpose::gather && table.purpose <= Purpose::park;
            return needs(meant && table.due > 0 && view.deck_size > 0, "due");
        }
        case Phase::lot: {
            const bool meant = table.purpose == Purpose::emperor ||
                               (table.purpose == Purpose::seer && has_victim(view));
            return needs(meant && has_target(view) && held(table.target) > 0, "target");
        }
        case Phase::theater_lot:
        case Phase::theater_give: return needs(table.seats <= 3 && has_target(view), "target");
        case Phase::theater:
            return needs(is_real(table, table.actor) &&
                             table.city[table.actor].has(card_of(District::theater)),
                         "actor");
        case Phase::keep:
            return needs(view.drawn_size > 0 && (table.purpose == Purpose::gather ||
                                                 table.purpose == Purpose::scholar),
                         "looked_at");
        case Phase::wizard:
            return needs(has_target(view) && held(table.target) > 0 &&
                             (!view.viewer.owns(table.actor) ||
                              view.memory.at(in_hand + table.target).size() == held(table.target)),
                         "target");
        case Phase::give: {
            const bool meant = table.purpose == Purpose::cardinal ||
                               (table.purpose == Purpose::seer && has_victim(view));
            const bool enough = held(table.actor) >= std::max<int>(1, table.due) &&
                                held(table.actor) >= table.victims.size();
            return needs(meant && has_target(view) && enough, "target");
        }
        case Phase::pay_cards:
            return needs(table.building == card_of(District::thieves_den) && table.due > 0 &&
                             held(table.actor) >= table.due,
                         "due");
        case Phase::hand_over:
            return needs(has_target(view) && table.city[table.target].has(table.wanted), "wanted");
        case Phase::bribe:
        case Phase::reveal:
            return needs(is_real(table, table.blackmailer) && has_rank(table.threats, table.acting),
                         "threats");
        case Phase::confiscate:
            return needs(is_real(table, table.magistrate) && has_rank(table.warrants, table.acting),
                         "warrants");
        case Phase::advisor:
            return needs(is_real(table, table.actor) && table.seats > 2 && table.killed == 4,
                         "actor");
        default: return {};
    }
}

// Whether the hidden cards can lie as the memory says: each in one place, each place full.
class Placement {
public:
    explicit Placement(const View& view) : view_(view) {
        for (Seat seat = 0; seat < view.table.seats; ++seat)
            if (!view.viewer.owns(seat)) room_[seat] = view.hand_size[seat];
        room_[in_deck] = view.deck_size;
        room_[under_deck] = view.bottom_size;
        room_[under_museum] = view.museum_size;
        if (!view.viewer.owns(view.table.actor)) room_[among_drawn] = view.drawn_size;
        where_.fill(place_count);
    }

    bool exists(const Cards& hidden) {
        int room = 0;
        for (const int places : room_) room += places;
        if (room != hidden.size()) return false;
        bool all = true;
        hidden.each([&](CardId card) {
            tried_.fill(false);
            all = all && put(card);
        });
        return all;
    }

private:
    bool put(CardId card) {
        for (unsigned place = 0; place < place_count; ++place) {
            if (tried_[place] || !view_.memory.at(place).has(card) || room_[place] == 0) continue;
            tried_[place] = true;
            if (taken_[place] < room_[place]) {
                ++taken_[place];
                where_[card] = place;
                return true;
            }
            for (CardId other = 0; other < card_count; ++other) {
                if (where_[other] != place || !put(other)) continue;
                where_[card] = place;
                return true;
            }
        }
        return false;
    }

    const View& view_;
    std::array<int, place_count> room_{};
    std::array<int, place_count> taken_{};
    std::array<unsigned, card_count> where_{};
    std::array<bool, place_count> tried_{};
};

std::string wrong_cards(const View& view) {
    const Table& table = view.table;
    const bool dealt = table.phase > Phase::draw_unique;
    const Cards all = dealt ? ordinary_deck | unique_cards(table.uniques) : Cards{};
    Cards seen;
    int count = 0;
    const auto see = [&](const Cards& cards) {
        seen |= cards;
        count += cards.size();
    };
    for (const Cards& city : table.city) see(city);
    see(view.hand);
    see(view.drawn);
    if (table.building != no_card) see(Cards::of(table.building));
    if (count != seen.size() || !(seen - all).empty()) return "a card is in two places";
    Cards thought_of;
    for (unsigned place = 0; place < place_count; ++place) thought_of |= view.memory.at(place);
    if (thought_of != all - seen || !Placement(view).exists(thought_of))
        return "\"memory\" does not fit the cards";
    return {};
}

std::string wrong_seats(const Table& table) {
    const bool begun = table.phase != Phase::draw_crown;
    if (begun != is_real(table, table.crown) || begun != is_real(table, table.lead))
        return "\"crown\" does not fit the phase";
    if ((table.theater_by == nobody) != (table.theater_with == nobody) ||
        (table.theater_by != nobody && table.theater_by == table.theater_with))
        return "a Theater of one";
    const auto marked = [&](unsigned markers, Seat by) {
        return markers == 0 || is_real(table, by);
    };
    if (!marked(table.warrants, table.magistrate) || !marked(table.threats, table.blackmailer) ||
        !marked(table.bewitched, table.witch) || !marked(table.robbed, table.thief))
        return "a marker of nobody";
    return {};
}

}  // namespace

std::string impossible(const View& view) {
    const Table& table = view.table;
    for (const auto check : {wrong_cast, wrong_seats, wrong_selection, wrong_calling})
        if (auto why = check(table); !why.empty()) return why;
    if (auto why = wrong_in_phase(view); !why.empty()) return why;
    if (auto why = wrong_cards(view); !why.empty()) return why;
    if (table.crown != nobody && !Seating(view).exists())
        return "the characters do not fit what was seen";
    Random random(0);
    const State state = Citadels::sample(view, random);  // any world that fits will do
    if (auto why = Citadels::broken(state); !why.empty()) return why;
    if (Citadels::view(state, view.viewer) != view) return "what follows from the rest is not so";
    if (Citadels::turn(state) == Turn::luck && Citadels::luck(state).among.empty())
        return "there is nothing to draw from";
    if (Citadels::turn(state) == Turn::players) {
        Citadels::Actions legal;
        Citadels::legal(state, asked(table), legal);
        if (legal.empty()) return "the one who is asked can do nothing";
    }
    return {};
}

}  // namespace agora::citadels
