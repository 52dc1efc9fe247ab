#include "remote/screen.hpp"

#include "console/phrases.hpp"
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
    scene_.game = *game;
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
    scene_.names = names_;
    const int seats = static_cast<int>(names_.size());
    const auto you = fields.viewer("you", seats);
    own_seat_.reset();
    if (!you.is_spectator() && fields.good()) own_seat_ = you.seat();
    for (const auto& one : fields.list("news", most_decisions)) {
        InnerFields news(fields, one, "news");
        log_.push_back(showable(news.text("say"), long_reason));
    }
    scene_.pending = {};
    if (fields.has("pending"))
        for (const auto& one : fields.list("pending", most_seats))
            if (const auto* seat = one.if_int64(); seat != nullptr && *seat >= 0 && *seat < seats)
                scene_.pending = scene_.pending.with(static_cast<Seat>(*seat));
    moment_ = fields.has("moment") ? fields.number("moment", 0, greatest) : 0;
    if (fields.has("standing")) {
        scene_.standing = {};
        for (const auto& one : fields.list("standing", most_seats)) {
            InnerFields place(fields, one, "standing");
            auto& into = scene_.standing.places[static_cast<std::size_t>(scene_.standing.seats++)];
            into.rank = static_cast<std::uint8_t>(place.number("rank", 1, most_seats));
            into.score = static_cast<std::int16_t>(place.number("score", INT16_MIN, INT16_MAX));
            into.tie_break =
                static_cast<std::int16_t>(place.number("tie_break", INT16_MIN, INT16_MAX));
        }
    }
    if (fields.has("view")) {
        auto view = (*game)->understand(fields.member("view"));
        if (!view) return std::unexpected(view.error());
        scene_.view = *std::move(view);
    }
    scene_.legal.clear();
    if (fields.has("legal") && has_begun())
        for (const auto& one : fields.list("legal", most_decisions))
            if (const auto* text = one.if_string())
                if (const auto read = scene_.view->read(text->c_str(), Lang::en);
                    read && read->size() == 1)
                    scene_.legal.push_back(read->front());
    undo_asked_by_.reset();
    if (fields.has("undo") && own_seat_) {
        InnerFields undo(fields, fields.member("undo"), "undo");
        const auto asks = static_cast<std::size_t>(undo.number("seat", 0, seats - 1));
        for (const auto& one : undo.list("waits_for", most_seats))
            if (const auto* seat = one.if_int64(); seat != nullptr && *seat == *own_seat_)
                undo_asked_by_ = names_[asks];
    }
    if (!fields.good()) return refuse(fields.why());
    return {};
}

std::string Screen::awaited() const {
    std::string names;
    for (const Seat seat : scene_.pending)
        names.append(names.empty() ? "" : ", ").append(names_[seat]);
    return names;
}

std::vector<std::string> Screen::take_news() {
    std::vector<std::string> news(log_.begin() + static_cast<std::ptrdiff_t>(told_), log_.end());
    told_ = log_.size();
    return news;
}

}  // namespace agora::remote
