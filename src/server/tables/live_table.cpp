#include "server/tables/live_table.hpp"

#include "server/base/errors.hpp"
#include "server/base/log.hpp"
#include "server/tables/finish.hpp"
#include "server/tables/listing.hpp"
#include "server/tables/table_actor.hpp"
#include "server/tables/table_cache.hpp"
#include "server/tables/table_head.hpp"

#include <algorithm>
#include <cassert>

namespace agora::server {

namespace {

constexpr match::Ms try_again = 1000;

// The last chat lines of a table in the order in which they were said.
Expected<std::vector<store::ChatLine>> last_lines(const store::Store& store, TableId table) {
    std::vector<store::ChatLine> lines;
    for (const auto channel : {store::ChatChannel::players, store::ChatChannel::spectators})
        if (auto said = store.chat(table, channel, {.after = 0, .most = max_recalled}))
            std::ranges::move(*said, std::back_inserter(lines));
    std::ranges::sort(lines, {}, &store::ChatLine::id);
    return lines;
}

std::size_t last_append(const match::Accepted& accepted) {
    std::size_t last = accepted.effects.size();
    for (std::size_t i = 0; i < accepted.effects.size(); ++i)
        if (std::holds_alternative<match::effect::Append>(accepted.effects[i])) last = i;
    return last;
}

}  // namespace

LiveTable::LiveTable(const Place& place, match::Room room, store::TableHead head)
    : place_(place), room_(std::move(room)) {
    const auto durable = room_.version();
    journal_ =
        std::make_shared<Journal>(place.services, place.executor, std::move(head), durable,
                                  [this](const Expected<void>& outcome) { answered(outcome); });
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
    if (received != SteadyTime{}) received_ = received;
    const auto last = last_append(accepted);
    for (std::size_t i = 0; i < accepted.effects.size(); ++i) {
        auto& effect = accepted.effects[i];
        if (auto* append = std::get_if<match::effect::Append>(&effect)) {
            journal_->append(room_, std::move(*append), i == last);
        } else if (std::holds_alternative<match::effect::Tell>(effect)) {
            announces_ = true;
        } else if (auto* question = std::get_if<match::effect::AskBot>(&effect)) {
            ++searches_;
            place_.cache.spawn(room_.id(), think(std::move(*question)));
        } else if (auto* speech = std::get_if<match::effect::Speech>(&effect)) {
            place_.cache.spawn(room_.id(), say(std::move(*speech)));
        }
        // That it has finished follows from the log (keep_end); a rematch is opened by the one who
        // asked for it.
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
    list_in_lobby();
    keep_end();
    // The end is announced once the result can be read.
    if (journal_->is_finishing()) return;
    announce();
    for (auto& callback : std::exchange(waiting_, {})) callback(discarded_ ? nullptr : &room_);
    if (!discarded_) place_.cache.maybe_evict(place_.actor);
}

void LiveTable::announce() {
    const bool to_all = std::exchange(announces_, false);
    const auto received = std::exchange(received_, SteadyTime{});
    for (const auto connection :
         place_.followers.announce(room_, to_all, place_.services.now(), received))
        place_.cache.spawn(room_.id(), recall(connection));
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
}

void LiveTable::discard() {
    abandon();
    journal_->drop_waiting();
    for (auto& callback : std::exchange(waiting_, {})) callback(nullptr);
}

// Lists show who sits and whether they play, not what they decide.
void LiveTable::list_in_lobby() {
    const auto happened = room_.state().table_events.size() + 1;
    if (!room_.setup().listed || std::exchange(listed_, happened) == happened) return;
    place_.services.lobby.put(room_.id(),
                              {room_.setup().game, state_of(room_.life()), listing_text(room_)});
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
        co_return settle();
    }
    Log("end_not_kept", Weight::error)
        .with("table", room_.id())
        .with("why", outcome.error().message);
    if (outcome.error().code == ErrorCode::busy)
        place_.cache.set_deadline(room_.id(), place_.services.now() + try_again);
    else
        answered(outcome);
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

// A chat line is committed before it is sent.
Awaitable<> LiveTable::say(match::effect::Speech speech) {
    const auto self = shared_from_this();
    store::ChatLine line{.table = room_.id(),
                         .channel = speech.channel == match::ChatChannel::players
                                        ? store::ChatChannel::players
                                        : store::ChatChannel::spectators,
                         .person = speech.person,
                         .name = std::move(speech.name),
                         .text = std::move(speech.text),
                         .at = speech.at};
    auto& store = place_.services.store;
    const auto id = co_await await_store<store::Id>(
        [&](store::Done<store::Id> done) { return store.say(line, std::move(done)); });
    if (discarded_) co_return;
    if (!id)
        co_return place_.followers.refuse(line.person, line.table, table_error(id.error().code));
    line.id = *id;
    place_.followers.hear(room_, line);
}

// Sends a new follower the chat lines that it has not seen. Where the readers are too busy it gets
// new lines only.
Awaitable<> LiveTable::recall(ConnectionId connection) {
    const auto self = shared_from_this();
    auto lines = co_await run_on(
        place_.services.readers,
        [&store = place_.services.store, id = room_.id()] { return last_lines(store, id); });
    if (discarded_) co_return;
    place_.followers.recall(room_, connection,
                            lines ? *std::move(lines) : std::vector<store::ChatLine>{});
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
    announces_ = true;
    listed_ = 0;
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
    JsonWriter json;
    json.begin_object().field("t", "rematch").field("table", room_.id()).field("next", next);
    place_.followers.send_all(json.end_object().take());
}

// The last who wanted it may want it again.
void LiveTable::take_back_rematch(match::PersonId person) {
    room_.take_back_rematch(person);
    announces_ = true;
    settle();
}

}  // namespace agora::server
