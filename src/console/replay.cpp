#include "console/replay.hpp"

#include "cli/exit_code.hpp"
#include "cli/line_reader.hpp"
#include "cli/output.hpp"
#include "cli/usage.hpp"
#include "console/layout.hpp"
#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "console/record_files.hpp"
#include "console/terminal.hpp"
#include "core/reasons.hpp"
#include "core/spelling.hpp"
#include "core/typed.hpp"
#include "games/registry.hpp"
#include "match/messages.hpp"
#include "match/moves.hpp"
#include "match/naming.hpp"
#include "match/review.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace agora::console {

namespace {

// The viewer of a replay; omniscient where none is named.
using Onlooker = std::optional<Viewer>;

constexpr Text no_such_viewer = {"there is no viewer {}; there are: {}spectator, all",
                                 "personne ne regarde comme {} ; il y a : {}spectateur, tous"};

// A player as a table shows it: "Hugo (gentle)", or Hugo alone.
std::optional<Seat> seat_shown_as(std::string_view word, std::span<const std::string> names) {
    for (std::size_t seat = 0; seat < names.size(); ++seat) {
        const auto shown = plain_letters(names[seat]);
        if (word == shown || word == shown.substr(0, shown.find(" (")))
            return static_cast<Seat>(seat);
    }
    return std::nullopt;
}

Expected<Onlooker> read_onlooker(const std::string& text, const Record& record, Lang lang) {
    const auto word = plain_letters(text);
    if (word == "all" || word == "tous" || (text.empty() && record.result)) return std::nullopt;
    if (cli::means_spectator(text) || text.empty()) return Viewer::spectator();
    for (std::size_t seat = 0; seat < record.players.size(); ++seat)
        if (text == record.players[seat] || text == std::to_string(seat + 1))
            return Viewer(static_cast<Seat>(seat));
    const auto names = match::names_in(record, lang);
    if (const auto seat = seat_shown_as(word, names)) return Viewer(*seat);
    std::string known;
    for (const auto& name : names) known += cli::showable(name) + ", ";
    return refuse(phrase(lang, no_such_viewer, in_quotes(cli::showable(text), lang), known));
}

class Show {
public:
    Show(Terminal& terminal, const AnyGame& game, const Record& record,
         std::vector<match::Move> moves, Onlooker onlooker, Lang lang)
        : terminal_(&terminal),
          game_(&game),
          moves_(std::move(moves)),
          onlooker_(onlooker),
          lang_(lang),
          take_backs_(record.take_backs) {
        for (const auto& name : match::names_in(record, lang))
            names_.push_back(cli::showable(name));
    }

    int run() {
        if (terminal_->is_live()) return leaf();
        std::string last;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (terminal_->is_gone() || terminal_->interrupted()) return cli::exit_code::stopped;
            if (i > 0) terminal_->say(fmt::format("\n{}. {}", i, heading(moves_[i])));
            last.clear();
            for (const auto& one : told(moves_[i], Place::alone)) last += indented(one);
            terminal_->print(last);
        }
        terminal_->print("\n" + end_text(true, is_verdict_told(last)));
        return terminal_->is_gone() ? cli::exit_code::stopped : cli::exit_code::fine;
    }

private:
    // A replay addresses nobody as "you".
    TerminalStyle style() const {
        auto style = terminal_->style(lang_, names_);
        style.addressed = false;
        return style;
    }

    // Who decided, and what, where the viewer may know it; other viewers get the events only.
    std::string heading(const match::Move& move) const {
        auto name = style().name(*move.seat);
        if (onlooker_ && !onlooker_->owns(*move.seat)) return name;
        return phrase(lang_, phrases::decided, name, cli::showable(text_of(move)));
    }

    // In the words of the language, as far as the position before it is known.
    std::string text_of(const match::Move& move) const {
        const auto at = static_cast<std::size_t>(&move - moves_.data());
        if (lang_ == Lang::en || at == 0) return move.text;
        const auto view = moves_[at - 1].after->view(*move.seat);
        const auto read = view->read(move.text, Lang::en);
        return read && read->size() == 1 ? view->write_in(lang_, read->front()) : move.text;
    }

    // Beside the table, what that shows is left out.
    enum class Place : std::uint8_t { alone, with_table };
    std::vector<std::string> told(const match::Move& move, Place place) const {
        std::vector<std::string> sentences;
        const auto view = move.after->view(onlooker_.value_or(Viewer::spectator()));
        std::string last;  // the omniscient viewer gets an event with several audiences once
        for (const auto& event : move.events) {
            if (onlooker_ && !event.to.includes(*onlooker_)) continue;
            if (place == Place::with_table && view->shows(game_->event_name(event))) continue;
            auto sentence = game_->tell(event, style());
            if (!sentence.empty() && sentence != last) sentences.push_back(sentence);
            last = std::move(sentence);
        }
        return sentences;
    }
    std::string indented(std::string_view sentence) const {
        return "   " + wrap(sentence, style().width - 3, "     ") + "\n";
    }

    bool is_verdict_told(std::string_view shown) const {
        const auto sentences = told(moves_.back(), Place::alone);
        return !sentences.empty() &&
               is_verdict_in(shown, sentences.back(), moves_.back().after->standing(), style());
    }

    std::string end_text(bool in_full, bool is_told) const {
        const auto& last = *moves_.back().after;
        const bool over = last.turn() == Turn::over;
        const auto& title = over ? phrases::final_ranking : phrases::ranking;
        auto text = in_full ? phrase(lang_, title) + "\n" +
                                  ranking(last.standing(), style(), game_->about())
                            : ranking_in_short(last.standing(), style(), title, game_->about());
        if (!over) text += phrase(lang_, phrases::before_the_end) + "\n";
        if (over && !is_told) text += verdict(last.standing(), style()) + "\n";
        if (take_backs_ > 0) text += phrase(lang_, phrases::with_take_backs, take_backs_) + "\n";
        return text;
    }

    // At a terminal: steps forwards and backwards through the moves.
    int leaf() {
        std::size_t at = 0;
        bool understood = true;
        for (;;) {
            page(at, understood);
            auto typed = terminal_->ask(">");
            const bool asks_for_all = !onlooker_ && cli::trimmed(typed.text) == "m";
            if (asks_for_all) typed = show_each(moves_[at]);
            const auto word = cli::trimmed(typed.text);
            if (typed.how == cli::Heard::stopped) return cli::exit_code::stopped;
            if (typed.how == cli::Heard::end || typed.how == cli::Heard::interrupted || word == "q")
                break;
            if (asks_for_all && word.empty()) continue;
            const auto number =
                cli::read_number(Text{"a move", "un coup"}, word, 0, moves_.size() - 1);
            understood = word.empty() || word == "b" || number;
            if (word.empty() && at + 1 == moves_.size()) break;
            if (number)
                at = *number;
            else if (word.empty())
                ++at;
            else if (word == "b" && at > 0)
                --at;
        }
        terminal_->say("");
        return cli::exit_code::fine;
    }

    // What every player has, in full, however many rows it takes.
    cli::Typed show_each(const match::Move& move) {
        std::string each;
        for (const Seat seat : SeatSet::first(move.after->seats()))
            each += without_end(move.after->view(seat)->draw(style(), Part::mine)) + "\n";
        terminal_->clear();
        terminal_->page(each, lang_);
        return terminal_->ask(phrase(lang_, phrases::board_back) + " >");
    }

    // The table as the onlooker sees it, and where there is room what that player has.
    std::string drawn(const match::Move& move, int rows_beside) const {
        if (!onlooker_) return drawn_openly(move, rows_beside);
        const auto view = move.after->view(*onlooker_);
        const auto each =
            onlooker_->is_spectator() ? "" : without_end(view->draw(style(), Part::mine)) + "\n";
        const auto rows = terminal_->rows();
        auto text = table(move, *view, rows_beside + height(each));
        const bool fits = !rows || height(text) + height(each) + rows_beside <= *rows;
        return fits && !is_shown_in(text, each) ? text + each : table(move, *view, rows_beside);
    }

    // The omniscient viewer sees the table as spectators do and the panel of each player; where
    // that does not fit, as running text, the deciding player first, as far as there is room, with
    // the names of those left out.
    std::string drawn_openly(const match::Move& move, int rows_beside) const {
        const auto view = move.after->view(Viewer::spectator());
        const auto rows = terminal_->rows();
        const auto least = table(move, *view, rows.value_or(0));
        std::vector<std::string> hands;
        std::string each;
        auto unbroken = style();
        unbroken.width = 1000;
        for (const Seat seat : SeatSet::first(move.after->seats())) {
            const auto of = move.after->view(seat);
            const auto mine = without_end(of->draw(style(), Part::mine)) + "\n";
            hands.emplace_back();
            if (is_shown_in(least, mine)) continue;
            each += mine;
            hands.back() = of->draw(unbroken, Part::mine);
        }
        if (rows && height(least) + height(each) + rows_beside > *rows)
            each = shortened(hands, *rows - rows_beside - height(least), move.seat.value_or(0));
        return table(move, *view, rows_beside + height(each)) + each;
    }

    std::string shortened(const std::vector<std::string>& hands, int rows, Seat first) const {
        std::vector<std::string> lines;
        for (const auto& hand : hands) {
            auto text = without_end(hand);
            for (auto at = text.find('\n'); at != std::string::npos; at = text.find('\n', at))
                text.replace(at, 1, text.substr(0, at).ends_with(':') ? " " : " \u00B7 ");
            lines.push_back(text.empty() ? text : wrap(text, style().width - 1, "  ") + "\n");
        }
        const auto fitting = [&](int room) {
            SeatSet kept;
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const auto seat = (first + i) % lines.size();
                if (height(lines[seat]) > room) continue;
                room -= height(lines[seat]);
                kept = kept.with(static_cast<Seat>(seat));
            }
            return kept;
        };
        auto kept = fitting(rows);
        if (kept.size() == std::ssize(lines)) return joined(lines, kept);
        if (rows < 1) return {};
        // Who is left out is said in the last row, where that has room.
        const auto text = without_end(joined(lines, kept));
        const auto last = std::string_view(text).substr(text.rfind('\n') + 1);
        if (const auto note = left_out_line(kept);
            !text.empty() && columns(last) + 1 + columns(without_end(note)) < style().width)
            return text + " " + note;
        kept = fitting(rows - 1);
        return joined(lines, kept) + left_out_line(kept);
    }
    static std::string joined(const std::vector<std::string>& lines, SeatSet kept) {
        std::string all;
        for (const Seat seat : kept) all += lines[seat];
        return all;
    }
    std::string left_out_line(SeatSet kept) const {
        std::string others;
        int count = 0;
        for (Seat seat = 0; seat < names_.size(); ++seat) {
            if (kept.has(seat)) continue;
            others.append(others.empty() ? "" : ", ").append(style().short_name(seat));
            ++count;
        }
        auto line = phrase(lang_, phrases::left_out, others);
        if (columns(line) >= style().width) line = phrase(lang_, phrases::many_left_out, count);
        return line + "\n";
    }

    // In the rows that are left; the smallest where that is too few.
    std::string table(const match::Move& move, const AnyView& view, int rows_beside) const {
        auto shown = style();
        shown.with_news = &move != &moves_.front() && !told(move, Place::with_table).empty();
        if (const auto rows = terminal_->rows()) shown.rows = std::max(1, *rows - rows_beside);
        return without_end(view.draw(shown, Part::table)) + "\n";
    }
    int height(const std::string& text) const {
        return text.empty() ? 0 : rows_of(without_end(text), style().width);
    }
    static std::string without_end(std::string text) {
        while (text.ends_with('\n')) text.pop_back();
        return text;
    }

    // What happened, in the rows that the smallest table leaves.
    std::string news(const match::Move& move, int rows_beside) const {
        const auto sentences = told(move, Place::with_table);
        std::string text;
        for (const auto& one : sentences) text += indented(one);
        const auto rows = terminal_->rows();
        if (!rows) return text;
        const auto view = move.after->view(onlooker_.value_or(Viewer::spectator()));
        const int room = *rows - rows_beside - height(table(move, *view, *rows));
        const int most = onlooker_ ? room : std::min(room, *rows / 4);
        if (height(text) <= most || sentences.empty()) return text;
        return room < 1 ? "" : news_text(sentences, most, style(), {}, Rest::nowhere);
    }

    bool has_room_for_ranking(const match::Move& last) const {
        constexpr int others = 4;  // rows: the heading, the keys, a remark, the prompt
        const auto rows = terminal_->rows();
        if (!rows) return true;
        const auto view = last.after->view(onlooker_.value_or(Viewer::spectator()));
        return height(table(last, *view, *rows)) + height(end_text(true, false)) + others <= *rows;
    }

    void page(std::size_t at, bool understood) {
        const auto& move = moves_[at];
        const auto last = moves_.size() - 1;
        const auto heading_text =
            (at == 0 ? phrase(lang_, phrases::replay_begin, last)
                     : phrase(lang_, phrases::replay_at, at, last, heading(move))) +
            "\n";
        const bool in_full = at == last && has_room_for_ranking(move);
        auto ending = at == last ? end_text(in_full, false) : "";
        std::string below;
        if (style().width < usual_width && !std::exchange(said_narrow_, true))
            below += phrase(lang_, phrases::narrow, usual_width, style().width) + "\n";
        below += paint(style(), Ink::faint,
                       phrase(lang_, onlooker_ ? phrases::replay_keys : phrases::replay_keys_all)) +
                 "\n";
        if (!understood)
            below +=
                phrase(lang_, onlooker_ ? phrases::replay_what : phrases::replay_what_all, last) +
                "\n";
        constexpr int prompt_rows = 1;
        const auto fixed = [&] {
            return height(heading_text) + height(ending + below) + prompt_rows;
        };
        const auto happened = at == 0 ? "" : news(move, fixed());
        if (at == last && is_verdict_told(happened)) ending = end_text(in_full, true);
        terminal_->clear();
        terminal_->print(drawn(move, fixed() + height(happened)));
        terminal_->print(heading_text + happened + ending + below);
    }

    Terminal* terminal_;
    const AnyGame* game_;
    std::vector<std::string> names_;
    std::vector<match::Move> moves_;
    Onlooker onlooker_;
    Lang lang_;
    int take_backs_;
    bool said_narrow_ = false;
};

// An answer on standard output; the code where it got there.
int answer(const std::string& line, int code) {
    return cli::write_all(STDOUT_FILENO, line + "\n") ? code : cli::exit_code::stopped;
}

constexpr Text record_differs = {"{} differs: {}", "{} diffère : {}"};
constexpr Text record_right = {"{} is right: {} steps, and the result",
                               "{} est juste : {} étapes, et le résultat"};
constexpr Text record_right_so_far = {"{} is right: {} steps, the game is not over",
                                      "{} est juste : {} étapes, la partie n'est pas finie"};

// `--check`: 0 it is what the rules make of it, 1 it is not, 2 it cannot be said.
int check(const std::string& file, const AnyGame& game, const Record& record, bool json,
          Lang lang) {
    const auto differs = check_record(game, record);
    const auto name = cli::showable(file, cli::long_reason);
    if (json) {
        JsonWriter out;
        out.begin_object().field("file", name).field("check", differs ? "differs" : "same");
        if (differs) out.field("why", differs->message);
        return answer(out.end_object().take(), differs ? cli::exit_code::no : cli::exit_code::fine);
    }
    if (differs)
        return answer(
            phrase(lang, record_differs, name, cli::showable(differs->in(lang), cli::long_reason)),
            cli::exit_code::no);
    return answer(
        phrase(lang, record.result ? record_right : record_right_so_far, name, record.steps.size()),
        cli::exit_code::fine);
}

int print_summary(const AnyGame& game, const Record& record,
                  const std::vector<match::Move>& moves) {
    const auto& last = *moves.back().after;
    JsonWriter json;
    json.begin_object().field("game", record.game).field("rules", record.rules);
    json.field("title", game.about().title.en).field("preset", record.settings.preset);
    json.key("options").begin_object();
    for (const auto& [name, value] : record.settings.values) json.field(name, value);
    json.end_object().key("players").begin_array();
    for (const auto& player : record.players) json.value(player);
    json.end_array().field("steps", record.steps.size()).field("moves", moves.size() - 1);
    json.field("over", last.turn() == Turn::over).key("standing");
    write_standing(last.standing(), json);
    return answer(json.end_object().take(), cli::exit_code::fine);
}

int percent(double share) { return static_cast<int>(std::lround(100 * share)); }

std::string exact_percent(double share, Lang lang) {
    return decimals(fmt::format("{:.1f}", 100 * share), lang);
}

// The review of a game in words.
std::string review_text(const match::ReviewedGame& reviewed, const TerminalStyle& style) {
    const auto said = [&](const auto& by_lang) {
        return cli::showable(by_lang[static_cast<std::size_t>(style.lang)]);
    };
    std::string text = phrase(style.lang, phrases::reviewed, reviewed.decisions);
    if (reviewed.costs.empty())
        text.append("\n").append(phrase(style.lang, phrases::nothing_given_away));
    for (const match::Cost& cost : reviewed.costs)
        text += "\n" + phrase(style.lang, phrases::gave_away, cost.move,
                              cli::showable(style.name(cost.seat)), said(cost.say),
                              percent(cost.lost()), said(cost.better_say), percent(cost.better_win),
                              percent(cost.win));
    for (std::size_t seat = 0; seat < reviewed.mean.size(); ++seat)
        text += "\n" + phrase(style.lang, phrases::mean_given_away,
                              cli::showable(style.name(static_cast<Seat>(seat))),
                              exact_percent(reviewed.mean[seat], style.lang));
    return text;
}

}  // namespace

int replay_command(const ReplayOptions& options) {
    const auto lang = options.lang;
    const auto give_up = [&](const Error& why) {
        if (options.check && options.json) {
            JsonWriter out;
            out.begin_object().field("file", cli::showable(options.file, cli::long_reason));
            out.field("check", "unusable")
                .field("why", cli::showable(why.message, cli::long_reason));
            answer(out.end_object().take(), cli::exit_code::unusable);
        }
        cli::complain("replay", why.in(lang), lang);
        return cli::exit_code::unusable;
    };
    const auto give_up_record = [&](const Error& why) {
        return give_up(error_about(options.file, why));
    };
    const auto record = load_record(options.file);
    if (!record) return give_up(record.error());
    const auto game = games::find_game(record->game, record->rules);
    if (!game) return give_up_record(game.error());
    if (const auto begun = Replay::begin(**game, *record); !begun)
        return give_up_record(begun.error());
    if (options.check) return check(options.file, **game, *record, options.json, lang);

    auto moves = match::moves_of(**game, *record);
    if (!moves) return give_up_record(moves.error());
    if (options.json && !options.review) return print_summary(**game, *record, *moves);
    const auto onlooker = read_onlooker(options.viewer, *record, lang);
    if (!onlooker) return give_up(onlooker.error());
    if (options.review) {
        const auto costs = match::review(*moves, *onlooker);
        const auto names = match::names_in(*record, lang);
        const TerminalStyle style{.lang = lang, .names = names};
        return answer(options.json ? match::review_json(costs) : review_text(costs, style),
                      cli::exit_code::fine);
    }
    Terminal terminal({options.plain, options.no_colour});
    return Show(terminal, **game, *record, std::move(*moves), *onlooker, lang).run();
}

}  // namespace agora::console
