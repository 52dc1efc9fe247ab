// What the game lets nobody decide without the others: they are asked at the keyboard.
#include "console/phrases.hpp"
#include "console/sitting.hpp"

namespace agora::console {

namespace {

constexpr Text ask_consent = {"{}, do you agree that {} decides \"{}\"? (y/n)",
                              "{}, êtes-vous d'accord que {} décide « {} » ? (o/n)"};
constexpr Text not_agreed = {"{} does not agree.", "{} n'est pas d'accord."};

}  // namespace

// Bots do not mind.
bool Sitting::is_agreed(Seat seat, std::string_view line) {
    const auto decision = table_.needs_consent(seat, line, lang_);
    if (!decision) return true;
    const auto words = table_.view(seat)->write_in(lang_, *decision);
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

}  // namespace agora::console
