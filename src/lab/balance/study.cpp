#include "lab/balance/study.hpp"

#include "core/random.hpp"
#include "games/registry.hpp"

#include <boost/json/value.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace agora::lab {

namespace {

constexpr std::int64_t most_decisions = 4000;  // of one game

// Who is ahead alone; nothing where several are.
std::optional<Seat> leader(const Standing& standing) {
    const SeatSet first = winners(standing);
    if (first.size() != 1) return std::nullopt;
    return *first.begin();
}

std::size_t score_class(int score) {
    return static_cast<std::size_t>(std::clamp(score, Tally::least_score, Tally::most_score) -
                                    Tally::least_score);
}

// A turn begins when somebody is asked who was not waited for already.
class Turns {
public:
    bool begins(SeatSet pending, Seat decider) {
        bool fresh = false;
        for (const Seat seat : pending) fresh = fresh || (!waited_.has(seat) && seat != last_);
        waited_ = pending.without(decider);
        last_ = decider;
        return fresh;
    }

private:
    SeatSet waited_;
    std::optional<Seat> last_;
};

// One thread's players, and the games it plays.
class Table {
public:
    Table(const StudyWish& wish, int seats)
        : wish_(wish),
          kind_(census_kind(wish.game->about().id)),
          seats_(seats),
          census_(make_census(wish.game->about().id)) {
        for (int seat = 0; seat < seats; ++seat) {
            const auto& entrant =
                wish.players[static_cast<std::size_t>(seat) % wish.players.size()];
            players_.push_back(make_contender(entrant, 10));
        }
    }

    Tally play(std::int64_t first, std::int64_t count) {
        Tally tally(kind_, seats_);
        for (std::int64_t game = first; game < first + count; ++game)
            play_game(static_cast<std::uint64_t>(game), tally);
        return tally;
    }

private:
    void play_game(std::uint64_t game, Tally& tally) {
        auto position = std::move(*wish_.game->start(wish_.settings, seats_));
        const auto key = mix(wish_.seed + mix(game * 16 + static_cast<std::uint64_t>(seats_)));
        const Tape tape(key);
        for (std::size_t seat = 0; seat < players_.size(); ++seat)
            players_[seat]->begin(mix(key + seat + 1));
        census_->begin(seats_, static_cast<std::int64_t>(game), mix(key));
        Turns turns;
        std::int64_t turn_count = 0;
        std::int64_t decisions = 0;
        leaders_.clear();
        order_.clear();
        Events events;
        while (position->turn() != Turn::over && decisions < most_decisions) {
            events.clear();
            if (position->turn() == Turn::luck) {
                position->apply_outcome(tape.pick(position->luck()), events);
            } else {
                const Seat seat = *position->pending().begin();
                turn_count += turns.begins(position->pending(), seat) ? 1 : 0;
                if (std::ranges::find(order_, seat) == order_.end()) order_.push_back(seat);
                leaders_.push_back(leader(position->standing()));
                position->apply(seat, decide(*position, seat, tally), events);
                ++decisions;
            }
            for (const auto& event : events.list()) census_->hear(event);
        }
        count_game(*position, turn_count, decisions, tally);
    }

    Code decide(const AnyPosition& position, Seat seat, Tally& tally) {
        const auto legal = position.legal(seat);
        if (legal.size() == 1) {
            ++tally.forced;
            return legal.front();
        }
        tally.options += static_cast<std::int64_t>(legal.size());
        ++tally.width[std::min<std::size_t>(std::bit_width(legal.size()), Tally::widths - 1)];
        std::uint64_t kinds = 0;
        const std::string_view game = wish_.game->about().id;
        for (const Code code : legal) kinds |= std::uint64_t{1} << decision_kind(game, code);
        for (std::uint64_t rest = kinds; rest != 0; rest &= rest - 1)
            ++tally.offered[static_cast<std::size_t>(std::countr_zero(rest))];
        const auto decided = players_[seat]->decide(*position.view(seat), legal);
        const Code code = decided ? *decided : legal.front();
        ++tally.taken[decision_kind(game, code)];
        census_->decides(position, seat, legal, code);
        return code;
    }

    void count_game(const AnyPosition& position, std::int64_t turns, std::int64_t decisions,
                    Tally& tally) {
        const Standing standing = position.standing();
        const auto shares = victories(standing);
        ++tally.games;
        tally.unfinished += position.turn() == Turn::over ? 0 : 1;
        tally.decisions += decisions;
        tally.turns += turns;
        tally.turns_squared += turns * turns;
        ++tally.length[std::min(static_cast<std::size_t>(turns / Tally::length_class),
                                Tally::lengths - 1)];
        for (std::size_t place = 0; place < order_.size(); ++place)
            tally.won_in_order[place] += shares[order_[place]];
        count_scores(standing, shares, tally);
        count_leaders(shares, tally);
        for (const auto& unit : census_->end()) count_unit(unit, standing, shares, tally);
    }

    static void count_scores(const Standing& standing,
                             const std::array<std::int64_t, most_seats>& shares, Tally& tally) {
        int best = Tally::least_score;
        int next = Tally::least_score;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(standing.seats); ++seat) {
            const int score = standing.places[seat].score;
            tally.won[seat] += shares[seat];
            tally.score[seat] += score;
            tally.score_squared[seat] += std::int64_t{score} * score;
            ++tally.all_scores[score_class(score)];
            if (shares[seat] > 0) ++tally.winning_scores[score_class(score)];
            next = std::max(next, std::min(best, score));
            best = std::max(best, score);
        }
        tally.margin += best - next;
    }

    void count_leaders(const std::array<std::int64_t, most_seats>& shares, Tally& tally) const {
        if (leaders_.empty()) return;
        std::optional<Seat> last;
        for (const auto& now : leaders_)
            if (now) {
                tally.lead_changes += last && last != now ? 1 : 0;
                last = now;
            }
        for (std::size_t i = 0; i < Tally::moments; ++i) {
            const auto& ahead = leaders_[i * (leaders_.size() - 1) / (Tally::moments - 1)];
            if (!ahead) continue;
            ++tally.led[i];
            tally.held[i] += shares[*ahead];
        }
    }

    static void count_unit(const Unit& unit, const Standing& standing,
                           const std::array<std::int64_t, most_seats>& shares, Tally& tally) {
        const std::int64_t won = unit.won.value_or(shares[unit.seat]);
        const std::int64_t points = unit.points.value_or(standing.places[unit.seat].score);
        for (std::size_t i = 0; i < tally.elements.size(); ++i) {
            if (!unit.present[i]) continue;
            ElementTally& element = tally.elements[i];
            ++element.present;
            const bool had = unit.had[i];
            element.had += had ? 1 : 0;
            (had ? element.won_had : element.won_not) += won;
            (had ? element.points_had : element.points_not) += points;
            (had ? element.squares_had : element.squares_not) += points * points;
        }
    }

    const StudyWish& wish_;
    const CensusKind& kind_;
    int seats_;
    std::unique_ptr<Census> census_;
    std::vector<std::unique_ptr<Contender>> players_;  // by seat
    std::vector<std::optional<Seat>> leaders_;         // at each decision
    std::vector<Seat> order_;                          // in which seats came to decide something
};

// Blocks of games are handed out in order and come back in any; they are counted in order.
class Blocks {
public:
    Blocks(const StudyWish& wish, int seats, std::int64_t done) : wish_(wish), seats_(seats) {
        for (std::int64_t at = done; at < wish.games; at += block) firsts_.push_back(at);
        tallies_.resize(firsts_.size());
    }

    std::size_t size() const { return firsts_.size(); }
    void stop() { next_ = firsts_.size(); }

    void work() {
        Table table(wish_, seats_);
        for (;;) {
            const std::size_t mine = next_++;
            if (mine >= firsts_.size()) return;
            const auto first = firsts_[mine];
            Tally tally = table.play(first, std::min(block, wish_.games - first));
            const std::lock_guard lock(mutex_);
            tallies_[mine] = std::move(tally);
            ready_.notify_one();
        }
    }

    Tally take(std::size_t which) {
        std::unique_lock lock(mutex_);
        ready_.wait(lock, [&] { return tallies_[which].has_value(); });
        Tally tally = std::move(*tallies_[which]);
        tallies_[which].reset();
        return tally;
    }

private:
    const StudyWish& wish_;
    int seats_;
    std::vector<std::int64_t> firsts_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::vector<std::optional<Tally>> tallies_;
    std::atomic<std::size_t> next_ = 0;
};

// Whether the study was stopped.
bool play_seats(const StudyWish& wish, Study& study, Tally& tally, const StudyWatch& watch) {
    Blocks blocks(wish, tally.seats, tally.games);
    std::vector<std::thread> threads;
    threads.reserve(static_cast<std::size_t>(wish.threads));
    for (int i = 0; i < wish.threads; ++i) threads.emplace_back([&] { blocks.work(); });
    bool goes_on = true;
    for (std::size_t i = 0; i < blocks.size() && goes_on; ++i) {
        tally.add(blocks.take(i));
        goes_on = watch(study);
    }
    blocks.stop();
    for (auto& thread : threads) thread.join();
    return goes_on;
}

}  // namespace

Expected<Study> new_study(const StudyWish& wish) {
    const About& about = wish.game->about();
    auto settings = wish.game->complete(wish.settings);
    if (!settings) return std::unexpected(settings.error());
    Study study{std::string(about.id), about.rules, std::move(*settings), {}, wish.seed, {}};
    for (const auto& player : wish.players) study.players.push_back(player.name);
    for (const int seats : wish.seats) {
        if (seats < about.least_seats || seats > about.most_seats)
            return wrong_number_of_seats(about, seats);
        if (const auto started = wish.game->start(study.settings, seats); !started)
            return std::unexpected(started.error());
        study.tallies.emplace_back(census_kind(about.id), seats);
    }
    return study;
}

void run_study(const StudyWish& wish, Study& study, const StudyWatch& watch) {
    for (auto& tally : study.tallies)
        if (!play_seats(wish, study, tally, watch)) return;
}

void write_study(const Study& study, JsonWriter& json) {
    json.field("game", study.game).field("rules", study.rules);
    json.field("preset", study.settings.preset).key("options").begin_object();
    for (const auto& [name, value] : study.settings.values) json.field(name, value);
    json.end_object().field("seed", std::to_string(study.seed)).key("players").begin_array();
    for (const auto& player : study.players) json.value(player);
    json.end_array().key("tallies").begin_array();
    for (const auto& tally : study.tallies) {
        json.new_line(1);
        write_tally(tally, json);
    }
    json.end_array();
}

Expected<Study> read_study(const boost::json::value& json) {
    JsonFields fields(json, "report");
    Study study;
    study.game = fields.text("game");
    study.rules = static_cast<int>(fields.number("rules", 1, 1'000'000));
    study.settings.preset = fields.text("preset");
    const auto& options = fields.member("options");
    if (const auto* object = options.if_object()) {
        for (const auto& [name, value] : *object)
            if (const auto* text = value.if_string())
                study.settings.values.emplace_back(name, text->c_str());
            else
                fields.fail("options are texts");
    }
    for (const auto& player : fields.list("players", most_seats))
        if (const auto* name = player.if_string())
            study.players.emplace_back(*name);
        else
            fields.fail("players are texts");
    const std::string seed = fields.text("seed");
    if (seed.empty() || seed.find_first_not_of("0123456789") != std::string::npos ||
        seed.size() > 20)
        fields.fail("a seed is a whole number");
    if (!fields.good()) return refuse(fields.why());
    study.seed = std::strtoull(seed.c_str(), nullptr, 10);
    if (const auto game = games::find_game(study.game); !game) return std::unexpected(game.error());
    for (const auto& item : fields.list("tallies", most_seats)) {
        auto tally = read_tally(item, census_kind(study.game));
        if (!tally) return std::unexpected(tally.error());
        study.tallies.push_back(std::move(*tally));
    }
    if (!fields.good()) return refuse(fields.why());
    return study;
}

}  // namespace agora::lab
