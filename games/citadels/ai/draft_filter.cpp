#include "games/citadels/ai/draft_filter.hpp"

#include <algorithm>
#include <bit>

namespace agora::citadels {

namespace {

// The pick policy is mixed with the uniform one: not everybody picks like that.
constexpr std::uint32_t uniform_one_in = 4;

constexpr unsigned bits_a_slot = 4;
constexpr unsigned hidden_bits = bits_a_slot * most_slots;

unsigned without(unsigned ranks, Rank rank) {
    return ranks & ~static_cast<unsigned>(rank_bit(rank));
}

}  // namespace

// Enumerates the drafts slot by slot, depth first.
class DraftFilter::Search {
public:
    Search(const View& view, Weights weights, std::vector<Hypothesis>& out)
        : view_(view), table_(view.table), weights_(weights), out_(out) {
        state_.table = table_;
        filled_ = std::min<int>(table_.step, slot_count(table_));
        collect_evidence();
        limit_slots();
        if (weights_ == Weights::pick_policy) apply_pick_policy();
    }

    // Over all outcomes of the hidden binary choices.
    void run() {
        const bool spectator = view_.viewer.is_spectator();
        const bool met =
            !spectator && table_.theater_by != nobody &&
            (view_.viewer.owns(table_.theater_by) || view_.viewer.owns(table_.theater_with));
        const Seat last = seat_at(table_, table_.seats - 1);
        const bool knows_last = view_.viewer.owns(last) ||
                                (met && (table_.theater_by == last || table_.theater_with == last));
        const bool few = table_.seats <= 3 && !met;
        const bool lot = table_.phase == Phase::theater_lot && !view_.viewer.owns(table_.actor);
        const bool toss_last = last_chooses(table_) && filled_ == slot_count(table_) && !knows_last;
        const bool toss_gave = few && (lot || table_.theater_by != nobody);
        const bool toss_got = few && table_.theater_by != nobody;
        for (unsigned bits = 0; bits < 8; ++bits) {
            const auto tossed = [&](bool open, unsigned which, std::uint8_t known,
                                    std::uint8_t& bit) {
                const auto side = static_cast<std::uint8_t>((bits >> which) & 1U);
                bit = open ? side : known;
                return open || side == 0;
            };
            Draft& draft = state_.draft;
            const bool fresh = tossed(toss_last, 0, view_.draft.took_down, draft.took_down) &&
                               tossed(toss_gave, 1, view_.draft.gave, draft.gave) &&
                               tossed(toss_got, 2, view_.draft.got, draft.got);
            if (!fresh) continue;
            for (int slot = 0; slot < filled_; ++slot)
                owner_[static_cast<std::size_t>(slot)] = holder(state_, slot);
            place(0, cast_ranks(table_) & ~unsigned{table_.face_up}, 1);
        }
    }

private:
    void collect_evidence() {
        shown_by_.fill(nobody);
        nobodys_ = silent_ranks(table_);
        for (Seat seat = 0; seat < table_.seats; ++seat)
            for (unsigned rest = table_.revealed[seat]; rest != 0; rest &= rest - 1)
                shown_by_[static_cast<std::size_t>(std::countr_zero(rest))] = seat;
        const bool round_over = table_.phase == Phase::over || table_.phase == Phase::advisor;
        if (!round_over || table_.killed == 0) return;
        if (table_.killed_shown != nobody)
            shown_by_[table_.killed] = table_.killed_shown;
        else if (table_.killed == 4 || (table_.rules & rule::show_killed) != 0)
            nobodys_ = static_cast<Ranks>(nobodys_ | rank_bit(table_.killed));
    }

    // What the viewer saw when it picked partitions the slots: before its first pick, between its
    // two picks, after the last one. It knows the set of ranks of each part, and its own slots.
    void limit_slots() {
        unsigned known = 0;
        for (const Rank rank : view_.draft.slots)
            if (rank != 0) known |= rank_bit(rank);
        std::array<unsigned, 3> sets = {cast_ranks(table_) & ~unsigned{table_.face_up}, 0, 0};
        std::size_t looks = 0;
        for (const Ranks sight : view_.sight) {
            if (sight == 0) continue;
            sets[looks] &= ~unsigned{sight};
            sets[++looks] = sight;
        }
        std::size_t stretch = 0;
        for (int slot = 0; slot < filled_; ++slot) {
            const auto i = static_cast<std::size_t>(slot);
            const Slot what = slot_at(table_, slot);
            if (what.kind == SlotKind::pick && !view_.viewer.is_spectator() &&
                view_.viewer.owns(seat_at(table_, what.order)))
                ++stretch;
            const Rank rank = view_.draft.slots[i];
            may_be_[i] = rank != 0 ? unsigned{rank_bit(rank)} : sets[stretch] & ~known;
        }
        may_be_[0] &= unsigned{may_lie_aside(table_)};
    }

    void apply_pick_policy() {
        for (Seat seat = 0; seat < table_.seats; ++seat) {
            if (view_.viewer.owns(seat)) continue;
            const auto now = pick_features(table_, view_.hand_size, seat);
            keeps_[seat] = pick_weights(table_, now, PickKind::keep);
            if (table_.seats == 2) puts_down_[seat] = pick_weights(table_, now, PickKind::put_down);
        }
    }

    // The likelihood that the seat of a slot picked that rank of what was there.
    double likelihood(int slot, unsigned pile, Rank rank) const {
        if (weights_ == Weights::uniform) return 1;
        const Slot what = slot_at(table_, slot);
        if (what.kind != SlotKind::pick && what.kind != SlotKind::put_down) return 1;
        const Seat seat = seat_at(table_, what.order);
        if (view_.viewer.owns(seat)) return 1;  // the same in every hypothesis
        const PickWeights& weights = what.kind == SlotKind::pick ? keeps_[seat] : puts_down_[seat];
        Rank chosen = rank;
        if (last_chooses(table_) && slot == table_.seats) {
            const Rank first = state_.draft.slots[0];
            if (state_.draft.took_down != 0) chosen = first;
            pile |= rank_bit(first);
        }
        constexpr double noise = 1.0 / uniform_one_in;
        const auto offered = static_cast<Ranks>(pile);
        return (1 - noise) * double{weights[chosen]} / double{total(weights, offered)} +
               noise / std::popcount(pile);
    }

    bool fits(Rank rank, Seat owner) const {
        if (shown_by_[rank] != nobody) return shown_by_[rank] == owner;
        return !has_rank(nobodys_, rank) || owner == nobody;
    }

    void place(int slot, unsigned pile, double weight) {
        if (slot == filled_) {
            const double before = out_.empty() ? 0 : out_.back().up_to;
            out_.push_back({pack(state_.draft), before + weight});
            return;
        }
        const auto i = static_cast<std::size_t>(slot);
        for (unsigned rest = pile & may_be_[i]; rest != 0; rest &= rest - 1) {
            const auto rank = static_cast<Rank>(std::countr_zero(rest));
            if (!fits(rank, owner_[i])) continue;
            state_.draft.slots[i] = rank;
            place(slot + 1, without(pile, rank), weight * likelihood(slot, pile, rank));
        }
    }

    const View& view_;
    const Table& table_;
    Weights weights_;
    std::vector<Hypothesis>& out_;
    State state_{};  // only table and draft are used
    int filled_ = 0;
    std::array<Seat, most_ranks + 1> shown_by_{};
    Ranks nobodys_ = 0;
    std::array<unsigned, most_slots> may_be_{};
    std::array<Seat, most_slots> owner_{};
    std::array<PickWeights, most_players> keeps_{};
    std::array<PickWeights, most_players> puts_down_{};
};

void DraftFilter::read(const View& view, Weights weights) {
    hypotheses_.clear();
    if (view.table.crown == nobody) return;
    Search(view, weights, hypotheses_).run();
}

Draft DraftFilter::draw(Random& random) const {
    const double at =
        hypotheses_.back().up_to * static_cast<double>(random.next() >> 11U) * 0x1p-53;
    const auto found = std::ranges::upper_bound(hypotheses_, at, {}, &Hypothesis::up_to);
    return unpack(found == hypotheses_.end() ? hypotheses_.back().packed : found->packed);
}

double DraftFilter::chance(std::size_t i) const {
    const double before = i == 0 ? 0 : hypotheses_[i - 1].up_to;
    return (hypotheses_[i].up_to - before) / hypotheses_.back().up_to;
}

DraftFilter::Chances DraftFilter::chances(const Table& table) const {
    Chances chances{};
    State state{};
    state.table = table;
    const int filled = std::min<int>(table.step, slot_count(table));
    for (std::size_t i = 0; i < hypotheses_.size(); ++i) {
        state.draft = draft(i);
        const double share = chance(i);
        for (int slot = 0; slot < filled; ++slot)
            if (const Seat seat = holder(state, slot); seat != nobody)
                chances[seat][state.draft.slots[static_cast<std::size_t>(slot)]] += share;
    }
    return chances;
}

bool DraftFilter::is_blind(const View& view) {
    return view.table.called == 0 && view.sight[0] == 0;
}

Draft DraftFilter::sample_blind(const View& view, Random& random) {
    const Table& table = view.table;
    Draft draft{};
    unsigned pile = cast_ranks(table) & ~unsigned{table.face_up};
    for (int slot = 0; slot < table.step; ++slot) {
        const Slot what = slot_at(table, slot);
        const auto left = static_cast<Ranks>(slot == 0 ? pile & may_lie_aside(table) : pile);
        Rank rank = 0;
        const bool chosen = what.kind == SlotKind::pick || what.kind == SlotKind::put_down;
        if (chosen && random.below(uniform_one_in) != 0) {
            const auto now = pick_features(table, view.hand_size, seat_at(table, what.order));
            const PickKind urge = what.kind == SlotKind::pick ? PickKind::keep : PickKind::put_down;
            rank = choose(pick_weights(table, now, urge), left, random);
        } else {
            const auto nth = random.below(static_cast<std::uint32_t>(std::popcount(left)));
            rank = static_cast<Rank>(nth_bit(left, nth));
        }
        draft.slots[static_cast<std::size_t>(slot)] = rank;
        pile = without(pile, rank);
    }
    return draft;
}

std::uint64_t DraftFilter::pack(const Draft& draft) {
    std::uint64_t packed = 0;
    for (std::size_t i = 0; i < most_slots; ++i)
        packed |= std::uint64_t{draft.slots[i]} << (bits_a_slot * i);
    return packed | (std::uint64_t{draft.took_down} << hidden_bits) |
           (std::uint64_t{draft.gave} << (hidden_bits + 1)) |
           (std::uint64_t{draft.got} << (hidden_bits + 2));
}

Draft DraftFilter::unpack(std::uint64_t packed) {
    Draft draft{};
    for (std::size_t i = 0; i < most_slots; ++i)
        draft.slots[i] = static_cast<Rank>((packed >> (bits_a_slot * i)) & 15U);
    draft.took_down = static_cast<std::uint8_t>((packed >> hidden_bits) & 1U);
    draft.gave = static_cast<std::uint8_t>((packed >> (hidden_bits + 1)) & 1U);
    draft.got = static_cast<std::uint8_t>((packed >> (hidden_bits + 2)) & 1U);
    return draft;
}

}  // namespace agora::citadels
