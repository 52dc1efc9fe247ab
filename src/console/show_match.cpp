#include "console/show_match.hpp"

#include "cli/exit_code.hpp"
#include "cli/output.hpp"
#include "cli/usage.hpp"
#include "console/bot_turn.hpp"
#include "console/layout.hpp"
#include "console/pacing.hpp"
#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "console/seats.hpp"
#include "console/terminal.hpp"
#include "games/registry.hpp"
#include "match/company.hpp"
#include "match/naming.hpp"

#include <algorithm>
#include <ranges>
#include <utility>

namespace agora::console {

namespace {

class ShownMatch {
public:
    ShownMatch(Terminal& terminal, match::Table table, std::vector<Player> players, Viewer viewer,
               double pace, Lang lang)
        : terminal_(&terminal),
          table_(std::move(table)),
          players_(std::move(players)),
          names_(match::names_in(table_.record(), lang)),
          viewer_(viewer),
          lang_(lang) {
        if (terminal.is_live()) pacing_.emplace(terminal, pace);
    }

    int run() {
        tell(table_.events());
        while (!table_.over()) {
            if (pacing_ && is_worth_a_step() && !wait()) return cli::exit_code::fine;
            if (terminal_->is_gone() || terminal_->interrupted()) return cli::exit_code::stopped;
            const Seat seat = *table_.pending().begin();
            const auto done = let_bot_decide(table_, seat, players_[seat].bot);
            if (!done) {
                cli::complain("watch", phrase(lang_, phrases::bot_refused, names_[seat]), lang_);
                return cli::exit_code::stopped;
            }
            tell(done->events);
        }
        const auto& game = table_.game().about();
        const auto won = wrap(verdict(table_.standing(), style()), style().width, "  ") + "\n";
        const auto full = phrase(lang_, phrases::final_ranking) + "\n" +
                          ranking(table_.standing(), style(), game);
        if (pacing_)
            show(full, ranking_in_short(table_.standing(), style(), phrases::final_ranking, game),
                 won);
        else
            terminal_->print(is_verdict_told(last_) ? full : full + won);
        return terminal_->is_gone() ? cli::exit_code::stopped : cli::exit_code::fine;
    }

private:
    TerminalStyle style() const { return terminal_->style(lang_, names_); }

    // At a terminal the news stand under the table; elsewhere they are all there is.
    void tell(const std::vector<Event>& events) {
        constexpr std::size_t most_kept = 40;
        const auto view = table_.view(viewer_);
        for (const auto& event : events) {
            if (!event.to.includes(viewer_)) continue;
            if (pacing_ && view->shows(table_.game().event_name(event))) continue;
            auto sentence = table_.game().tell(event, style());
            if (sentence.empty()) continue;
            last_ = sentence;
            if (!pacing_) {
                terminal_->say(wrap(sentence, style().width, "  "));
                continue;
            }
            news_.push_back(std::move(sentence));
            ++told_;
            if (news_.size() > most_kept) news_.erase(news_.begin());
        }
    }

    // A part of a decision that was begun is shown with the rest of it, and what changes nothing
    // that can be seen with what does.
    bool is_worth_a_step() {
        if (table_.view(*table_.pending().begin())->time_share().goes_on) return false;
        auto shown =
            table_.view(viewer_)->draw(style(), Part::table) + last_ + std::to_string(told_);
        return shown != std::exchange(last_shown_, shown);
    }

    bool is_verdict_told(std::string_view shown) const {
        return is_verdict_in(shown, last_, table_.standing(), style());
    }

    void show() {
        const auto keys = paint(style(), Ink::faint, pacing_->about(lang_)) + "\n";
        show(keys, keys, "");
    }

    // The table, the last news in the rows that it leaves (a few where it needs all), and what
    // stands below: in short where all of it is too much. Who has won is said once.
    void show(const std::string& full, const std::string& brief, const std::string& won) {
        constexpr int least_news = 4;
        constexpr int cursor_rows = 1;
        const auto rows = terminal_->rows();
        const auto shown = style();
        const auto drawn = [&](int in_rows) {
            auto fitting = shown;
            fitting.rows = in_rows;
            fitting.with_news = !news_.empty();
            auto table = table_.view(viewer_)->draw(fitting, Part::table);
            while (table.ends_with('\n')) table.pop_back();
            return table;
        };
        const auto height = [&](const std::string& lines) {
            return rows_of(lines, shown.width) - 1;  // each line ends with a newline
        };
        const int least = rows ? rows_of(drawn(1), shown.width) : 0;
        const auto room = [&](const std::string& below) {
            return rows.value_or(0) - cursor_rows - height(below) - least;
        };
        auto below = (rows && room(full + won) < 0 ? brief : full) + won;
        int news_rows = least_news;
        if (rows) {
            const int all = least + room(below);  // for the table and the news
            const int left = all - rows_of(drawn(std::max(1, all)), shown.width);
            news_rows = std::max(std::clamp(room(below), 0, least_news), left);
        }
        const auto news = last_news(news_rows, shown);
        if (!won.empty() && is_verdict_told(news)) below.erase(below.size() - won.size());
        terminal_->clear();
        terminal_->say(drawn(rows ? std::max(1, least + room(below) - height(news)) : 0));
        terminal_->print(news + below);
    }

    // As many of the last ones as go into so many rows.
    std::string last_news(int rows, const TerminalStyle& style) const {
        std::string text;
        for (const auto& one : std::views::reverse(news_)) {
            const auto lines = wrap(one, style.width, "  ") + "\n" + text;
            if (std::ranges::count(lines, '\n') > rows) break;
            text = lines;
        }
        return text;
    }

    // Until the next decision is due; false when whoever watches has had enough.
    bool wait() {
        show();
        return pacing_->wait([this] { show(); });
    }

    Terminal* terminal_;
    match::Table table_;
    std::vector<Player> players_;
    std::vector<std::string> names_;  // as shown
    Viewer viewer_;
    Lang lang_;
    std::optional<Pacing> pacing_;  // at a terminal
    std::vector<std::string> news_;
    std::string last_;        // of what was told
    std::size_t told_ = 0;    // sentences
    std::string last_shown_;  // what a step was waited for
};

Expected<Viewer> read_viewer(const std::string& text, int seats) {
    if (text.empty() || cli::means_spectator(text)) return Viewer::spectator();
    const auto number = cli::read_number("--viewer", text, 1, static_cast<std::uint64_t>(seats));
    if (number) return Viewer(static_cast<Seat>(*number - 1));
    const auto& why = number.error();
    return refuse(why.message + ", or spectator", why.french + ", ou spectateur");
}

Expected<int> show_match(const WatchOptions& options) {
    const auto game = games::game_named(options.game);
    if (!game) return std::unexpected(game.error());
    auto players = read_seats(options.players, options.lang);
    if (!players) return std::unexpected(players.error());
    if (const auto plays = check_bots(*players, (*game)->about().id); !plays)
        return std::unexpected(plays.error());
    if (!std::ranges::all_of(*players, &Player::is_bot))
        return refuse("only bots play here, such as bot:3,bot:6; to play oneself: agora play",
                      "seuls des robots jouent ici, comme bot:3,bot:6\u00A0; pour jouer "
                      "soi-même\u00A0: agora play");
    auto settings = cli::read_settings(options.rules, options.set);
    if (!settings) return std::unexpected(settings.error());
    constexpr match::Company bots = {.people = false};
    if (const auto suits = check_company(**game, *settings, bots); !suits)
        return std::unexpected(suits.error());
    choose_by_stakes(**game, *settings, bots);
    auto table = match::Table::open(**game, *settings, names_of(*players),
                                    options.seed ? *options.seed : fresh_seed());
    if (!table) return std::unexpected(table.error());
    const auto viewer = read_viewer(options.viewer, table->seats());
    if (!viewer) return std::unexpected(viewer.error());
    Terminal terminal({options.plain, options.no_colour});
    return ShownMatch(terminal, std::move(*table), std::move(*players), *viewer,
                      options.pace.value_or(1.0), options.lang)
        .run();
}

}  // namespace

int show_match_command(const WatchOptions& options) {
    const auto code = show_match(options);
    if (code) return *code;
    cli::complain("watch", code.error().in(options.lang), options.lang);
    return cli::exit_code::unusable;
}

}  // namespace agora::console
