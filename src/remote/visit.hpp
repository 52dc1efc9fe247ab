// One at a terminal in front of a table of a server.
#pragma once

#include "console/commands.hpp"
#include "console/pacing.hpp"
#include "remote/link.hpp"
#include "remote/screen.hpp"

#include <boost/json/object.hpp>

#include <optional>
#include <string_view>

namespace agora::remote {

class Visit {
public:
    // One who only watches may want to be shown what happens at a pace of their own, in seconds.
    Visit(Terminal& terminal, Link& link, Lang lang, const TableAddress& address,
          std::optional<double> pace = {});

    enum class End : std::uint8_t {
        over,
        left,  // for good
        quit,  // the seat is kept
        stopped,
        unusable,
    };
    End run();

private:
    std::optional<End> hear(const boost::json::object& message);
    std::optional<End> see(const boost::json::object& message);
    void show();
    void show_anew();
    void say_when_lost();
    bool is_new_line(const boost::json::object& message);
    void tell_link(const boost::json::object& message);

    // One who plays.
    std::optional<End> answer();
    bool decide(std::string_view line);
    void try_out(std::string_view line);
    bool obey(Command command);

    Terminal& terminal_;
    Link& link_;
    Screen screen_;
    const TableAddress& address_;
    std::optional<Pacing> pacing_;
    std::int64_t answered_ = -1;
    std::int64_t heard_ = 0;
    bool told_link_ = false;
    bool said_lost_ = false;
};

}  // namespace agora::remote
