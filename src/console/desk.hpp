// The view of a table at a terminal and the commands about it, for local and remote tables.
#pragma once

#include "console/commands.hpp"
#include "console/layout.hpp"
#include "console/terminal.hpp"
#include "core/any_game.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace agora::console {

// What the screen shows to one person.
struct Scene {
    const AnyGame* game = nullptr;
    Settings settings;
    std::span<const std::string> names;  // by seat
    std::unique_ptr<AnyView> view;       // of that person
    std::vector<Code> legal;             // empty where that person is not asked
    SeatSet pending;                     // who is
    Standing standing;
};

// What the caller has to do for a line; nothing where the desk has answered it itself.
struct Wanted {
    std::optional<Command> command;   // hint, log, undo or quit
    std::optional<std::string> line;  // one or more decisions that the view takes
};

class Desk {
public:
    Desk(Terminal& terminal, Lang lang)
        : terminal_(&terminal), lang_(lang), offers_(usual_offers(lang)) {}

    // Where news that the screen has no room for can be read.
    void keep_rest(Rest rest) { rest_ = rest; }

    // Commands that replace the usual ones.
    void offer(std::vector<Offer> offers) { offers_ = std::move(offers); }

    TerminalStyle style(const Scene& scene) const { return terminal_->style(lang_, scene.names); }

    // The table, the news and the prompt on one screen; an empty line shows the same again. Shows
    // the player's own panel in full if wanted and if rows allow. `rows_below` stay free.
    enum class Moment : std::uint8_t { turn, in_mid_turn, waiting, over };
    void show(const Scene& scene, std::vector<std::string> news, Moment moment, int rows_below = 0);

    // The table has changed without being shown: what it is shown with when it is brought back.
    void renew(std::vector<std::string> news, bool waits) {
        news_ = std::move(news);
        if (waits) moment_ = Moment::waiting;
    }

    // The final table and the result below it, shortened where the screen is too small.
    // `rows_after` stay free.
    struct Ending {
        std::string full;
        std::string brief;
        std::string verdict;  // below it, unless the news end with it
        std::string remark;   // after that
        int rows_after = 0;
        Rest rest = Rest::in_log;
    };
    void show_end(const Scene& scene, std::vector<std::string> news, const Ending& ending);

    // The same anew in a window that has another size, unless something else is being read.
    void resize(const Scene& scene);
    bool is_away() const { return away_; }  // something else was shown since the table was

    // Handles a typed line, which may answer a pending question.
    Wanted hear(const Scene& scene, const cli::Typed& typed);
    void forget();  // drops such a question: the turn has passed on
    bool is_confirming() const { return !confirming_.empty(); }  // with yes or no

    // Answers.
    void say_refusal(const Error& refusal);
    void say_log(const Scene& scene, const std::vector<std::string>& news);
    void say_ranking(const Scene& scene, const Text& title);
    void say_rules(const Scene& scene);
    void say_block(std::string_view text);  // without the blank lines at its end

    // What Tab completes to.
    std::vector<std::string> completions(const Scene& scene) const;

private:
    enum class Length : std::uint8_t { usual, brief };
    std::string turn_line(const Scene& scene, Length length) const;
    // Output, within the rows of the screen.
    struct Arranged {
        std::string table;
        std::string news;
        std::string turn;
        std::optional<int> rows_left;  // nothing: unlimited
    };
    Arranged arranged(const Scene& scene, int rows_below) const;
    Arranged lay_out(const Scene& scene, std::vector<std::string> news, Moment moment,
                     int rows_below);
    std::string first_words() const;
    std::vector<std::string> offered_words() const;
    std::vector<std::string> legal_texts(const Scene& scene) const;
    std::vector<std::string> verbs(const Scene& scene) const;

    Wanted obey(const Scene& scene, Command command);
    void say_help(const Scene& scene);
    void say_moves(const Scene& scene);
    void try_out(const Scene& scene, std::string_view line);
    Wanted decide(const Scene& scene, std::string line);
    Wanted confirmed(std::string_view answer);
    std::string joined(const Scene& scene, std::string_view answer);
    bool is_known(const Scene& scene, std::string_view before, std::string_view text) const;
    std::string question(const Scene& scene, std::string_view line) const;
    void say_page_end();

    Terminal* terminal_;
    Lang lang_;
    std::vector<Offer> offers_;
    std::string unfinished_;         // an incomplete line, while its rest is asked for
    std::string confirming_;         // a line that waits for confirmation
    std::vector<std::string> news_;  // as last shown
    Moment moment_ = Moment::waiting;
    Rest rest_ = Rest::in_log;  // of the news
    bool welcomed_ = false;     // the first turn says how to get help
    bool said_narrow_ = false;  // ... and that the window is narrow
    bool away_ = false;         // the table is no longer on the screen
};

}  // namespace agora::console
