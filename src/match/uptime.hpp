// Time at a table, in milliseconds. The caller passes wall time; clocks of players count uptime of
// the server.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace agora::match {

using Ms = std::int64_t;
inline constexpr Ms never = std::numeric_limits<Ms>::max();

// The server was down from `from` until `to`.
struct Downtime {
    Ms from = 0;
    Ms to = 0;
};

// Converts wall time to uptime, and back for times in the future.
class Uptime {
public:
    Uptime() = default;
    explicit Uptime(std::span<const Downtime> downtimes);

    Ms at(Ms wall) const;
    Ms wall(Ms up) const;  // the earliest wall time at which `at` is `up`

private:
    std::vector<Downtime> downtimes_;  // in order, disjoint
};

}  // namespace agora::match
