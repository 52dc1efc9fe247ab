// A table whose room is in memory. Log first, then tell: a command is applied to the room, which is
// then ahead of the disk; whoever gave it is answered when its entry is durable, and the followers
// are told when everything is.
//
// When a write fails the room is ahead of the log for good: the actor discards it and loads the table
// again. What then still comes back to it, writes and searches, concerns nobody.
#pragma once

#include "server/tables/journal.hpp"
#include "server/tables/publisher.hpp"

#include <optional>

namespace agora::server {

class TableActor;
class TableCache;

class LiveTable : public std::enable_shared_from_this<LiveTable> {
public:
    // What its tables are to their surroundings; they are not used after `discard`.
    struct Place {
        TableServices& services;
        TableExecutor& executor;
        TableCache& cache;
        TableActor& actor;
        Followers& followers;
    };
    LiveTable(const Place& place, match::Room room, store::TableHead head);
    LiveTable(const LiveTable&) = delete;
    LiveTable& operator=(const LiveTable&) = delete;
    ~LiveTable() { abandon(); }

    const match::Room& room() const { return room_; }
    bool is_idle() const;
    bool has_writes() const { return journal_->has_writes(); }

    // Applies `command(room)` and waits until it is durable: the version that includes it.
    template <class Command>
    Awaitable<Expected<match::Version>> perform(Lang lang, SteadyTime received, Command command);
    // Waits until everything is durable: the room, or nullptr where it was lost.
    Awaitable<const match::Room*> settled();

    // Commands without an answer.
    Expected<match::Accepted> come(match::PersonId person, Lang lang);
    void go(match::PersonId person);
    void wake() { apply(room_.wake(place_.services.now())); }
    void forget(match::PersonId person);
    // The setup of the next table, once everybody wants it.
    Expected<std::optional<match::Setup>> want_rematch(match::PersonId person, Lang lang);
    void take_back_rematch(match::PersonId person);
    std::optional<TableId> rematch() const { return rematch_; }
    void announce_rematch(TableId next);

    // Carries out what a command asks for.
    void apply(match::Accepted accepted, SteadyTime received = {});
    // Answers and tells what has become durable.
    void settle();
    void discard();
    // The same where nobody is left to be answered: its actor goes.
    void abandon();

private:
    bool is_settled() const { return journal_->durable() == room_.version(); }
    void answered(const Expected<void>& outcome);
    void keep_end();
    Awaitable<> finish(Ending ending, store::TableState state);
    Awaitable<> tell_ratings();
    Awaitable<> think(match::effect::AskBot question);

    const Place place_;
    match::Room room_;
    std::shared_ptr<Journal> journal_;
    std::shared_ptr<Publisher> publisher_;
    int searches_ = 0;      // in flight
    bool stopped_ = false;  // a write failed: no more commands
    bool discarded_ = false;
    SteadyTime received_{};  // of the oldest command that followers will be told of
    std::optional<TableId> rematch_{};
    std::vector<Callback<const match::Room*>> waiting_;  // until everything is durable
};

template <class Command>
Awaitable<Expected<match::Version>> LiveTable::perform(Lang lang, SteadyTime received,
                                                       Command command) {
    const auto self = shared_from_this();
    if (stopped_) co_return refuse(ErrorCode::unavailable, lang);
    Expected<match::Accepted> accepted = command(room_);
    if (!accepted) co_return std::unexpected(std::move(accepted.error()));
    const auto version = accepted->version;
    const bool writes = version > journal_->durable();
    const bool waits = accepted->waits;
    std::optional<match::effect::Speech> speech;
    for (auto& effect : accepted->effects)
        if (auto* said = std::get_if<match::effect::Speech>(&effect)) speech = std::move(*said);
    apply(*std::move(accepted), received);
    // It waits for the consent of others: nothing is decided yet.
    if (waits) co_return refuse(ErrorCode::asks_consent, lang);
    if (speech) {
        if (discarded_) co_return refuse(ErrorCode::not_kept, lang);
        auto said = co_await publisher_->say(*std::move(speech), lang);
        if (!said) co_return std::unexpected(std::move(said.error()));
    }
    if (!co_await journal_->wait_for(version)) co_return refuse(ErrorCode::not_kept, lang);
    if (writes) place_.services.metrics.commit.record(std::chrono::steady_clock::now() - received);
    co_return version;
}

}  // namespace agora::server
