// A record as moves: one decision and the luck that followed it.
#pragma once

#include "core/record.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace agora::match {

// The first one is the set-up alone.
struct Move {
    std::optional<Seat> seat;
    std::string text;
    std::vector<Event> events;
    std::unique_ptr<AnyPosition> after;
};

Expected<std::vector<Move>> moves_of(const AnyGame& game, const Record& record);

}  // namespace agora::match
