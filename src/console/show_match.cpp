#include "console/show_match.hpp"

#include "console/bot_turn.hpp"
#include "console/exit_code.hpp"
#include "console/pacing.hpp"
#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "console/seats.hpp"
#include "console/terminal.hpp"
#include "console/usage.hpp"
#include "games/registry.hpp"
#include "match/company.hpp"
#include "match/naming.hpp"

#include <algorithm>

namespace agora {

namespace {

class ShownMatch {
public:
    ShownMatch(Terminal& terminal, Table table, std::vector<Player> players, Viewer viewer,
               double pace, Lang lang)
        : terminal_(&terminal),
          table_(std::move(table)),
          players_(std::move(players)),
          names_(names_in(table_.record(), lang)),
          viewer_(viewer),
          lang_(lang) {
        if (terminal.is_live()) pacing_.emplace(terminal, pace);
    }

    int run() {
        tell(table_.events());
        while (!table_.over()) {
            if (pacing_ && !wait()) return exit_code::fine;
            if (terminal_->is_gone() || terminal_->interrupted()) return exit_code::stopped;
            const Seat seat = *table_.pending().begin();
            const auto done = let_bot_decide(table_, seat, players_[seat].bot);
            if (!done) {
                complain("watch", phrase(lang_, phrases::bot_refused, names_[seat]), lang_);
                return exit_code::stopped;
            }
            tell(done->events);
        }
        if (pacing_) show();
        terminal_->say(phrase(lang_, phrases::final_ranking));
        terminal_->print(ranking(table_.standing(), look(), table_.game().about().ahead));
        terminal_->say(verdict(table_.standing(), look()));
        return terminal_->is_gone() ? exit_code::stopped : exit_code::fine;
    }

private:
    Look look() const { return terminal_->look(lang_, names_); }

    // At a terminal the news stand under the table; elsewhere they are all there is.
    void tell(const std::vector<Event>& events) {
        constexpr std::size_t most_kept = 8;
        for (const auto& event : events) {
            if (!event.to.includes(viewer_)) continue;
            auto sentence = table_.game().tell(event, look());
            if (sentence.empty()) continue;
            if (!pacing_) {
                terminal_->say(wrap(sentence, look().width, "  "));
                continue;
            }
            news_.push_back(std::move(sentence));
            if (news_.size() > most_kept) news_.erase(news_.begin());
        }
    }

    void show() {
        constexpr int news_rows = 4;
        constexpr int keys_rows = 2;  // of one who looks on, or who has won
        auto shown = look();
        if (const auto rows = terminal_->rows())
            shown.rows = std::max(1, *rows - news_rows - keys_rows);
        auto drawn = table_.view(viewer_)->draw(shown, Part::table);
        while (drawn.ends_with('\n')) drawn.pop_back();
        terminal_->clear();
        terminal_->say(drawn);
        terminal_->print(last_news(news_rows, shown));
        if (table_.over()) return;
        terminal_->say(paint(shown, Ink::faint, pacing_->about(lang_)));
    }

    // As many of the last ones as go into so many rows.
    std::string last_news(int rows, const Look& look) const {
        std::string text;
        for (auto one = news_.rbegin(); one != news_.rend(); ++one) {
            const auto lines = wrap(*one, look.width, "  ") + "\n" + text;
            if (!text.empty() && std::ranges::count(lines, '\n') > rows) break;
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
    Table table_;
    std::vector<Player> players_;
    std::vector<std::string> names_;  // as shown
    Viewer viewer_;
    Lang lang_;
    std::optional<Pacing> pacing_;  // at a terminal
    std::vector<std::string> news_;
};

Result<Viewer> read_viewer(const std::string& text, int seats) {
    if (means_spectator(text)) return Viewer::spectator();
    const auto seat = read_number("--viewer", text, 0, static_cast<std::uint64_t>(seats) - 1);
    if (!seat)
        return refuse(seat.error().why + ", or spectator", seat.error().french + ", ou spectateur");
    return Viewer(static_cast<Seat>(*seat));
}

Result<int> show_match(const WatchOptions& options) {
    const auto lang = read_lang(options.lang);
    if (!lang) return std::unexpected(lang.error());
    const auto game = game_named(options.game);
    if (!game) return std::unexpected(game.error());
    auto players = read_seats(options.players, *lang);
    if (!players) return std::unexpected(players.error());
    if (!std::ranges::all_of(*players, &Player::is_bot))
        return refuse("only bots play here, such as bot:3,bot:6; to play oneself: agora play",
                      "seuls des robots jouent ici, comme bot:3,bot:6\u00A0; pour jouer "
                      "soi-même\u00A0: agora play");
    const auto pace = read_pace(options.pace.empty() ? "1" : options.pace);
    if (!pace) return std::unexpected(pace.error());
    const auto seed = read_seed(options.seed);
    if (!seed) return std::unexpected(seed.error());
    auto settings = read_settings(options.rules, options.set);
    if (!settings) return std::unexpected(settings.error());
    constexpr Company bots = {.people = false};
    if (const auto suits = check_company(**game, *settings, bots); !suits)
        return std::unexpected(suits.error());
    choose_for_spectators(**game, *settings, bots);
    auto table = Table::open(**game, *settings, names_of(*players), *seed);
    if (!table) return std::unexpected(table.error());
    const auto viewer = read_viewer(options.viewer, table->seats());
    if (!viewer) return std::unexpected(viewer.error());
    Terminal terminal({options.plain, options.no_colour});
    return ShownMatch(terminal, std::move(*table), std::move(*players), *viewer, *pace, *lang)
        .run();
}

}  // namespace

int show_match_command(const WatchOptions& options) {
    const auto code = show_match(options);
    if (code) return *code;
    const auto lang = read_lang(options.lang).value_or(Lang::en);
    complain("watch", code.error().in(lang), lang);
    return exit_code::unusable;
}

}  // namespace agora
