// What the rules do not allow is refused with the reason that the rules have.
#include "games/citadels/obstacles.hpp"
#include "games/citadels/testing/position.hpp"
#include "games/citadels/words.hpp"

namespace agora::citadels {
namespace {

// What one could say in one's turn, whether it is allowed or not.
std::vector<Action> sayable(const View& view) {
    const Table& table = view.table;
    std::vector<Action> actions = {act(Kind::take_gold), act(Kind::draw_cards), act(Kind::smithy),
                                   act(Kind::end_turn)};
    for (Rank rank = 1; rank <= most_ranks; ++rank)
        if (role_at(table, rank) != Role::none) actions.push_back(act_rank(Kind::name, rank));
    for (unsigned i = 0; i < district_kinds; ++i) {
        const auto district = static_cast<District>(i);
        for (const Kind kind : {Kind::build, Kind::laboratory, Kind::museum})
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
            if (state.table.phase == Phase::act && random.below(200) == 0) {
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
    for (const Kind kind : {Kind::build, Kind::name, Kind::destroy, Kind::seize, Kind::exchange,
                            Kind::armory, Kind::laboratory, Kind::smithy, Kind::end_turn})
        EXPECT_GT(refused[static_cast<std::size_t>(kind)], 0) << static_cast<int>(kind);
}

}  // namespace
}  // namespace agora::citadels
