// The state of a remote table for the terminal, from the messages of the server.
#pragma once

#include "console/desk.hpp"
#include "console/turn_clock.hpp"
#include "core/json.hpp"

#include <boost/json/object.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace agora::remote {

// A request that needs the consent of others.
struct Request {
    Seat seat = 0;
    std::string name;    // of that one
    std::string words;   // of the decision, in the language of the one who looks; of an undo: none
    SeatSet waits_for;   // who has not answered yet
    bool mine = false;   // the one who looks asks
    bool to_me = false;  // ... is asked

    friend bool operator==(const Request&, const Request&) = default;
};

class Screen {
public:
    explicit Screen(Lang lang) : lang_(lang) {}

    // Settings of the table that messages do not repeat.
    void play_by(Settings settings) { scene_.settings = std::move(settings); }

    // Applies a table message; refuses an invalid one.
    Expected<void> take(const boost::json::object& message);

    bool has_begun() const { return scene_.view != nullptr; }
    bool is_waiting() const { return life_ == "waiting"; }
    bool is_over() const { return life_ == "over"; }
    bool is_closed() const { return life_ == "closed"; }  // without an end
    bool has_seat() const { return own_seat_.has_value(); }
    bool stands_in() const { return stands_in_; }  // a bot, for the one who looks
    bool waits() const { return waits_; }          // ... and for every other person: nobody decides
    const console::Scene& scene() const { return scene_; }
    std::int64_t host() const { return host_; }
    std::int64_t version() const { return version_; }
    std::int64_t moment() const { return moment_; }  // of the question that is asked
    std::optional<console::TurnClock::Moment> until() const { return until_; }  // one has for it

    // Names, one after another: of those who are asked or waited for, but for the one who looks;
    // with a word about people who are not connected.
    std::string names_of(SeatSet seats) const;
    std::string awaited() const { return names_of(scene_.pending); }
    std::string without_rematch() const;  // people who have not said that they want another game
    int free_seats() const { return free_seats_; }

    // All events; and those since the last call, without what the table shows itself. At first these
    // are the ones after the viewer's own last decision, without the deal.
    const std::vector<std::string>& log() const { return log_; }
    std::vector<std::string> take_news();
    // The version of the viewer's last decision, and whether it ended the turn; `before` are the
    // seats that were pending when it was sent.
    std::int64_t decided() const { return own_seat_ ? decided_[*own_seat_] : 0; }
    bool has_ended_turn(SeatSet before, std::int64_t seen) const;

    const std::optional<Request>& undo() const { return undo_; }
    const std::optional<Request>& consent() const { return consent_; }
    SeatSet rematch() const { return rematch_; }  // who wants another game
    bool wants_rematch() const { return own_seat_ && rematch_.has(*own_seat_); }

private:
    void take_seats(JsonFields& fields);
    void take_position(JsonFields& fields);
    void hear_news(JsonFields& fields);
    void take_clock(JsonFields& fields);
    std::optional<Request> request(JsonFields& fields, std::string_view name) const;
    SeatSet seat_set(JsonFields& fields, std::string_view name) const;
    Expected<void> take_view(JsonFields& fields);

    Lang lang_;
    console::Scene scene_;
    std::vector<std::string> names_;
    std::optional<Seat> own_seat_;
    SeatSet people_;
    SeatSet away_;
    int free_seats_ = 0;
    bool stands_in_ = false;
    bool waits_ = false;
    std::string life_;
    std::int64_t host_ = 0;
    std::int64_t version_ = 0;
    std::int64_t moment_ = 0;
    std::optional<console::TurnClock::Moment> until_;
    std::int64_t started_ = 0;  // the version at which the game began
    std::vector<std::string> log_;
    struct News {
        std::string what;
        std::string say;
    };
    std::vector<News> news_;
    std::vector<std::int64_t> decided_;  // the version of the last decision of each seat
    std::optional<Request> undo_;
    std::optional<Request> consent_;
    SeatSet rematch_;
};

}  // namespace agora::remote
