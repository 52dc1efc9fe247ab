#include "remote/screen.hpp"

#include "console/phrases.hpp"
#include "console/ranking.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <utility>

namespace agora::remote {

namespace {

constexpr std::int64_t greatest = (std::int64_t{1} << 53) - 1;
constexpr std::size_t most_decisions = 100'000;

constexpr Text empty_seat = {"(free)", "(libre)"};
constexpr Text bot_name = {"bot {}", "robot {}"};

}  // namespace

Result<void> Screen::take(const boost::json::object& message) {
    const boost::json::value value(message);
    JsonFields fields(value);
    const auto game = find_game(fields.text("game"));
    if (!game) return std::unexpected(game.error());
    game_ = *game;
    life_ = fields.text("life");
    names_.clear();
    for (const auto& one : fields.list("seats", most_seats)) {
        InnerFields seat(fields, one, "seats");
        if (seat.has("name"))
            names_.push_back(showable(seat.text("name")));
        else if (seat.has("level"))
            names_.push_back(phrase(lang_, bot_name, showable(seat.text("level"))));
        else
            names_.emplace_back(empty_seat.in(lang_));
    }
    const auto you = fields.viewer("you", static_cast<int>(names_.size()));
    own_name_ = you.is_spectator() || !fields.good() ? "" : names_[you.seat()];
    for (const auto& one : fields.list("news", most_decisions)) {
        InnerFields news(fields, one, "news");
        news_.push_back(showable(news.text("say"), long_reason));
    }
    legal_.clear();
    if (fields.has("legal"))
        for (const auto& one : fields.list("legal", most_decisions))
            if (const auto* text = one.if_string()) legal_.emplace_back(text->c_str());
    moment_ = fields.has("moment") ? fields.number("moment", 0, greatest) : 0;
    if (fields.has("standing")) {
        standing_ = {};
        for (const auto& one : fields.list("standing", most_seats)) {
            InnerFields place(fields, one, "standing");
            auto& into = standing_.places[static_cast<std::size_t>(standing_.seats++)];
            into.rank = static_cast<std::uint8_t>(place.number("rank", 1, most_seats));
            into.score = static_cast<std::int16_t>(place.number("score", INT16_MIN, INT16_MAX));
        }
    }
    if (fields.has("view")) {
        auto view = game_->understand(fields.member("view"));
        if (!view) return std::unexpected(view.error());
        view_ = *std::move(view);
    }
    if (!fields.good()) return refuse(fields.why());
    return {};
}

void Screen::tell_news() {
    for (const auto& line : std::exchange(news_, {})) terminal_->say(line);
}

void Screen::show_table() { say_block(view_->draw(look(), Part::table)); }

void Screen::show_mine() { say_block(view_->draw(look(), Part::mine)); }

void Screen::show_ranking(bool final) {
    const auto shown = look();
    if (standing_.seats == 0) return;
    if (final) say(verdict(standing_, shown));
    say(shown.say(final ? phrases::final_ranking : phrases::ranking));
    say_block(ranking(standing_, shown));
}

void Screen::say_block(std::string_view text) {
    while (text.ends_with('\n')) text.remove_suffix(1);
    terminal_->say(text);
}

}  // namespace agora::remote
