#include "console/start_questions.hpp"

#include "bots/bot_names.hpp"
#include "bots/levels.hpp"
#include "console/commands.hpp"
#include "console/phrases.hpp"
#include "console/seats.hpp"
#include "core/spelling.hpp"
#include "core/typed.hpp"
#include "games/registry.hpp"
#include "match/naming.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace agora::console {

namespace {

constexpr Text which_game = {"Which game?", "Quel jeu ?"};
constexpr Text against_whom = {"Against whom?", "Contre qui ?"};
constexpr Text the_machine = {"the machine", "la machine"};
constexpr Text people_here = {"people at this keyboard", "des personnes à ce clavier"};
constexpr Text how_many = {"How many opponents? (1 to {})", "Combien d'adversaires ? (de 1 à {})"};
constexpr Text how_strong = {"How strong?", "De quelle force ?"};
constexpr Text what_name = {"Your name", "Votre nom"};
constexpr Text next_name = {"Player {}, your name", "Joueur {}, votre nom"};
constexpr Text last_name = {"Player {}, your name (Enter: nobody else)",
                            "Joueur {}, votre nom (Entrée : personne d'autre)"};
constexpr Text player = {"Player {}", "Joueur {}"};
constexpr Text which_left = {"Which game do you go on with?", "Quelle partie continuer ?"};
constexpr Text decisions = {"{}, {}: {}, decisions so far: {}",
                            "{}, {} : {}, décisions prises : {}"};
constexpr Text perhaps = {"{} is none of these; perhaps {}?", "{} n'en est pas ; peut-être {} ?"};
constexpr Text answer_so = {"Please answer with a number from 1 to {}, or nothing for {}.",
                            "Répondez par un nombre de 1 à {}, ou rien pour {}."};

struct Entry {
    std::string shown;
    std::vector<std::string> words;  // that choose it, beside its number
    std::string about = {};          // in a column of its own
};

// A reason, which begins small and has no end, as an answer of its own.
std::string as_sentence(std::string_view reason) {
    std::string text(reason);
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text + (text.ends_with('.') ? "" : ".");
}

std::string in_column(std::string_view text, int column, int width) {
    std::string lines;
    for (const char c : wrap(text, width - column)) {
        lines += c;
        if (c == '\n') lines.append(static_cast<std::size_t>(column), ' ');
    }
    return lines;
}

// The questions of one start.
class Questions {
public:
    Questions(Terminal& terminal, Lang lang) : terminal_(&terminal), lang_(lang) {}

    // One of these, from 0; `usual` is what an empty line takes.
    std::optional<std::size_t> choose(const std::string& question, const std::vector<Entry>& items,
                                      std::size_t usual) {
        terminal_->say(question);
        constexpr int name_width = 12;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto& [shown, words, about] = items[i];
            if (shown.empty() && about.empty()) continue;  // a number that stands for itself
            const int width = about.empty() || shown.empty() ? 0 : name_width;
            const auto head = fmt::format("  {}- {}", i + 1, pad(shown, width));
            terminal_->say(head +
                           in_column(about, columns(head), terminal_->style(lang_, {}).width));
        }
        for (;;) {
            const auto line = ask(fmt::format("[{}] > ", usual + 1));
            if (!line) return std::nullopt;
            if (line->empty()) return usual;
            if (const auto chosen = item_of(*line, items)) return chosen;
            if (command_from(*line) == Command::quit) return std::nullopt;
            const auto meant = nearest_of(*line, items);
            if (!meant.empty())
                terminal_->say(say(perhaps, in_quotes(cli::showable(*line), lang_), meant));
            terminal_->say(say(answer_so, items.size(), usual + 1));
        }
    }

    // A name that nobody has yet; empty where an empty line is an answer.
    std::optional<std::string> name(const std::string& question, const std::string& usual,
                                    const std::string& others) {
        for (;;) {
            const auto shown =
                usual.empty() ? question + " > " : fmt::format("{} [{}] > ", question, usual);
            const auto line = ask(shown);
            if (!line) return std::nullopt;
            const auto& given = line->empty() ? usual : *line;
            if (given.empty()) return given;
            const auto seats = read_seats(others.empty() ? given : others + "," + given, lang_);
            const auto wanted = std::ranges::count(others, ',') + (others.empty() ? 1 : 2);
            if (seats && std::ssize(*seats) == wanted && !seats->back().is_bot()) return given;
            terminal_->say(seats ? say(answer_name, given) : as_sentence(seats.error().in(lang_)));
        }
    }

    template <class... Parts>
    std::string say(const Text& text, const Parts&... parts) const {
        return phrase(lang_, text, parts...);
    }

private:
    static constexpr Text answer_name = {"\"{}\" is no name of a person.",
                                         "« {} » n'est pas le nom d'une personne."};

    std::optional<std::string> ask(const std::string& prompt) {
        for (;;) {
            const auto typed = terminal_->ask(prompt);
            if (typed.how == cli::Heard::too_long ||
                (typed.how == cli::Heard::line && !cli::is_text(typed.text))) {
                terminal_->say(say(phrases::not_text));
                continue;
            }
            if (typed.how != cli::Heard::line) {
                terminal_->say("");
                return std::nullopt;
            }
            return std::string(cli::trimmed(typed.text));
        }
    }

    static std::optional<std::size_t> item_of(const std::string& line,
                                              const std::vector<Entry>& items) {
        std::size_t number = 0;
        const auto* end = line.data() + line.size();
        const auto [stop, error] = std::from_chars(line.data(), end, number);
        if (error == std::errc() && stop == end)
            return number >= 1 && number <= items.size() ? std::optional(number - 1) : std::nullopt;
        const auto typed = bare(line);
        for (std::size_t i = 0; i < items.size(); ++i)
            for (const auto& word : items[i].words)
                if (!typed.empty() && typed == bare(word)) return i;
        return std::nullopt;
    }

    // What was most likely meant by a word that chooses nothing.
    static std::string nearest_of(const std::string& line, const std::vector<Entry>& items) {
        std::vector<std::string_view> words;
        for (const auto& item : items)
            words.insert(words.end(), item.words.begin(), item.words.end());
        return std::string(nearest(line, words));
    }

    Terminal* terminal_;
    Lang lang_;
};

std::optional<std::string> ask_game(Questions& ask, Lang lang) {
    std::vector<Entry> items;
    for (const auto* game : games::all_games()) {
        const auto& about = game->about();
        items.push_back(
            {std::string(about.title.in(lang)),
             {std::string(about.id), std::string(about.title.en), std::string(about.title.fr)},
             ask.say(about.pitch)});
    }
    const auto chosen = ask.choose(ask.say(which_game), items, 0);
    if (!chosen) return std::nullopt;
    return std::string(games::all_games()[*chosen]->about().id);
}

// A bot of the level that is asked for, as it is written in --seats.
std::optional<std::string> ask_level(Questions& ask, Lang lang) {
    std::vector<Entry> items;
    std::size_t usual = 0;
    for (int level = 1; level <= ai::most_level; ++level) {
        const auto name = bots::level_name(level);
        const auto word = bots::bot_word(name, lang);
        if (name == bots::middle_level) usual = items.size();
        std::vector<std::string> words = {std::string(name)};
        for (const Lang one : all_langs) words.emplace_back(bots::bot_word(name, one));
        items.push_back({std::string(word), std::move(words)});
    }
    const auto chosen = ask.choose(ask.say(how_strong), items, usual);
    if (!chosen) return std::nullopt;
    return std::string(bots::bot_mark) +
           std::string(bots::level_name(static_cast<int>(*chosen) + 1));
}

// The names of all who play, where they are people.
std::optional<std::string> ask_names(Questions& ask, const About& about, Lang lang) {
    auto names = ask.name(ask.say(what_name), own_name(lang), "");
    for (int n = 2; names && n <= about.most_seats; ++n) {
        const bool needed = n <= about.least_seats;
        const auto next = ask.name(ask.say(needed ? next_name : last_name, n),
                                   needed ? ask.say(player, n) : "", *names);
        if (!next) return std::nullopt;
        if (next->empty()) break;
        *names += "," + *next;
    }
    return names;
}

bool ask_opponents(Questions& ask, const About& about, PlayOptions& options, Lang lang) {
    const auto whom = ask.choose(ask.say(against_whom),
                                 {{ask.say(the_machine), {"machine", "bot", "robot"}},
                                  {ask.say(people_here), {"people", "personnes", "des personnes"}}},
                                 0);
    if (!whom) return false;
    if (*whom == 1) {
        const auto names = ask_names(ask, about, lang);
        options.seats = names.value_or("");
        return names.has_value();
    }
    std::size_t opponents = 1;
    if (about.most_seats > 2) {
        const std::vector<Entry> numbers(static_cast<std::size_t>(about.most_seats) - 1);
        constexpr int many = 4;  // games for more than so many are better with three opponents
        const auto chosen =
            ask.choose(ask.say(how_many, numbers.size()), numbers, about.most_seats > many ? 2 : 0);
        if (!chosen) return false;
        opponents = *chosen + 1;
    }
    const auto bot = ask_level(ask, lang);
    if (!bot) return false;
    options.seats = "me";
    for (std::size_t i = 0; i < opponents; ++i) options.seats += "," + *bot;
    return true;
}

// Each in turn takes one of the pieces that are left (the option of that seat, by its words).
bool ask_pieces(Questions& ask, const AnyGame& game, const std::vector<std::string>& names,
                PlayOptions& options, Lang lang) {
    std::vector<std::size_t> taken;
    std::size_t seat = 0;
    for (const auto& option : game.choices()) {
        if (option.use != OptionUse::piece || seat == names.size()) continue;
        std::vector<Entry> items;
        std::vector<std::size_t> left;
        for (std::size_t word = 1; word < option.words.size(); ++word) {
            if (std::ranges::find(taken, word) != taken.end()) continue;
            const auto& label = option.labels[word];
            items.push_back(
                {std::string(label.in(lang)), {std::string(label.en), std::string(label.fr)}});
            left.push_back(word);
        }
        const auto chosen =
            ask.choose(ask.say(game.about().start_questions->piece, names[seat]), items, 0);
        if (!chosen) return false;
        taken.push_back(left[*chosen]);
        options.set.push_back(std::string(option.name) + "=" +
                              std::string(option.words[left[*chosen]]));
        ++seat;
    }
    return true;
}

// Whether a piece was chosen on the command line.
bool names_piece(const AnyGame& game, const std::vector<std::string>& set) {
    return std::ranges::any_of(game.choices(), [&](const ChoiceInfo& option) {
        const auto start = std::string(option.name) + "=";
        return option.use == OptionUse::piece &&
               std::ranges::any_of(set, [&](const auto& one) { return one.starts_with(start); });
    });
}

bool ask_who_plays(Questions& ask, const AnyGame& game, PlayOptions& options, Lang lang) {
    const auto& questions = *game.about().start_questions;
    const auto& [people_text, people_word] = questions.people;
    const auto& [machine_text, machine_word] = questions.machine;
    const auto mode =
        ask.choose(ask.say(questions.mode),
                   {{ask.say(people_text), {std::string(people_word)}},
                    {ask.say(machine_text), {std::string(machine_word), "machine", "bot"}}},
                   1);
    if (!mode) return false;
    const auto first = ask.name(ask.say(questions.first_name), own_name(lang), "");
    if (!first) return false;
    std::vector<std::string> people = {*first};
    std::string other;
    if (*mode == 0) {
        const auto second = ask.name(ask.say(questions.next_name, 2), ask.say(player, 2), *first);
        if (!second) return false;
        people.push_back(*second);
        other = *second;
    } else {
        const auto bot = ask_level(ask, lang);
        if (!bot) return false;
        other = *bot;
    }
    options.seats = *first + "," + other;
    if (names_piece(game, options.set)) return true;
    return ask_pieces(ask, game, people, options, lang);
}

}  // namespace

bool ask_what_to_play(Terminal& terminal, PlayOptions& options, Lang lang) {
    Questions ask(terminal, lang);
    if (options.game.empty()) {
        const auto game = ask_game(ask, lang);
        if (!game) return false;
        options.game = *game;
    }
    const auto game = games::game_named(options.game);
    if (!game || !options.seats.empty()) return true;
    if ((*game)->about().start_questions != nullptr)
        return ask_who_plays(ask, **game, options, lang);
    return ask_opponents(ask, (*game)->about(), options, lang);
}

std::optional<std::size_t> ask_which_game(Terminal& terminal, const std::vector<LeftGame>& games,
                                          Lang lang) {
    Questions ask(terminal, lang);
    std::vector<Entry> items;
    for (const auto& one : games) {
        const auto game = games::find_game(one.record.game);
        std::string names;
        for (const auto& name : match::names_in(one.record, lang))
            names.append(names.empty() ? "" : ", ").append(cli::showable(name));
        const auto made = std::ranges::count_if(
            one.record.steps, [](const Step& step) { return step.seat.has_value(); });
        items.push_back(
            {"",
             {},
             ask.say(decisions, game ? (*game)->about().title.in(lang) : one.record.game, one.date,
                     names, made)});
    }
    return ask.choose(ask.say(which_left), items, 0);
}

}  // namespace agora::console
