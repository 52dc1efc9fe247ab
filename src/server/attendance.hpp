// Uptime of the server. Clocks do not run while it is down (docs/tables.md, C5), so it writes a
// heartbeat every second, which survives a crash.
//
// The file has one line for each run: its start and its last heartbeat, in milliseconds since 1970.
// The error of up to a second is in favour of the players.
#pragma once

#include "core/error.hpp"
#include "core/file.hpp"
#include "match/uptime.hpp"

#include <string>
#include <utility>
#include <vector>

namespace agora::server {

class Attendance {
public:
    // Reads the file and adds a run.
    static Expected<Attendance> begin(const std::string& path, match::Ms now);

    // The downtimes between the runs, up to this one.
    const std::vector<match::Downtime>& downtimes() const { return downtimes_; }

    void sign(match::Ms now);  // a heartbeat

private:
    Attendance(File file, long long place, match::Ms began, std::vector<match::Downtime> downtimes);

    File file_;
    long long place_;  // of the line of this run
    match::Ms began_;
    std::vector<match::Downtime> downtimes_;
};

}  // namespace agora::server
