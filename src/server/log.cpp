#include "server/log.hpp"

#include <fmt/chrono.h>
#include <unistd.h>

#include <atomic>
#include <chrono>

namespace agora::server {

namespace {

std::atomic<Weight> least_weight = Weight::info;

std::string_view word(Weight weight) {
    switch (weight) {
        case Weight::info: return "info";
        case Weight::warning: return "warning";
        case Weight::error: break;
    }
    return "error";
}

std::string time_now() {
    using namespace std::chrono;
    const auto now = floor<milliseconds>(system_clock::now());
    const auto whole = floor<seconds>(now);
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}Z", fmt::gmtime(system_clock::to_time_t(whole)),
                       (now - whole).count());
}

}  // namespace

Log::Log(std::string_view event, Weight weight) : wanted_(weight >= least_weight) {
    json_.begin_object().field("at", time_now()).field("level", word(weight));
    json_.field("event", event);
}

Log::~Log() {
    if (!wanted_) return;
    json_.end_object();
    const auto line = json_.take() + "\n";
    // In one piece, so that lines of several threads do not mix; a log that nobody takes is lost.
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

void Log::least(Weight weight) { least_weight = weight; }

}  // namespace agora::server
