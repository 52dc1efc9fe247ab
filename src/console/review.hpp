// `agora replay --review`: the review of a game in words.
#pragma once

#include "core/terminal_style.hpp"
#include "match/review.hpp"

namespace agora::console {

std::string review_text(const match::ReviewedGame& reviewed, const Look& look);

}  // namespace agora::console
