// Whether a game is well made, as far as counting can tell: what is asked of it, and for each
// number of seats whether that holds.
#pragma once

#include "lab/balance/report.hpp"

#include <string>
#include <vector>

namespace agora::lab {

enum class Judgement : std::uint8_t {
    holds,
    open,   // the figures say no, but that may be luck
    fails,  // ... and it is not, with correction for many comparisons
};

struct CriterionResult {
    int seats = 0;
    Judgement judgement = Judgement::holds;
    std::vector<std::string> names;  // of seats or elements for which it does not hold

    friend bool operator==(const CriterionResult&, const CriterionResult&) = default;
};

struct Verdict {
    std::string asked;
    std::vector<CriterionResult> answers;  // by number of seats, where games were played
};

std::vector<Verdict> verdicts(const Report& report, Lang lang);

// "yes", or "no" with the names, as many as fit.
std::string in_words(const CriterionResult& answer, Lang lang);

}  // namespace agora::lab
