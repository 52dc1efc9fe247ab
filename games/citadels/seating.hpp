// Whether the characters can be as a view says, and one way in which they can.
#pragma once

#include "games/citadels/rules.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace agora::citadels {

// A slot for each character, by all that the viewer has seen and that everybody was shown.
class Seating {
public:
    explicit Seating(const View& view) : view_(view), table_(view.table) {
        state_.table = table_;
        filled_ = std::min<int>(table_.step, slot_count(table_));
        know_shown();
        divide();
    }

    // For each way in which hidden choices may have gone.
    bool exists() {
        const bool full = table_.step == slot_count(table_);
        for (const Stretch& stretch : stretches_)
            if (full && std::popcount(stretch.ranks) != std::popcount(stretch.slots)) return false;
        const bool met =
            !view_.viewer.is_spectator() && table_.theater_by != nobody &&
            (view_.viewer.owns(table_.theater_by) || view_.viewer.owns(table_.theater_with));
        const Seat last = seat_at(table_, table_.seats - 1);
        const bool knows_last = view_.viewer.owns(last) ||
                                (met && (table_.theater_by == last || table_.theater_with == last));
        const bool toss_last = last_chooses(table_) && full && !knows_last;
        const bool few = table_.seats <= 3 && !met;
        const bool lot = table_.phase == Phase::theater_lot && !view_.viewer.owns(table_.actor);
        const bool toss_gave = few && (lot || table_.theater_by != nobody);
        const bool toss_got = few && table_.theater_by != nobody;
        for (std::uint8_t ways = 0; ways < 8; ++ways) {
            const auto bit = [&](bool tossed, int which, std::uint8_t known) {
                return tossed ? static_cast<std::uint8_t>((ways >> which) & 1U) : known;
            };
            state_.draft.took_down = bit(toss_last, 0, view_.draft.took_down);
            state_.draft.gave = bit(toss_gave, 1, view_.draft.gave);
            state_.draft.got = bit(toss_got, 2, view_.draft.got);
            slot_of_.fill(-1);
            if (known_fit() && fill_all()) return true;
        }
        return false;
    }

    // Once it exists: one way to seat them, always the same one.
    Draft draft() const {
        Draft draft = state_.draft;
        draft.slots = view_.draft.slots;
        for (Rank rank = 1; rank <= most_ranks; ++rank)
            if (const int slot = slot_of_[rank]; slot >= 0)
                draft.slots[static_cast<std::size_t>(slot)] = rank;
        return draft;
    }

private:
    struct Stretch {
        Ranks ranks = 0;
        unsigned slots = 0;
    };

    void know_shown() {
        shown_ = table_.revealed;
        nobodys_ = silent_ranks(table_);
        const bool round_over = table_.phase == Phase::over || table_.phase == Phase::advisor;
        if (!round_over || table_.killed == 0) return;
        if (table_.killed_shown != nobody)
            shown_[table_.killed_shown] =
                static_cast<Ranks>(shown_[table_.killed_shown] | rank_bit(table_.killed));
        else if (table_.killed == 4 || (table_.rules & rule::show_killed) != 0)
            nobodys_ = static_cast<Ranks>(nobodys_ | rank_bit(table_.killed));
    }

    void divide() {
        unsigned known = 0;
        for (const Rank rank : view_.draft.slots)
            if (rank != 0) known |= rank_bit(rank);
        std::array<unsigned, 3> sets = {cast_ranks(table_) & ~static_cast<unsigned>(table_.face_up),
                                        0, 0};
        std::size_t looks = 0;
        for (const Ranks sight : view_.sight) {
            if (sight == 0) continue;
            sets[looks] &= ~static_cast<unsigned>(sight);
            sets[++looks] = sight;
        }
        std::size_t stretch = 0;
        for (int slot = 0; slot < filled_; ++slot) {
            const Slot what = slot_at(table_, slot);
            if (what.kind == SlotKind::pick && !view_.viewer.is_spectator() &&
                view_.viewer.owns(seat_at(table_, what.order)))
                ++stretch;
            if (view_.draft.slots[static_cast<std::size_t>(slot)] == 0)
                stretches_[stretch].slots |= 1U << static_cast<unsigned>(slot);
        }
        for (std::size_t i = 0; i < sets.size(); ++i)
            stretches_[i].ranks = static_cast<Ranks>(sets[i] & ~known);
    }

    // What the viewer knows itself must not gainsay what everybody was shown: whoever has a
    // character that was called has answered, unless it was killed.
    bool known_fit() const {
        for (int slot = 0; slot < filled_; ++slot) {
            const Rank rank = view_.draft.slots[static_cast<std::size_t>(slot)];
            if (rank == 0) continue;
            if (!may_be(rank, holder(state_, slot)) || !may_fill(rank, slot)) return false;
        }
        return true;
    }

    bool fill_all() {
        for (const Stretch& stretch : stretches_)
            for (unsigned rest = stretch.slots; rest != 0; rest &= rest - 1) {
                tried_ = 0;
                if (!fill(std::countr_zero(rest), stretch)) return false;
            }
        return true;
    }

    bool fill(int slot, const Stretch& stretch) {
        const Seat owner = holder(state_, slot);
        for (Rank rank = 1; rank <= most_ranks; ++rank) {
            if (!has_rank(stretch.ranks, rank) || has_rank(tried_, rank)) continue;
            if (!may_be(rank, owner) || !may_fill(rank, slot)) continue;
            tried_ = static_cast<Ranks>(tried_ | rank_bit(rank));
            if (slot_of_[rank] >= 0 && !fill(slot_of_[rank], stretch)) continue;
            slot_of_[rank] = slot;
            return true;
        }
        return false;
    }

    bool may_fill(Rank rank, int slot) const {
        return slot != 0 || has_rank(may_lie_aside(table_), rank);
    }

    bool may_be(Rank rank, Seat owner) const {
        for (Seat seat = 0; seat < table_.seats; ++seat)
            if (has_rank(shown_[seat], rank)) return seat == owner;
        return !has_rank(nobodys_, rank) || owner == nobody;
    }

    const View& view_;
    const Table& table_;
    State state_{};  // only table and draft are used
    int filled_ = 0;
    std::array<Stretch, 3> stretches_{};
    std::array<Ranks, most_players> shown_{};
    Ranks nobodys_ = 0;
    std::array<int, most_ranks + 1> slot_of_{};
    Ranks tried_ = 0;
};

}  // namespace agora::citadels
