// What games of Citadelles teach: which characters were picked of what was offered, who won from
// the ends of rounds, and how well the characters of others were forecast.
#pragma once

#include "core/fixed_list.hpp"
#include "games/citadels/ai/habits.hpp"
#include "games/citadels/ai/prospects.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace agora::citadels {

// Somebody chose one of these characters.
struct PickLesson {
    Circumstances now{};
    FixedList<std::uint8_t, most_ranks> roles;
    std::size_t chosen = 0;
};

// Somebody won from there.
struct WinLesson {
    Outlooks outlooks{};
    std::size_t seats = 0;
    std::size_t winner = 0;
};

// How well characters that others have were forecast, in nats: what one costs.
struct Skill {
    struct Game {
        double habits = 0;  // of all its forecasts
        double even = 0;    // ... where all that fits is alike
        int forecasts = 0;
    };
    std::vector<Game> games;

    Game sum() const;
    double margin() const;  // 95 % of the difference of one forecast, over games
};

struct Lessons {
    std::vector<PickLesson> kept;
    std::vector<PickLesson> put_down;
    std::vector<WinLesson> won_by_few;
    std::vector<WinLesson> won_by_many;
    std::array<Skill, most_players + 1> forecast;  // by the number of seats; 0: all of them
};

// Plays games with all casts and numbers of seats, every second one with two, every second one with
// the first cast. Quick ones are played by instinct and teach only who wins.
void play_games(std::string_view bot, int games, std::uint64_t seed, Lessons& lessons);
void play_quick_games(int games, std::uint64_t seed, Lessons& lessons);

}  // namespace agora::citadels
