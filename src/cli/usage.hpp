// Parsing of command-line values; every error says what would be valid.
#pragma once

#include "core/error.hpp"
#include "core/language.hpp"
#include "core/options.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::cli {

// A whole number without a sign; `what` is what it is for, in the refusal.
Expected<std::uint64_t> read_number(const Text& what, std::string_view text, std::uint64_t least,
                                    std::uint64_t most);
inline Expected<std::uint64_t> read_number(std::string_view option, std::string_view text,
                                           std::uint64_t least, std::uint64_t most) {
    return read_number(Text{option, option}, text, least, most);
}

// The same with a fraction; a comma is a decimal point, as French writes it.
Expected<double> read_decimal(std::string_view option, std::string_view text, double least,
                              double most);
// "2,3,4", each once.
Expected<std::vector<int>> read_numbers(std::string_view option, std::string_view text, int least,
                                        int most);

Expected<std::uint64_t> read_seed(std::string_view text);

// Asks one who named no game, with the command that was typed.
std::unexpected<Error> which_game(std::string_view command);

// A preset, and `option=value` each, or several with commas between.
Expected<Settings> read_settings(std::string_view preset, std::span<const std::string> values);

// Whether one who looks is a spectator: in the words of either language.
bool means_spectator(std::string_view text);

// en or fr; where nothing was asked, what LC_ALL, LC_MESSAGES or LANG say.
Expected<Lang> read_lang(std::string_view text);

}  // namespace agora::cli
