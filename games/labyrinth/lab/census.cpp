#include "games/labyrinth/lab/census.hpp"

#include "games/labyrinth/text.hpp"

#include <fmt/format.h>

namespace agora::lab {

namespace {

class LabyrinthCensus final : public Holdings {
public:
    void begin(int seats, std::int64_t game, std::uint64_t seed) override {
        Holdings::begin(seats, game, seed);
        for (std::size_t i = 0; i < labyrinth::treasure_count; ++i) turn_up(i);
    }
    void hear(const Event& event) override {
        if (static_cast<labyrinth::EventKind>(event.what) == labyrinth::EventKind::found)
            get(event.seat, event.as<labyrinth::Found>().treasure);
    }
};

}  // namespace

CensusKind CensusOf<labyrinth::Labyrinth>::kind() {
    CensusKind kind;
    ElementGroup treasures{"treasures",
                           {"Treasures", "Trésors"},
                           {"in every game", "à chaque partie"},
                           {"found by the player", "trouvé par le joueur"},
                           {},
                           {},
                           false};
    for (std::size_t i = 0; i < labyrinth::treasure_count; ++i) {
        treasures.ids.push_back(fmt::format("treasure {}", i));
        const Text& name = labyrinth::treasure_names[i].name;
        treasures.names.push_back({std::string(name.en), std::string(name.fr)});
    }
    kind.groups.push_back(std::move(treasures));
    kind.decisions = {{"push", "pousser"}, {"move the pawn", "déplacer le pion"}};
    return kind;
}

std::unique_ptr<Census> CensusOf<labyrinth::Labyrinth>::make() {
    return std::make_unique<LabyrinthCensus>();
}

std::size_t CensusOf<labyrinth::Labyrinth>::decision_kind(Code decision) {
    return labyrinth::is_push(static_cast<labyrinth::Action>(decision)) ? 0 : 1;
}

}  // namespace agora::lab
