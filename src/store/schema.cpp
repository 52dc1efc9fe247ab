// The migrations in both dialects. Times are milliseconds since 1970; 0 means none, so that no
// column but one is nullable.
#include "store/migrations.hpp"

namespace agora::store {
namespace {

// `tables` is narrow because each accepted decision updates it; what is written once is in
// `setups`. No index has a column that an append changes.
constexpr std::string_view first_sqlite = R"sql(
CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    name     TEXT NOT NULL,
    folded   TEXT UNIQUE,            -- NULL when gone: the name is free again
    password TEXT NOT NULL,
    language INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    gone     INTEGER NOT NULL
) STRICT;

CREATE TABLE keys (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people (id),
    kind   INTEGER NOT NULL,
    hash   BLOB NOT NULL UNIQUE,
    label  TEXT NOT NULL,
    scopes TEXT NOT NULL,
    since  INTEGER NOT NULL,
    used   INTEGER NOT NULL,
    until  INTEGER NOT NULL
) STRICT;
CREATE INDEX keys_of_person ON keys (person);
CREATE INDEX keys_that_expire ON keys (until) WHERE until > 0;

CREATE TABLE ratings (
    person     INTEGER NOT NULL REFERENCES people (id),
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_best_first ON ratings (game, rating DESC, person);

CREATE TABLE tables (
    id       INTEGER PRIMARY KEY,
    game     TEXT NOT NULL,
    state    INTEGER NOT NULL,       -- 0 waiting, 1 playing, 2 over, 3 closed
    listed   INTEGER NOT NULL,
    rated    INTEGER NOT NULL,
    host     INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    touched  INTEGER NOT NULL,
    deadline INTEGER NOT NULL,
    epoch    INTEGER NOT NULL,
    length   INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_state ON tables (state, id);
CREATE INDEX tables_in_lobby ON tables (id) WHERE state <= 1 AND listed = 1;

CREATE TABLE setups (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    setup    TEXT NOT NULL
) STRICT;

CREATE TABLE sittings (
    person   INTEGER NOT NULL REFERENCES people (id),
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sittings_at_table ON sittings (table_id);

-- Each append has looked at its table in the same transaction, so no reference is checked again.
CREATE TABLE entries (
    table_id INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game     TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL,       -- 0: a bot
    name     TEXT NOT NULL,
    rank     INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    rated    INTEGER NOT NULL,
    rating_before REAL NOT NULL,
    rating_after  REAL NOT NULL,
    at       INTEGER NOT NULL,
    UNIQUE (table_id, seat)
) STRICT;
CREATE INDEX results_of_person ON results (person, id) WHERE person > 0;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    room     INTEGER NOT NULL,       -- 0 players, 1 spectators
    person   INTEGER NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_in_room ON chat (table_id, room, id);
CREATE INDEX chat_of_person ON chat (person);

-- Written to find out whether writing is possible again.
CREATE TABLE pulse (beat INTEGER NOT NULL) STRICT;
INSERT INTO pulse VALUES (0);
)sql";

// The fill factor allows heap-only updates (HOT) of `tables`.
constexpr std::string_view first_postgresql = R"sql(
CREATE TABLE people (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name     TEXT NOT NULL,
    folded   TEXT UNIQUE,
    password TEXT NOT NULL,
    language SMALLINT NOT NULL,
    since    BIGINT NOT NULL,
    gone     BIGINT NOT NULL
);

CREATE TABLE keys (
    id     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    person BIGINT NOT NULL REFERENCES people (id),
    kind   SMALLINT NOT NULL,
    hash   BYTEA NOT NULL UNIQUE,
    label  TEXT NOT NULL,
    scopes TEXT NOT NULL,
    since  BIGINT NOT NULL,
    used   BIGINT NOT NULL,
    until  BIGINT NOT NULL
);
CREATE INDEX keys_of_person ON keys (person);
CREATE INDEX keys_that_expire ON keys (until) WHERE until > 0;

CREATE TABLE ratings (
    person     BIGINT NOT NULL REFERENCES people (id),
    game       TEXT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      INTEGER NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX ratings_best_first ON ratings (game, rating DESC, person);

CREATE TABLE tables (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game     TEXT NOT NULL,
    state    SMALLINT NOT NULL,
    listed   SMALLINT NOT NULL,
    rated    SMALLINT NOT NULL,
    host     BIGINT NOT NULL,
    since    BIGINT NOT NULL,
    touched  BIGINT NOT NULL,
    deadline BIGINT NOT NULL,
    epoch    BIGINT NOT NULL,
    length   BIGINT NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX tables_by_state ON tables (state, id);
CREATE INDEX tables_in_lobby ON tables (id) WHERE state <= 1 AND listed = 1;

CREATE TABLE setups (
    table_id BIGINT PRIMARY KEY REFERENCES tables (id),
    setup    TEXT NOT NULL
);

CREATE TABLE sittings (
    person   BIGINT NOT NULL REFERENCES people (id),
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sittings_at_table ON sittings (table_id);

CREATE TABLE entries (
    table_id BIGINT NOT NULL,
    seq      BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE results (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    game     TEXT NOT NULL,
    seat     SMALLINT NOT NULL,
    person   BIGINT NOT NULL,
    name     TEXT NOT NULL,
    rank     INTEGER NOT NULL,
    score    INTEGER NOT NULL,
    rated    SMALLINT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL,
    rating_after  DOUBLE PRECISION NOT NULL,
    at       BIGINT NOT NULL,
    UNIQUE (table_id, seat)
);
CREATE INDEX results_of_person ON results (person, id) WHERE person > 0;

CREATE TABLE chat (
    id       BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    room     SMALLINT NOT NULL,
    person   BIGINT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       BIGINT NOT NULL
);
CREATE INDEX chat_in_room ON chat (table_id, room, id);
CREATE INDEX chat_of_person ON chat (person);

CREATE TABLE pulse (beat BIGINT NOT NULL);
INSERT INTO pulse VALUES (0);
)sql";

// Games from before were played without: between people nothing is counted.
constexpr std::string_view take_backs =
    "ALTER TABLE results ADD COLUMN take_backs INTEGER NOT NULL DEFAULT 0";

constexpr Migration steps[] = {
    {1, first_sqlite, first_postgresql},
    {2, take_backs, take_backs},
};

}  // namespace

std::span<const Migration> migrations() { return steps; }

}  // namespace agora::store
