// The interactive session of one person at a remote table.
#pragma once

#include "console/desk.hpp"
#include "console/pacing.hpp"
#include "remote/link.hpp"
#include "remote/screen.hpp"
#include "remote/table_client.hpp"

#include <boost/json/object.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace agora::remote {

class RemoteSession {
public:
    RemoteSession(console::Terminal& terminal, Link& link, TableClient& table_client, Lang lang,
                  const Terms& terms);

    enum class End : std::uint8_t {
        over,
        rematch,  // at `next_table`
        left,     // for good
        quit,     // the seat is kept
        stopped,
        unusable,
    };
    End play();
    // As a spectator, at a speed of one's own in seconds an event.
    End watch(std::optional<double> pace);
    std::int64_t next_table() const { return next_table_; }

private:
    // A decision in flight.
    struct Sent {
        std::string text;
        std::int64_t moment = 0;
        std::int64_t before = 0;  // the version of the one before
        std::int64_t seen = 0;    // ... of the table
        SeatSet pending;          // who was asked
        int connection = 0;       // over which it was sent
        bool is_turn = true;      // and not what prepares for turns
    };
    // A request that was shown.
    struct Told {
        Request request;
        std::int64_t version = 0;  // of the table at that time
        bool answered = false;     // or withdrawn, from here
    };
    // A question that is not the table's.
    enum class Question : std::uint8_t { none, leave, quit, rematch };

    // Messages of the server (session.cpp). Each may set `end_`.
    void hear_all();
    void hear(const boost::json::object& message);
    void hear_hello(const boost::json::object& message);
    void hear_refusal(const boost::json::object& message);
    void see(const boost::json::object& message);
    void wait_for_answer();
    bool brings_news(const boost::json::object& message) const;
    bool is_new_line(const boost::json::object& message);
    void say_when_lost();
    void send_again();

    // Output (session_output.cpp).
    void say_what_others_see();
    void greet(const boost::json::object& message);
    void see_turn();
    void see_requests();
    void see_request(std::optional<Told>& told, const std::optional<Request>& now, bool is_undo);
    void see_stand_in();
    void show_watched();
    void say_end();
    console::Desk::Ending ending(const std::string& kept, bool asks) const;
    std::string keep_record();
    void tell(const std::vector<std::string>& news);
    void tell_chat(std::string line);
    std::string in_words(const std::string& line) const;
    std::string spoken(std::string why, const std::string& suggested) const;
    std::string prompt() const;
    void say(std::string_view line);
    void offer_words();

    // Input (session_input.cpp).
    bool is_asked() const { return !screen_.scene().legal.empty() && !sent_; }
    bool may_read() const;
    const Told* asks_me() const;
    void answer(const cli::Typed& typed);
    void interrupt();
    void ask_to_quit();
    bool answer_question(std::string_view word);
    bool answer_request(bool agrees);
    bool obey_here(std::string_view line);
    void answer_before(std::string_view word);
    void answer_after(const cli::Typed& typed);
    void obey(console::Command command);
    void suggest();
    void decide(const std::string& line);
    void want_rematch();
    void chat(std::string_view text);
    bool ask_server(std::string_view kind, std::string_view name = {}, bool value = false);
    bool send(std::string_view message);

    console::Terminal& terminal_;
    Link& link_;
    TableClient& table_client_;
    Lang lang_;
    Terms terms_;
    console::Desk desk_;
    Screen screen_;
    std::optional<console::Pacing> pacing_;
    std::vector<std::string> words_;       // that Tab completes to
    std::vector<std::string> since_mine_;  // what happened since that person's last decision
    std::int64_t decided_ = 0;             // the version of it
    std::string last_chat_;                // the last chat line, for a spectator
    std::optional<End> end_;
    std::int64_t next_table_ = 0;
    std::int64_t own_id_ = 0;  // of the person
    std::optional<Sent> sent_;
    std::string expected_;     // the kind of request in flight
    std::int64_t shown_ = -1;  // the last question that was shown
    std::int64_t last_chat_line_ = 0;
    std::optional<Told> undo_;
    std::optional<Told> consent_;
    SeatSet rematch_;  // who is known to want another game
    Question question_ = Question::none;
    int interrupts_ = 0;
    bool plays_ = false;  // and does not only look on
    bool greeted_ = false;
    bool seen_ = false;   // the table
    bool asked_ = false;  // the last time that it was seen
    bool had_seat_ = false;
    bool replaced_ = false;  // by a stand-in, as was told
    bool waits_ = false;     // ... like everybody else
    bool said_lost_ = false;
    bool ended_ = false;  // as was told
};

}  // namespace agora::remote
