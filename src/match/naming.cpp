#include "match/naming.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace agora {

namespace {

constexpr std::string_view bot_mark = "bot:";  // in a record

std::string with_seat(const Text& words, Seat seat, std::string_view level, Lang lang) {
    return fmt::format(fmt::runtime(words.in(lang)), seat + 1, level);
}

std::string seat_name(Seat seat, Lang lang) {
    return with_seat({"Seat {}", "Place {}"}, seat, {}, lang);
}

// People can have been called the same at different times; the later seat gets a number, in
// brackets, which no name of a person has.
void add_person(std::vector<std::string>& names, std::string_view name) {
    std::string unlike(name);
    for (int n = 2; std::ranges::find(names, unlike) != names.end(); ++n)
        unlike = fmt::format("{} ({})", name, n);
    names.push_back(std::move(unlike));
}

}  // namespace

std::string bot_name(Seat seat, std::string_view level, Lang lang) {
    return with_seat({"Bot {} ({})", "Robot {} ({})"}, seat, level, lang);
}

std::vector<std::string> names_at(std::span<const Sitter> sitters, Lang lang) {
    std::vector<std::string> names;
    for (const auto& sitter : sitters) {
        const auto seat = static_cast<Seat>(names.size());
        if (sitter.name == nameless)
            names.push_back(seat_name(seat, lang));
        else if (sitter.is_person())
            add_person(names, sitter.name);
        else
            names.push_back(sitter.bot.empty() ? "" : bot_name(seat, sitter.bot, lang));
    }
    return names;
}

std::vector<std::string> names_in(const Record& record, Lang lang) {
    std::vector<std::string> names;
    for (const std::string_view player : record.players) {
        const auto seat = static_cast<Seat>(names.size());
        if (player == nameless)
            names.push_back(seat_name(seat, lang));
        else if (player.starts_with(bot_mark))
            names.push_back(bot_name(seat, player.substr(bot_mark.size()), lang));
        else
            add_person(names, player);
    }
    return names;
}

}  // namespace agora
