// Why something that was typed cannot be done now, from nothing but the view.
#pragma once

#include "games/citadels/request.hpp"

namespace agora::citadels {

std::string why_not(const View& view, const Request& request, const Citadels::Actions& legal,
                    Lang lang);

}  // namespace agora::citadels
