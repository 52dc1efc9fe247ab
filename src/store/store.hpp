// Everything that outlives the program: people, their keys, tables and their logs, results,
// ratings, chat. One interface over SQLite and PostgreSQL; docs/storage.md is the page for
// operators.
//
// Writes are asked for from any thread and return at once. An error that is *returned* means that
// the write was not taken (`busy`: the queue is full; `invalid`: a value that cannot be kept), and
// `done` is never called. Otherwise `done` is called exactly once, on the writing thread, after the
// write is durable or is refused, in the order of asking. It should be quick; it may ask for more.
//
// After `unwell` a write may have been kept or not (the database was lost while it was committing):
// load what it was about before going on.
//
// Reads answer at once and see everything that was acknowledged before they began. Where one thing
// is asked for, its absence is the fault `missing`.
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
        Writer::Room queue{};
        int readers = 2;  // connections that read
    };

    // `sqlite:PATH`, or `postgresql://...` as libpq takes it. Brings an older schema up to date.
    static Expected<std::unique_ptr<Store>> open(const std::string& address,
                                                 const Settings& settings);
    static Expected<std::unique_ptr<Store>> open(const std::string& address);
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    ~Store();  // writes what waits and tells it

    // Health.
    bool healthy() const;  // the last write reached the disk, or nothing was tried since a good one
    Pulse pulse() const;

    // Copies (SQLite; for PostgreSQL there is pg_dump). The file is there complete or not at all,
    // and neither replaces a file that exists. A database can be copied while another program has
    // it.
    Expected<void> backup(const std::string& path) const;
    static Expected<void> backup(const std::string& address, const std::string& path);
    static Expected<void> restore(const std::string& backup, const std::string& address);

    // People. A name is taken whatever its case. Deleting frees the name, takes it out of results
    // and chat, and removes keys and ratings.
    [[nodiscard]] Expected<void> create_person(Person person, Done<Id> done);
    [[nodiscard]] Expected<void> rename_person(Id person, std::string name, Done<> done);
    [[nodiscard]] Expected<void> set_password(Id person, std::string hash, Done<> done);
    [[nodiscard]] Expected<void> set_language(Id person, Lang language, Done<> done);
    [[nodiscard]] Expected<void> delete_person(Id person, Millis now, Done<> done);
    Expected<Person> person(Id id) const;
    Expected<Person> person_named(std::string_view name) const;

    // Keys. An expired one opens nothing, removed or not.
    [[nodiscard]] Expected<void> add_key(Key key, Done<Id> done);
    [[nodiscard]] Expected<void> touch_key(Id key, Millis used, Done<> done);
    [[nodiscard]] Expected<void> remove_key(Id person, Id key, Done<> done);
    [[nodiscard]] Expected<void> drop_expired_keys(Millis now, Done<> done);
    Expected<KeyHolder> key_holder(const SecretHash& hash, Millis now) const;
    Expected<std::vector<Key>> keys(Id person) const;

    // Tables. Whoever creates or claims a table owns it under the epoch that it is told (1 after
    // creating); what is written under an older epoch is refused as stale.
    [[nodiscard]] Expected<void> create_table(TableHead head, Done<Id> done);
    [[nodiscard]] Expected<void> claim_table(Id table, Done<std::int64_t> epoch);
    [[nodiscard]] Expected<void> update_table(TableHead head, Done<> done);
    [[nodiscard]] Expected<void> append(Append append, Done<> done);
    [[nodiscard]] Expected<void> finish(Finish finish, Done<> done);
    Expected<TableHead> table(Id id) const;
    Expected<std::vector<Entry>> log(Id table, std::int64_t after = 0) const;
    Expected<StoredTable> load_table(Id id) const;            // both, of one moment
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
    // What `viewer` (0: nobody) may know of: games at listed tables, and those both played.
    Expected<std::vector<SeatResult>> history(Id person, Id viewer, Page page) const;
    Expected<Rating> rating(Id person, std::string_view game) const;
    Expected<std::vector<Rating>> ratings(Id person) const;
    Expected<std::vector<Ranked>> leaderboard(std::string_view game, double known_within,
                                              Page page) const;

    // Chat.
    [[nodiscard]] Expected<void> say(ChatLine line, Done<Id> done);
    Expected<std::vector<ChatLine>> chat(Id table, Room room, Page page) const;

private:
    Store(std::unique_ptr<Database> database, std::unique_ptr<Sql> sql, const Settings& settings);
    Expected<void> ask(Work work, std::size_t bytes, Done<Id> done);
    Expected<void> ask(Work work, std::size_t bytes, Done<> done);
    static Done<Id> without_value(Done<> done);

    std::unique_ptr<Database> database_;
    std::unique_ptr<Readers> readers_;
    std::unique_ptr<Writer> writer_;  // last: it ends while the rest is there
};

}  // namespace agora::store
