// One table in memory, whatever its phase: who waits for it and who follows it. Everything here
// happens on the executor that owns the table.
#pragma once

#include "server/tables/followers.hpp"
#include "server/tables/live_table.hpp"

#include <optional>
#include <variant>

namespace agora::server {

// What a client knows already of a table that it begins to follow.
struct FollowRequest {
    match::Version have = 0;
    std::string key{};    // of a table that is not listed
    store::Id heard = 0;  // the last chat line
    bool labels = false;  // decisions come also as a person says them
};

class TableActor : public std::enable_shared_from_this<TableActor> {
public:
    TableActor(TableServices& services, TableExecutor& executor, TableCache& cache, TableId id);
    TableActor(const TableActor&) = delete;
    TableActor& operator=(const TableActor&) = delete;
    ~TableActor();

    TableId id() const { return id_; }
    LiveTable* live() const;  // nullptr: it is not
    // Access, by its room: others get the same answer as for a table that does not exist.
    bool is_open_to(match::PersonId person, std::string_view key) const;
    const Follower* follower(const Connection& connection) const;
    bool can_be_evicted() const;
    void touch() { recently_used_ = true; }
    bool take_recently_used() { return std::exchange(recently_used_, false); }

    // Waits until it is live. Overflow: `busy` where too many wait.
    Awaitable<Expected<std::shared_ptr<LiveTable>>> ready(Lang lang);

    // While it is live.
    Expected<void> follow(const std::shared_ptr<Connection>& connection,
                          const FollowRequest& request);
    void unfollow(const Connection& connection);

    // Its phases: for the cache,
    void begin_loading() { phase_ = Loading{}; }
    void go_live(match::Room room, store::TableHead head);
    void not_loaded(ErrorCode why, bool for_good);
    void crash(std::string_view why);  // an exception
    // and for the live table: a write was answered.
    void written(const Expected<void>& outcome);

private:
    struct Loading {};
    struct Live {
        std::shared_ptr<LiveTable> table;
    };
    struct Failed {  // a write failed; loaded again once no write is in flight
        std::shared_ptr<LiveTable> table;
    };
    struct Unavailable {};  // the store could not be read; loaded on demand, or after a while

    void greet_followers();
    void drop_followers(ErrorCode why);

    TableServices& services_;
    TableExecutor& executor_;
    TableCache& cache_;
    const TableId id_;
    std::variant<Loading, Live, Failed, Unavailable> phase_ = Loading{};
    Followers followers_;
    bool recently_used_ = true;
    std::vector<Callback<std::optional<ErrorCode>>> waiting_;  // until it is live
};

}  // namespace agora::server
