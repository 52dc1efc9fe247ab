#include "lab/balance/censuses.hpp"

#include "games/all.hpp"
#include "games/all_lab.hpp"

#include <algorithm>
#include <cassert>
#include <vector>

namespace agora::lab {

namespace {

struct Row {
    std::string_view game;
    CensusKind kind;
    std::unique_ptr<Census> (*make)();
    std::size_t (*decision)(Code);
};

const Row& row_of(std::string_view game) {
    static const auto rows = [] {
        std::vector<Row> all;
        for_each_game(games::AllGames{}, [&]<class G>() {
            using Of = CensusOf<G>;
            all.push_back({G::about.id, Of::kind(), Of::make, Of::decision_kind});
        });
        return all;
    }();
    const auto found = std::ranges::find(rows, game, &Row::game);
    assert(found != rows.end());
    return *found;
}

}  // namespace

const CensusKind& census_kind(std::string_view game) { return row_of(game).kind; }
std::unique_ptr<Census> make_census(std::string_view game) { return row_of(game).make(); }
std::size_t decision_kind(std::string_view game, Code decision) {
    return row_of(game).decision(decision);
}

}  // namespace agora::lab
