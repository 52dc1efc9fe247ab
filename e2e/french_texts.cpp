// Prints every text that games make in French, for french_test.py to read: pages, tables, news,
// decisions, questions, refusals, explanations and hints of games that are played at random. One
// line for each: a JSON list of where it is from and the text.
#include "bots/hint.hpp"
#include "core/json.hpp"
#include "core/typed.hpp"
#include "games/registry.hpp"

#include <cstdio>
#include <string>
#include <unordered_set>
#include <vector>

namespace agora {
namespace {

constexpr Lang lang = Lang::fr;
const std::vector<std::string> names = {"Anna",  "Bob",   "Chloé",  "Dora",
                                        "Émile", "Farid", "Gaëlle", "Hugo"};

class Printer {
public:
    explicit Printer(std::string_view game) : game_(game) {}

    void add(std::string_view what, const std::string& text) {
        if (text.empty() || !printed_.insert(shape_of(text)).second) return;
        JsonWriter json;
        json.begin_array().value(game_ + " " + std::string(what)).value(text).end_array();
        std::puts(json.text().c_str());
    }

    void add_lines(std::string_view what, std::string_view text) {
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            add(what, std::string(text.substr(0, end)));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

private:
    // Texts that differ only in names of players and numbers above one are alike.
    static std::string shape_of(std::string text) {
        for (const auto& name : names)
            for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at))
                text.replace(at, name.size(), "N");
        for (char& c : text)
            if (c > '2' && c <= '9') c = '2';
        return text;
    }

    std::string game_;
    std::unordered_set<std::string> printed_;
};

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find_first_of(" \n,.;:()", at), text.size());
        if (end > at + 1) words.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

// A game that is played at random: what everybody is told and shown, and what is answered to lines
// that are wrong.
class Sitting {
public:
    Sitting(const AnyGame& game, Settings settings, int seats, Printer& out)
        : game_(&game), settings_(std::move(settings)), seats_(seats), out_(&out) {}

    void play(std::uint64_t seed, int every) {
        auto position = std::move(*game_->start(settings_, seats_));
        const Tape tape(seed);
        Random random(seed);
        Events events;
        for (int decisions = 0; position->turn() != Turn::over && decisions < most_decisions;) {
            events.clear();
            if (position->turn() == Turn::luck) {
                position->apply_outcome(tape.pick(position->luck()), events);
                tell(events);
                continue;
            }
            const Seat seat = *position->pending().begin();
            const auto legal = position->legal(seat);
            const auto view = position->view(seat);
            if (decisions % 3 == 0) say_decisions(*view, legal);
            if (decisions % every == 0) {
                show(*position);
                ask(*view);
                mistype(*view);
            }
            position->apply(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))],
                            events);
            tell(events);
            ++decisions;
        }
        show(*position);
        mistype(*position->view(Seat{0}));
    }

    void advise(std::uint64_t seed, int decisions) {
        auto position = std::move(*game_->start(settings_, seats_));
        const Tape tape(seed);
        Events events;
        constexpr std::uint32_t few = 30;
        for (int made = 0; position->turn() != Turn::over && made < decisions;) {
            if (position->turn() == Turn::luck) {
                position->apply_outcome(tape.pick(position->luck()), events);
                continue;
            }
            const Seat seat = *position->pending().begin();
            const auto legal = position->legal(seat);
            const auto view = position->view(seat);
            const auto hint = bots::hint_for(*view, legal, seed, few);
            out_->add("hint", bots::hint_text(*view, hint, style(80, 24, true)));
            position->apply(seat, hint.decision, events);
            ++made;
        }
    }

private:
    static constexpr int most_decisions = 3000;

    TerminalStyle style(int width, int rows, bool addressed) const {
        TerminalStyle style;
        style.lang = lang;
        style.width = width;
        style.rows = rows;
        style.addressed = addressed;
        style.names = std::span(names).first(static_cast<std::size_t>(seats_));
        return style;
    }

    void tell(const Events& events) {
        for (const auto& event : events.list()) {
            out_->add("tell", game_->tell(event, style(80, 0, true)));
            out_->add("tell", game_->tell(event, style(80, 0, false)));
        }
    }

    void show(const AnyPosition& position) {
        std::vector<Viewer> viewers = {Viewer::spectator(), Viewer(Seat{0})};
        if (position.turn() == Turn::players) viewers.emplace_back(*position.pending().begin());
        for (const Viewer viewer : viewers)
            for (const Part part : {Part::table, Part::mine}) {
                const auto view = position.view(viewer);
                out_->add_lines("draw", view->draw(style(80, 24, true), part));
                out_->add_lines("draw", view->draw(style(120, 0, false), part));
                out_->add_lines("draw", view->draw(style(60, 20, true), part));
            }
    }

    void say_decisions(const AnyView& view, std::span<const Code> legal) {
        for (const Code decision : legal) {
            const auto text = view.write_in(lang, decision);
            out_->add("write", text);
            out_->add("confirm", view.confirm(decision, lang));
            if (typed_.insert(text).second && typed_.size() < most_typed) lines_.push_back(text);
            // Word by word.
            for (auto end = text.find(' '); end != std::string::npos; end = text.find(' ', end + 1))
                out_->add("question", view.question(text.substr(0, end), lang));
        }
    }

    // Lines that were right at another time, cut, doubled and misspelt.
    void mistype(const AnyView& view) {
        const auto refuse = [&](const std::string& line) {
            if (const auto read = view.read(line, lang); !read)
                out_->add("read '" + line + "'", read.error().in(lang));
            if (const auto tried = view.preview(line, lang); !tried)
                out_->add("try '" + line + "'", tried.error().in(lang));
            out_->add("question '" + line + "'", view.question(line, lang));
        };
        for (std::size_t i = 0; i < lines_.size(); i += 1 + lines_.size() / 60) {
            const auto& line = lines_[i];
            refuse(line);
            refuse(line.substr(0, line.find(' ')));
            refuse(line + " " + line);
            refuse(line + " xyz");
            refuse(line.substr(0, line.find(' ')) + " zut 99");
        }
        for (const auto* line :
             {"", "xyzzy", "prendre", "42", "!", "déplacer", "une phrase très longue"})
            refuse(line);
        refuse(std::string(500, 'x'));
    }

    // What a person may ask without playing, about every word of the page.
    void ask(const AnyView& view) {
        if (asked_++ > 1) return;
        const auto shown = style(80, 0, true);
        const auto explain = [&](const std::string& line) {
            out_->add_lines("explain '" + line + "'", view.explain(line, shown));
        };
        for (const auto& word : words_of(game_->manual(lang))) {
            explain(word);
            for (const auto* verb : {"carte ", "effet ", "objectif "}) explain(verb + word);
        }
        for (const auto* line : {"carte", "effet", "objectif", "effet Rco", "effet 6p", "effet Ap"})
            explain(line);
    }

    static constexpr std::size_t most_typed = 4000;

    const AnyGame* game_;
    Settings settings_;
    int seats_;
    Printer* out_;
    std::unordered_set<std::string> typed_;
    std::vector<std::string> lines_;
    int asked_ = 0;
};

void print_game(const AnyGame& game) {
    Printer out(game.about().id);
    out.add("commands", game.commands(lang));
    out.add("manual", game.manual(lang));
    std::uint64_t seed = 1;
    for (const auto& preset : game.presets())
        for (int seats = game.about().least_seats; seats <= game.about().most_seats; ++seats) {
            const Settings settings{std::string(preset.name), {}};
            out.add("manual", game.manual(settings, seats, lang));
            out.add("pitch", game.pitch(settings, seats, lang));
            if (!game.start(settings, seats)) continue;
            Sitting sitting(game, settings, seats, out);
            sitting.play(seed, 40);
            if (seats <= 3) sitting.advise(seed, 12);
            ++seed;
        }
}

}  // namespace
}  // namespace agora

int main() {
    for (const auto* game : agora::games::all_games()) agora::print_game(*game);
    return 0;
}
