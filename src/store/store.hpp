// Persistent data: people, their sessions and tokens, tables and their logs, results, ratings,
// chat. One interface over SQLite and PostgreSQL; docs/storage.md is the page for operators.
//
// Writes are asked for from any thread and return at once. An error that is *returned* means that
// the write was not queued (`busy`: the queue is full; `invalid_value`: it cannot be stored), and
// `done` is never called. Otherwise `done` is called exactly once, on the writing thread, after the
// write is durable or is refused, in the order of asking. It should be quick; it may ask for more.
//
// After `unavailable` a write may have been committed or not (the connection was lost during the
// commit): load the affected data again before going on.
//
// Reads are synchronous and see everything that was acknowledged before they began. Where one row
// is asked for, its absence is the error `not_found`.
#pragma once

#include "core/error.hpp"
#include "store/values.hpp"
#include "store/writer.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace agora::store {

class Readers;

template <class T = void>
using Done = std::move_only_function<void(Expected<T>)>;

struct StoredTable {
    TableHead head;
    std::vector<Entry> log;
};

class Store {
public:
    struct Settings {
        Writer::QueueLimits queue{};
        int readers = 4;  // connections that read
    };

    // `sqlite:PATH`, or `postgresql://...` as libpq takes it. Brings an older schema up to date.
    static Expected<std::unique_ptr<Store>> open(const std::string& address,
                                                 const Settings& settings);
    static Expected<std::unique_ptr<Store>> open(const std::string& address);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    ~Store();

    // Waits until every write that was queued before has been answered.
    void drain();
    // Drains the write queue: every callback has been called when it returns. Later writes are
    // refused as `closing`.
    void close();

    // Health.
    bool healthy() const;  // the last write that was tried was committed
    WriterStatus status() const;

    // Backups (SQLite; for PostgreSQL there is pg_dump). Atomic: the file is complete or absent,
    // and an existing one is never replaced. Works while another program has the database open.
    Expected<void> backup(const std::string& path) const;
    static Expected<void> backup(const std::string& address, const std::string& path);
    static Expected<void> restore(const std::string& backup, const std::string& address);

    // People. Names are unique, ignoring case. Deleting an account frees the name, erases it from
    // results and chat, and removes credentials and ratings.
    [[nodiscard]] Expected<void> create_person(Person person, Done<Id> done);
    [[nodiscard]] Expected<void> rename_person(Id person, std::string name, Done<> done);
    // Sessions end with the password that they were opened with.
    [[nodiscard]] Expected<void> set_password(Id person, std::string hash, Done<> done);
    [[nodiscard]] Expected<void> set_language(Id person, Lang language, Done<> done);
    [[nodiscard]] Expected<void> delete_person(Id person, Millis now, Done<> done);
    Expected<Person> person(Id id) const;
    Expected<Person> person_named(std::string_view name) const;

    // Credentials. An expired one is invalid, removed or not.
    [[nodiscard]] Expected<void> add_key(Key key, Done<Id> done);
    [[nodiscard]] Expected<void> touch_key(Id key, Millis used, Done<> done);
    [[nodiscard]] Expected<void> remove_key(Id person, Id key, Done<> done);
    [[nodiscard]] Expected<void> drop_expired_keys(Millis now, Done<> done);
    Expected<KeyHolder> key_holder(const SecretHash& hash, Millis now) const;
    Expected<std::vector<Key>> keys(Id person) const;

    // Tables. Creating (epoch 1) or claiming a table makes the caller its owner under the epoch
    // that is returned, a fencing token; writes under an older epoch are refused as
    // `stale_version`.
    [[nodiscard]] Expected<void> create_table(TableHead head, Done<Id> done);
    [[nodiscard]] Expected<void> claim_table(Id table, Done<std::int64_t> epoch);
    [[nodiscard]] Expected<void> update_table(TableHead head, Done<> done);
    [[nodiscard]] Expected<void> append(Append append, Done<> done);
    [[nodiscard]] Expected<void> finish(Finish finish, Done<> done);
    Expected<TableHead> table(Id id) const;
    Expected<std::vector<Entry>> log(Id table, std::int64_t after = 0) const;
    Expected<StoredTable> load_table(Id id) const;            // both, from one snapshot
    Expected<std::vector<TableHead>> lobby(Page page) const;  // listed, waiting or playing
    // Listed games that came to their end; of this game, or (empty) of any.
    Expected<std::vector<TableHead>> finished(std::string_view game, Page page) const;
    enum class Which : std::uint8_t {
        all,
        open,     // waiting or playing
        hosted,   // open ones of which the person is the host
        engaged,  // hosted, or the game has begun
        offered,  // the others: somebody else has set them up, and no game has begun
    };
    Expected<std::vector<TableHead>> tables_of(Id person, Which which, Page page) const;
    Expected<std::vector<Deadline>> deadlines() const;  // of all open tables that have one

    // Results and ratings. On the leaderboard are all who have one, those whose rating is known
    // well enough before the others; `page.after` is the number of places to skip.
    Expected<std::vector<SeatResult>> results(Id table) const;
    // Visible to `viewer` (0: anonymous): games at listed tables, and those both played.
    Expected<std::vector<SeatResult>> history(Id person, Id viewer, Page page) const;
    Expected<Rating> rating(Id person, std::string_view game) const;
    Expected<std::vector<Rating>> ratings(Id person) const;
    Expected<std::vector<Ranked>> leaderboard(std::string_view game, double known_within,
                                              Page page) const;

    // Chat.
    [[nodiscard]] Expected<void> say(ChatLine line, Done<Id> done);
    Expected<std::vector<ChatLine>> chat(Id table, ChatChannel channel, Page page) const;

private:
    Store(std::unique_ptr<Database> database, std::unique_ptr<Sql> sql, const Settings& settings);
    Expected<void> ask(Work work, std::size_t bytes, Done<Id> done);
    Expected<void> ask(Work work, std::size_t bytes, Done<> done);
    static Done<Id> without_value(Done<> done);

    std::unique_ptr<Database> database_;
    std::unique_ptr<Readers> readers_;
    std::unique_ptr<Writer> writer_;  // last, so that it is destroyed first
};

}  // namespace agora::store
