// Words as people spell them: any case, with or without accents, nearly right.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace agora {

// The word in lower case, without accents, and without what is neither letter nor digit: what two
// spellings of one name have in common.
std::string bare(std::string_view word);

// Of these names the one that was most likely meant; empty where none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> names);

// « text », as French quotes it: with no-break spaces.
std::string in_guillemets(std::string_view text);

}  // namespace agora
