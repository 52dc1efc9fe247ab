// One match: the game, the position, the luck and the record, without any input or output. Whoever
// holds a table shows people their views, brings their decisions, and keeps the record.
#pragma once

#include "core/record.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::match {

// What an accepted line led to.
struct Done {
    std::vector<Event> events;  // all of them; each says who may know it
    bool turn_over = false;     // the seat has decided all that it had to decide for now

    std::vector<Event> for_viewer(Viewer viewer) const;
};

class Table {
public:
    // A new match. The luck that is due before the first decision has come when this returns.
    static Expected<Table> open(const AnyGame& game, const Settings& settings,
                                std::vector<std::string> players, std::uint64_t seed);

    // A match that goes on where its record ends; the seed is used where the record has none.
    static Expected<Table> resume(const AnyGame& game, Record record, std::uint64_t seed);

    // A copy is the same match at the same position; the two go on apart.
    Table(const Table& other);
    Table(Table&&) noexcept = default;
    Table& operator=(const Table& other) { return *this = Table(other); }
    Table& operator=(Table&&) noexcept = default;
    ~Table() = default;
    friend bool operator==(const Table& a, const Table& b);  // the same in every byte

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
    // order. Decisions that the game leaves to the table (AnyView::automatic) are then made, as
    // steps of the record like any other. What the record could not say is refused.
    Expected<Done> submit(Seat seat, std::string_view text, Lang lang = Lang::en);
    Expected<Done> play(Seat seat, Code decision, Lang lang = Lang::en);
    // The same for one who cannot decide anew: where it is refused, the first decision that is not.
    Expected<Done> play_or_another(Seat seat, Code decision);

    // The legal decision of a line that the others must agree to, if there is one.
    std::optional<Code> needs_consent(Seat seat, std::string_view text, Lang lang) const;

    // What was done before: steps of a log, luck included, all or nothing.
    Expected<Done> replay(std::span<const Step> steps);
    // The match as it stood when its record had only so many steps, as far as the rules still allow
    // them.
    Expected<Table> taken_back_to(std::size_t steps) const;
    void count_take_back() { ++record_.take_backs; }  // so that the record says so
    // The same match with another world under it: how tests see that nobody can tell the two apart.
    void imagine(std::unique_ptr<AnyPosition> world) { position_ = std::move(world); }

private:
    Table(const AnyGame& game, Record record, std::unique_ptr<AnyPosition> position,
          std::uint64_t seed);
    static Expected<Table> at_end_of(const AnyGame& game, Record record, std::uint64_t seed);
    Expected<Done> play_line(Seat seat, std::span<const Code> line, Lang lang);
    void commit(std::unique_ptr<AnyPosition> position, std::span<const Step> steps,
                std::span<const Event> events);

    const AnyGame* game_;
    Record record_;
    std::unique_ptr<AnyPosition> position_;
    Tape tape_;
    std::vector<Event> events_;
    int ply_ = 0;
};

}  // namespace agora::match
