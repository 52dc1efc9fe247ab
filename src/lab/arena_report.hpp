// What the arena found out, in words, as JSON and as a table for the documentation.
#pragma once

#include "lab/arena.hpp"

namespace agora {

// A line that replaces itself on a terminal.
std::string progress_line(const ArenaWish& wish, const ArenaResult& sofar);

std::string result_table(const ArenaWish& wish, const ArenaResult& result);
std::string result_json(const ArenaWish& wish, const ArenaResult& result);

// A level and the one below it.
struct Rung {
    std::string upper;
    std::string lower;
    ArenaResult result;
};
std::string ladder_table(std::span<const Rung> rungs);  // in Markdown
std::string ladder_json(const ArenaWish& wish, std::span<const Rung> rungs);

}  // namespace agora
