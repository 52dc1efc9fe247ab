#include "console/sitting.hpp"

#include "ai/hint.hpp"
#include "console/bot_turn.hpp"
#include "console/exit_code.hpp"
#include "console/phrases.hpp"
#include "console/ranking.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace agora {

namespace {

constexpr std::string_view prompt = ">";
constexpr int lines_around_table = 6;  // news, whose turn it is, the prompt

}  // namespace

Sitting::Sitting(Terminal& terminal, Table table, std::vector<Player> players, SaveFile save,
                 Lang lang)
    : terminal_(&terminal),
      table_(std::move(table)),
      players_(std::move(players)),
      save_(std::move(save)),
      lang_(lang),
      // What came before is on the table to see, and in the log.
      told_(static_cast<std::size_t>(table_.seats()) + 1, table_.events().size()) {
    for (const auto& player : players_) people_ += player.is_bot() ? 0 : 1;
}

int Sitting::run() {
    greet();
    while (!table_.over()) {
        if (terminal_->is_gone() || (people_ == 0 && terminal_->interrupted()))
            return leave(Wish::stop);
        const Seat seat = next_seat();
        if (players_[seat].is_bot()) {
            let_bot_play(seat);
            continue;
        }
        Wish wish = clock_.is_replaced(seat) ? ask_whether_back(seat) : Wish::stay;
        if (clock_.is_replaced(seat) && wish == Wish::stay) continue;  // a bot has played
        if (wish == Wish::stay) wish = hand_over(seat);
        if (wish == Wish::stay) {
            show_turn(seat);
            give_time(seat);
            wish = listen(seat);
            terminal_->give_until({});
        }
        if (wish == Wish::late) {
            time_up(seat);
            continue;
        }
        if (wish != Wish::stay) return leave(wish);
    }
    return finish();
}

// Bots first, then the person who sits there already.
Seat Sitting::next_seat() const {
    const SeatSet pending = table_.pending();
    for (const Seat seat : pending)
        if (players_[seat].is_bot()) return seat;
    if (last_person_ && pending.has(*last_person_)) return *last_person_;
    return *pending.begin();
}

void Sitting::let_bot_play(Seat seat) {
    [[maybe_unused]] const auto done = table_.play(seat, ask_bot(table_, seat, players_[seat].bot));
    assert(done);
    save();
    if (people_ == 0) tell_news(Viewer::spectator());
}

// Whether somebody may know what another may not.
bool Sitting::has_secrets() const {
    return table_.pending().size() > 1 || !table_.view(Viewer::spectator())->certain();
}

Sitting::Wish Sitting::hand_over(Seat seat) {
    if (last_person_ == seat || people_ < 2 || !has_secrets()) {
        last_person_ = seat;
        return Wish::stay;
    }
    const auto& name = players_[seat].name;
    if (!terminal_->is_attended()) {
        terminal_->say("\n-- " + phrase(lang_, phrases::pass_keyboard, name) + " --");
    } else {
        if (shown_secret_)
            if (const auto wish = press_enter(look().say(phrases::read_then_enter));
                wish != Wish::stay)
                return wish;
        terminal_->clear();
        terminal_->forget_typed();
        terminal_->say("\n\n    " + phrase(lang_, phrases::pass_keyboard, name) + "\n");
        if (const auto wish = press_enter("    " + phrase(lang_, phrases::press_enter, name));
            wish != Wish::stay)
            return wish;
        terminal_->clear();
    }
    last_person_ = seat;
    shown_secret_ = false;
    return Wish::stay;
}

void Sitting::greet() {
    const auto& game = table_.game();
    const auto pitch = game.pitch(table_.record().settings, table_.seats(), lang_);
    terminal_->say(
        wrap(phrase(lang_, phrases::welcome, game.about().title.in(lang_), pitch), look().width));
    if (table_.ply() > 0) terminal_->say(phrase(lang_, phrases::goes_on, table_.ply()));
}

void Sitting::show_turn(Seat seat) {
    const auto table = drawn(seat, Part::table);
    const auto mine = drawn(seat, Part::mine);
    // What happened comes last, next to the prompt, unless that would push the table off the
    // screen.
    constexpr int prompt_lines = 4;
    const auto news_lines = std::ranges::count(news(seat), '\n');
    const bool news_first =
        terminal_->is_live() &&
        std::ranges::count(table, '\n') + news_lines + prompt_lines > terminal_->rows();
    terminal_->say("");
    if (news_first) tell_news(seat);
    say_block(table);
    // One's own things in full where they fit on the screen; `me` shows them at any time.
    const auto lines = std::ranges::count(table + mine, '\n') + lines_around_table;
    if (!in_mid_turn_ && mine != table && lines <= terminal_->rows()) say_block(mine);
    tell_news(seat);
    const auto shown = look();
    if (shown.width < usual_width && !std::exchange(said_narrow_, true))
        terminal_->say(phrase(lang_, phrases::narrow, usual_width, shown.width));
    if (in_mid_turn_) {
        say_what_is_left(seat);
        return;
    }
    auto line = paint(shown, Ink::bold, phrase(lang_, phrases::your_turn, players_[seat].name));
    if (!std::exchange(welcomed_, true)) line += shown.say(phrases::first_steps);
    terminal_->say(line);
}

// The decisions that a turn still needs; those that would fill the screen are listed by `moves`.
void Sitting::say_what_is_left(Seat seat) {
    constexpr int most_lines = 3;
    std::string texts;
    for (const auto& text : legal_texts(seat))
        texts.append(texts.empty() ? "" : " | ").append(text);
    const bool short_enough = columns(texts) < look().width * most_lines;
    say_block(wrap(short_enough ? phrase(lang_, phrases::still_to_do, texts)
                                : std::string(look().say(phrases::still_much_to_do)),
                   look().width, "  "));
}

std::string Sitting::drawn(Viewer viewer, Part part) const {
    return table_.view(viewer)->draw(look(), part);
}

void Sitting::say_block(std::string_view text) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    if (!text.empty()) terminal_->say(text);
}

std::size_t Sitting::news_index(Viewer viewer) const {
    return viewer.is_spectator() ? told_.size() - 1 : viewer.seat();
}

std::string Sitting::news(Viewer viewer) const { return told(viewer, told_[news_index(viewer)]); }

void Sitting::tell_news(Viewer viewer) {
    terminal_->print(news(viewer));
    told_[news_index(viewer)] = table_.events().size();
    // Without secrets everybody looks at one screen.
    if (!has_secrets()) std::ranges::fill(told_, table_.events().size());
}

// What a viewer was told from that event on, a line each or more.
std::string Sitting::told(Viewer viewer, std::size_t from) const {
    const auto shown = look();
    std::string lines;
    for (std::size_t i = from; i < table_.events().size(); ++i) {
        const auto& event = table_.events()[i];
        if (!event.to.includes(viewer)) continue;
        const auto sentence = table_.game().tell(event, shown);
        if (!sentence.empty()) lines += wrap(sentence, shown.width, "  ") + "\n";
    }
    return lines;
}

Sitting::Wish Sitting::wish_of(Heard heard) const {
    switch (heard) {
        case Heard::end: return terminal_->reads_terminal() ? Wish::leave : Wish::stop;
        case Heard::interrupted: return terminal_->reads_terminal() ? Wish::stay : Wish::stop;
        case Heard::stopped: return Wish::stop;
        case Heard::late: return Wish::late;
        case Heard::line:
        case Heard::too_long: break;
    }
    return Wish::stay;
}

Sitting::Wish Sitting::press_enter(std::string_view question) {
    for (;;) {
        const auto typed = terminal_->ask(question);
        if (typed.how != Heard::interrupted || wish_of(typed.how) != Wish::stay)
            return wish_of(typed.how);
        terminal_->say("");
    }
}

Sitting::Wish Sitting::listen(Seat seat) {
    const auto words = terminal_->is_live() ? completions(seat) : std::vector<std::string>();
    int interrupts = 0;
    for (;;) {
        if (terminal_->is_gone()) return Wish::stop;
        const auto typed = terminal_->ask(prompt, words);
        if (const auto wish = wish_of(typed.how); wish != Wish::stay) return wish;
        if (typed.how == Heard::interrupted) {
            terminal_->say("");
            if (++interrupts == 1)
                terminal_->say(look().say(phrases::ctrl_c_again));
            else if (ask_to_quit() == Wish::leave)
                return Wish::leave;
            continue;
        }
        interrupts = 0;
        if (typed.how == Heard::too_long) {
            terminal_->say(look().say(phrases::line_too_long));
        } else if (!is_text(typed.text)) {
            terminal_->say(look().say(phrases::not_text));
        } else if (const auto command = command_from(typed.text)) {
            if (const auto wish = obey(*command, seat); wish != Wish::stay) return wish;
        } else if (const auto trial = trial_from(typed.text)) {
            try_out(seat, *trial);
        } else if (explain(seat, typed.text)) {
            continue;
        } else if (!trimmed(typed.text).empty()) {
            std::string line = typed.text;
            if (const auto wish = complete(seat, line); wish != Wish::stay) return wish;
            if (line.empty() || !is_agreed(seat, line)) continue;
            const auto done = table_.submit(seat, line, lang_);
            if (done) {
                accept(seat, *done);
                return Wish::stay;
            }
            say_refusal(done.error());
        }
    }
}

// Shows what a line would lead to, for games in which that can be known.
void Sitting::try_out(Seat seat, std::string_view line) {
    const auto after = table_.view(seat)->preview(line, lang_);
    if (!after) return say_refusal(after.error());
    const auto only_tried = paint(look(), Ink::bold, look().say(phrases::only_tried));
    terminal_->say(only_tried);
    say_block((*after)->draw(look(), Part::table));
    terminal_->say(only_tried);
}

// Answers what a person asks about the table, for games that explain themselves; says whether the
// line was such a question.
bool Sitting::explain(Seat seat, std::string_view line) {
    const auto answer = table_.view(seat)->explain(line, look());
    say_block(answer);
    return !answer.empty();
}

// A line that is not enough by itself is completed word by word, where the game asks for the rest.
// The line becomes empty where the person thinks better of it: an empty answer, or Ctrl-C.
Sitting::Wish Sitting::complete(Seat seat, std::string& line) {
    const auto view = table_.view(seat);
    if (view->read(line, lang_)) return Wish::stay;
    for (auto question = view->question(line, lang_); !question.empty();) {
        const auto typed = terminal_->ask(wrap(question, look().width, "  ") + " ");
        if (const auto wish = wish_of(typed.how); wish != Wish::stay) return wish;
        if (typed.how == Heard::interrupted) terminal_->say("");
        const std::string answer(typed.how == Heard::line ? trimmed(typed.text) : "");
        if (answer.empty()) {
            line.clear();
            return Wish::stay;
        }
        if (const auto command = command_from(answer)) {
            if (const auto wish = obey(*command, seat); wish != Wish::stay) return wish;
            continue;
        }
        if (explain(seat, answer)) continue;
        const auto longer = line + " " + answer;
        const auto next = view->question(longer, lang_);
        const auto read = view->read(longer, lang_);
        if (!read && next.empty()) {
            say_refusal(read.error());
            continue;
        }
        line = longer;
        question = next;
    }
    return Wish::stay;
}

void Sitting::say_refusal(const Refusal& refusal) {
    terminal_->say(wrap(refusal.why, look().width));
}

void Sitting::accept(Seat seat, const Done& done) {
    save();
    clock_.in_time(seat);
    if (done.turn_over) terminal_->say(look().say(phrases::end_of_turn));
    tell_news(seat);
    in_mid_turn_ = !done.turn_over;
    shown_secret_ |= std::ranges::any_of(
        done.for_viewer(seat), [](const Event& event) { return event.to != Audience::everyone(); });
}

std::vector<std::string> Sitting::legal_texts(Seat seat) const {
    const auto view = table_.view(seat);
    std::vector<std::string> texts;
    for (const Code decision : table_.legal(seat)) texts.push_back(view->write(decision));
    return texts;
}

std::vector<std::string> Sitting::completions(Seat seat) const {
    auto words = legal_texts(seat);
    for (auto& word : command_words(lang_)) words.push_back(std::move(word));
    return words;
}

Sitting::Wish Sitting::obey(Command command, Seat seat) {
    const auto& game = table_.game();
    switch (command) {
        case Command::help:
            say_block(game.commands(lang_));
            terminal_->say(look().say(phrases::also_commands));
            terminal_->print(command_list(lang_));
            break;
        case Command::rules:
            say_block(game.manual(table_.record().settings, table_.seats(), lang_));
            break;
        case Command::board: say_block(drawn(seat, Part::table)); break;
        case Command::me: say_block(drawn(seat, Part::mine)); break;
        case Command::score:
            terminal_->say(look().say(phrases::ranking));
            terminal_->print(ranking(table_.standing(), look()));
            break;
        case Command::hint: suggest(seat); break;
        case Command::moves: list_moves(seat); break;
        case Command::log:
            if (table_.events().empty()) terminal_->say(look().say(phrases::nothing_yet));
            terminal_->print(told(seat, 0));
            break;
        case Command::quit: return ask_to_quit();
    }
    return Wish::stay;
}

void Sitting::suggest(Seat seat) {
    const auto view = table_.view(seat);
    const auto legal = table_.legal(seat);
    if (legal.size() == 1) {
        terminal_->say(phrase(lang_, phrases::forced, view->write(legal.front())));
        return;
    }
    const auto hint = hint_for(*view, legal, bot_seed(table_, seat));
    const auto text = phrase(lang_, phrases::suggestion, hint_text(*view, hint, lang_));
    terminal_->say(wrap(text, look().width, "  "));
}

void Sitting::list_moves(Seat seat) {
    const auto texts = legal_texts(seat);
    terminal_->say(phrase(lang_, phrases::possible_moves, texts.size()));
    int widest = 0;
    for (const auto& text : texts) widest = std::max(widest, columns(text));
    const int in_a_line = std::max(1, (look().width - 2) / (widest + 2));
    std::string lines;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const bool last = (static_cast<int>(i) + 1) % in_a_line == 0 || i + 1 == texts.size();
        lines.append("  ").append(last ? texts[i] + "\n" : pad(texts[i], widest));
    }
    terminal_->print(lines);
}

Sitting::Wish Sitting::ask_to_quit() {
    for (;;) {
        const auto typed = terminal_->ask(look().say(phrases::ask_quit));
        if (typed.how == Heard::end) return Wish::leave;
        if (const auto wish = wish_of(typed.how); wish != Wish::stay) return wish;
        if (typed.how == Heard::interrupted) {
            terminal_->say("");
            return Wish::stay;
        }
        if (const auto answer = yes_or_no(typed.text)) return *answer ? Wish::leave : Wish::stay;
        terminal_->say(look().say(phrases::yes_or_no));
    }
}

void Sitting::save() {
    if (table_.ply() == 0) return;
    const auto written = save_.write(table_.record());
    unsaved_ = written ? "" : written.error().why;
    if (written || warned_) return;
    complain("play", phrase(lang_, phrases::cannot_save, unsaved_));
    warned_ = true;
}

void Sitting::save_elsewhere() {
    while (!unsaved_.empty() && !terminal_->is_gone()) {
        const auto typed =
            terminal_->ask(phrase(lang_, phrases::other_file, showable(unsaved_, long_reason)));
        const std::string path(trimmed(typed.text));
        if (typed.how == Heard::interrupted) terminal_->say("");
        if (typed.how != Heard::line || path.empty()) return;
        save_ = SaveFile(path);
        save();
    }
}

int Sitting::leave(Wish wish) {
    const int code = wish == Wish::leave ? exit_code::fine : exit_code::stopped;
    terminal_->say("");
    if (table_.ply() == 0) {
        terminal_->say(look().say(phrases::nothing_to_save));
        return code;
    }
    if (!unsaved_.empty()) save();
    save_elsewhere();
    if (unsaved_.empty()) {
        terminal_->say(phrase(lang_, phrases::saved, shell_word(save_.path())));
        return code;
    }
    complain("play", look().say(phrases::not_saved));
    return exit_code::stopped;
}

int Sitting::finish() {
    const Viewer viewer = last_person_ ? Viewer(*last_person_) : Viewer::spectator();
    tell_news(viewer);
    terminal_->say("");
    say_block(drawn(viewer, Part::table));
    terminal_->say("\n" + std::string(look().say(phrases::final_ranking)));
    terminal_->print(ranking(table_.standing(), look()));
    terminal_->say(verdict(table_.standing(), look()));
    save_elsewhere();
    if (unsaved_.empty())
        terminal_->say("\n" + phrase(lang_, phrases::kept, shell_word(save_.path())));
    else
        complain("play", look().say(phrases::not_saved));
    return terminal_->is_gone() || !unsaved_.empty() ? exit_code::stopped : exit_code::fine;
}

}  // namespace agora
