// SQLite: one file, opened by one program at a time.
#pragma once

#include "store/sql.hpp"

#include <memory>
#include <string>

namespace agora::store {

constexpr std::int32_t sqlite_application_id = 0x41474F52;  // "AGOR"

// Locks the file, and creates it where there is none. Refused while another program
// holds it.
Expected<std::unique_ptr<Database>> open_sqlite(const std::string& path);

// Copies what is committed; another program may have the database. The copy is there complete or
// not at all.
Expected<void> backup_sqlite(const std::string& path, const std::string& copy);

// Puts a backup in the place of a database that is not there; refuses to overwrite, and refuses
// what is not a sound Agora database.
Expected<void> restore_sqlite(const std::string& backup, const std::string& path);

}  // namespace agora::store
