#include "cli/usage.hpp"

#include "cli/line_reader.hpp"
#include "core/spelling.hpp"
#include "core/typed.hpp"
#include "core/typography.hpp"
#include "games/registry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <limits>

namespace agora::cli {

Expected<std::uint64_t> read_number(const Text& what, std::string_view text, std::uint64_t least,
                                    std::uint64_t most) {
    std::uint64_t number = 0;
    const auto* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc() || stop != end || number < least || number > most)
        return refuse(fmt::format("{} is a whole number from {} to {}, not \"{}\"", what.en, least,
                                  most, showable(text)),
                      fmt::format("{} est un nombre entier de {} à {}, pas {}", what.fr, least,
                                  most, in_guillemets(showable(text))));
    return number;
}

Expected<double> read_decimal(std::string_view option, std::string_view text, double least,
                              double most) {
    std::string digits(text);
    std::ranges::replace(digits, ',', '.');
    double number = 0;
    const auto* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    const auto french = [](double bound) { return decimals(fmt::format("{:g}", bound), Lang::fr); };
    if (error != std::errc() || stop != end || !(number >= least && number <= most))
        return refuse(fmt::format("{} is a number from {:g} to {:g}, not \"{}\"", option, least,
                                  most, showable(text)),
                      fmt::format("{} est un nombre de {} à {}, pas {}", option, french(least),
                                  french(most), in_guillemets(showable(text))));
    return number;
}

Expected<std::vector<int>> read_numbers(std::string_view option, std::string_view text, int least,
                                        int most) {
    std::vector<int> numbers;
    for (std::size_t at = 0; at <= text.size();) {
        const auto comma = std::min(text.find(',', at), text.size());
        const auto number =
            read_number(option, text.substr(at, comma - at), static_cast<std::uint64_t>(least),
                        static_cast<std::uint64_t>(most));
        if (!number) return std::unexpected(number.error());
        if (std::ranges::find(numbers, static_cast<int>(*number)) == numbers.end())
            numbers.push_back(static_cast<int>(*number));
        at = comma + 1;
    }
    return numbers;
}

Expected<std::uint64_t> read_seed(std::string_view text) {
    return read_number(Text{"a seed", "une graine"}, text, 0,
                       std::numeric_limits<std::uint64_t>::max());
}

std::unexpected<Error> which_game(std::string_view command) {
    const auto example = games::all_games().front()->about().id;
    return refuse(
        fmt::format("which game? For example: agora {} {} (agora games lists them)", command,
                    example),
        fmt::format(
            "quel jeu\u00A0? Par exemple\u00A0: agora {} {} (agora games en donne la liste)",
            command, example));
}

Expected<Settings> read_settings(std::string_view preset, std::span<const std::string> values) {
    Settings settings;
    settings.preset = preset;
    for (const auto& list : values) {
        for (std::size_t begin = 0; begin <= list.size();) {
            const auto end = std::min(list.find(',', begin), list.size());
            const auto value = list.substr(begin, end - begin);
            begin = end + 1;
            const auto equals = value.find('=');
            if (equals == std::string::npos || equals == 0)
                return refuse(fmt::format("--set takes option=value, such as target=10, not \"{}\"",
                                          showable(value)),
                              fmt::format("--set demande option=valeur, comme target=10, pas {}",
                                          in_guillemets(showable(value))));
            settings.values.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        }
    }
    return settings;
}

bool means_spectator(std::string_view text) {
    const auto word = plain_letters(text);
    return word == "spectator" || word == "spectateur";
}

Expected<Lang> read_lang(std::string_view text) {
    if (!text.empty()) {
        if (const auto lang = lang_from(text)) return *lang;
        return refuse(fmt::format("there is no language \"{}\"; there are: en, fr", showable(text)),
                      fmt::format("il n’y a pas de langue {}\u00A0; il y a\u00A0: en, fr",
                                  in_guillemets(showable(text))));
    }
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value == nullptr || *value == '\0') continue;
        const std::string_view name(value);
        return lang_from(name.substr(0, name.find_first_of("_."))).value_or(Lang::en);
    }
    return Lang::en;
}

}  // namespace agora::cli
