#include "ai/citadels/mind.hpp"

#include "ai/citadels/forecast.hpp"
#include "ai/citadels/instinct.hpp"
#include "ai/citadels/prospects.hpp"

namespace agora {

using namespace citadels;

namespace {

// A search asks about its own view again and again, and in between about views of others: the last
// two are kept.
class RecentForecasts {
public:
    const Forecast& of(const View& view) {
        if (kept_[recent_].view == view) return kept_[recent_].forecast;
        recent_ ^= 1U;
        if (kept_[recent_].view == view) return kept_[recent_].forecast;
        kept_[recent_].view = view;
        kept_[recent_].forecast.read(view);
        return kept_[recent_].forecast;
    }

private:
    struct Kept {
        View view{};
        Forecast forecast;
    };
    std::array<Kept, 2> kept_;
    std::size_t recent_ = 0;
};

// Plays quickly until this round and so many more have ended, or the game.
bool finish_rounds(State& state, int rounds, Random& random) {
    Silence silence;
    Citadels::Actions legal;
    const Table& table = state.table;
    const int last = table.round + rounds;
    for (;;) {
        switch (Citadels::turn(state)) {
            case Turn::over: return true;
            case Turn::luck:
                if (table.round > last) return false;
                Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), silence);
                break;
            case Turn::players: {
                const Seat seat = asked(table);
                legal.clear();
                Citadels::legal(state, seat, legal);
                Citadels::apply(state, seat, Instinct(state, seat).decide(legal, random), silence);
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

Mind<Citadels>::State Mind<Citadels>::world(const View& view, Random& random) const {
    thread_local RecentForecasts forecasts;
    State state = Citadels::sample(view, random);
    if (view.table.crown == nobody) return state;
    if (Forecast::is_blind(view))
        state.draft = Forecast::imagine(view, random);
    else if (const Forecast& forecast = forecasts.of(view); !forecast.empty())
        state.draft = forecast.draw(random);
    return state;
}

// As long as it has a character that others do not know of.
bool Mind<Citadels>::hides(const View& view) const {
    const Table& table = view.table;
    return table.called == 0 || (view.roles & ~unsigned{table.revealed[view.viewer.seat()]}) != 0;
}

void Mind<Citadels>::consider(const State& state, Seat seat, Actions& legal) const {
    Instinct(state, seat).narrow(legal);
}

std::uint32_t Mind<Citadels>::knows(const State& state, Seat seat) const {
    const Table& table = state.table;
    std::uint64_t known = own_part(state, seat);
    known = mix(known ^ (std::uint64_t{table.acting} << 32U) ^
                (std::uint64_t{table.killed} << 36U) ^ (std::uint64_t{table.robbed} << 40U) ^
                (std::uint64_t{table.bewitched} << 44U) ^ (std::uint64_t{table.warrants} << 48U));
    return static_cast<std::uint32_t>(mix(known ^ table.threats));
}

bool Mind<Citadels>::bluffs(const State& state, Seat /*whoever it is*/) const {
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
    constexpr int rounds = 0;  // after this one
    return finish_rounds(state, rounds, random) ? values_of(Citadels::standing(state))
                                                : prospects(state);
}

}  // namespace agora
