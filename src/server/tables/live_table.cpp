#include "server/tables/live_table.hpp"

#include "server/base/log.hpp"
#include "server/tables/finish.hpp"
#include "server/tables/table_actor.hpp"
#include "server/tables/table_cache.hpp"
#include "server/tables/table_head.hpp"

#include <cassert>

namespace agora::server {

namespace {

constexpr match::Ms try_again = 1000;

}  // namespace

LiveTable::LiveTable(const Place& place, match::Room room, store::TableHead head)
    : place_(place), room_(std::move(room)) {
    const auto durable = room_.version();
    journal_ =
        std::make_shared<Journal>(place.services, place.executor, std::move(head), durable,
                                  [this](const Expected<void>& outcome) { answered(outcome); });
    publisher_ = std::make_shared<Publisher>(place.services, place.cache, place.followers, room_);
}

bool LiveTable::is_idle() const {
    return searches_ == 0 && waiting_.empty() && journal_->is_idle();
}

Awaitable<const match::Room*> LiveTable::settled() {
    const auto self = shared_from_this();
    if (discarded_) co_return nullptr;
    if (is_settled()) co_return &room_;
    co_return co_await await_own_callback<const match::Room*>(
        [&](auto callback) { waiting_.push_back(std::move(callback)); });
}

void LiveTable::apply(match::Accepted accepted, SteadyTime received) {
    assert(place_.executor.is_current());
    if (stopped_) return;
    if (received_ == SteadyTime{}) received_ = received;
    for (auto& effect : accepted.effects) {
        if (auto* append = std::get_if<match::effect::Append>(&effect)) {
            journal_->append(room_, std::move(*append));
        } else if (std::holds_alternative<match::effect::Tell>(effect)) {
            publisher_->state_changed();
        } else if (auto* question = std::get_if<match::effect::AskBot>(&effect)) {
            ++searches_;
            place_.cache.spawn(room_.id(), think(std::move(*question)));
        }
        // That it has finished follows from the log (keep_end); who says something waits until the
        // line is durable, who wants a rematch opens it.
    }
    const auto now = place_.services.now();
    const match::Ms deadline = room_.deadline();
    const bool stuck = accepted.effects.empty() && deadline <= now;
    place_.cache.set_deadline(room_.id(), stuck ? now + try_again : deadline);
    settle();
}

void LiveTable::settle() {
    const auto self = shared_from_this();
    journal_->resume_waiting();  // which may do anything
    if (discarded_ || !is_settled()) return;
    publisher_->list_in_lobby();
    keep_end();
    // The end is announced once the result can be read.
    if (journal_->is_finishing()) return;
    publisher_->announce(std::exchange(received_, SteadyTime{}));
    for (auto& callback : std::exchange(waiting_, {})) callback(discarded_ ? nullptr : &room_);
    if (!discarded_) place_.cache.maybe_evict(place_.actor);
}

void LiveTable::answered(const Expected<void>& outcome) {
    const auto self = shared_from_this();
    if (discarded_) return;
    try {
        if (outcome)
            settle();
        else
            stopped_ = true;
        if (!discarded_) place_.actor.written(outcome);
    } catch (const std::exception& error) {
        if (!discarded_) place_.actor.crash(error.what());
    }
}

void LiveTable::abandon() {
    stopped_ = true;
    discarded_ = true;
    journal_->detach();
    publisher_->detach();
}

void LiveTable::discard() {
    abandon();
    journal_->drop_waiting();
    for (auto& callback : std::exchange(waiting_, {})) callback(nullptr);
}

// The head follows the log. A table that is over in its log and not in its head is finished.
void LiveTable::keep_end() {
    const auto state = state_of(room_.life());
    if (state <= store::TableState::playing) return journal_->keep_head(room_);
    if (journal_->has_finished() || journal_->is_finishing()) return;
    journal_->begin_finish();
    auto ending = ending_of(room_, journal_->epoch(), place_.services.now());
    place_.cache.spawn(room_.id(), finish(std::move(ending), state));
}

Awaitable<> LiveTable::finish(Ending ending, store::TableState state) {
    const auto self = shared_from_this();
    const auto game = ending.game;
    const auto outcome = co_await journal_->finish(std::move(ending), state);
    if (discarded_) co_return;
    if (outcome) {
        ++place_.services.metrics.finished;
        Log("table_finished").with("table", room_.id()).with("game", game);
        if (room_.setup().rated) co_await tell_ratings();
        co_return discarded_ ? void() : settle();
    }
    Log("end_not_kept", Weight::error)
        .with("table", room_.id())
        .with("why", outcome.error().message);
    if (outcome.error().code == ErrorCode::busy)
        place_.cache.set_deadline(room_.id(), place_.services.now() + try_again);
    else
        answered(outcome);
}

// Where they cannot be read now, the next who loads the table is told.
Awaitable<> LiveTable::tell_ratings() {
    const auto self = shared_from_this();
    const auto read = [&store = place_.services.store, table = room_.id()]() {
        return Expected<std::vector<match::RatingChange>>(rating_changes(store, table));
    };
    auto changes = co_await run_on(place_.services.readers, read);
    if (discarded_ || !changes) co_return;
    room_.set_rating_changes(*std::move(changes));
    publisher_->state_changed();
}

Awaitable<> LiveTable::think(match::effect::AskBot question) {
    const auto self = shared_from_this();
    const auto seat = question.seat;
    const auto moment = question.moment;
    const auto decision = co_await place_.services.bots.decide(std::move(question));
    if (stopped_) co_return;
    --searches_;
    const auto now = place_.services.now();
    auto played = room_.answer(seat, moment, decision, now);
    if (!played && played.error().code == ErrorCode::illegal)
        played = room_.answer(seat, moment, std::nullopt, now);
    if (played)
        apply(*std::move(played));
    else
        place_.cache.maybe_evict(place_.actor);  // the table has moved on
}

Expected<match::Accepted> LiveTable::come(match::PersonId person, Lang lang) {
    const bool seated = room_.state().seat_of(person).has_value();
    auto come = room_.come(person, place_.services.now(), lang);
    // A new spectator alone is not broadcast; the next message has the number.
    if (come && !seated) come->effects.clear();
    return come;
}

void LiveTable::go(match::PersonId person) {
    const bool seated = room_.state().seat_of(person).has_value();
    auto gone = room_.go(person, place_.services.now());
    if (!seated) gone.effects.clear();
    apply(std::move(gone));
}

void LiveTable::forget(match::PersonId person) {
    if (!room_.everybody().contains(person)) return;
    room_.forget(person);
    publisher_->names_changed();
    settle();
}

Expected<std::optional<match::Setup>> LiveTable::want_rematch(match::PersonId person, Lang lang) {
    auto wanted = room_.want_rematch(person, lang);
    if (!wanted) return std::unexpected(std::move(wanted.error()));
    std::optional<match::Setup> next;
    for (auto& effect : wanted->effects)
        if (auto* rematch = std::get_if<match::effect::Rematch>(&effect))
            next = std::move(rematch->setup);
    apply(*std::move(wanted));
    return next;
}

void LiveTable::announce_rematch(TableId next) {
    rematch_ = next;
    publisher_->announce_rematch(next);
}

// The last who wanted it may want it again.
void LiveTable::take_back_rematch(match::PersonId person) {
    room_.take_back_rematch(person);
    publisher_->state_changed();
    settle();
}

}  // namespace agora::server
