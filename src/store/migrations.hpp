// How the schema came to be what it is, one numbered step after another.
#pragma once

#include "store/sql.hpp"

#include <span>
#include <string_view>

namespace agora::store {

// A step is never changed once it is released: databases exist that have taken it.
struct Migration {
    int number;  // from 1, without gaps
    std::string_view sqlite;
    std::string_view postgresql;
};

std::span<const Migration> migrations();

// Takes the steps that are missing, all in one transaction: afterwards the schema is the newest one
// or as it was. Refuses a database that is newer than the last step, and one that is not Agora's.
Expected<void> migrate(Sql& sql, std::span<const Migration> steps);

}  // namespace agora::store
