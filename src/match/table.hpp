// One match: the game, the position, the luck and the record, without any input or output. Whoever
// holds a table shows people their views, brings their decisions, and keeps the record.
#pragma once

#include "core/record.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora {

// What an accepted line led to.
struct Done {
    std::vector<Event> events;  // all of them; each says who may know it
    bool turn_over = false;     // the seat has decided all that it had to decide for now

    std::vector<Event> for_viewer(Viewer viewer) const;
};

class Table {
public:
    // A new match. The luck that is due before the first decision has come when this returns.
    static Result<Table> open(const AnyGame& game, const Settings& settings,
                              std::vector<std::string> players, std::uint64_t seed);

    // A match that goes on where its record ends; the seed is used where the record has none.
    static Result<Table> resume(const AnyGame& game, Record record, std::uint64_t seed);

    // What stands.
    const AnyGame& game() const { return *game_; }
    const Record& record() const { return record_; }
    std::span<const std::string> players() const { return record_.players; }
    int seats() const { return position_->seats(); }
    bool over() const { return position_->turn() == Turn::over; }
    SeatSet pending() const { return position_->pending(); }
    Standing standing() const { return position_->standing(); }
    int ply() const { return ply_; }  // decisions made so far
    std::uint64_t seed() const { return tape_.seed(); }

    // What somebody may know.
    std::unique_ptr<AnyView> view(Viewer viewer) const { return position_->view(viewer); }
    std::vector<Code> legal(Seat seat) const { return position_->legal(seat); }
    const std::vector<Event>& events() const { return events_; }  // since the beginning

    // What somebody does: a line as typed, or one decision. A line may hold several decisions;
    // either all of them are legal when their turn comes and all are made, or nothing changes. Luck
    // that becomes due is settled after each. Seats that are pending together may come in any
    // order. Where the game says so, decisions without alternative are then made by the table, as
    // steps of the record like any other.
    Result<Done> submit(Seat seat, std::string_view text, Lang lang = Lang::en);
    Result<Done> play(Seat seat, Code decision, Lang lang = Lang::en);

private:
    Table(const AnyGame& game, Record record, std::unique_ptr<AnyPosition> position,
          std::uint64_t seed);
    Result<Done> play_line(Seat seat, std::span<const Code> line, Lang lang);
    void commit(std::unique_ptr<AnyPosition> position, std::span<const Step> steps,
                std::span<const Event> events);

    const AnyGame* game_;
    Record record_;
    std::unique_ptr<AnyPosition> position_;
    Tape tape_;
    std::vector<Event> events_;
    int ply_ = 0;
};

}  // namespace agora
