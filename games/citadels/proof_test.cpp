#include "games/citadels/rules.hpp"
#include "kit/prove.hpp"

AGORA_PROVE_GAME(Citadels, agora::citadels::Citadels);
