// The end of a table: results and ratings.
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

// Writes it. Ratings are read, computed and written, again where another game changed them
// meanwhile (optimistic locking). Blocks; `done` is called once, on any thread.
void keep_ending(store::Store& store, Ending ending, store::Done<> done);

}  // namespace agora::server
