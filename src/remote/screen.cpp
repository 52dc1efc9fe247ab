#include "remote/screen.hpp"

#include "console/phrases.hpp"
#include "core/json.hpp"
#include "games/registry.hpp"

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <utility>

namespace agora::remote {

namespace {

constexpr std::int64_t greatest = (std::int64_t{1} << 53) - 1;
constexpr std::size_t most_decisions = 100'000;
constexpr std::int64_t longest_clock = std::int64_t{1} << 42;  // milliseconds: a lifetime

constexpr Text empty_seat = {"(free)", "(libre)"};
constexpr Text bot_name = {"bot {}", "robot {}"};
constexpr Text away_name = {"{}, who is away", "{}, absent"};

}  // namespace

Expected<void> Screen::take(const boost::json::object& message) {
    const boost::json::value value(message);
    JsonFields fields(value);
    const auto game = games::find_game(fields.text("game"));
    if (!game) return std::unexpected(game.error());
    scene_.game = *game;
    life_ = fields.text("life");
    host_ = fields.number("host", 0, greatest);
    take_seats(fields);
    take_position(fields);
    hear_news(fields);
    take_clock(fields);
    if (auto seen = take_view(fields); !seen) return seen;
    undo_ = request(fields, "undo");
    consent_ = request(fields, "consent");
    rematch_ = seat_set(fields, "rematch");
    if (!fields.good()) return refuse(fields.why());
    return {};
}

void Screen::take_seats(JsonFields& fields) {
    names_.clear();
    people_ = away_ = {};
    free_seats_ = 0;
    SeatSet replaced;
    for (const auto& one : fields.list("seats", most_seats)) {
        const auto number = static_cast<Seat>(names_.size());
        InnerFields seat(fields, one, "seats");
        const auto kind = seat.text("kind");
        if (kind == "empty") {
            ++free_seats_;
            names_.emplace_back(empty_seat.in(lang_));
        } else if (seat.has("name")) {
            names_.push_back(cli::showable(seat.text("name")));
        } else {
            names_.push_back(console::phrase(lang_, bot_name, cli::showable(seat.text("level"))));
        }
        if (kind != "person") continue;
        people_ = people_.with(number);
        if (!seat.flag("connected")) away_ = away_.with(number);
        if (seat.flag("stand_in")) replaced = replaced.with(number);
    }
    scene_.names = names_;
    const auto you = fields.viewer("you", static_cast<int>(names_.size()));
    own_seat_.reset();
    if (!you.is_spectator() && fields.good()) own_seat_ = you.seat();
    stands_in_ = own_seat_ && life_ == "playing" && replaced.has(*own_seat_);
    waits_ = stands_in_ && replaced == people_;
}

// Each connection repeats news that were told before.
void Screen::hear_news(JsonFields& fields) {
    const auto known = std::exchange(version_, fields.number("version", 0, greatest));
    for (const auto& one : fields.list("news", most_decisions)) {
        InnerFields news(fields, one, "news");
        const auto version = news.number("version", 0, greatest);
        const auto what = news.text("what");
        auto said = cli::showable(news.text("say"), cli::long_reason);
        if (version <= known || said.empty()) continue;
        if (what == "started") started_ = version;
        const bool is_old = known == 0 && version <= decided();
        const bool is_deal = started_ > 0 && version <= started_ && what != "joined";
        // One for whom a bot plays is told what to do about it.
        const bool is_own = what == "away" && own_seat_ == news.number("seat", 0, most_seats - 1);
        if (!is_old && !is_deal && !is_own) news_.push_back({what, said});
        log_.push_back(std::move(said));
    }
}

std::vector<std::string> Screen::take_news() {
    std::vector<std::string> told;
    for (auto& [what, say] : std::exchange(news_, {}))
        if (!scene_.view || !scene_.view->shows(what)) told.push_back(std::move(say));
    return told;
}

SeatSet Screen::seat_set(JsonFields& fields, std::string_view name) const {
    SeatSet seats;
    if (!fields.has(name)) return seats;
    for (const auto& one : fields.list(name, most_seats))
        if (const auto* seat = one.if_int64();
            seat != nullptr && *seat >= 0 && *seat < std::ssize(names_))
            seats = seats.with(static_cast<Seat>(*seat));
    return seats;
}

void Screen::take_position(JsonFields& fields) {
    scene_.pending = seat_set(fields, "pending");
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
    decided_.assign(names_.size(), 0);
    if (!fields.has("last")) return;
    for (const auto& one : fields.list("last", most_seats)) {
        InnerFields last(fields, one, "last");
        const auto seat = last.number("seat", 0, std::ssize(names_) - 1);
        if (last.good())
            decided_[static_cast<std::size_t>(seat)] = last.number("version", 0, greatest);
    }
}

void Screen::take_clock(JsonFields& fields) {
    until_.reset();
    if (!own_seat_ || !fields.has("clocks")) return;
    for (const auto& one : fields.list("clocks", most_seats)) {
        InnerFields clock(fields, one, "clocks");
        const auto seat = clock.number("seat", 0, most_seats - 1);
        const auto left = clock.number("left", -longest_clock, longest_clock);
        if (clock.flag("runs") && seat == *own_seat_)
            until_ = console::TurnClock::Moment::clock::now() + std::chrono::milliseconds(left);
    }
}

Expected<void> Screen::take_view(JsonFields& fields) {
    if (fields.has("view")) {
        auto view = scene_.game->from_json(fields.member("view"));
        if (!view) return std::unexpected(view.error());
        scene_.view = *std::move(view);
    }
    scene_.legal.clear();
    if (!fields.has("legal") || !has_begun()) return {};
    for (const auto& one : fields.list("legal", most_decisions))
        if (const auto* text = one.if_string())
            if (const auto read = scene_.view->read(text->c_str(), Lang::en);
                read && read->size() == 1)
                scene_.legal.push_back(read->front());
    return {};
}

std::optional<Request> Screen::request(JsonFields& fields, std::string_view name) const {
    if (!fields.has(name) || names_.empty()) return std::nullopt;
    InnerFields asked(fields, fields.member(name), name);
    Request request;
    request.seat = static_cast<Seat>(asked.number("seat", 0, std::ssize(names_) - 1));
    request.waits_for = seat_set(asked, "waits_for");
    if (!asked.good()) return std::nullopt;
    request.name = names_[request.seat];
    request.mine = own_seat_ == request.seat;
    request.to_me = own_seat_ && request.waits_for.has(*own_seat_);
    if (asked.has("say")) request.words = cli::showable(asked.text("say"));
    return request;
}

std::string Screen::names_of(SeatSet seats) const {
    std::string names;
    for (const Seat seat : seats) {
        if (seat == own_seat_ || seat >= names_.size()) continue;
        names.append(names.empty() ? "" : ", ");
        names += away_.has(seat) ? console::phrase(lang_, away_name, names_[seat]) : names_[seat];
    }
    return names;
}

std::string Screen::without_rematch() const {
    SeatSet others;
    for (const Seat seat : people_)
        if (!rematch_.has(seat)) others = others.with(seat);
    return names_of(others);
}

// As a table says it of a line: somebody else is asked, or somebody is asked anew.
bool Screen::has_ended_turn(SeatSet before, std::int64_t seen) const {
    if (!own_seat_ || !scene_.pending.has(*own_seat_)) return true;
    for (Seat seat = 0; seat < decided_.size(); ++seat) {
        if (seat == *own_seat_) continue;
        if (decided_[seat] > decided()) return true;
        if (decided_[seat] > seen) before = before.without(seat);
    }
    return (scene_.pending.bits() & ~before.bits()) != 0;
}

}  // namespace agora::remote
