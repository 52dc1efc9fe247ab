// Why something that was typed cannot be done now, from nothing but the view.
#pragma once

#include "games/citadels/obstacles.hpp"
#include "games/citadels/request.hpp"

namespace agora::citadels {

std::string why_not(const View& view, const Request& request, const Citadels::Actions& legal,
                    Lang lang);

// refusal_texts.cpp. Each ends with a blank: what can be done instead follows. {n} is a player.
Text words_of(Obstacle why);
Text what_comes_first(Phase phase);
Text nothing_to(Kind kind);

}  // namespace agora::citadels
