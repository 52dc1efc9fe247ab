// One match of people and bots at one keyboard.
#pragma once

#include "console/desk.hpp"
#include "console/record_files.hpp"
#include "console/seats.hpp"
#include "console/terminal.hpp"
#include "console/turn_clock.hpp"
#include "match/table.hpp"

#include <optional>
#include <string>
#include <vector>

namespace agora::console {

class Sitting {
public:
    Sitting(Terminal& terminal, match::Table table, std::vector<Player> players, SaveFile save,
            Lang lang);

    void limit_time(const TurnClock& clock);
    int run();  // an exit code

private:
    enum class Wish {
        stay,
        late,   // the time for a decision is up
        leave,  // somebody said so
        stop,   // end of input, a signal, a closed pipe
    };

    // Whose turn it is.
    Seat next_seat() const;
    bool let_bot_play(Seat seat, std::string_view bot);
    Wish hand_over(Seat seat);
    bool has_secrets() const;

    // Time (sitting_clock.cpp).
    void give_time(Seat seat);
    void ask_until(std::optional<TurnClock::Moment> moment);  // nothing: without end
    std::string prompt() const;  // with the time that is left, where a clock runs
    void time_up(Seat seat);
    Wish ask_whether_back(Seat seat);
    bool somebody_else_plays(Seat seat) const;

    // Output.
    TerminalStyle style() const { return terminal_->style(lang_, names_); }
    Scene scene(Viewer viewer) const;
    void greet();
    void show_turn(Seat seat);
    // Where news stand with the table, what that shows is left out.
    enum class Place : std::uint8_t { alone, with_table };
    std::vector<std::string> take_news(Viewer viewer, Place place);  // since the last call
    void remember_news();  // what others did last is told again
    std::size_t first_about_others(Seat seat, std::size_t from) const;
    void tell(const std::vector<std::string>& news);
    std::vector<std::string> told(Viewer viewer, std::size_t from, Place place) const;

    // Input.
    Wish listen(Seat seat);
    Wish press_enter(std::string_view question);  // nothing else goes on
    struct Reply {
        cli::Heard how;  // no line: Ctrl-C, end of input, timeout
        bool yes;
    };
    Reply ask(std::string_view question, bool usual = false);  // until it is y, n or nothing
    Wish wish_of(cli::Heard heard) const;
    Wish obey(Command command, Seat seat);
    void suggest(Seat seat);
    bool is_agreed(Seat seat, std::string_view line);
    Wish ask_to_quit();  // the clock stands meanwhile
    void accept(Seat seat, const match::Done& done, std::size_t steps_before, bool turn);

    // Undo.
    struct Point {
        Seat seat = 0;
        std::size_t steps = 0;  // of the record, before that seat's last line
    };
    std::optional<Point> last_line() const;
    bool take_back();  // whether it is another position now

    // Saving.
    bool is_worth_keeping() const { return table_.ply() > 0 || table_.record().take_backs > 0; }
    void save();
    void save_elsewhere();
    int leave(Wish wish);
    int finish();

    Terminal* terminal_;
    Desk desk_;
    match::Table table_;
    std::vector<Player> players_;
    std::vector<std::string> names_;  // as shown: a bot has a name, and a word for how it plays
    SaveFile save_;
    Lang lang_;
    TurnClock clock_;
    std::optional<TurnClock::Moment> until_;  // for the one who is asked, where a clock runs
    std::string unsaved_;                     // why the last attempt to save failed
    bool warned_ = false;                     // ... which is said once
    std::vector<std::size_t> told_;  // how many events each seat, and spectators last, were told
    std::string notice_;             // that comes with the next table
    SeatSet was_late_;               // who has not been told that the time was up
    int people_ = 0;
    std::vector<Point> lines_;         // of people, in this sitting
    std::optional<Seat> last_person_;  // who looked last
    bool in_mid_turn_ = false;         // that person still has to decide something
    bool shown_secret_ = false;        // ... and was told something that others may not know
};

}  // namespace agora::console
