#include "games/splendor/rules.hpp"
#include "kit/prove.hpp"

AGORA_PROVE_GAME(Splendor, agora::splendor::Splendor);
