#include "console/desk.hpp"

#include "console/layout.hpp"
#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "core/typed.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace agora::console {

namespace {

constexpr int prompt_rows = 1;
constexpr int everything = std::numeric_limits<int>::max();  // rows: as many as it takes
constexpr std::size_t most_examples = 6;

std::string_view without_end(std::string_view text) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    return text;
}

std::string_view first_word_of(std::string_view text) { return text.substr(0, text.find(' ')); }

int lines_in(std::string_view text) { return static_cast<int>(std::ranges::count(text, '\n')); }

// What follows the first words of a text, as many as the other has; nothing where they differ.
std::string_view rest_after(std::string_view text, std::string_view words) {
    for (;;) {
        words = cli::trimmed(words);
        if (words.empty()) return cli::trimmed(text);
        text = cli::trimmed(text);
        if (plain_letters(first_word_of(text)) != plain_letters(first_word_of(words))) return {};
        text.remove_prefix(first_word_of(text).size());
        words.remove_prefix(first_word_of(words).size());
    }
}

std::string listed(std::span<const std::string> texts, std::string_view between) {
    std::string list;
    for (const auto& text : texts) list.append(list.empty() ? "" : between).append(text);
    return list;
}

void add_new(std::vector<std::string>& list, std::string_view text) {
    if (std::ranges::find(list, text) == list.end()) list.emplace_back(text);
}

}  // namespace

void Desk::show(const Scene& scene, std::vector<std::string> news, Moment moment, int rows_below) {
    lay_out(scene, std::move(news), moment, rows_below);
}

Desk::Arranged Desk::lay_out(const Scene& scene, std::vector<std::string> news, Moment moment,
                             int rows_below) {
    news_ = std::move(news);
    moment_ = moment;
    away_ = false;
    auto shown = arranged(scene, rows_below);
    terminal_->say("");
    say_block(shown.table);
    if (moment == Moment::turn) {
        const auto mine = scene.view->draw(style(scene), Part::mine);
        const int rows = rows_of(without_end(mine), style(scene).width);
        const bool fits = !shown.rows_left || rows <= *shown.rows_left;
        if (fits && !is_shown_in(shown.table, mine)) say_block(mine);
    }
    terminal_->print(shown.news);
    if (style(scene).width < usual_width && !std::exchange(said_narrow_, true))
        terminal_->say(phrase(lang_, phrases::narrow, usual_width, style(scene).width));
    if (!shown.turn.empty()) terminal_->say(shown.turn);
    if (moment == Moment::turn) welcomed_ = true;
    return shown;
}

void Desk::resize(const Scene& scene) {
    if (away_ || moment_ == Moment::over || !scene.view) return;
    terminal_->clear_screen();
    show(scene, news_, moment_);
}

void Desk::show_end(const Scene& scene, std::vector<std::string> news, const Ending& ending) {
    const auto shown = style(scene);
    const auto rows = terminal_->rows();
    auto smallest = shown;
    smallest.rows = 1;
    smallest.with_news = !news.empty();
    const auto table = scene.view->draw(smallest, Part::table);
    const auto needed = [&](const std::string& text) {
        return rows_of(without_end(table), shown.width) + rows_of(without_end(text), shown.width) +
               ending.rows_after + prompt_rows;
    };
    const auto closed = [&](const std::string& text, bool with_verdict) {
        auto last = with_verdict ? ending.verdict : std::string();
        if (!ending.remark.empty()) last.append(last.empty() ? "" : " ").append(ending.remark);
        return last.empty() ? text : text + wrap(last, shown.width, "  ") + "\n";
    };
    const auto full = closed(ending.full, true);
    const bool fits = !rows || needed(full) <= *rows;
    const auto& text = fits ? ending.full : ending.brief;
    const auto last = news.empty() ? std::string() : news.back();
    rest_ = ending.rest;
    const auto told =
        lay_out(scene, std::move(news), Moment::over,
                rows_of(without_end(closed(text, true)), shown.width) + ending.rows_after)
            .news;
    const bool is_said =
        scene.standing.seats > 0 && is_verdict_in(told, last, scene.standing, shown);
    terminal_->print(closed(text, !is_said));
}

// News get up to a quarter of the screen, or what the most compact drawing leaves. The last thing
// each opponent did is shown; where even that does not fit, the prompt of the turn is shortened. The
// title of the table stays on the screen in any case.
Desk::Arranged Desk::arranged(const Scene& scene, int rows_below) const {
    auto shown = style(scene);
    shown.with_news = !news_.empty();
    const auto viewer = scene.view->viewer();
    const auto reader = viewer.is_spectator() ? std::nullopt : std::optional(viewer.seat());
    const auto draw = [&](int rows) {
        shown.rows = rows;
        return std::string(without_end(scene.view->draw(shown, Part::table)));
    };
    const auto rows_in = [&](std::string_view text) {
        return text.empty() ? 0 : rows_of(text, shown.width);
    };
    const auto rows = terminal_->rows();
    if (!rows) {
        auto table = draw(0);
        auto turn = turn_line(scene, Length::usual);
        return {std::move(table), news_text(news_, everything, shown), std::move(turn), {}};
    }
    const int least_table = rows_in(draw(1));
    const int least_news = least_news_rows(news_, shown, reader);
    const auto room_with = [&](Length length) {
        return *rows - rows_below - prompt_rows - rows_in(turn_line(scene, length));
    };
    const auto length =
        least_table + least_news > room_with(Length::usual) ? Length::brief : Length::usual;
    const int room = room_with(length);
    const int wanted = lines_in(news_text(news_, everything, shown));
    const int news_rows =
        std::min({wanted, std::max(*rows / 4, least_news), std::max(room - least_table, 1)});
    auto table = draw(std::max(1, room - news_rows));
    const int free_rows = room - rows_in(table);
    auto told = news_text(news_, {std::max(news_rows, free_rows), free_rows}, shown, reader, rest_);
    // The result has priority over the events before it.
    if (moment_ == Moment::over && lines_in(told) > free_rows) told.clear();
    auto turn = turn_line(scene, length);
    const int left = free_rows - lines_in(told);
    return {std::move(table), std::move(told), std::move(turn), left};
}

// Lists all decisions where there are few, otherwise their verbs.
std::string Desk::turn_line(const Scene& scene, Length length) const {
    if (moment_ == Moment::waiting || moment_ == Moment::over || scene.legal.empty()) return {};
    const auto shown = style(scene);
    const auto turn =
        paint(shown, Ink::bold,
              moment_ == Moment::in_mid_turn
                  ? phrase(lang_, phrases::still_much_to_do)
                  : phrase(lang_, phrases::your_turn, shown.name(scene.view->viewer().seat())));
    const auto always =
        length == Length::brief ? std::string(command_word(Command::help, lang_)) : first_words();
    const auto with = [&](const std::string& options) {
        return wrap(turn + phrase(lang_, phrases::can_type, options, always), shown.width, "  ");
    };
    const auto texts = legal_texts(scene);
    const int most_rows = length == Length::brief ? 1 : 2;
    if (auto all = with(listed(texts, " | "));
        !texts.empty() && rows_of(all, shown.width) <= most_rows)
        return all;
    return with(listed(verbs(scene), ", "));
}

std::string Desk::first_words() const {
    if (!welcomed_) return phrase(lang_, phrases::first_steps);
    std::vector<std::string> words;
    for (const Command command : {Command::help, Command::hint, Command::moves, Command::quit})
        if (std::ranges::find(offers_, command_word(command, lang_), &Offer::word) != offers_.end())
            words.emplace_back(command_word(command, lang_));
    return listed(words, ", ");
}

std::vector<std::string> Desk::offered_words() const {
    std::vector<std::string> words;
    for (const auto& offer : offers_) words.push_back(offer.word);
    return words;
}

// Decisions that can be typed alone; parts of one that must be typed whole are left out.
std::vector<std::string> Desk::legal_texts(const Scene& scene) const {
    std::vector<std::string> texts;
    for (const Code decision : scene.legal)
        if (auto text = scene.view->write_in(lang_, decision); scene.view->read_typed(text, lang_))
            texts.push_back(std::move(text));
    return texts;
}

std::vector<std::string> Desk::verbs(const Scene& scene) const {
    std::vector<std::string> words;
    for (const Code decision : scene.legal)
        add_new(words, first_word_of(scene.view->write_in(lang_, decision)));
    return words;
}

std::vector<std::string> Desk::completions(const Scene& scene) const {
    auto words = legal_texts(scene);
    std::ranges::move(offered_words(), std::back_inserter(words));
    return words;
}

void Desk::forget() {
    unfinished_.clear();
    confirming_.clear();
}

Wanted Desk::hear(const Scene& scene, const cli::Typed& typed) {
    const auto line = cli::trimmed(typed.text);
    if (typed.how == cli::Heard::too_long) {
        terminal_->say(phrase(lang_, phrases::line_too_long));
        return {};
    }
    if (!cli::is_text(typed.text)) {
        terminal_->say(phrase(lang_, phrases::not_text));
        return {};
    }
    if (line.empty()) {
        if (!unfinished_.empty() || !confirming_.empty()) {
            forget();
            terminal_->say(phrase(lang_, phrases::cancelled));
        } else if (away_) {
            show(scene, news_, moment_);
        }
        return {};
    }
    away_ = true;
    if (const auto command = command_from(line)) return obey(scene, *command);
    if (!confirming_.empty()) return confirmed(line);
    if (const auto trial = trial_from(line)) {
        try_out(scene, *trial);
        return {};
    }
    if (const auto answer = scene.view->explain(line, style(scene)); !answer.empty()) {
        say_block(answer);
        return {};
    }
    if (scene.legal.empty()) {
        std::vector<std::string> names;
        for (const Seat seat : scene.pending) names.push_back(style(scene).name(seat));
        terminal_->say(wrap(
            phrase(lang_, phrases::please_wait, listed(names, ", "), listed(offered_words(), ", ")),
            style(scene).width, "  "));
        return {};
    }
    return decide(scene, unfinished_.empty() ? std::string(line) : joined(scene, line));
}

// An incomplete line is completed by questions, word by word; a decision that gives something away
// is made after a confirmation.
Wanted Desk::decide(const Scene& scene, std::string line) {
    const auto width = style(scene).width;
    const auto read = scene.view->read_typed(line, lang_);
    // A verb alone starts the questions, which go on until the line is complete.
    const bool is_verb = line.find(' ') == std::string::npos;
    const auto next = (unfinished_.empty() && !is_verb) || unfinished_ == line
                          ? std::string()
                          : scene.view->question(line, lang_);
    if (!read || !next.empty()) {
        const auto asked = next.empty() ? question(scene, line) : next;
        if (!asked.empty()) unfinished_ = line;
        auto answer = asked.empty() ? read.error().message : asked;
        if (!unfinished_.empty()) answer.append(" ").append(phrase(lang_, phrases::empty_cancels));
        terminal_->say(wrap(answer, width, "  "));
        return {};
    }
    unfinished_.clear();
    for (const Code decision : *read)
        if (const auto asked = scene.view->confirm(decision, lang_); !asked.empty()) {
            confirming_ = std::move(line);
            terminal_->say(wrap(phrase(lang_, phrases::really, asked), width, "  "));
            return {};
        }
    return {.command = {}, .line = std::move(line)};
}

Wanted Desk::confirmed(std::string_view answer) {
    const auto yes = yes_or_no(answer);
    if (!yes) {
        terminal_->say(phrase(lang_, phrases::yes_or_no));
        return {};
    }
    auto line = std::exchange(confirming_, {});
    if (*yes) return {.command = {}, .line = std::move(line)};
    terminal_->say(phrase(lang_, phrases::cancelled));
    return {};
}

// The answer to a question is the rest of the line, or a whole line by itself. Then the question is
// done with: another command, which may well be refused, was typed in its place.
std::string Desk::joined(const Scene& scene, std::string_view answer) {
    const auto verb = [](std::string_view text) { return plain_letters(first_word_of(text)); };
    const auto makes_sense = [&](std::string_view line) {
        return scene.view->read_typed(line, lang_) || !question(scene, line).empty();
    };
    const auto begun = unfinished_ + " ";
    const auto both = begun + std::string(answer);
    const bool repeats = verb(answer) == verb(unfinished_);
    const bool is_other =
        !repeats && !makes_sense(both) &&
        (makes_sense(answer) || (is_known(scene, "", answer) && !is_known(scene, begun, answer)));
    if (is_other) unfinished_.clear();
    return repeats || is_other ? std::string(answer) : both;
}

// Whether the game knows the first word of a text there: its refusal is another one than of a word
// that there is not.
bool Desk::is_known(const Scene& scene, std::string_view before, std::string_view text) const {
    constexpr std::string_view no_word = "xyzzy";
    const auto word = first_word_of(text);
    const auto refusal = [&](std::string_view first) {
        std::string line(before);
        line.append(first).append(text.substr(word.size()));
        const auto read = scene.view->read_typed(line, lang_);
        auto said = read ? std::string() : plain_letters(read.error().message);
        for (const auto& named : {plain_letters(word), std::string(no_word)})
            for (auto at = said.find(named); at != std::string::npos; at = said.find(named, at))
                said.erase(at, named.size());
        return said;
    };
    return refusal(word) != refusal(no_word);
}

// The next question for an incomplete line: that of the game, or a list of what could follow.
std::string Desk::question(const Scene& scene, std::string_view line) const {
    if (auto asked = scene.view->question(line, lang_); !asked.empty()) return asked;
    std::vector<std::string> rests;
    for (const Code decision : scene.legal)
        for (const auto& text :
             {scene.view->write_in(lang_, decision), scene.view->write(decision)})
            if (const auto rest = rest_after(text, line); !rest.empty()) add_new(rests, rest);
    if (rests.empty()) return {};
    if (rests.size() > most_examples) {
        rests.resize(most_examples);
        rests.emplace_back("…");
    }
    return phrase(lang_, phrases::what_follows, line, listed(rests, " | "));
}

// Previews a line, for games that support it.
void Desk::try_out(const Scene& scene, std::string_view line) {
    const auto after = scene.view->preview(line, lang_);
    if (!after) return say_refusal(after.error());
    const auto shown = style(scene);
    const auto only_tried = paint(shown, Ink::bold, phrase(lang_, phrases::only_tried));
    terminal_->say(only_tried);
    say_block((*after)->draw(shown, Part::table));
    terminal_->say(only_tried);
}

Wanted Desk::obey(const Scene& scene, Command command) {
    switch (command) {
        case Command::help: say_help(scene); break;
        case Command::rules: say_rules(scene); break;
        case Command::board: show(scene, news_, moment_); break;
        case Command::me: terminal_->page(scene.view->draw(style(scene), Part::mine), lang_); break;
        case Command::score: say_ranking(scene, phrases::ranking); break;
        case Command::moves: say_moves(scene); break;
        case Command::hint:
            if (!scene.legal.empty()) return {.command = command, .line = {}};
            terminal_->say(phrase(lang_, phrases::not_asked));
            break;
        case Command::log:
        case Command::undo:
        case Command::quit: return {.command = command, .line = {}};
    }
    return {};
}

void Desk::say_help(const Scene& scene) {
    std::string text(without_end(scene.game->commands(lang_)));
    text.append("\n").append(phrase(lang_, phrases::also_commands)).append("\n");
    terminal_->page(text + offer_list(offers_), lang_);
    say_page_end();
}

void Desk::say_rules(const Scene& scene) {
    const int seats = static_cast<int>(scene.names.size());
    terminal_->page(scene.game->manual(scene.settings, seats, lang_), lang_);
    say_page_end();
}

void Desk::say_page_end() {
    if (terminal_->is_live()) terminal_->say(phrase(lang_, phrases::board_back));
}

void Desk::say_moves(const Scene& scene) {
    if (scene.legal.empty()) return terminal_->say(phrase(lang_, phrases::not_asked));
    const auto texts = legal_texts(scene);
    if (texts.empty()) {
        for (const auto& verb : verbs(scene))
            terminal_->say(wrap(question(scene, verb), style(scene).width, "  "));
        return;
    }
    int widest = 0;
    for (const auto& text : texts) widest = std::max(widest, columns(text));
    const int in_a_line = std::max(1, (style(scene).width - 2) / (widest + 2));
    std::string lines = phrase(lang_, phrases::possible_moves, texts.size()) + "\n";
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const bool last = (static_cast<int>(i) + 1) % in_a_line == 0 || i + 1 == texts.size();
        lines.append("  ").append(last ? texts[i] + "\n" : pad(texts[i], widest));
    }
    terminal_->page(lines, lang_);
}

void Desk::say_log(const Scene& scene, const std::vector<std::string>& news) {
    if (news.empty()) return terminal_->say(phrase(lang_, phrases::nothing_yet));
    std::string lines;
    for (const auto& one : news) lines += wrap(one, style(scene).width, "  ") + "\n";
    terminal_->page(lines, lang_, Terminal::Opened::at_end);  // what is new
}

void Desk::say_ranking(const Scene& scene, const Text& title) {
    terminal_->say(phrase(lang_, title));
    terminal_->print(ranking(scene.standing, style(scene), scene.game->about()));
}

void Desk::say_refusal(const Error& refusal) {
    terminal_->say(wrap(refusal.message, terminal_->style(lang_, {}).width));
}

void Desk::say_block(std::string_view text) {
    text = without_end(text);
    if (!text.empty()) terminal_->say(text);
}

}  // namespace agora::console
