// One match: game, position, tape and record, without I/O. The caller shows views, passes decisions
// in and stores the record.
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

namespace test {
struct WorldSwap;  // testing/room.hpp
}

// What an accepted line led to.
struct Done {
    std::vector<Event> events;  // all of them; each says who may know it
    bool turn_over = false;     // the seat has decided all that it had to decide for now

    std::vector<Event> for_viewer(Viewer viewer) const;
};

class Table {
public:
    // A new match, with the luck before the first decision already drawn.
    static Expected<Table> open(const AnyGame& game, const Settings& settings,
                                std::vector<std::string> players, std::uint64_t seed);

    // Continues a match from its record; `seed` is for a record without one.
    static Expected<Table> resume(const AnyGame& game, Record record, std::uint64_t seed);

    // Copies are independent.
    Table(const Table& other);
    Table(Table&&) noexcept = default;
    Table& operator=(const Table& other) { return *this = Table(other); }
    Table& operator=(Table&&) noexcept = default;
    ~Table() = default;
    friend bool operator==(const Table& a, const Table& b);  // the same in every byte

    // State.
    const AnyGame& game() const { return *game_; }
    const Record& record() const { return record_; }
    std::span<const std::string> players() const { return record_.players; }
    int seats() const { return position_->seats(); }
    bool over() const { return position_->turn() == Turn::over; }
    SeatSet pending() const { return position_->pending(); }
    Standing standing() const { return position_->standing(); }
    int ply() const { return ply_; }  // decisions made so far
    std::uint64_t seed() const { return tape_.seed(); }

    // Knowledge.
    std::unique_ptr<AnyView> view(Viewer viewer) const { return position_->view(viewer); }
    std::vector<Code> legal(Seat seat) const { return position_->legal(seat); }
    const std::vector<Event>& events() const { return events_; }  // since the beginning

    // A line as typed, or one decision. A line may hold several decisions; it is atomic: all of
    // them are legal in turn and are made, or nothing changes. Luck that becomes due is drawn after
    // each. Seats that are pending together may decide in any order. Automatic decisions
    // (AnyView::automatic) follow and are steps of the record like any other. A decision whose text
    // does not round-trip is refused.
    Expected<Done> submit(Seat seat, std::string_view text, Lang lang = Lang::en);
    Expected<Done> play(Seat seat, Code decision, Lang lang = Lang::en);
    // For callers that cannot retry: where the decision is refused, the first legal one is made.
    Expected<Done> play_or_another(Seat seat, Code decision);

    // The decision of a legal line that needs consent of the others, if any.
    std::optional<Code> needs_consent(Seat seat, std::string_view text, Lang lang) const;

    // Replays steps of a log, luck included; all or nothing.
    Expected<Done> replay(std::span<const Step> steps);
    // The match as it stood when its record had only so many steps, as far as the rules still allow
    // them.
    Expected<Table> taken_back_to(std::size_t steps) const;
    // So that the record says so.
    void count_take_back() { ++record_.take_backs; }
    void play_by_clock(std::optional<int> seconds) { record_.clock = seconds; }

private:
    friend struct test::WorldSwap;
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
