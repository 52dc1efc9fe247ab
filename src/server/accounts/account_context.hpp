// What the parts of the accounts share.
#pragma once

#include "server/base/thread_pool.hpp"
#include "server/tables/table_service.hpp"
#include "store/store.hpp"

#include <functional>

namespace agora::server {

using WallClock = std::function<store::Millis()>;  // milliseconds since 1970

// All of it outlives them.
struct AccountContext {
    store::Store& store;
    ThreadPool& readers;  // reads of the store: an I/O thread never waits for the database
    TableService& tables;
    WallClock now;
};

}  // namespace agora::server
