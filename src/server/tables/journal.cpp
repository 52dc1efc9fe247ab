#include "server/tables/journal.hpp"

#include "server/tables/finish.hpp"
#include "server/tables/table_head.hpp"

#include <cassert>
#include <utility>

namespace agora::server {

Journal::Journal(TableServices& services, TableExecutor& executor, store::TableHead head,
                 match::Version durable, Answered answered)
    : services_(services),
      executor_(executor),
      head_(std::move(head)),
      durable_(durable),
      answered_(std::move(answered)) {
    head_.setup.shrink_to_fit();
}

// `ask(done)` queues a write; its outcome comes back on the executor of the table.
template <class Ask>
void Journal::write(match::Version version, Ask ask) {
    assert(executor_.is_current());
    ++in_flight_;
    ++services_.metrics.writes_in_flight;
    const auto answer = [self = shared_from_this(), version](Expected<void> outcome) {
        self->executor_.post([self, version, outcome = std::move(outcome)]() mutable {
            self->written(version, std::move(outcome));
        });
    };
    if (auto queued = ask(store::Done<>(answer)); !queued)
        answer(std::unexpected(std::move(queued.error())));
}

void Journal::append(const match::Room& room, match::effect::Append append) {
    const auto version = append.version;
    store::Append entry{
        .table = room.id(),
        .epoch = head_.epoch,
        .entry = {.seq = version, .at = append.entry.at, .text = std::move(append.entry.text)},
        .deadline = stored_deadline(room)};
    if (auto change = head_change_of(room);
        change.state <= store::TableState::playing &&
        change != store::HeadChange{head_.state, head_.host, head_.people}) {
        head_.state = change.state;
        head_.host = change.host;
        head_.people = change.people;
        entry.head = std::move(change);
    }
    write(version, [&](store::Done<> done) {
        return services_.store.append(std::move(entry), std::move(done));
    });
}

void Journal::keep_head(const match::Room& room) {
    auto change = head_change_of(room);
    if (change.state > store::TableState::playing || has_finished() ||
        change == store::HeadChange{head_.state, head_.host, head_.people})
        return;
    auto head = head_;
    head.state = change.state;
    head.host = change.host;
    head.people = std::move(change.people);
    head.touched = services_.now();
    head.deadline = stored_deadline(room);
    update_head(std::move(head));
}

void Journal::update_head(store::TableHead head) {
    head_ = head;
    write(0, [&](store::Done<> done) {
        return services_.store.update_table(std::move(head), std::move(done));
    });
}

Awaitable<Expected<void>> Journal::finish(Ending ending, store::TableState state) {
    const auto self = shared_from_this();
    auto outcome = co_await keep_ending(services_.store, services_.readers, std::move(ending));
    finishing_ = false;
    // A write that can never succeed is not tried again.
    if (!outcome && outcome.error().code != ErrorCode::invalid_value) co_return outcome;
    head_.state = state;
    head_.deadline = 0;
    head_.touched = services_.now();
    if (state == store::TableState::closed) update_head(head_);
    co_return Expected<void>{};
}

void Journal::written(match::Version version, Expected<void> outcome) {
    --in_flight_;
    --services_.metrics.writes_in_flight;
    if (outcome && version > 0) {  // else it was the head
        durable_ = version;
        ++services_.metrics.entries;
    }
    if (answered_) answered_(outcome);
}

Awaitable<bool> Journal::wait_for(match::Version version) {
    if (version <= durable_) co_return true;
    co_return co_await await_own_callback<bool>(
        [&](Callback<bool> callback) { waiting_.push_back({version, std::move(callback)}); });
}

void Journal::resume_waiting() {
    const auto self = shared_from_this();
    std::vector<Waiting> resumed;
    for (auto& one : std::exchange(waiting_, {}))
        (one.version <= durable_ ? resumed : waiting_).push_back(std::move(one));
    for (auto& one : resumed) one.callback(true);
}

void Journal::drop_waiting() {
    for (auto& one : std::exchange(waiting_, {})) one.callback(false);
}

}  // namespace agora::server
