#include "console/sitting.hpp"

#include "bots/hint.hpp"
#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "console/bot_turn.hpp"
#include "console/layout.hpp"
#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "console/take_back.hpp"
#include "match/naming.hpp"

#include <algorithm>
#include <utility>

namespace agora::console {

Sitting::Sitting(Terminal& terminal, match::Table table, std::vector<Player> players, SaveFile save,
                 Lang lang)
    : terminal_(&terminal),
      desk_(terminal, lang),
      table_(std::move(table)),
      players_(std::move(players)),
      names_(match::names_in(table_.record(), lang)),
      save_(std::move(save)),
      lang_(lang),
      told_(static_cast<std::size_t>(table_.seats()) + 1) {
    for (const auto& player : players_) people_ += player.is_bot() ? 0 : 1;
    remember_news();
}

// One who goes on with a game, or from an earlier point of it, is told what the others did since the
// own last decision. What came before is on the table to see, and in the log.
void Sitting::remember_news() {
    std::ranges::fill(told_, table_.events().size());
    if (table_.ply() == 0) return;
    for (const Seat seat : SeatSet::first(table_.seats())) {
        if (players_[seat].is_bot()) continue;
        const auto step = last_own_decision(table_, [&](Seat one) { return one == seat; });
        if (!step) continue;
        if (const auto before = table_.taken_back_to(*step))
            told_[seat] = first_about_others(seat, before->events().size());
    }
}

int Sitting::run() {
    greet();
    while (!table_.over()) {
        if (terminal_->is_gone() || (people_ == 0 && terminal_->interrupted()))
            return leave(Wish::stop);
        const Seat seat = next_seat();
        if (players_[seat].is_bot()) {
            if (!let_bot_play(seat, players_[seat].bot)) return leave(Wish::stop);
            continue;
        }
        terminal_->end_wait();
        Wish wish = clock_.is_replaced(seat) ? ask_whether_back(seat) : Wish::stay;
        if (clock_.is_replaced(seat) && wish == Wish::stay) continue;  // a bot has played
        if (wish == Wish::stay) wish = hand_over(seat);
        if (wish == Wish::stay) {
            show_turn(seat);
            give_time(seat);
            wish = listen(seat);
            ask_until({});
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

// False where the match cannot go on.
bool Sitting::let_bot_play(Seat seat, std::string_view bot) {
    terminal_->begin_wait(phrase(lang_, phrases::thinks, names_[seat]), lang_);
    if (!let_bot_decide(table_, seat, bot)) {
        cli::complain("play", phrase(lang_, phrases::bot_refused, names_[seat]), lang_);
        return false;
    }
    save();
    if (people_ > 0) return true;
    terminal_->end_wait();
    tell(take_news(Viewer::spectator(), Place::alone));
    return true;
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
            if (const auto wish = press_enter(phrase(lang_, phrases::read_then_enter));
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
        wrap(phrase(lang_, phrases::welcome, game.about().title.in(lang_), pitch), style().width));
    if (table_.ply() == 0) return;
    auto going_on = phrase(lang_, phrases::goes_on, table_.ply());
    if (const auto seconds = clock_.seconds())
        going_on += phrase(lang_, phrases::goes_on_by_clock, *seconds);
    terminal_->say(wrap(going_on, style().width));
}

Scene Sitting::scene(Viewer viewer) const {
    Scene scene{.game = &table_.game(),
                .settings = table_.record().settings,
                .names = names_,
                .view = table_.view(viewer),
                .legal = {},
                .pending = table_.pending(),
                .standing = table_.standing()};
    if (!viewer.is_spectator() && scene.pending.has(viewer.seat()))
        scene.legal = table_.legal(viewer.seat());
    return scene;
}

void Sitting::show_turn(Seat seat) {
    desk_.forget();
    auto news = take_news(seat, Place::with_table);
    if (was_late_.has(seat)) {
        news.insert(news.begin(), phrase(lang_, phrases::your_time_was_up));
        was_late_ = was_late_.without(seat);
    }
    if (!notice_.empty()) news.push_back(std::exchange(notice_, {}));
    desk_.show(scene(seat), std::move(news),
               in_mid_turn_ ? Desk::Moment::in_mid_turn : Desk::Moment::turn);
}

std::vector<std::string> Sitting::take_news(Viewer viewer, Place place) {
    auto& known = viewer.is_spectator() ? told_.back() : told_[viewer.seat()];
    auto news = told(viewer, known, place);
    known = table_.events().size();
    // Without secrets everybody looks at one screen.
    if (!has_secrets()) std::ranges::fill(told_, known);
    return news;
}

// The first event from there on that tells of another; the end where none does.
std::size_t Sitting::first_about_others(Seat seat, std::size_t from) const {
    for (; from < table_.events().size(); ++from) {
        const auto& event = table_.events()[from];
        if (!event.to.includes(seat)) continue;
        const auto sentence = table_.game().tell(event, style());
        for (const Seat other : SeatSet::first(table_.seats()).without(seat))
            if (is_of(sentence, names_[other])) return from;
    }
    return from;
}

void Sitting::tell(const std::vector<std::string>& news) {
    for (const auto& one : news) terminal_->say(wrap(one, style().width, "  "));
}

// What a viewer was told from that event on.
std::vector<std::string> Sitting::told(Viewer viewer, std::size_t from, Place place) const {
    std::vector<std::string> news;
    const auto view = table_.view(viewer);
    for (std::size_t i = from; i < table_.events().size(); ++i) {
        const auto& event = table_.events()[i];
        if (!event.to.includes(viewer)) continue;
        if (place == Place::with_table && view->shows(table_.game().event_name(event))) continue;
        auto sentence = table_.game().tell(event, style());
        if (!sentence.empty()) news.push_back(std::move(sentence));
    }
    return news;
}

Sitting::Wish Sitting::wish_of(cli::Heard heard) const {
    switch (heard) {
        case cli::Heard::end: return terminal_->reads_terminal() ? Wish::leave : Wish::stop;
        case cli::Heard::interrupted: return terminal_->reads_terminal() ? Wish::stay : Wish::stop;
        case cli::Heard::stopped: return Wish::stop;
        case cli::Heard::late: return Wish::late;
        case cli::Heard::line:
        case cli::Heard::too_long:
        case cli::Heard::called_away: break;
    }
    return Wish::stay;
}

Sitting::Wish Sitting::press_enter(std::string_view question) {
    for (;;) {
        const auto typed = terminal_->ask(question);
        if (const auto wish = wish_of(typed.how); wish != Wish::stay) return wish;
        const bool interrupted = typed.how == cli::Heard::interrupted;
        if (interrupted) terminal_->say("");
        if (typed.how == cli::Heard::line && cli::trimmed(typed.text).empty()) return Wish::stay;
        if (!interrupted && command_from(typed.text) != Command::quit) continue;
        if (const auto wish = ask_to_quit(); wish != Wish::stay) return wish;
    }
}

Sitting::Wish Sitting::listen(Seat seat) {
    const auto here = scene(seat);
    const auto words = terminal_->is_live() ? desk_.completions(here) : std::vector<std::string>();
    cli::Beside clock;
    clock.prompt = [this] { return prompt(); };
    clock.ticks = until_.has_value();
    clock.resized = [&] { desk_.resize(here); };
    int interrupts = 0;
    for (;;) {
        if (terminal_->is_gone()) return Wish::stop;
        const auto typed = terminal_->ask(prompt(), words, clock);
        if (const auto wish = wish_of(typed.how); wish != Wish::stay) return wish;
        if (typed.how == cli::Heard::interrupted) {
            terminal_->say("");
            desk_.forget();
            if (++interrupts == 1)
                terminal_->say(phrase(lang_, !is_worth_keeping() ? phrases::ctrl_c_again_early
                                             : unsaved_.empty()  ? phrases::ctrl_c_again
                                                                 : phrases::ctrl_c_again_unsaved));
            else
                return Wish::leave;
            continue;
        }
        interrupts = 0;
        const auto wanted = desk_.hear(here, typed);
        if (wanted.command == Command::undo) {
            if (take_back()) return Wish::stay;
        } else if (wanted.command) {
            if (const auto wish = obey(*wanted.command, seat); wish != Wish::stay) return wish;
        } else if (wanted.line && is_agreed(seat, *wanted.line)) {
            const auto steps = table_.record().steps.size();
            const auto done = table_.submit(seat, *wanted.line, lang_);
            if (done) {
                accept(seat, *done, steps, is_turn(*here.view));
                return Wish::stay;
            }
            desk_.say_refusal(done.error());
        }
    }
}

// Consent: where the game wants it, the other people are asked at the keyboard. Bots always agree.
bool Sitting::is_agreed(Seat seat, std::string_view line) {
    const auto decision = table_.needs_consent(seat, line, lang_);
    if (!decision) return true;
    const auto words = table_.view(seat)->write_in(lang_, *decision);
    for (const Seat other : SeatSet::first(table_.seats()).without(seat)) {
        if (players_[other].is_bot()) continue;
        const auto question =
            phrase(lang_, phrases::ask_consent, players_[other].name, players_[seat].name, words);
        const auto answer = ask(question);
        if (answer.yes) continue;
        if (answer.how != cli::Heard::line) return false;
        terminal_->say(phrase(lang_, phrases::not_agreed, players_[other].name));
        return false;
    }
    return true;
}

void Sitting::accept(Seat seat, const match::Done& done, std::size_t steps_before, bool turn) {
    lines_.push_back({seat, steps_before});
    save();
    clock_.in_time(seat);
    if (done.turn_over && turn) terminal_->say(phrase(lang_, phrases::end_of_turn));
    in_mid_turn_ = !done.turn_over;
    shown_secret_ |= std::ranges::any_of(
        done.for_viewer(seat), [](const Event& event) { return event.to != Audience::everyone(); });
    // The result of the decision is shown before a bot changes it; where the same person is asked
    // again, together with that question.
    const bool asked_at_once = in_mid_turn_ || (people_ == 1 && table_.pending().has(seat));
    if (asked_at_once) return;
    if (table_.over()) return;  // with the last table
    if (!players_[next_seat()].is_bot()) return tell(take_news(seat, Place::alone));
    const auto from = told_[seat];
    desk_.show(scene(seat), take_news(seat, Place::with_table), Desk::Moment::waiting);
    // Its effects on other players are told with their own news.
    told_[seat] = first_about_others(seat, from);
}

Sitting::Wish Sitting::obey(Command command, Seat seat) {
    if (command == Command::quit) return ask_to_quit();
    if (command == Command::hint) suggest(seat);
    if (command == Command::log) desk_.say_log(scene(seat), told(seat, 0, Place::alone));
    return Wish::stay;
}

void Sitting::suggest(Seat seat) {
    const auto view = table_.view(seat);
    const auto legal = table_.legal(seat);
    if (legal.size() == 1) {
        terminal_->say(phrase(lang_, phrases::forced, view->write_in(lang_, legal.front())));
        return;
    }
    terminal_->begin_wait(phrase(lang_, phrases::thinking), lang_);
    const auto hint = bots::hint_for(*view, legal, bot_seed(table_, seat));
    terminal_->end_wait();
    const auto text = phrase(lang_, phrases::suggestion, bots::hint_text(*view, hint, style()));
    terminal_->say(wrap(text, style().width, "  "));
}

Sitting::Reply Sitting::ask(std::string_view question, bool usual) {
    for (;;) {
        const auto typed = terminal_->ask(wrap(question, style().width) + " ");
        if (typed.how == cli::Heard::interrupted) terminal_->say("");
        if (typed.how != cli::Heard::line && typed.how != cli::Heard::too_long)
            return {typed.how, false};
        if (cli::trimmed(typed.text).empty()) return {typed.how, usual};
        if (const auto yes = yes_or_no(typed.text)) return {typed.how, *yes};
        terminal_->say(phrase(lang_, phrases::yes_or_no));
    }
}

Sitting::Wish Sitting::ask_to_quit() {
    const auto until = until_;
    const auto asked = TurnClock::Moment::clock::now();
    ask_until({});
    const auto answer =
        ask(phrase(lang_, is_worth_keeping() ? phrases::ask_quit : phrases::ask_leave), true);
    const auto stood = TurnClock::Moment::clock::now() - asked;
    clock_.stood_for(stood);
    if (until) ask_until(*until + stood);
    if (answer.yes || answer.how == cli::Heard::end) return Wish::leave;
    if (answer.how == cli::Heard::interrupted && terminal_->reads_terminal()) return Wish::leave;
    return wish_of(answer.how);
}

// The last line of a person: of this sitting, or else as the record has it, one decision.
std::optional<Sitting::Point> Sitting::last_line() const {
    if (!lines_.empty()) return lines_.back();
    const auto is_person = [&](Seat seat) { return !players_[seat].is_bot(); };
    const auto step = last_own_decision(table_, is_person);
    if (!step) return std::nullopt;
    return Point{*table_.record().steps[*step].seat, *step};
}

// Undoes up to the last decision of a person; people who share a keyboard must agree.
bool Sitting::take_back() {
    const auto point = last_line();
    if (!point) {
        terminal_->say(phrase(lang_, phrases::nothing_to_take_back));
        return false;
    }
    const auto& name = players_[point->seat].name;
    if (people_ > 1 && !ask(phrase(lang_, phrases::do_all_agree, name)).yes) return false;
    auto before = taken_back(table_, point->steps);
    if (!before) {
        desk_.say_refusal(before.error());
        return false;
    }
    table_ = *std::move(before);
    if (!lines_.empty()) lines_.pop_back();
    remember_news();
    in_mid_turn_ = false;
    save();
    notice_ = phrase(lang_, phrases::taken_back, name);
    return true;
}

void Sitting::save() {
    if (!is_worth_keeping()) return;
    const auto written = save_.write(table_.record());
    unsaved_ = written ? "" : written.error().in(lang_);
    if (written || warned_) return;
    terminal_->end_wait();
    cli::complain("play", phrase(lang_, phrases::cannot_save, unsaved_), lang_);
    warned_ = true;
}

void Sitting::save_elsewhere() {
    while (!unsaved_.empty() && !terminal_->is_gone()) {
        const auto typed = terminal_->ask(
            phrase(lang_, phrases::other_file, cli::showable(unsaved_, cli::long_reason)));
        const std::string path(cli::trimmed(typed.text));
        if (typed.how == cli::Heard::interrupted) terminal_->say("");
        if (typed.how != cli::Heard::line || path.empty()) return;
        save_ = SaveFile(path);
        save();
    }
}

int Sitting::leave(Wish wish) {
    terminal_->end_wait();
    const int code = wish == Wish::leave ? cli::exit_code::fine : cli::exit_code::stopped;
    terminal_->say("");
    if (!is_worth_keeping()) {
        terminal_->say(phrase(lang_, phrases::nothing_to_save));
        return code;
    }
    if (!unsaved_.empty()) save();
    save_elsewhere();
    if (unsaved_.empty()) {
        terminal_->say(phrase(lang_, phrases::saved, shell_word(save_.path())));
        return code;
    }
    cli::complain("play", phrase(lang_, phrases::not_saved), lang_);
    return cli::exit_code::stopped;
}

// All of it on one screen, where that is possible: the last table, how it came about, who has won.
int Sitting::finish() {
    terminal_->end_wait();
    constexpr int tall = 30;
    const std::string gap = terminal_->rows().value_or(tall) < tall ? "" : "\n";
    const auto last = scene(last_person_ ? Viewer(*last_person_) : Viewer::spectator());
    const int take_backs = table_.record().take_backs;
    const auto title = paint(style(), Ink::bold, phrase(lang_, phrases::final_ranking));
    const auto kept = [&] { return gap + how_to_replay(save_.path(), style()); };
    desk_.show_end(
        last, take_news(last.view->viewer(), Place::with_table),
        {.full = gap + title + "\n" + ranking(last.standing, style(), table_.game().about()),
         .brief = ranking_in_short(last.standing, style(), phrases::final_ranking,
                                   table_.game().about()),
         .verdict = verdict(last.standing, style()),
         .remark = take_backs > 0 ? phrase(lang_, phrases::with_take_backs, take_backs) : "",
         .rows_after = rows_of(kept(), style().width),
         .rest = Rest::nowhere});
    save_elsewhere();
    if (unsaved_.empty())
        terminal_->say(kept());
    else
        cli::complain("play", phrase(lang_, phrases::not_saved), lang_);
    return terminal_->is_gone() || !unsaved_.empty() ? cli::exit_code::stopped
                                                     : cli::exit_code::fine;
}

}  // namespace agora::console
