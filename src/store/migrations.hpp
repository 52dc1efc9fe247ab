// Schema migrations, numbered.
#pragma once

#include "store/sql.hpp"

#include <span>
#include <string_view>

namespace agora::store {

// A released migration is never changed: there are databases to which it was applied.
struct Migration {
    int number;  // from 1, without gaps
    std::string_view sqlite;
    std::string_view postgresql;
};

std::span<const Migration> migrations();

// Applies missing migrations in one transaction: all or none. Refuses a database that is newer than
// the last step, and one that is not Agora's.
Expected<void> migrate(Sql& sql, std::span<const Migration> steps);

}  // namespace agora::store
