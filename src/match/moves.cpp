#include "match/moves.hpp"

namespace agora::match {

Expected<std::vector<Move>> moves_of(const AnyGame& game, const Record& record) {
    auto replay = Replay::begin(game, record);
    if (!replay) return std::unexpected(replay.error());
    std::vector<Move> moves;
    moves.push_back({std::nullopt, {}, {}, replay->position().clone()});
    while (!replay->at_end()) {
        Events events;
        const auto step = replay->advance(events);
        if (!step) return std::unexpected(step.error());
        if (step->seat) moves.push_back({step->seat, step->text, {}, nullptr});
        auto& told = moves.back().events;
        told.insert(told.end(), events.list().begin(), events.list().end());
        moves.back().after = replay->position().clone();
    }
    return moves;
}

}  // namespace agora::match
