#include "bots/bot_names.hpp"

#include "bots/bot.hpp"
#include "bots/searcher.hpp"
#include "core/spelling.hpp"
#include "core/typed.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace agora::bots {

namespace {

// By seat; short, since boards are narrow, and the same in every language.
constexpr std::array<std::string_view, most_seats> names = {"Iris", "Hugo",  "Nora", "Otto",
                                                            "Lina", "Jules", "Rosa", "Felix"};

constexpr std::array<std::string_view, most_seats> other_names = {"Vera", "Emil", "Ines", "Paul",
                                                                  "Zita", "Leon", "Mina", "Anton"};

bool is_number(std::string_view text) {
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The bot that a word after "bot:" names: by its name, or by the word for how it plays.
std::optional<std::string> bot_called(std::string_view word) {
    const auto typed = bare(word);
    const auto is_meant = [&](const ai::BotInfo& bot) {
        return typed == bot.name || typed == bare(bot.word.en) || typed == bare(bot.word.fr);
    };
    for (const auto& bot : all_bots())
        if (is_meant(bot)) return std::string(bot.name);
    for (const auto* bot : own_bots())
        if (is_meant(*bot)) return std::string(bot->name);
    return std::nullopt;
}

// Whether somebody called so can only be a bot: its name or its word says how it plays. A number or
// `max`, which is a name of people too, means a bot only after "bot:".
bool names_bot_alone(std::string_view typed) {
    return typed != "max" && !is_number(typed) && bot_called(typed);
}

std::string without_repeated(std::string_view text) {
    std::string letters;
    for (const char c : text)
        if (letters.empty() || letters.back() != c) letters += c;
    return letters;
}

// A slip of the finger: a letter too often, a digit that looks like one, two neighbours swapped. Of
// a short word the latter may be somebody's name.
bool is_slip_of(std::string_view typed, std::string_view word, std::size_t shortest_to_swap) {
    std::string letters(typed);
    std::ranges::replace(letters, '0', 'o');
    if (typed != word && letters.size() >= word.size() &&
        without_repeated(letters) == without_repeated(word))
        return true;
    if (word.size() < shortest_to_swap) return false;
    for (std::size_t i = 0; i + 1 < word.size(); ++i) {
        std::string swapped(word);
        std::swap(swapped[i], swapped[i + 1]);
        if (typed == swapped && typed != word) return true;
    }
    return false;
}

// What is nobody's name: "bto", "bott", "b0t", "robbot".
bool is_misspelt_bot(std::string_view typed) {
    return is_slip_of(typed, "robot", 0) || is_slip_of(typed, "bot", 0);
}

// The bot whose word was meant: "keeen", "gentel", "impitoyabel".
std::optional<std::string> bot_misspelt(std::string_view typed) {
    constexpr std::size_t long_word = 6;
    for (const auto& bot : all_bots())
        for (const Lang lang : all_langs)
            if (is_slip_of(typed, bare(bot.word.in(lang)), long_word)) return std::string(bot.name);
    return std::nullopt;
}

std::string quoted(std::string_view text) { return "\"" + std::string(text) + "\""; }

std::unexpected<Error> refuse_unlike(std::string_view text, std::string_view right) {
    // A number that is no level is near to none of them.
    const bool is_no_level =
        text.starts_with(bot_mark) &&
        text.find_first_not_of("0123456789-", bot_mark.size()) == std::string_view::npos;
    const std::string form = right.empty() ? "bot" : std::string(bot_mark) + std::string(right);
    std::string known;
    for (const auto& bot : all_bots()) known.append(known.empty() ? "" : ", ").append(bot.name);
    return refuse(
        "there is no bot called " + quoted(text) + (is_no_level ? "" : ", perhaps " + form) +
            " (a bot is bot, or bot:NAME; there are: " + known + ")",
        "il n’y a pas de robot " + in_guillemets(text) +
            (is_no_level ? "" : ", peut-être " + form) +
            " (un robot s’écrit «\u00A0bot\u00A0» ou bot:NOM\u00A0; il y a\u00A0: " + known + ")");
}

}  // namespace

std::string_view bot_word(std::string_view bot, Lang lang) {
    const auto* info = find_bot(bot);
    return info == nullptr ? bot : info->word.in(lang);
}

std::string bot_title(Seat seat, std::string_view bot, Lang lang,
                      std::span<const std::string_view> people) {
    const auto is_taken = [&](std::string_view name) {
        return std::ranges::find(people, plain_letters(name), [](std::string_view person) {
                   return plain_letters(person);
               }) != people.end();
    };
    const auto name = is_taken(names[seat]) ? other_names[seat] : names[seat];
    return std::string(name) + " (" + std::string(bot_word(bot, lang)) + ")";
}

std::optional<std::string_view> bot_recorded(std::string_view player) {
    if (!player.starts_with(bot_mark)) return std::nullopt;
    player.remove_prefix(bot_mark.size());
    return player.substr(0, player.find(' '));
}

Expected<std::optional<std::string>> bot_asked(std::string_view text) {
    const auto plain = plain_letters(text);
    if (plain == "bot") return std::string(middle_level);
    if (plain.starts_with(bot_mark)) {
        const auto word = std::string_view(text).substr(bot_mark.size());
        if (auto bot = bot_called(word)) return bot;
        std::vector<std::string_view> known;
        for (const auto& bot : all_bots())
            known.insert(known.end(), {bot.name, bot.word.en, bot.word.fr});
        const auto meant = nearest(word, known);
        return refuse_unlike(text, bot_called(meant).value_or(""));
    }
    const auto alone = bare(text);
    if (names_bot_alone(alone)) return bot_called(alone);
    if (is_misspelt_bot(plain)) return refuse_unlike(text, "");
    if (const auto meant = bot_misspelt(alone)) return refuse_unlike(text, *meant);
    if (!alone.empty() && is_number(alone))
        return refuse_unlike(text, bot_called(alone).value_or(""));
    // What begins like a bot and goes on like nothing, a plural or a bot's name is no person.
    auto rest = bare(text);
    for (const std::string_view beginning : {"robot", "bot"}) {
        if (!rest.starts_with(beginning)) continue;
        rest.erase(0, beginning.size());
        if (rest.starts_with('s')) rest.erase(0, 1);
        const auto bot = bot_called(rest);
        if (bot || is_number(rest)) return refuse_unlike(text, bot.value_or(""));
        break;
    }
    return std::nullopt;
}

}  // namespace agora::bots
