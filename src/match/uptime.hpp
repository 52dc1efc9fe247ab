// Time at a table, in milliseconds. The clock of the wall comes from the caller; what counts for
// players is the time during which the server was there.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace agora::match {

using Ms = std::int64_t;
inline constexpr Ms never = std::numeric_limits<Ms>::max();

// The server was not there from `from` until `to`.
struct Downtime {
    Ms from = 0;
    Ms to = 0;
};

// Turns wall time into the time that the server was there, and back for times to come.
class Uptime {
public:
    Uptime() = default;
    explicit Uptime(std::span<const Downtime> downtimes);

    Ms at(Ms wall) const;
    Ms wall(Ms up) const;  // the earliest wall time at which `at` is `up`

private:
    std::vector<Downtime> downtimes_;  // in order, apart from one another
};

}  // namespace agora::match
