// Playing against the clock at one keyboard (`agora play --clock`).
#include "console/phrases.hpp"
#include "console/sitting.hpp"

#include <algorithm>
#include <chrono>

namespace agora::console {

namespace {

constexpr std::string_view stand_in = "greedy";  // as at the tables of a server
constexpr auto time_to_return = std::chrono::seconds(5);

constexpr Text time_is_up = {"The time of {} is up.", "Temps écoulé pour {}."};
constexpr Text bot_plays_on = {"A bot plays for {}. Press Enter to go on yourself.",
                               "Un robot joue pour {}. Entrée : reprendre la main."};
constexpr Text game_waits = {
    "Nobody decides in time any more: the game waits. {}, press Enter to go on.",
    "Plus personne ne répond à temps : la partie attend. {}, Entrée pour reprendre."};

}  // namespace

void Sitting::limit_time(const TurnClock& clock) {
    clock_ = clock;
    table_.play_by_clock(clock.seconds());
}

void Sitting::give_time(Seat seat) {
    const auto now = TurnClock::Moment::clock::now();
    ask_until(clock_.until(*table_.view(seat), now));
}

void Sitting::ask_until(std::optional<TurnClock::Moment> moment) {
    until_ = moment;
    terminal_->give_until(moment);
}

std::string Sitting::prompt() const {
    return until_ ? phrase(lang_, phrases::seconds_left, seconds_until(*until_)) + " >" : ">";
}

// The decision is made, all of it where it has parts. What it was is told with the next table of
// that person, where it can be read.
void Sitting::time_up(Seat seat) {
    const auto decide = [&] {
        const auto view = table_.view(seat);
        return table_.play_or_another(seat, view->timeout(table_.legal(seat)));
    };
    auto done = decide();
    while (done && table_.pending().has(seat) && table_.view(seat)->time_share().goes_on)
        done = decide();
    if (!done) return;
    save();
    clock_.missed(seat);
    in_mid_turn_ = !done->turn_over;
    terminal_->say("\n" + phrase(lang_, time_is_up, players_[seat].name));
    was_late_ = was_late_.with(seat);
}

bool Sitting::somebody_else_plays(Seat seat) const {
    for (const Seat other : SeatSet::first(table_.seats()).without(seat))
        if (!players_[other].is_bot() && !clock_.is_replaced(other)) return true;
    return false;
}

// After two timeouts a person gets a short prompt before a bot decides; the game waits where nobody
// else plays in person.
Sitting::Wish Sitting::ask_whether_back(Seat seat) {
    const bool goes_on = somebody_else_plays(seat);
    if (goes_on) ask_until(TurnClock::Moment::clock::now() + time_to_return);
    const auto& words = goes_on ? bot_plays_on : game_waits;
    const auto question = wrap(phrase(lang_, words, players_[seat].name), style().width - 1);
    const auto wish = press_enter(question + " ");
    ask_until({});
    if (wish == Wish::stay) clock_.is_back(seat);
    if (wish != Wish::late) return wish;
    terminal_->say("");
    return let_bot_play(seat, stand_in) ? Wish::stay : Wish::stop;
}

}  // namespace agora::console
