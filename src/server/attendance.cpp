#include "server/attendance.hpp"

#include "match/setup.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <sstream>

namespace agora::server {

namespace {

struct Run {
    match::Ms began = 0;
    match::Ms last = 0;
};

constexpr std::size_t max_runs = 4096;

// All lines have the same length, so that one can be overwritten.
std::string line_of(const Run& run) { return fmt::format("{:015} {:015}\n", run.began, run.last); }

// Runs older than the idle limit of a table do not matter; invalid lines are skipped.
std::vector<Run> read_runs(const std::string& path, match::Ms now) {
    std::vector<Run> runs;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        Run run;
        const bool good = static_cast<bool>(words >> run.began >> run.last);
        if (good && run.began <= run.last && run.last > now - 2 * match::setup_limit::most_idle)
            runs.push_back(run);
    }
    if (runs.size() >= max_runs)
        runs.erase(runs.begin(), runs.end() - static_cast<std::ptrdiff_t>(max_runs - 1));
    return runs;
}

std::vector<match::Downtime> between(const std::vector<Run>& runs) {
    std::vector<match::Downtime> downtimes;
    for (std::size_t i = 1; i < runs.size(); ++i)
        if (runs[i - 1].last < runs[i].began)
            downtimes.push_back({runs[i - 1].last, runs[i].began});
    return downtimes;
}

}  // namespace

Expected<Attendance> Attendance::begin(const std::string& path, match::Ms now) {
    auto runs = read_runs(path, now);
    runs.push_back({now, now});
    std::string text;
    for (const auto& run : runs) text += line_of(run);

    auto file = AtomicFile::create(path);
    if (!file) return std::unexpected(file.error());
    if (auto written = file->write(text); !written) return std::unexpected(written.error());
    auto committed = file->commit();
    if (!committed) return std::unexpected(committed.error());
    return Attendance(*std::move(committed),
                      static_cast<long long>(text.size() - line_of(runs.back()).size()), now,
                      between(runs));
}

Attendance::Attendance(File file, long long place, match::Ms began,
                       std::vector<match::Downtime> downtimes)
    : file_(std::move(file)), place_(place), began_(began), downtimes_(std::move(downtimes)) {}

// What cannot be written now (a full disk) is written the next time.
void Attendance::sign(match::Ms now) {
    const auto line = line_of({began_, std::max(began_, now)});
    [[maybe_unused]] const auto written =
        ::pwrite(file_.descriptor(), line.data(), line.size(), place_);
}

}  // namespace agora::server
