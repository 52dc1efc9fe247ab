// What operators can read of the tables.
#pragma once

#include "server/base/metric.hpp"
#include "server/tables/table_registry.hpp"

#include <vector>

namespace agora::server {

std::size_t commands_waiting(TableRegistry& tables);
std::vector<Metric> metrics_of(TableRegistry& tables);

}  // namespace agora::server
