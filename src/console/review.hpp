// `agora replay --review`: the review of a game in words.
#pragma once

#include "core/look.hpp"
#include "match/review.hpp"

namespace agora {

std::string review_text(const ReviewedGame& reviewed, const Look& look);

}  // namespace agora
