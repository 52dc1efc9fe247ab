#include "games/labyrinth/rules.hpp"
#include "kit/prove.hpp"

AGORA_PROVE_GAME(Labyrinth, agora::labyrinth::Labyrinth);
