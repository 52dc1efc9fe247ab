// When the server was there. Time at tables does not run while it was not (docs/tables.md, C5), so
// it leaves a sign of life every second: after a crash it is known when it died.
//
// The file has one line for each run: its beginning and its last sign of life, in milliseconds
// since 1970. A second more or less goes to the players.
#pragma once

#include "core/error.hpp"
#include "match/uptime.hpp"

#include <string>
#include <utility>
#include <vector>

namespace agora::server {

class Attendance {
public:
    // Reads the file, and begins a run of its own in it.
    static Expected<Attendance> begin(const std::string& path, match::Ms now);
    Attendance(Attendance&& other) noexcept;
    Attendance& operator=(Attendance&&) = delete;
    Attendance(const Attendance&) = delete;
    Attendance& operator=(const Attendance&) = delete;
    ~Attendance();

    // Between the runs, this one included.
    const std::vector<match::Downtime>& downtimes() const { return downtimes_; }

    void sign(match::Ms now);  // the server is there

private:
    Attendance(int file, long long place, match::Ms began, std::vector<match::Downtime> downtimes);

    int file_;
    long long place_;  // of the line of this run
    match::Ms began_;
    std::vector<match::Downtime> downtimes_;
};

}  // namespace agora::server
