// What a server says about a table, shown at a terminal.
#pragma once

#include "console/terminal.hpp"
#include "core/any_game.hpp"
#include "core/standing.hpp"

#include <boost/json/object.hpp>

#include <memory>
#include <string>
#include <vector>

namespace agora::remote {

class Screen {
public:
    Screen(Terminal& terminal, Lang lang) : terminal_(&terminal), lang_(lang) {}

    // Takes in a message about the table; refuses what it cannot understand.
    Result<void> take(const boost::json::object& message);

    void tell_news();   // what has happened, since it was last told
    void show_table();  // everything on the table
    void show_mine();   // what the viewer owns
    void show_ranking(bool final);
    void say(std::string_view line) { terminal_->say(line); }
    void say_block(std::string_view text);

    bool has_begun() const { return view_ != nullptr; }
    bool is_over() const { return life_ == "over" || life_ == "closed"; }
    const AnyView& view() const { return *view_; }
    const AnyGame& game() const { return *game_; }
    Look look() const { return terminal_->look(lang_, names_); }
    Lang lang() const { return lang_; }

    // For one who is asked; otherwise empty.
    const std::vector<std::string>& legal() const { return legal_; }
    std::int64_t moment() const { return moment_; }
    const std::string& own_name() const { return own_name_; }

private:
    Terminal* terminal_;
    Lang lang_;
    const AnyGame* game_ = nullptr;
    std::unique_ptr<AnyView> view_;
    std::vector<std::string> names_;
    std::string own_name_;
    std::string life_;
    Standing standing_{};
    std::vector<std::string> news_;
    std::vector<std::string> legal_;
    std::int64_t moment_ = 0;
};

}  // namespace agora::remote
