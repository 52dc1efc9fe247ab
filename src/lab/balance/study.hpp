// Many games among bots, watched by a census: the raw material of a report. The same seed gives the
// same tallies whatever the number of threads, and a study that was stopped goes on where it was.
#pragma once

#include "lab/balance/tally.hpp"
#include "lab/entrant.hpp"

#include <functional>
#include <string>
#include <vector>

namespace agora::lab {

struct StudyWish {
    const AnyGame* game = nullptr;
    Settings settings;
    std::vector<Entrant> players;  // one for all seats, or one after another round the table
    std::vector<int> seats;        // numbers of seats to look at
    std::int64_t games = 1000;     // for each of them
    std::uint64_t seed = 1;
    int threads = 2;
};

// As far as a study has come.
struct Study {
    std::string game;
    int rules = 1;
    Settings settings;  // completed
    std::vector<std::string> players;
    std::uint64_t seed = 1;
    std::vector<Tally> tallies;  // by number of seats, as wished
};

inline constexpr std::int64_t block = 50;  // games that are counted together

// A study in which nothing was played yet; refuses what cannot be played.
Expected<Study> new_study(const StudyWish& wish);

// Plays on until every tally has the games wished. `watch` is called after each block, in order, by
// the caller's thread; where it says false, the study ends as it is.
using StudyWatch = std::function<bool(const Study&)>;
void run_study(const StudyWish& wish, Study& study, const StudyWatch& watch);

// As a file.
void write_study(const Study& study, JsonWriter& json);  // members of an object that is open
Expected<Study> read_study(const boost::json::value& json);

}  // namespace agora::lab
