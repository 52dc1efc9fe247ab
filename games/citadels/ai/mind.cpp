#include "games/citadels/ai/mind.hpp"

#include "games/citadels/ai/draft_filter.hpp"
#include "games/citadels/ai/rollout_policy.hpp"
#include "games/citadels/ai/value_net.hpp"

namespace agora::ai {

using namespace citadels;

namespace {

// A search determinizes the same view again and again: the last filter is kept.
class RecentDraftFilter {
public:
    const DraftFilter& of(const View& view) {
        if (!known_ || view_ != view) {
            view_ = view;
            filter_.read(view);
            known_ = true;
        }
        return filter_;
    }

private:
    View view_{};
    DraftFilter filter_;
    bool known_ = false;
};

// A rollout to the end of the round, or of the game.
bool finish_round(State& state, Random& random) {
    Silence silence;
    Citadels::Actions legal;
    const Table& table = state.table;
    const int round = table.round;
    for (;;) {
        switch (Citadels::turn(state)) {
            case Turn::over: return true;
            case Turn::luck:
                if (table.round > round) return false;
                Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), silence);
                break;
            case Turn::players: {
                const Seat seat = asked(table);
                legal.clear();
                Citadels::legal(state, seat, legal);
                Citadels::apply(state, seat, RolloutPolicy(state, seat).decide(legal, random),
                                silence);
                break;
            }
        }
    }
}

// What a seat knows about the selection and nobody else does.
std::uint32_t own_part(const State& state, Seat seat) {
    std::uint32_t part = roles_of(state, seat);
    if (state.table.phase == Phase::pick || state.table.phase == Phase::put_down)
        part |= std::uint32_t{pile(state)} << 16U;
    return part;
}

}  // namespace

Mind<Citadels>::State Mind<Citadels>::determinize(const View& view, Random& random) const {
    thread_local RecentDraftFilter recent;
    State state = Citadels::sample(view, random);
    if (view.table.crown == nobody) return state;
    if (DraftFilter::is_blind(view))
        state.draft = DraftFilter::sample_blind(view, random);
    else if (const DraftFilter& filter = recent.of(view); !filter.empty())
        state.draft = filter.draw(random);
    return state;
}

void Mind<Citadels>::prune(const State& state, Seat seat, Actions& legal) const {
    RolloutPolicy(state, seat).prune(legal);
}

std::uint32_t Mind<Citadels>::information_set_key(const State& state, Seat seat) const {
    const Table& table = state.table;
    std::uint64_t known = own_part(state, seat);
    known = mix(known ^ (std::uint64_t{table.acting} << 32U) ^
                (std::uint64_t{table.killed} << 36U) ^ (std::uint64_t{table.robbed} << 40U) ^
                (std::uint64_t{table.bewitched} << 44U) ^ (std::uint64_t{table.warrants} << 48U));
    return static_cast<std::uint32_t>(mix(known ^ table.threats));
}

bool Mind<Citadels>::needs_mixed_strategy(const State& state, Seat /*whoever it is*/) const {
    const Table& table = state.table;
    if (table.phase == Phase::pick || table.phase == Phase::put_down) return true;
    if (table.phase != Phase::act || (table.acts & done::ability) != 0) return false;
    switch (acting_role(table)) {
        case Role::assassin:
        case Role::magistrate:
        case Role::thief:
        case Role::blackmailer: return true;
        case Role::witch: return (table.acts & done::gathered) != 0;
        default: return false;
    }
}

bool Mind<Citadels>::is_secret(Action action) const {
    switch (kind(action)) {
        case Kind::pick:
        case Kind::put_down:
        case Kind::warrants:
        case Kind::threats: return true;
        default: return false;
    }
}

Values Mind<Citadels>::evaluate(State& state, Random& random) const {
    return finish_round(state, random) ? values_of(Citadels::standing(state))
                                       : chances_to_win(state);
}

}  // namespace agora::ai
