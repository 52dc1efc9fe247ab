// What the arena found out, in words, as JSON and as a table for the documentation.
#pragma once

#include "lab/ladder.hpp"

namespace agora::lab {

inline constexpr Text stopped_games = {
    "{} games were stopped after very many decisions\n",
    "{} parties arrêtées après un très grand nombre de décisions\n"};

// A line that replaces itself on a terminal.
std::string progress_line(const ArenaWish& wish, const ArenaResult& sofar, Lang lang);

std::string result_table(const ArenaWish& wish, const ArenaResult& result, Lang lang = Lang::en);
// The fields of a result, in an object that is open.
void write_result(const ArenaWish& wish, const ArenaResult& result, JsonWriter& json);
std::string result_json(const ArenaWish& wish, const ArenaResult& result);

// Of all rungs, in Markdown: levels with their Elo, and shares of wins at larger tables.
std::string ladder_tables(std::span<const Rung> rungs, Lang lang = Lang::en);
std::string ladder_json(const LadderWish& wish, std::span<const Rung> rungs);

}  // namespace agora::lab
