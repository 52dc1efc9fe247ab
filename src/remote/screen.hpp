// What a server says about a table, as it stands in front of one at a terminal.
#pragma once

#include "console/desk.hpp"

#include <boost/json/object.hpp>

#include <optional>
#include <string>
#include <vector>

namespace agora::remote {

class Screen {
public:
    explicit Screen(Lang lang) : lang_(lang) {}

    // Takes in a message about the table; refuses what it cannot understand.
    Result<void> take(const boost::json::object& message);

    bool has_begun() const { return scene_.view != nullptr; }
    bool is_over() const { return life_ == "over" || life_ == "closed"; }
    bool has_seat() const { return own_seat_.has_value(); }
    const Scene& scene() const { return scene_; }
    std::string awaited() const;  // the names of those who are asked

    // What happened, all of it; and from which piece of it on is news since it was last taken.
    const std::vector<std::string>& log() const { return log_; }
    std::vector<std::string> take_news();

    std::int64_t moment() const { return moment_; }  // of the question that is asked
    // Who asks this person whether a decision may be taken back.
    const std::optional<std::string>& undo_asked_by() const { return undo_asked_by_; }

private:
    Lang lang_;
    Scene scene_;
    std::vector<std::string> names_;
    std::optional<Seat> own_seat_;
    std::string life_;
    std::vector<std::string> log_;
    std::size_t told_ = 0;
    std::int64_t moment_ = 0;
    std::optional<std::string> undo_asked_by_;
};

}  // namespace agora::remote
