// What the game lets nobody decide without the others: they are asked at the keyboard.
#include "console/phrases.hpp"
#include "console/sitting.hpp"

#include <algorithm>

namespace agora {

namespace {

constexpr Text ask_consent = {"{}, do you agree that {} decides \"{}\"? (y/n)",
                              "{}, êtes-vous d'accord que {} décide « {} » ? (o/n)"};
constexpr Text not_agreed = {"{} does not agree.", "{} n'est pas d'accord."};

}  // namespace

// Bots do not mind. A line that cannot be read is no matter of consent.
bool Sitting::is_agreed(Seat seat, std::string_view line) {
    const auto view = table_.view(seat);
    const auto decisions = view->read(line, lang_);
    if (!decisions) return true;
    const auto found = std::ranges::find_if(
        *decisions, [&](Code decision) { return view->needs_consent(decision); });
    if (found == decisions->end()) return true;
    const auto words = view->write_in(lang_, *found);
    for (const Seat other : SeatSet::first(table_.seats()).without(seat)) {
        if (players_[other].is_bot()) continue;
        const auto question =
            phrase(lang_, ask_consent, players_[other].name, players_[seat].name, words);
        const auto answer = ask(question);
        if (answer.yes) continue;
        if (answer.how != Heard::line) return false;
        terminal_->say(phrase(lang_, not_agreed, players_[other].name));
        return false;
    }
    return true;
}

}  // namespace agora
