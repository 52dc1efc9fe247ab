// The examples of every game's pages are typed, in both languages: each must be understood in some
// position of some game, with whatever options.
#include "core/typed.hpp"
#include "games/registry.hpp"

#include <gtest/gtest.h>

#include <set>

namespace agora::games {
namespace {

std::string trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \u00A0.");
    if (begin == std::string_view::npos) return {};
    return std::string(text.substr(begin, text.find_last_not_of(" .") - begin + 1));
}

std::vector<std::string> parts_of(std::string_view text, std::string_view separators) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(separators), text.size());
        if (auto part = trimmed(text.substr(0, end)); !part.empty()) parts.push_back(part);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// With plain blanks, so that parts can be cut out.
std::string plain_blanks(std::string text) {
    constexpr std::string_view blank = "\u00A0";
    for (auto at = text.find(blank); at != std::string::npos; at = text.find(blank))
        text.replace(at, blank.size(), " ");
    return text;
}

// What the list of commands has in its first column, and lines of the manual that are nothing but
// an example.
std::set<std::string> examples_of(const AnyGame& game, Lang lang) {
    std::set<std::string> examples;
    for (const auto& line : lines_of(plain_blanks(game.commands(lang)))) {
        const auto gap = line.find("  ");
        if (line.starts_with(' ') || gap == std::string::npos) continue;
        for (auto& example : parts_of(line.substr(0, gap), ","))
            examples.insert(std::move(example));
    }
    for (const auto& line : lines_of(plain_blanks(game.manual(lang))))
        if (line.starts_with("     ") && line.find("  ", 5) == std::string::npos && line[5] != ' ')
            examples.insert(trimmed(line));
    return examples;
}

// What texts give in brackets: "(kill king)", "(discard tavern, then redraw)".
void add_in_brackets(std::string_view text, std::set<std::string>& examples) {
    const auto plain = plain_blanks(std::string(text));
    for (auto at = plain.find('('); at != std::string::npos; at = plain.find('(', at + 1)) {
        auto inside = plain.substr(at + 1, plain.find(')', at) - at - 1);
        for (const std::string_view then : {"puis ", "then "})
            if (const auto next = inside.find(then); next != std::string::npos)
                inside.erase(next, then.size());
        for (auto& example : parts_of(inside, ",;:\n")) examples.insert(std::move(example));
    }
}

// What the second column of the commands gives beside what it says first: "name a character: kill
// king; rob merchant".
void add_beside(const AnyGame& game, Lang lang, std::set<std::string>& examples) {
    std::string column;
    const auto end_row = [&] {
        const auto parts = parts_of(column, ":;(),");
        for (std::size_t i = 1; i < parts.size(); ++i) examples.insert(parts[i]);
        column.clear();
    };
    for (const auto& line : lines_of(plain_blanks(game.commands(lang)))) {
        const auto gap = line.find("  ");
        if (!line.starts_with(' ')) end_row();
        if (gap != std::string::npos) column += " " + trimmed(line.substr(gap));
    }
    end_row();
}

Settings random_settings(const AnyGame& game, Random& random) {
    const auto pick = [&](std::size_t size) {
        return random.below(static_cast<std::uint32_t>(size));
    };
    Settings settings{std::string(game.presets()[pick(game.presets().size())].name), {}};
    for (const auto& choice : game.choices()) {
        if (pick(2) == 0) continue;
        const int range = choice.most - choice.least + 1;
        const auto value = choice.least + static_cast<int>(pick(static_cast<std::size_t>(range)));
        settings.values.emplace_back(
            choice.name, choice.words.empty()
                             ? std::to_string(value)
                             : std::string(choice.words[static_cast<std::size_t>(
                                   choice.words.size() == static_cast<std::size_t>(range)
                                       ? value - choice.least
                                       : static_cast<int>(pick(choice.words.size())))]));
    }
    return settings;
}

class Search {
public:
    Search(const AnyGame& game, Lang lang)
        : game_(&game), lang_(lang), wanted_(examples_of(game, lang)) {
        add_beside(game, lang, asides_);
    }

    // What is not understood in so many games.
    std::set<std::string> left_after(int games) {
        Random random(7);
        for (int i = 0; i < games && !left().empty(); ++i) play(random);
        return left();
    }
    const std::set<std::string>& wanted() const { return wanted_; }

private:
    std::set<std::string> left() const {
        auto all = wanted_;
        for (const auto& one : asides_)
            if (verbs_.contains(verb_of(one))) all.insert(one);
        return all;
    }
    static std::string verb_of(std::string_view text) {
        return plain_letters(text.substr(0, text.find(' ')));
    }

    bool works(const AnyView& view, const std::string& line) {
        if (view.read(line, lang_)) return true;
        if (!line.contains(' ') && !view.question(line, lang_).empty()) return true;
        for (const std::string_view attempt : {"try ", "essayer "})
            if (line.starts_with(attempt))
                return view.preview(line.substr(attempt.size()), lang_).has_value();
        TerminalStyle style;
        style.lang = lang_;
        const auto answer = view.explain(line, style);
        if (!answer.empty() && !answer.contains("\"") && !answer.contains("«")) {
            add_in_brackets(answer, asides_);
            return true;
        }
        return false;
    }

    void try_all(const AnyView& view) {
        std::erase_if(wanted_, [&](const std::string& line) { return works(view, line); });
        const auto before = asides_;  // an explanation adds to them
        for (const auto& line : before)
            if (verbs_.contains(verb_of(line)) && works(view, line)) asides_.erase(line);
    }

    void play(Random& random) {
        auto settings = random_settings(*game_, random);
        const int seats = game_->about().least_seats +
                          static_cast<int>(random.below(static_cast<std::uint32_t>(
                              game_->about().most_seats - game_->about().least_seats + 1)));
        auto begun = game_->start(settings, seats);
        while (!begun && !settings.values.empty()) {
            settings.values.pop_back();
            begun = game_->start(settings, seats);
        }
        if (!begun) return;
        auto& position = **begun;
        const Tape tape(random.below(1U << 30U));
        Events events;
        for (int decisions = 0; position.turn() != Turn::over && decisions < 2000;) {
            events.clear();
            if (position.turn() == Turn::luck) {
                position.apply_outcome(tape.pick(position.luck()), events);
                continue;
            }
            const Seat seat = *position.pending().begin();
            const auto legal = position.legal(seat);
            const auto view = position.view(seat);
            if (decisions % 8 == 0)
                for (const Code decision : legal)
                    verbs_.insert(verb_of(view->write_in(lang_, decision)));
            try_all(*view);
            position.apply(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))],
                           events);
            ++decisions;
        }
    }

    const AnyGame* game_;
    Lang lang_;
    std::set<std::string> wanted_;
    std::set<std::string> asides_;  // in brackets; only those that begin with a verb are examples
    std::set<std::string> verbs_;
};

TEST(Examples, OfEveryPageWorkWhenTheyAreTyped) {
    for (const auto* game : all_games())
        for (const Lang lang : {Lang::en, Lang::fr}) {
            Search search(*game, lang);
            EXPECT_FALSE(search.wanted().empty()) << game->about().id << " says nothing to type";
            const auto left = search.left_after(400);
            std::string list;
            for (const auto& one : left) list.append("\n  ").append(one);
            EXPECT_TRUE(left.empty())
                << game->about().id << " (" << (lang == Lang::en ? "en" : "fr")
                << ") does not understand:" << list;
        }
}

}  // namespace
}  // namespace agora::games
