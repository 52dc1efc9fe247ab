// The message for a viewer. The only place that composes it: the position is read through the view
// of that viewer, and nothing else here depends on hidden information.
#include "match/messages.hpp"
#include "match/naming.hpp"
#include "match/news.hpp"
#include "match/room.hpp"

#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

namespace agora::match {

namespace {

constexpr std::array<std::string_view, 4> lives = {"waiting", "playing", "over", "closed"};
constexpr std::array<std::string_view, 4> plans = {"person", "bot", "invited", "open"};
constexpr std::array<std::string_view, 3> makers = {"person", "bot", "clock"};

// The time budget told to bots where there is no clock.
constexpr Ms usual_budget = 5'000;
constexpr Ms max_budget = 60'000;

void write_set(JsonWriter& json, std::string_view name, SeatSet seats) {
    json.key(name).begin_array();
    for (const Seat seat : seats) json.value(seat);
    json.end_array();
}

// Decisions that give something away, and what a person is asked before each of them.
void write_questions(JsonWriter& json, const Table& table, Seat seat, Lang lang) {
    const auto view = table.view(seat);
    bool any = false;
    for (const Code decision : table.legal(seat)) {
        const auto question = view->confirm(decision, lang);
        if (question.empty()) continue;
        if (!std::exchange(any, true)) json.key("confirm").begin_array();
        json.begin_object().field("do", view->write(decision)).field("ask", question).end_object();
    }
    if (any) json.end_array();
}

void write_rating_changes(JsonWriter& json, std::span<const RatingChange> changes) {
    json.key("rating_change").begin_array();
    for (const auto& change : changes) {
        json.begin_object().field("seat", change.seat).field("before", change.before);
        json.field("after", change.after).end_object();
    }
    json.end_array();
}

}  // namespace

std::string Room::message(const Recipient& to, Ms now) const {
    const auto viewer = to.viewer;
    const auto lang = to.lang;
    JsonWriter json;
    json.begin_object().field("t", "table");
    write_address(json, to, now);
    json.field("version", state_.version);
    json.field("life", lives[static_cast<std::size_t>(state_.life)]);
    json.field("you", viewer).field("game", setup_.game).field("rated", setup_.rated);
    json.field("host", state_.host).field("spectators", spectators_.size());
    json.key("seats");
    write_seats(json, lang);
    if (state_.table) {
        write_position(json, viewer);
        if (!viewer.is_spectator() && state_.pending().has(viewer.seat())) {
            if (to.labels) write_labels(json, viewer.seat(), lang);
            write_questions(json, *state_.table, viewer.seat(), lang);
        }
        if (setup_.practice) json.field("practice", std::to_string(setup_.seed));
        if (const int taken_back = state_.table->record().take_backs; taken_back > 0)
            json.field("take_backs", taken_back);
        json.key("clocks");
        write_clocks(json, now);
        json.key("last");
        write_last(json, viewer);
    }
    json.key("news");
    write_news(state_, viewer, lang, to.since, json);
    if (state_.table && !viewer.is_spectator())
        write_in_your_name(state_, viewer.seat(), lang, json);
    write_requests(json);
    if (consent_) {
        json.key("consent").begin_object().field("seat", consent_->seat);
        json.field("do", consent_->words);
        json.field("say", said_in(lang, *state_.table->view(consent_->seat), consent_->words));
        write_set(json, "waits_for", consent_->waits_for);
        json.end_object();
    }
    if (!rating_changes_.empty()) write_rating_changes(json, rating_changes_);
    write_playback(json);
    return json.end_object().take();
}

// Which table it is, with its key for those who take part; one who is asked is also told in the words
// of `agora bot` which seat it is and how much time there is.
void Room::write_address(JsonWriter& json, const Recipient& to, Ms now) const {
    if (id_ != 0) json.field("table", id_);
    if (to.takes_part && !setup_.key.empty()) json.field("key", setup_.key);
    if (to.viewer.is_spectator() || !state_.pending().has(to.viewer.seat())) return;
    const auto budget = time_left(to.viewer.seat(), now).value_or(usual_budget);
    json.field("seat", to.viewer.seat());
    json.field("budget_ms", std::clamp(budget, Ms{0}, max_budget));
}

void Room::write_seats(JsonWriter& json, Lang lang) const {
    const auto names = names_at(state_.occupants, lang);
    json.begin_array();
    for (const Seat seat : SeatSet::first(setup_.size())) {
        const auto& occupant = state_.occupants[seat];
        const auto& plan = state_.plans[seat];
        json.begin_object().field("seat", seat);
        if (occupant.is_person()) {
            json.field("kind", "person")
                .field("person", occupant.person)
                .field("name", names[seat]);
            json.field("connected", is_present(seat)).field("stand_in", occupant.stands_in);
        } else if (!occupant.bot.empty()) {
            json.field("kind", "bot").field("level", occupant.bot).field("name", names[seat]);
        } else {
            json.field("kind", "empty").field("for", plans[static_cast<std::size_t>(plan.kind)]);
            if (plan.kind == SeatPlan::Kind::person) json.field("name", plan.name);
        }
        json.end_object();
    }
    json.end_array();
}

void Room::write_position(JsonWriter& json, Viewer viewer) const {
    const auto& table = *state_.table;
    const SeatSet pending = state_.pending();
    const auto view = table.view(viewer);
    write_set(json, "pending", pending);
    if (!viewer.is_spectator() && pending.has(viewer.seat())) {
        json.field("moment", state_.moment[viewer.seat()]).key("legal").begin_array();
        for (const Code decision : table.legal(viewer.seat())) json.value(view->write(decision));
        json.end_array();
    }
    json.key("view");
    view->describe(json);
    json.key("standing");
    write_standing(table.standing(), json);
}

// In the order of `legal`.
void Room::write_labels(JsonWriter& json, Seat seat, Lang lang) const {
    const auto view = state_.table->view(seat);
    json.key("labels").begin_array();
    for (const Code decision : state_.table->legal(seat))
        json.value(view->write_in(lang, decision));
    json.end_array();
}

void Room::write_clocks(JsonWriter& json, Ms now) const {
    json.begin_array();
    if (setup_.clock.kind != TimeControl::Kind::none) {
        for (const Seat seat : SeatSet::first(setup_.size())) {
            json.begin_object().field("seat", seat);
            json.field("left", state_.clocks.left(seat, up(now)));
            json.field("runs", state_.clocks.runs(seat)).end_object();
        }
    }
    json.end_array();
}

// The last decision of each seat. Its text is for its owner only; the news and the view tell the
// others what they may know.
void Room::write_last(JsonWriter& json, Viewer viewer) const {
    const auto& steps = state_.table->record().steps;
    SeatSet told;
    auto end = steps.size();
    json.begin_array();
    for (const auto& one : std::views::reverse(state_.decided)) {
        const auto first = one.first_step;
        const auto last = std::exchange(end, first);
        if (told.has(one.seat)) continue;
        told = told.with(one.seat);
        json.begin_object().field("seat", one.seat).field("version", one.version);
        json.field("by", makers[static_cast<std::size_t>(one.by)]);
        if (viewer.owns(one.seat)) {
            json.key("do").begin_array();
            for (auto i = first; i < last; ++i)
                if (steps[i].seat == one.seat) json.value(steps[i].text);
            json.end_array();
        }
        json.end_object();
        if (told.size() == setup_.size()) break;
    }
    json.end_array();
}

void Room::write_requests(JsonWriter& json) const {
    if (undo_) {
        json.key("undo").begin_object().field("seat", undo_->seat);
        write_set(json, "waits_for", undo_->waits_for);
        json.end_object();
    }
    if (!rematch_.empty()) write_set(json, "rematch", rematch_);
}

}  // namespace agora::match
