// A server process over a temporary folder, for the time of a measurement.
#pragma once

#include "client/address.hpp"
#include "core/error.hpp"
#include "core/file.hpp"
#include "core/game.hpp"

#include <sys/types.h>

#include <cstddef>
#include <filesystem>
#include <memory>

namespace agora::load {

class OwnServer {
public:
    OwnServer();
    OwnServer(const OwnServer&) = delete;
    OwnServer& operator=(const OwnServer&) = delete;
    ~OwnServer();  // ends it and takes the folder away

    // Puts tables of a game into the empty database: half of them over, half waiting for somebody.
    Expected<void> fill(const About& game, int tables) const;
    Expected<client::Address> start();
    double start_seconds() const { return start_seconds_; }
    std::size_t memory() const;  // bytes of it that are in memory now

private:
    std::filesystem::path folder_;
    pid_t process_ = 0;
    File output_;
    double start_seconds_ = 0;
};

}  // namespace agora::load
