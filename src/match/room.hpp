// A table with people, clocks and chat, as a pure state machine: the time and all randomness are
// arguments; a command returns an error, or the effects that the caller has to carry out
// (effect.hpp). The rules for people are in docs/tables.md.
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

// Whom a message is for. Equal ones are told the same.
struct Recipient {
    Viewer viewer = Viewer::spectator();
    Lang lang = Lang::en;
    Version since = 0;        // news after this version
    bool takes_part = false;  // and may therefore know the key of the table
    bool labels = false;      // legal decisions also as a person says them

    friend bool operator==(const Recipient&, const Recipient&) = default;
};

// What a rated game did to the rating of one who played.
struct RatingChange {
    Seat seat = 0;
    double before = 0;
    double after = 0;

    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

class Room {
public:
    // A new table, or one loaded from its log. Call `wake` immediately after either.
    static Expected<Room> open(Setup setup);
    static Expected<Room> load(Setup setup, std::span<const LogEntry> log,
                               std::span<const Downtime> downtimes, Ms now);

    // The number of the table, given when it is stored; 0: not yet.
    TableId id() const { return id_; }
    void set_id(TableId id) { id_ = id; }

    // State.
    const Setup& setup() const { return setup_; }
    const MatchState& state() const { return state_; }
    Version version() const { return state_.version; }
    Life life() const { return state_.life; }

    // Seats and the start (room_life.cpp). Without a seat: the first that this person may take.
    Expected<Accepted> join(PersonId person, std::string_view name, std::optional<Seat> seat,
                            std::string_view key, Ms now, Lang lang);
    Expected<Accepted> leave(PersonId person, Ms now, Lang lang);
    Expected<Accepted> start(PersonId person, Ms now, Lang lang);
    // While it waits, the host gives a seat in which nobody sits to a bot of this level (none: it is
    // free), or lets two seats change places with all who are in them.
    Expected<Accepted> set_seat(PersonId person, Seat seat, std::string_view level, Ms now,
                                Lang lang);
    Expected<Accepted> swap_seats(PersonId person, Seat seat, Seat other, Ms now, Lang lang);
    Expected<Accepted> make_host(PersonId person, PersonId next, Ms now, Lang lang);

    // Presence (room_presence.cpp): the first connection of a person, and the end of its last one.
    // Those without a seat are spectators.
    Expected<Accepted> come(PersonId person, Ms now, Lang lang);
    std::size_t spectators() const { return spectators_.size(); }
    // Known once the result is stored.
    void set_rating_changes(std::vector<RatingChange> changes) {
        rating_changes_ = std::move(changes);
    }
    Accepted go(PersonId person, Ms now);
    // A person takes the seat back from a stand-in; deciding does so as well.
    Expected<Accepted> take_over(PersonId person, Ms now, Lang lang);

    // Decisions (room_play.cpp). Where a bot has no answer, the default decision is made.
    Expected<Accepted> decide(PersonId person, const Wish& wish, Ms now, Lang lang);
    // A preview of a decision; changes nothing (foresight.hpp).
    Expected<Foreseen> try_out(PersonId person, const Wish& wish, Ms now, Lang lang) const;
    Expected<Accepted> answer(Seat seat, Version moment, std::optional<Code> decision, Ms now);

    // Consent to a decision that the game makes dependent on the others (room_requests.cpp).
    Expected<Accepted> answer_consent(PersonId person, bool agrees, Ms now, Lang lang);

    // Playback of a table at which only bots play (room_playback.cpp), by its host. Without `ms`
    // the interval stays as it is.
    Expected<Accepted> set_playback(PersonId person, PlaybackSpeed speed, std::optional<Ms> ms,
                                    Ms now, Lang lang);

    // Undo (room_requests.cpp).
    Expected<Accepted> ask_undo(PersonId person, Ms now, Lang lang);
    Expected<Accepted> answer_undo(PersonId person, bool agrees, Ms now, Lang lang);

    // Chat and rematch (room_chat.cpp).
    Expected<Accepted> say(PersonId person, std::string_view name, std::string_view text, Ms now,
                           Lang lang);
    bool hears(PersonId person, ChatChannel channel) const;
    Expected<Accepted> want_rematch(PersonId person, Lang lang);
    void take_back_rematch(PersonId person);  // the table could not be opened; may be asked again

    // Time (room_time.cpp). When to call `wake`, in wall time: 0 is immediately, `never` never.
    Ms deadline() const;
    Accepted wake(Ms now);
    std::optional<Ms> time_left(Seat seat, Ms now) const;  // of a seat whose clock runs

    // The message for this recipient (room_message.cpp): all that it may know.
    std::string message(const Recipient& to, Ms now) const;
    Viewer viewer_of(PersonId person) const;

    // Everybody whose name appears at this table; and erasing one whose account was deleted.
    std::set<PersonId> everybody() const;
    void forget(PersonId person);

private:
    friend struct test::WorldSwap;

    // Presence is not persisted: after a restart clients connect again.
    struct Presence {
        bool here = false;
        Ms since = 0;  // in uptime
    };
    struct UndoRequest {
        Seat seat = 0;
        SeatSet waits_for;
    };

    struct ConsentRequest {
        Seat seat = 0;
        Wish wish;
        std::string mark;
        std::string words;  // as in the record
        SeatSet waits_for;
    };

    Room(Setup setup, MatchState state, Uptime uptime);

    Ms up(Ms now) const;
    Accepted accepted() const { return {.version = state_.version, .effects = {}}; }
    void commit(const LogRecord& log_record, Ms now, Accepted& done);
    bool try_to_commit(const LogRecord& log_record, Ms now, Accepted& done);
    void record_play(LogRecord log_record, SeatSet before, std::size_t first_step, Ms now,
                     Accepted& done);
    void append(const LogRecord& log_record, Ms now, Accepted& done);
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
    Accepted undo_freely(Seat seat, Ms now);

    void write_address(JsonWriter& json, const Recipient& to, Ms now) const;
    void write_seats(JsonWriter& json, Lang lang) const;
    void write_position(JsonWriter& json, Viewer viewer) const;
    void write_labels(JsonWriter& json, Seat seat, Lang lang) const;
    void write_clocks(JsonWriter& json, Ms now) const;
    void write_last(JsonWriter& json, Viewer viewer) const;
    void write_requests(JsonWriter& json) const;
    void write_playback(JsonWriter& json) const;

    TableId id_ = 0;
    Setup setup_;
    MatchState state_;
    Uptime uptime_;

    // Not in the log: lost with a restart.
    std::array<Presence, most_seats> presence_{};
    std::set<PersonId> spectators_;
    std::array<Version, most_seats> bot_asked_{};  // the moment of the search under way; 0: none
    std::optional<UndoRequest> undo_;
    std::optional<ConsentRequest> consent_;
    SeatSet rematch_;
    std::vector<RatingChange> rating_changes_;
    Chat chat_;
};

}  // namespace agora::match
