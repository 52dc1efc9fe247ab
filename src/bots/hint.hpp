// What to tell a person who asks what to do, and how good a decision was that somebody made.
#pragma once

#include "bots/searcher.hpp"

#include <span>
#include <string>
#include <vector>

namespace agora::bots {

// No limit to the iterations of the level that gives advice.
inline constexpr std::uint32_t as_its_level = ai::without_end;

// A suggestion, from the view alone; the same view and seed give the same one.
struct Hint {
    Code decision = 0;
    std::vector<Code> more;  // what follows it, where a decision has several steps: a starting hand
    double win = 0;          // the chance to win with it
    std::optional<ai::Candidate> next_best;
    bool wins_now = false;
};
Hint hint_for(const AnyView& view, std::span<const Code> legal, std::uint64_t seed,
              std::uint32_t most_iterations = as_its_level, const ai::SearchLimits& limits = {});

// "hand KH QH 9D 4C 2S": the decision with what follows it, in the words of records, as one line.
std::string hint_line(const AnyView& view, const Hint& hint);
// The same as a person says it.
std::string hint_line(const AnyView& view, const Hint& hint, Lang lang);

// "buy b2 (it brings you 3 prestige; a 62 % chance to win, 55 % with take R G O)". Players have the
// names of the style.
// Decisions are named as a person says them in that language, or as records do, for programs that
// know them by those words.
enum class Naming : std::uint8_t { spoken, recorded };
std::string hint_text(const AnyView& view, const Hint& hint, const TerminalStyle& style,
                      Naming naming = Naming::spoken);

// What a decision cost: the chance to win that the best one would have had, less what it had.
struct Judged {
    Code best = 0;
    double best_win = 0;
    double win = 0;

    double cost() const { return best_win > win ? best_win - win : 0; }
};
Judged judge(const AnyView& view, Code decision, std::uint64_t seed,
             std::uint32_t most_iterations = as_its_level);

}  // namespace agora::bots
