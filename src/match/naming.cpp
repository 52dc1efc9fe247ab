#include "match/naming.hpp"

#include "bots/bot_names.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace agora::match {

namespace {

std::string seat_name(Seat seat, Lang lang) {
    constexpr Text words = {"Seat {}", "Place {}"};
    return fmt::format(fmt::runtime(words.in(lang)), seat + 1);
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

std::vector<std::string> names_at(std::span<const SeatOccupant> occupants, Lang lang) {
    std::vector<std::string> names;
    std::vector<std::string_view> people;
    for (const auto& occupant : occupants)
        if (occupant.is_person()) people.push_back(occupant.name);
    for (const auto& occupant : occupants) {
        const auto seat = static_cast<Seat>(names.size());
        if (occupant.name == nameless)
            names.push_back(seat_name(seat, lang));
        else if (occupant.is_person())
            add_person(names, occupant.name);
        else
            names.push_back(
                occupant.bot.empty() ? "" : bots::bot_title(seat, occupant.bot, lang, people));
    }
    return names;
}

std::string name_in_result(Seat seat, bool is_bot, std::string_view name, Lang lang) {
    constexpr std::string_view mark = "bot ";
    if (!is_bot || !name.starts_with(mark)) return std::string(name);
    return bots::bot_title(seat, name.substr(mark.size()), lang);
}

std::vector<std::string> names_in(const Record& record, Lang lang) {
    std::vector<std::string> names;
    std::vector<std::string_view> people;
    for (const std::string_view player : record.players)
        if (!bots::bot_recorded(player)) people.push_back(player);
    for (const std::string_view player : record.players) {
        const auto seat = static_cast<Seat>(names.size());
        if (player == nameless)
            names.push_back(seat_name(seat, lang));
        else if (const auto bot = bots::bot_recorded(player))
            names.push_back(bots::bot_title(seat, *bot, lang, people));
        else
            add_person(names, player);
    }
    return names;
}

}  // namespace agora::match
