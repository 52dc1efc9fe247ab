// What is stored, as plain values. Texts are UTF-8 without U+0000, which PostgreSQL does not
// accept.
#pragma once

#include "core/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace agora::store {

using Id = std::int64_t;      // assigned by the store, from 1; 0: none
using Millis = std::int64_t;  // milliseconds since 1970; 0 is never

// Size limits; beyond them a write is refused as `invalid_value`. Texts are counted in bytes.
namespace limit {
constexpr std::size_t name = 64;
constexpr std::size_t password = 256;
constexpr std::size_t label = 128;
constexpr std::size_t scopes = 256;
constexpr std::size_t game = 32;
constexpr std::size_t setup = 64 * 1024;
constexpr std::size_t entry = 64 * 1024;
constexpr std::size_t chat = 4 * 1024;
constexpr std::size_t people_at_table = 64;
constexpr std::size_t seats = 16;
constexpr int page = 1000;
}  // namespace limit

// Which part of a list is wanted. Lists go from new to old; the next page begins after the last id
// of this one.
struct Page {
    Id after = 0;  // 0: from the newest
    int most = 50;
};

struct Person {
    Id id = 0;
    std::string name{};      // unique, ignoring case; empty once deleted
    std::string password{};  // its hash as the hasher writes it; empty: a guest
    Lang language = Lang::en;
    Millis since = 0;
    Millis gone = 0;

    friend bool operator==(const Person&, const Person&) = default;
};

using SecretHash = std::array<std::byte, 32>;

// Credential of a person: login session, personal access token, or what resets a forgotten password.
struct Key {
    enum class Kind : std::uint8_t { session, token, recovery };

    Id id = 0;
    Id person = 0;
    Kind kind = Kind::session;
    SecretHash hash{};  // the secret itself is not stored
    std::string label{};
    std::string scopes{};
    Millis since = 0;
    Millis used = 0;
    Millis until = 0;  // expiry; 0: none

    friend bool operator==(const Key&, const Key&) = default;
};

struct KeyHolder {
    Key key;
    Person person;
};

struct Rating {
    Id person = 0;
    std::string game{};
    double rating = 1500;
    double deviation = 350;
    double volatility = 0.06;
    int games = 0;
    Millis at = 0;

    friend bool operator==(const Rating&, const Rating&) = default;
};

struct Ranked {
    Rating rating;
    std::string name{};
};

enum class TableState : std::uint8_t { waiting, playing, over, closed };

struct TableHead {
    Id id = 0;
    std::string game{};
    TableState state = TableState::waiting;
    bool listed = false;
    bool rated = false;
    Id host = 0;
    Millis since = 0;
    Millis touched = 0;
    Millis deadline = 0;       // of its next timer; 0: none
    std::string setup{};       // JSON
    std::vector<Id> people{};  // those whose list of tables has it, ascending
    // Maintained by the store; ignored in writes:
    std::int64_t epoch = 0;   // fencing token: the number of claims; only the last owner can write
    std::int64_t length = 0;  // of its log

    friend bool operator==(const TableHead&, const TableHead&) = default;
};

struct Deadline {
    Id table = 0;
    Millis at = 0;

    friend bool operator==(const Deadline&, const Deadline&) = default;
};

// One line of the log of a table.
struct Entry {
    std::int64_t seq = 0;  // from 1, without gaps
    Millis at = 0;
    std::string text{};

    friend bool operator==(const Entry&, const Entry&) = default;
};

// The part of a head that follows from the log.
struct HeadChange {
    TableState state = TableState::waiting;
    Id host = 0;
    std::vector<Id> people{};

    friend bool operator==(const HeadChange&, const HeadChange&) = default;
};

// An entry to be added by the owner of a table. The head is touched at the time of the entry, and
// changed with it in one transaction: who joins an unlisted table is let in by its head.
struct Append {
    Id table = 0;
    std::int64_t epoch = 0;
    Entry entry{};
    Millis deadline = 0;  // of the table from now on
    std::optional<HeadChange> head{};
};

// The result of one seat of a finished table.
struct SeatResult {
    Id id = 0;  // given by the store, in the order of finishing
    Id table = 0;
    std::string game{};
    int seat = 0;
    Id person = 0;       // 0: a bot
    std::string name{};  // as it was then; empty when the person is gone
    int rank = 0;
    int score = 0;
    bool rated = false;
    double before = 0;  // the rating, where it is rated
    double after = 0;
    int take_backs = 0;  // of the whole game: it counts in no statistic
    Millis at = 0;

    friend bool operator==(const SeatResult&, const SeatResult&) = default;
};

// Everything that is written when a table is finished, in one transaction.
struct Finish {
    Id table = 0;
    std::int64_t epoch = 0;
    Millis at = 0;
    std::vector<SeatResult> seats{};  // table, game and time are filled in by the store
    // New ratings (optimistic locking): `games` must be one more than stored, or the whole finish
    // is refused as `stale_version` and must be computed again.
    std::vector<Rating> ratings{};
};

enum class ChatChannel : std::uint8_t { players, spectators };

struct ChatLine {
    Id id = 0;
    Id table = 0;
    ChatChannel channel = ChatChannel::players;
    Id person = 0;
    std::string name{};  // as it was then; empty when the person is gone
    std::string text{};
    Millis at = 0;

    friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

}  // namespace agora::store
