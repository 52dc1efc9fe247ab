// Golden files: what a person has read once and found right. With AGORA_GOLDEN=write they are
// written anew, to be reviewed as a diff.
#pragma once

#include "core/capabilities.hpp"
#include "core/fingerprint.hpp"
#include "kit/findings.hpp"
#include "kit/setups.hpp"

#include <filesystem>
#include <string>

namespace agora::kit {

std::filesystem::path source_folder();  // where the project is

// Compares a text with a golden file, or writes the file.
Findings check_golden(const std::filesystem::path& file, const std::string& text);

// What a person reads of a long text: its beginning and its end.
std::string excerpt(const std::string& text);

// A whole game as a person at the table would tell it. Everybody plays by common sense, and one
// time in four on a whim. Refused where it comes to no end.
template <Game G>
Expected<std::string> transcript(const typename G::Options& options, int seats,
                                 std::uint64_t seed) {
    const TerminalStyle style;
    const Tape tape(seed);
    Random whim(seed);
    auto state = *G::start(options, seats);
    std::string text;
    const auto tell = [&](const Events& events) {
        for (const auto& event : events.list())
            if (!G::tell(event, style).empty())
                text += (event.to.includes(Viewer::spectator()) ? "    " : "    (aside) ") +
                        G::tell(event, style) + "\n";
    };
    bool dealt = false;
    for (int step = 0; G::turn(state) != Turn::over; ++step) {
        if (step == longest_game) return refuse(no_end());
        Events events;
        if (G::turn(state) == Turn::luck) {
            const Item item = draw_luck<G>(state, tape);
            text += "* " + G::write_outcome(state, item) + "\n";
            G::apply_outcome(state, item, events);
        } else {
            if (const auto why = why_stuck<G>(state); !why.empty()) return refuse(why);
            if (!dealt)
                text +=
                    "\n" + G::draw(G::view(state, Viewer::spectator()), style, Part::table) + "\n";
            dealt = true;
            const Seat seat = *G::pending(state).begin();
            const auto view = G::view(state, seat);
            typename G::Actions legal;
            G::legal(state, seat, legal);
            auto best = legal[whim.below(static_cast<unsigned>(legal.size()))];
            if (whim.below(4) != 0)
                for (const auto action : legal)
                    if (G::action_score(view, action) > G::action_score(view, best)) best = action;
            text += std::to_string(seat) + " " + G::write(view, best) + "   (" +
                    std::to_string(legal.size()) + " legal)\n";
            G::apply(state, seat, best, events);
        }
        tell(events);
    }
    text += "\n" + G::draw(G::view(state, Viewer::spectator()), style, Part::table) + "\n";
    const Standing standing = G::standing(state);
    for (int i = 0; i < standing.seats; ++i) {
        const Place& place = standing.places[static_cast<std::size_t>(i)];
        text += style.name(static_cast<Seat>(i)) + ": rank " + std::to_string(place.rank) +
                ", score " + std::to_string(place.score) + "\n";
    }
    return text;
}

// How many ways there are to play on for so many decisions, luck coming from one tape.
template <Game G>
std::uint64_t count_positions(typename G::State state, const Tape& tape, int depth) {
    Silence silence;
    for (int step = 0; G::turn(state) == Turn::luck && step < longest_game; ++step)
        G::apply_outcome(state, draw_luck<G>(state, tape), silence);
    if (depth == 0 || G::turn(state) != Turn::players) return 1;
    const Seat seat = *G::pending(state).begin();
    typename G::Actions legal;
    G::legal(state, seat, legal);
    if (depth == 1) return legal.size();
    std::uint64_t count = 0;
    for (const auto action : legal) {
        auto next = state;
        G::apply(next, seat, action, silence);
        count += count_positions<G>(next, tape, depth - 1);
    }
    return count;
}

// The counts of every preset and number of seats as far as some ten thousand positions, and the
// fingerprint of the game.
template <Game G>
std::string counts() {
    constexpr std::uint64_t enough = 20'000;
    std::string text = "positions after 1, 2, ... decisions, luck from the tape of seed 1\n";
    for (const auto& preset : G::presets()) {
        for (int seats = G::about.least_seats; seats <= G::about.most_seats; ++seats) {
            const auto start = G::start(preset.options, seats);
            if (!start) continue;
            text += std::string(preset.info.name) + ", " + std::to_string(seats) + " seats:";
            std::uint64_t count = 0;
            for (int depth = 1; depth <= 8 && count < enough; ++depth) {
                count = count_positions<G>(*start, Tape(1), depth);
                text += " " + std::to_string(count);
            }
            text += "\n";
        }
    }
    return text + "fingerprint " + std::to_string(fingerprint<G>()) + "\n";
}

// The golden files of a game: excerpts of transcripts of its first preset with every number of
// seats and of each other preset with one, so that a person can read them all; the counts; and
// which optional functions it has.
template <Game G>
Findings check_golden_files(const std::filesystem::path& folder) {
    Findings findings;
    const auto check = [&](const std::string& name, const std::string& text) {
        if (const auto found = check_golden(folder / name, text); !found.none())
            findings.add(found.text());
    };
    const auto check_transcript = [&](const Preset<typename G::Options>& preset, int seats) {
        if (!G::start(preset.options, seats)) return false;
        const auto name = std::string(preset.info.name) + "-" + std::to_string(seats) + ".txt";
        if (const auto told = transcript<G>(preset.options, seats, 1))
            check(name, excerpt(*told));
        else
            findings.add(name + ": " + told.error().message);
        return true;
    };
    constexpr int least = G::about.least_seats;
    constexpr int numbers = G::about.most_seats - least + 1;
    const auto presets = G::presets();
    for (int i = 0; i < numbers; ++i) check_transcript(presets.front(), least + i);
    for (std::size_t preset = 1; preset < presets.size(); ++preset)
        for (int i = 0; i < numbers; ++i)
            if (check_transcript(presets[preset], least + (static_cast<int>(preset) + i) % numbers))
                break;
    if (!findings.enough()) check("counts.txt", counts<G>());
    check("functions.txt", optional_functions<G>());
    return findings;
}

}  // namespace agora::kit
