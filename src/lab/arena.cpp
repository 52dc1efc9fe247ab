#include "lab/arena.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <thread>

namespace agora::lab {

namespace {

constexpr int most_decisions = 4000;  // of one game; random players in a maze never end

using Seating = std::vector<std::size_t>;  // the entrant in each seat

// One game, as it came out.
struct Played {
    std::array<double, most_seats> shares{};  // of the victory, by seat
    std::uint64_t decisions = 0;
    bool unfinished = false;
    std::vector<DecisionTimes> times;  // by entrant
    std::optional<std::pair<std::size_t, Error>> fault;
};

// All seatings of one deal.
std::vector<Seating> seatings_of(std::size_t entrants, int seats) {
    const auto count = static_cast<std::size_t>(seats);
    std::vector<Seating> all;
    if (entrants == count) {
        for (std::size_t turn = 0; turn < count; ++turn) {
            Seating seating(count);
            for (std::size_t seat = 0; seat < count; ++seat) seating[seat] = (seat + turn) % count;
            all.push_back(std::move(seating));
        }
        return all;
    }
    for (const std::size_t alone : {0U, 1U})
        for (std::size_t seat = 0; seat < count; ++seat) {
            all.emplace_back(count, 1 - alone);
            all.back()[seat] = alone;
        }
    return all;
}

void share_victory(const Standing& standing, std::array<double, most_seats>& shares) {
    for (const Seat seat : SeatSet::first(standing.seats))
        shares[seat] = share_of_win<double>(standing, seat);
}

// Time that a decision took: of the processor for our own, of the clock for other programs.
class Stopwatch {
public:
    explicit Stopwatch(bool ours)
        : clock_(ours ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC), begin_(now()) {}
    double seconds() const { return now() - begin_; }

private:
    double now() const {
        timespec time{};
        clock_gettime(clock_, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    }

    clockid_t clock_;
    double begin_;
};

// One thread's players and the games they play.
class Worker {
public:
    explicit Worker(const ArenaWish& wish) : wish_(wish) {
        for (int seat = 0; seat < wish.seats; ++seat) {
            contenders_.emplace_back();
            for (const auto& entrant : wish.entrants)
                contenders_.back().push_back(make_contender(entrant, wish.limit_seconds));
        }
    }

    Played play(const Seating& seating, std::uint64_t deal, std::uint64_t game) {
        Played played;
        played.times.resize(wish_.entrants.size());
        auto position = std::move(*wish_.game->start(wish_.settings, wish_.seats));
        const Tape tape(mix(wish_.seed ^ mix(deal)));
        for (std::size_t seat = 0; seat < seating.size(); ++seat)
            contenders_[seat][seating[seat]]->begin(mix(mix(wish_.seed + game) + seat));
        Events events;
        while (position->turn() != Turn::over) {
            events.clear();
            if (position->turn() == Turn::luck) {
                position->apply_outcome(tape.pick(position->luck()), events);
                continue;
            }
            if (played.decisions == most_decisions) {
                played.unfinished = true;
                break;
            }
            const Seat seat = *position->pending().begin();
            const auto decision = decide(*position, seat, seating[seat], played);
            if (!decision) {
                played.fault = {seating[seat], decision.error()};
                for (std::size_t i = 0; i < seating.size(); ++i)
                    played.shares[i] = i == seat ? 0 : 1.0 / static_cast<double>(wish_.seats - 1);
                return played;
            }
            position->apply(seat, *decision, events);
            ++played.decisions;
        }
        share_victory(position->standing(), played.shares);
        return played;
    }

private:
    Expected<Code> decide(const AnyPosition& position, Seat seat, std::size_t entrant,
                          Played& played) {
        const auto view = position.view(seat);
        const auto legal = position.legal(seat);
        const Stopwatch watch(wish_.entrants[entrant].command.empty());
        auto decision = contenders_[seat][entrant]->decide(*view, legal);
        const double seconds = watch.seconds();
        DecisionTimes& times = played.times[entrant];
        ++times.decisions;
        times.seconds += seconds;
        times.slowest = std::max(times.slowest, seconds);
        return decision;
    }

    const ArenaWish& wish_;
    std::vector<std::vector<std::unique_ptr<Contender>>> contenders_;  // by seat, by entrant
};

// Deals are handed out to threads and come back in any order; they are counted in their own.
class Deals {
public:
    Deals(const ArenaWish& wish, std::vector<Seating> seatings)
        : wish_(wish), seatings_(std::move(seatings)) {
        const auto each = seatings_.size();
        done_.resize((static_cast<std::size_t>(wish.games) + each - 1) / each);
    }

    std::size_t size() const { return done_.size(); }
    const std::vector<Seating>& seatings() const { return seatings_; }
    void stop() { stopped_ = true; }

    void work() {
        Worker worker(wish_);
        for (;;) {
            const std::size_t deal = next_++;
            if (deal >= done_.size()) return;
            std::vector<Played> games;
            for (std::size_t i = 0; i < seatings_.size() && !stopped_; ++i)
                games.push_back(worker.play(seatings_[i], deal, deal * seatings_.size() + i));
            const std::lock_guard lock(mutex_);
            done_[deal] = std::move(games);
            ready_.notify_one();
        }
    }

    // The games of a deal, when they have been played.
    std::vector<Played> take(std::size_t deal) {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [&] { return done_[deal].has_value(); });
        return std::move(*done_[deal]);
    }

private:
    const ArenaWish& wish_;
    std::vector<Seating> seatings_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::vector<std::optional<std::vector<Played>>> done_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> stopped_ = false;
};

ArenaResult empty_result(const ArenaWish& wish) {
    ArenaResult result;
    result.times.resize(wish.entrants.size());
    const bool crowd = static_cast<int>(wish.entrants.size()) != wish.seats;
    for (std::size_t i = 0; i < wish.entrants.size(); ++i) {
        result.roles.push_back({i, true, 1.0 / wish.seats, 0, {}});
        if (crowd) result.roles.push_back({i, false, 1.0 / wish.seats, 0, {}});
    }
    if (wish.sprt) result.sprt.emplace(wish.sprt->first, wish.sprt->second);
    return result;
}

void count_deal(const std::vector<Played>& games, const std::vector<Seating>& seatings,
                ArenaResult& result) {
    for (auto& role : result.roles) {
        double sum = 0;
        int played = 0;
        for (std::size_t g = 0; g < games.size(); ++g) {
            const auto seats_held =
                static_cast<std::size_t>(std::ranges::count(seatings[g], role.entrant));
            if (seats_held == 0 || (seats_held == 1) != role.alone) continue;
            double share = 0;
            for (std::size_t seat = 0; seat < seatings[g].size(); ++seat)
                if (seatings[g][seat] == role.entrant) share += games[g].shares[seat];
            sum += share / static_cast<double>(seats_held);
            ++played;
        }
        if (played == 0) continue;
        role.games += static_cast<std::uint64_t>(played);
        role.share.add(sum / played);
        if (result.sprt && role.entrant == 0) result.sprt->add_pair(sum);
    }
    for (const auto& game : games) {
        result.decisions += game.decisions;
        result.unfinished += game.unfinished ? 1U : 0U;
        for (std::size_t i = 0; i < game.times.size(); ++i) {
            result.times[i].decisions += game.times[i].decisions;
            result.times[i].seconds += game.times[i].seconds;
            result.times[i].slowest = std::max(result.times[i].slowest, game.times[i].slowest);
        }
        if (game.fault)
            result.faults.push_back({result.games, game.fault->first, game.fault->second});
        ++result.games;
    }
}

Expected<void> check(const ArenaWish& wish) {
    const auto entrants = static_cast<int>(wish.entrants.size());
    if (entrants < 2)
        return refuse("the arena needs two players or more",
                      "il faut au moins deux joueurs à l’arène");
    if (entrants != wish.seats && entrants != 2)
        return refuse("with " + std::to_string(wish.seats) + " seats there are 2 or " +
                          std::to_string(wish.seats) + " players, not " + std::to_string(entrants),
                      "à " + std::to_string(wish.seats) + " places il faut 2 ou " +
                          std::to_string(wish.seats) + " joueurs, pas " + std::to_string(entrants));
    if (wish.sprt && wish.seats != 2)
        return refuse("--sprt is for games of two seats",
                      "--sprt est pour les parties à deux places");
    if (const auto started = wish.game->start(wish.settings, wish.seats); !started)
        return std::unexpected(started.error());
    return {};
}

}  // namespace

Expected<ArenaResult> run_arena(const ArenaWish& wish, const Watch& watch) {
    if (auto good = check(wish); !good) return std::unexpected(good.error());
    Deals deals(wish, seatings_of(wish.entrants.size(), wish.seats));
    std::vector<std::thread> threads;
    threads.reserve(static_cast<std::size_t>(wish.threads));
    for (int i = 0; i < wish.threads; ++i) threads.emplace_back([&] { deals.work(); });
    ArenaResult result = empty_result(wish);
    for (std::size_t deal = 0; deal < deals.size(); ++deal) {
        count_deal(deals.take(deal), deals.seatings(), result);
        const bool decided = result.sprt && result.sprt->verdict() != Sprt::Verdict::open;
        if (decided || !watch(result)) break;
    }
    deals.stop();
    for (auto& thread : threads) thread.join();
    return result;
}

}  // namespace agora::lab
