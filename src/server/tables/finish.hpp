// The end of a table: results and ratings.
#pragma once

#include "match/room.hpp"
#include "server/base/thread_pool.hpp"
#include "store/store.hpp"

#include <vector>

namespace agora::server {

// What is kept of a finished table, without ratings yet.
struct Ending {
    store::Finish finish;
    std::vector<std::uint8_t> ranks;  // of the rated seats, in their order in `finish.seats`
    std::string game;
};

Ending ending_of(const match::Room& room, std::int64_t epoch, match::Ms now);

// Writes it in one transaction. Ratings are read, computed and written, again where another game
// changed them meanwhile (optimistic locking).
Awaitable<Expected<void>> keep_ending(store::Store& store, ThreadPool& readers, Ending ending);

// What a finished game did to the ratings of those who played; nothing where it was not rated.
std::vector<match::RatingChange> rating_changes(const store::Store& store, match::TableId table);

}  // namespace agora::server
