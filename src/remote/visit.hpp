// One at a terminal in front of a table of a server.
#pragma once

#include "console/desk.hpp"
#include "console/pacing.hpp"
#include "remote/link.hpp"
#include "remote/screen.hpp"

#include <boost/json/object.hpp>

#include <optional>
#include <string_view>

namespace agora::remote {

class Visit {
public:
    Visit(Terminal& terminal, Link& link, Lang lang, const TableAddress& address);

    enum class End : std::uint8_t {
        over,
        left,  // for good
        quit,  // the seat is kept
        stopped,
        unusable,
    };
    End play();
    // One who only watches may want to be shown what happens at a pace of their own, in seconds.
    End watch(std::optional<double> pace);

private:
    // What the server says. Each sets how it ends, where it does.
    void hear_all();
    void hear(std::string_view text);
    void see(const boost::json::object& message);
    void see_turn(bool has_decided);
    void say_when_lost();
    std::string spoken(std::string text) const;
    bool is_new_line(const boost::json::object& message);
    void tell_link(const boost::json::object& message);

    // What is shown.
    void show_watched();
    void say_end();
    void tell(const std::vector<std::string>& news);
    std::string prompt() const;
    void say(std::string_view line);

    // What the person says.
    bool is_asked() const;
    void answer(const Typed& typed);
    void obey(Command command);
    void decide(const std::string& line);
    void ask_server(std::string_view kind);  // for something about this table

    Terminal& terminal_;
    Link& link_;
    Lang lang_;
    Desk desk_;
    Screen screen_;
    const TableAddress& address_;
    std::optional<Pacing> pacing_;
    std::vector<std::string> words_;       // that Tab completes to
    std::vector<std::string> since_mine_;  // what happened since the person last decided
    std::optional<End> end_;
    std::int64_t answered_ = -1;      // the last question to which a decision was sent
    std::int64_t shown_ = -1;         // ... which was shown
    std::int64_t heard_ = 0;          // lines of talk
    std::string asked_to_take_back_;  // by whom
    bool expects_answer_ = false;     // of the server
    bool has_decided_ = false;        // what came of it was not shown yet
    bool told_link_ = false;
    bool said_lost_ = false;
};

}  // namespace agora::remote
