#include "games/gops/gops.hpp"

#include "kit/prove.hpp"

AGORA_PROVE_GAME(Gops, agora::gops::Gops);
