// People and bots playing one match at one keyboard, from the first look to leaving or the end.
#pragma once

#include "console/commands.hpp"
#include "console/record_files.hpp"
#include "console/seats.hpp"
#include "console/terminal.hpp"
#include "console/turn_clock.hpp"
#include "match/table.hpp"

#include <optional>
#include <string>
#include <vector>

namespace agora {

class Sitting {
public:
    Sitting(Terminal& terminal, Table table, std::vector<Player> players, SaveFile save, Lang lang);

    void limit_time(const TurnClock& clock) { clock_ = clock; }
    int run();  // an exit code

private:
    enum class Wish {
        stay,
        late,   // the time for a decision is up
        leave,  // somebody said so
        stop,   // nobody is there any more: end of input, a signal, a closed pipe
    };

    // Whose turn it is.
    Seat next_seat() const;
    void let_bot_play(Seat seat);
    Wish hand_over(Seat seat);
    bool has_secrets() const;

    // Time (sitting_clock.cpp).
    void give_time(Seat seat);
    void time_up(Seat seat);
    Wish ask_whether_back(Seat seat);
    bool somebody_else_plays(Seat seat) const;

    // What is shown.
    Look look() const { return terminal_->look(lang_, table_.players()); }
    void greet();
    void show_turn(Seat seat);
    void say_what_is_left(Seat seat);
    std::string drawn(Viewer viewer, Part part) const;
    void say_block(std::string_view text);  // without the blank lines at its end
    void say_refusal(const Refusal& refusal);
    std::string news(Viewer viewer) const;
    void tell_news(Viewer viewer);
    std::string told(Viewer viewer, std::size_t from) const;

    // What is typed.
    Wish listen(Seat seat);
    Wish press_enter(std::string_view question);
    Wish wish_of(Heard heard) const;
    std::vector<std::string> completions(Seat seat) const;
    std::vector<std::string> legal_texts(Seat seat) const;
    Wish obey(Command command, Seat seat);
    void suggest(Seat seat);
    void try_out(Seat seat, std::string_view line);
    bool explain(Seat seat, std::string_view line);
    Wish complete(Seat seat, std::string& line);
    void list_moves(Seat seat);
    bool is_agreed(Seat seat, std::string_view line);  // sitting_consent.cpp
    Wish ask_to_quit();
    void accept(Seat seat, const Done& done);

    // What is kept.
    void save();
    void save_elsewhere();
    int leave(Wish wish);
    int finish();

    std::size_t news_index(Viewer viewer) const;

    Terminal* terminal_;
    Table table_;
    std::vector<Player> players_;
    SaveFile save_;
    Lang lang_;
    TurnClock clock_;
    std::string unsaved_;            // why the last attempt to save failed
    bool warned_ = false;            // ... which is said once
    std::vector<std::size_t> told_;  // how many events each seat, and spectators last, were told
    int people_ = 0;
    bool welcomed_ = false;            // the first turn says how to get help
    bool said_narrow_ = false;         // ... and that the window is narrow
    std::optional<Seat> last_person_;  // who looked last
    bool in_mid_turn_ = false;         // that person still has to decide something
    bool shown_secret_ = false;        // ... and was told something that others may not know
};

}  // namespace agora
