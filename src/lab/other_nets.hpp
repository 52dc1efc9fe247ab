// The nets of a file, for bots that are to decide with them instead of with those that ship.
#pragma once

#include "core/error.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace agora::lab {

class OtherNets {
public:
    virtual ~OtherNets() = default;
    // Bots of this thread decide with these nets as long as `act` runs.
    virtual void during(const std::function<void()>& act) const = 0;
};

// Refuses a file that is none of that game.
Expected<std::shared_ptr<const OtherNets>> read_other_nets(std::string_view game,
                                                           const std::string& path);

}  // namespace agora::lab
