#include "match/uptime.hpp"

#include <algorithm>

namespace agora::match {

Uptime::Uptime(std::span<const Downtime> downtimes) {
    std::vector<Downtime> sorted;
    std::ranges::copy_if(downtimes, std::back_inserter(sorted),
                         [](const Downtime& one) { return one.from < one.to; });
    std::ranges::sort(sorted, {}, &Downtime::from);
    for (const auto& one : sorted) {
        if (!downtimes_.empty() && one.from <= downtimes_.back().to)
            downtimes_.back().to = std::max(downtimes_.back().to, one.to);
        else
            downtimes_.push_back(one);
    }
}

Ms Uptime::at(Ms wall) const {
    Ms up = wall;
    for (const auto& one : downtimes_)
        if (one.from < wall) up -= std::min(one.to, wall) - one.from;
    return up;
}

Ms Uptime::wall(Ms up) const {
    if (up == never) return never;
    Ms wall = up;
    for (const auto& one : downtimes_)
        if (one.from < wall) wall += one.to - one.from;
    return wall;
}

}  // namespace agora::match
