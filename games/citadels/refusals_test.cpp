// What the rules do not allow is refused with the reason that the rules have.
#include "games/citadels/obstacles.hpp"
#include "games/citadels/testing/position.hpp"
#include "games/citadels/text.hpp"

namespace agora::citadels {
namespace {

// What one could say when one is asked, whether it is allowed or not.
std::vector<Action> sayable(const View& view) {
    const Table& table = view.table;
    std::vector<Action> actions;
    for (const Kind kind :
         {Kind::take_gold, Kind::draw_cards, Kind::smithy, Kind::end_turn, Kind::no_swap,
          Kind::redraw, Kind::income, Kind::ability, Kind::ability_gold, Kind::ability_cards,
          Kind::bribe, Kind::refuse, Kind::reveal, Kind::hide, Kind::confiscate, Kind::decline})
        actions.push_back(act(kind));
    for (Rank rank = 1; rank <= most_ranks; ++rank) {
        if (role_at(table, rank) == Role::none) continue;
        for (const Kind kind : {Kind::name, Kind::pick, Kind::put_down, Kind::give_role})
            actions.push_back(act_rank(kind, rank));
        actions.push_back(place_threats(rank, rank == 3 ? 4 : 3));
        actions.push_back(place_warrants(rank, rank <= 2 ? 3 : 1, rank <= 2 ? 4 : 2));
    }
    for (Seat seat = 0; seat < table.seats; ++seat) {
        for (const Kind kind : {Kind::swap_roles, Kind::swap_hands, Kind::look, Kind::tithe})
            actions.push_back(act_seat(kind, seat));
        actions.push_back(spy_on(seat, Type::trade));
        for (const Tribute tribute : {Tribute::gold, Tribute::card, Tribute::nothing})
            actions.push_back(give_crown(seat, tribute));
    }
    for (unsigned i = 0; i < district_kinds; ++i) {
        const auto district = static_cast<District>(i);
        for (const Kind kind :
             {Kind::build, Kind::laboratory, Kind::museum, Kind::keep, Kind::take,
              Kind::take_and_build, Kind::give, Kind::discard, Kind::hand_over, Kind::beautify})
            actions.push_back(act_district(kind, district));
        if (district == District::armory) continue;  // nobody aims it at itself
        for (Seat seat = 0; seat < table.seats; ++seat)
            for (const Kind kind : {Kind::destroy, Kind::seize, Kind::exchange, Kind::armory})
                actions.push_back(act_city(kind, seat, district, false));
    }
    return actions;
}

// Where decisions of a kind are listed only in some positions, the reason why one is missing is
// never that it is not possible.
TEST(CitadelsRefusals, WhatIsNotLegalIsRefusedWithAReason) {
    Random random(11);
    std::array<int, kind_count> refused{};
    for (int game = 0; game < 40; ++game) {
        const auto& presets = Citadels::presets();
        const auto& preset = presets[static_cast<std::size_t>(game) % presets.size()];
        Silence silence;
        State state = *Citadels::start(preset.options, 2 + game % 6);
        while (Citadels::turn(state) != Turn::over) {
            if (Citadels::turn(state) == Turn::luck) {
                Citadels::apply_outcome(state, draw_luck<Citadels>(state, random), silence);
                continue;
            }
            const Seat seat = asked(state.table);
            Citadels::Actions legal;
            Citadels::legal(state, seat, legal);
            const auto count = static_cast<unsigned>(legal.size());
            if (random.below(state.table.phase == Phase::act ? 200 : 40) == 0) {
                const View view = Citadels::view(state, seat);
                for (const Action action : sayable(view)) {
                    if (legal.contains(action)) continue;
                    const auto text = Citadels::write(view, action);
                    for (const Lang lang : {Lang::en, Lang::fr}) {
                        const auto line = Citadels::read(view, text, lang);
                        if (line) continue;  // understood as another decision that is legal
                        const auto& why = line.error().message;
                        ASSERT_FALSE(why.starts_with("That is not possible") ||
                                     why.starts_with("Cela n'est pas possible"))
                            << text << ": " << why << "\n"
                            << show(state);
                        ++refused[static_cast<std::size_t>(kind(action))];
                    }
                }
            }
            Citadels::apply(state, seat, legal[random.below(count)], silence);
        }
    }
    for (const Kind kind :
         {Kind::build, Kind::name, Kind::destroy, Kind::seize, Kind::exchange, Kind::armory,
          Kind::laboratory, Kind::smithy, Kind::end_turn, Kind::spy, Kind::swap_hands, Kind::look,
          Kind::tithe, Kind::crown, Kind::income, Kind::ability, Kind::beautify, Kind::pick})
        EXPECT_GT(refused[static_cast<std::size_t>(kind)], 0) << static_cast<int>(kind);
}

}  // namespace
}  // namespace agora::citadels
