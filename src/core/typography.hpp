// What a language asks of printed text beyond its words.
#pragma once

#include "core/refusal.hpp"
#include "core/words.hpp"

#include <string>

namespace agora {

// French: a blank before : ; ! ? % and inside « » never ends a line. Texts in sources have plain
// blanks there, so that they can be read and typed; this is done once, where they leave a game.
std::string typeset(std::string text, Lang lang);
Refusal typeset(Refusal refusal, Lang lang);

}  // namespace agora
