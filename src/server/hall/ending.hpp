// The end of a table: what each seat came to, and what that does to ratings.
#pragma once

#include "match/room.hpp"
#include "store/store.hpp"

#include <functional>
#include <vector>

namespace agora::server {

// What is kept of a finished table, without ratings yet.
struct Ending {
    store::Finish finish;
    std::vector<std::uint8_t> ranks;  // of the rated seats, in their order in `finish.seats`
    std::string game;
};

Ending ending_of(const match::Room& room, store::Id table, std::int64_t epoch, match::Ms now);

// Writes it. Ratings are read, computed and written; where another game of the same people ended in
// between, once more. Called on a thread that may wait; `done` is called once, on any thread.
void keep_ending(store::Store& store, Ending ending, store::Done<> done);

}  // namespace agora::server
