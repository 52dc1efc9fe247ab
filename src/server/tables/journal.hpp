// The writes of one table under one epoch, and those who wait for them. A table that has to be loaded
// again gets a new journal; what is still answered to the old one concerns nobody any more.
#pragma once

#include "match/room.hpp"
#include "server/tables/table_executor.hpp"
#include "server/tables/table_services.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace agora::server {

struct Ending;

class Journal : public std::enable_shared_from_this<Journal> {
public:
    // `head` as it is stored, with its epoch; `durable`: the version that its log has.
    // `answered` is told, on the executor, what became of each write.
    using Answered = std::function<void(const Expected<void>&)>;
    Journal(TableServices& services, TableExecutor& executor, store::TableHead head,
            match::Version durable, Answered answered);

    match::Version durable() const { return durable_; }
    bool is_idle() const { return in_flight_ == 0 && waiting_.empty() && !finishing_; }
    bool has_writes() const { return in_flight_ > 0; }
    std::int64_t epoch() const { return head_.epoch; }
    bool is_finishing() const { return finishing_; }
    bool has_finished() const { return head_.state > store::TableState::playing; }

    // Queues an entry of the room. With the first one of a command goes what the command changes in
    // the head: whoever has joined by the log is let in by the head, also after a crash between two
    // entries. What it then says too early is repaired when the table is loaded.
    void append(const match::Room& room, match::effect::Append append);
    // The head as the room has it, where it is stored otherwise: repaired after a crash.
    void keep_head(const match::Room& room);
    // Results and ratings; a table without a result is marked as closed. It is finishing from
    // `begin_finish` on, before the coroutine starts.
    void begin_finish() { finishing_ = true; }
    Awaitable<Expected<void>> finish(Ending ending, store::TableState state);

    // Waits until this version is durable; false: it was lost.
    Awaitable<bool> wait_for(match::Version version);
    void resume_waiting();  // those whose version is durable
    void drop_waiting();    // all: their versions are lost
    void detach() { answered_ = {}; }

private:
    struct Waiting {
        match::Version version = 0;
        Callback<bool> callback;
    };

    void written(match::Version version, Expected<void> outcome);
    void update_head(store::TableHead head);
    template <class Ask>
    void write(match::Version version, Ask ask);

    TableServices& services_;
    TableExecutor& executor_;
    store::TableHead head_;
    match::Version durable_ = 0;
    int in_flight_ = 0;
    bool finishing_ = false;
    std::vector<Waiting> waiting_;
    Answered answered_;
};

}  // namespace agora::server
