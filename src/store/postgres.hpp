// PostgreSQL by libpq.
#pragma once

#include "store/sql.hpp"

#include <memory>
#include <string>

namespace agora::store {

// An address such as postgresql://user@host/database. Several programs may use one database; what a
// stale owner of a table writes is refused.
Expected<std::unique_ptr<Database>> open_postgres(const std::string& address);

}  // namespace agora::store
