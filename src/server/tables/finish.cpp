#include "server/tables/finish.hpp"

#include "match/glicko2.hpp"
#include "match/rematch.hpp"

#include <algorithm>
#include <utility>

namespace agora::server {

namespace {

// Several games of a person may end together; each retry loses against one of them only.
constexpr int max_attempts = 16;

Expected<store::Rating> rating_now(const store::Store& store, match::PersonId person,
                                   const std::string& game) {
    auto rating = store.rating(person, game);
    if (!rating && rating.error().code == ErrorCode::not_found)
        return store::Rating{.person = person, .game = game};
    return rating;
}

Expected<void> rate(const store::Store& store, Ending& ending) {
    ending.finish.ratings.clear();
    std::vector<match::glicko2::Strength> before;
    for (const auto& seat : ending.finish.seats) {
        if (!seat.rated) continue;
        auto rating = rating_now(store, seat.person, ending.game);
        if (!rating) return std::unexpected(rating.error());
        before.push_back({rating->rating, rating->deviation, rating->volatility});
        ending.finish.ratings.push_back(*std::move(rating));
    }
    const auto after = match::glicko2::after_match(before, ending.ranks);
    std::size_t at = 0;
    for (auto& seat : ending.finish.seats) {
        if (!seat.rated) continue;
        auto& rating = ending.finish.ratings[at];
        rating.rating = after[at].rating;
        rating.deviation = after[at].deviation;
        rating.volatility = after[at].volatility;
        rating.games += 1;
        rating.at = ending.finish.at;
        seat.before = before[at].rating;
        seat.after = after[at].rating;
        ++at;
    }
    return {};
}

}  // namespace

Ending ending_of(const match::Room& room, std::int64_t epoch, match::Ms now) {
    Ending ending;
    ending.game = room.setup().game;
    ending.finish.table = room.id();
    ending.finish.epoch = epoch;
    ending.finish.at = now;
    if (!room.state().table || room.setup().practice) return ending;  // nothing that counts
    const auto standing = room.state().table->standing();
    const auto placed = placings(room.setup(), room.state());
    if (room.life() != match::Life::over && placed.empty()) return ending;  // it has no result
    for (const Seat seat : SeatSet::first(room.setup().size())) {
        const auto& occupant = room.state().occupants[seat];
        store::SeatResult result;
        result.seat = seat;
        result.person = occupant.person;
        result.name = occupant.is_person() ? occupant.name : "bot " + occupant.bot;
        result.rank = standing.places[seat].rank;
        result.score = standing.places[seat].score;
        result.take_backs = room.state().table->record().take_backs;
        // One who left a rated game has the place of those who left, not that of the bot.
        const auto place = std::ranges::find(placed, seat, &match::Placing::seat);
        if (place != placed.end()) {
            result.person = place->person;
            result.name = place->name;
            result.rank = place->rank;
            result.rated = true;
            ending.ranks.push_back(place->rank);
        }
        ending.finish.seats.push_back(std::move(result));
    }
    return ending;
}

Awaitable<Expected<void>> keep_ending(store::Store& store, ThreadPool& readers, Ending ending) {
    for (int left = max_attempts;; --left) {
        auto compute = [&store, ending]() mutable -> Expected<Ending> {
            if (auto good = rate(store, ending); !good) return std::unexpected(good.error());
            return ending;
        };
        auto rated = co_await run_on(readers, std::move(compute));
        if (!rated) co_return std::unexpected(rated.error());
        auto outcome = co_await await_store([&](store::Done<> done) {
            return store.finish(std::move(rated->finish), std::move(done));
        });
        const bool overtaken = !outcome && outcome.error().code == ErrorCode::stale_version &&
                               !ending.ranks.empty() && left > 0;
        if (!overtaken) co_return outcome;
    }
}

std::vector<match::RatingChange> rating_changes(const store::Store& store, match::TableId table) {
    std::vector<match::RatingChange> changes;
    for (const auto& seat : store.results(table).value_or(std::vector<store::SeatResult>{}))
        if (seat.rated) changes.push_back({static_cast<Seat>(seat.seat), seat.before, seat.after});
    return changes;
}

}  // namespace agora::server
