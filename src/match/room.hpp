// A table with people, time and memory, without input or output. Time and everything random are
// given to it; commands answer with a reason why not, or with what is to be done (effect.hpp).
// Rules for people are in docs/tables.md.
#pragma once

#include "match/effect.hpp"
#include "match/foresight.hpp"

#include <array>
#include <optional>
#include <set>
#include <span>

namespace agora::match {

// A decision as it comes from a client.
struct Wish {
    Version seen = 0;  // the version, or the moment, for which it is meant
    std::string text;
    std::string mark;  // the client's own word for it; the same when it is sent again
};

class Room {
public:
    // A new table, or one that was stored. Both want to be woken at once.
    static Expected<Room> open(Setup setup);
    static Expected<Room> load(Setup setup, std::span<const LogEntry> log,
                               std::span<const Downtime> downtimes, Ms now);

    // What stands.
    const Setup& setup() const { return setup_; }
    const MatchState& state() const { return state_; }
    Version version() const { return state_.version; }
    Life life() const { return state_.life; }

    // Seats and the beginning (room_life.cpp). Without a seat: the first that fits.
    Expected<Accepted> join(PersonId person, std::string_view name, std::optional<Seat> seat,
                            std::string_view key, Ms now, Lang lang);
    Expected<Accepted> leave(PersonId person, Ms now, Lang lang);
    Expected<Accepted> start(PersonId person, Ms now, Lang lang);
    Expected<Accepted> make_host(PersonId person, PersonId next, Ms now, Lang lang);

    // Presence (room_presence.cpp): the first connection of a person, and the end of its last one.
    // Those without a seat are spectators.
    Expected<Accepted> come(PersonId person, Ms now, Lang lang);
    Accepted go(PersonId person, Ms now);
    // One for whom a bot plays takes over again; so does one who decides.
    Expected<Accepted> take_over(PersonId person, Ms now, Lang lang);

    // Decisions (room_play.cpp). A bot without an answer lets the default decision be made.
    Expected<Accepted> decide(PersonId person, const Wish& wish, Ms now, Lang lang);
    // What would come of a decision; nothing is decided (foresight.hpp).
    Expected<Foreseen> try_out(PersonId person, const Wish& wish, Ms now, Lang lang) const;
    Expected<Accepted> answer(Seat seat, Version moment, std::optional<Code> decision, Ms now);

    // What the game lets nobody decide without the others (room_requests.cpp): an answer to the one
    // who wants it.
    Expected<Accepted> answer_consent(PersonId person, bool agrees, Ms now, Lang lang);

    // How fast bots play among themselves (room_pace.cpp); for the host. Without a number the pace
    // stays as it is.
    Expected<Accepted> pace(PersonId person, PlaybackSpeed stride, std::optional<Ms> ms, Ms now,
                            Lang lang);

    // Undo (room_requests.cpp).
    Expected<Accepted> ask_undo(PersonId person, Ms now, Lang lang);
    Expected<Accepted> answer_undo(PersonId person, bool agrees, Ms now, Lang lang);

    // Talk and another game (room_talk.cpp).
    Expected<Accepted> say(PersonId person, std::string_view name, std::string_view text, Ms now,
                           Lang lang);
    bool hears(PersonId person, ChatRoom room) const;
    Expected<Accepted> want_rematch(PersonId person, Lang lang);
    void take_back_rematch(PersonId person);  // there is no table for it; it can be asked again

    // Time (room_time.cpp). When it wants to be woken, in wall time: 0 is at once, `never` never.
    Ms deadline() const;
    Accepted wake(Ms now);
    std::optional<Ms> time_left(Seat seat, Ms now) const;  // of a seat whose clock runs

    // What this viewer is told (room_message.cpp): all that it may know, with what happened after
    // the version `since`. With labels, legal decisions also come as a person says them.
    std::string message(Viewer viewer, Lang lang, Version since, Ms now, bool labels = false) const;
    Viewer viewer_of(PersonId person) const;

    // All whose names can be read at this table, and one of them whose account is gone.
    std::set<PersonId> everybody() const;
    void forget(PersonId person);

    // The same table with another world under it: how tests see that nobody can tell them apart.
    void imagine(std::unique_ptr<AnyPosition> world) { state_.table->imagine(std::move(world)); }

private:
    // Who is here is not kept: after a restart everybody comes again.
    struct Presence {
        bool here = false;
        Ms since = 0;  // up-time
    };
    struct UndoRequest {
        Seat seat = 0;
        SeatSet waits_for;
    };

    struct ConsentRequest {
        Seat seat = 0;
        Wish wish;
        std::string mark;
        std::string words;  // as they would stand in the record
        SeatSet waits_for;
    };

    Room(Setup setup, MatchState state, Uptime uptime);

    Ms up(Ms now) const;
    Accepted accepted() const { return {.version = state_.version, .effects = {}}; }
    void commit(const LogRecord& note, Ms now, Accepted& done);
    void record_play(LogRecord note, SeatSet before, std::size_t first_step, Ms now,
                     Accepted& done);
    void append(const LogRecord& note, Ms now, Accepted& done);
    void conclude(Ms now, Accepted& done);

    void begin(Ms now, Accepted& done);
    void drop_seat(Seat seat, Cause cause, Ms now, Accepted& done);
    std::optional<Seat> seat_for(PersonId person, std::string_view key) const;
    Expected<void> may_sit(Seat seat, PersonId person, std::string_view key, Lang lang) const;
    std::optional<Error> not_on(Lang lang) const;

    Expected<Accepted> decide_now(Seat seat, const Wish& wish, const std::string& mark, Ms now,
                                  Lang lang);
    std::string needs_consent(Seat seat, const Wish& wish, Lang lang) const;
    Expected<Accepted> ask_consent(const ConsentRequest& request, Ms now, Lang lang);
    void give_back(Seat seat, Ms now, Accepted& done);
    const Decided* repeated(Seat seat, const Wish& wish, std::string_view mark) const;
    std::optional<Error> untimely(Seat seat, Version seen, Ms now, Lang lang) const;
    std::string bot_level(Seat seat, Ms at) const;
    bool owes_bots(Ms at) const;
    bool may_be_asked(Seat seat, Ms at) const;
    std::optional<Ms> exhibition_goes_on() const;
    std::optional<Ms> next_in_exhibition() const;
    void ask_bots(Ms now, Accepted& done);
    void play_for(Seat seat, By by, Code decision, Ms now, Accepted& done);

    bool is_present(Seat seat) const { return presence_[seat].here; }
    std::optional<Ms> absence_ends(Seat seat) const;
    Ms idle_ends() const;
    SeatSet who_must_agree(Seat seat) const;

    void write_seats(JsonWriter& json, Lang lang) const;
    void write_position(JsonWriter& json, Viewer viewer) const;
    void write_labels(JsonWriter& json, Seat seat, Lang lang) const;
    void write_clocks(JsonWriter& json, Ms now) const;
    void write_last(JsonWriter& json, Viewer viewer) const;
    void write_requests(JsonWriter& json) const;
    void write_tempo(JsonWriter& json) const;

    Setup setup_;
    MatchState state_;
    Uptime uptime_;

    // What a restart may forget.
    std::array<Presence, most_seats> presence_{};
    std::set<PersonId> spectators_;
    std::array<Version, most_seats> bot_asked_{};  // the moment for which a bot thinks; 0: none
    std::optional<UndoRequest> undo_;
    std::optional<ConsentRequest> consent_;
    SeatSet rematch_;
    Chat chat_;
};

}  // namespace agora::match
