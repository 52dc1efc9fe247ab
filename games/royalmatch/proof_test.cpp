#include "games/royalmatch/rules.hpp"
#include "kit/prove.hpp"

AGORA_PROVE_GAME(RoyalMatch, agora::royalmatch::RoyalMatch);
