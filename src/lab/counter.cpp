#include "lab/counter.hpp"

#include <ctime>

#ifdef __linux__
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace agora::lab {

namespace {

double thread_seconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

#ifdef __linux__

CostCounter::CostCounter() {
    perf_event_attr wanted{};
    wanted.type = PERF_TYPE_HARDWARE;
    wanted.size = sizeof wanted;
    wanted.config = PERF_COUNT_HW_INSTRUCTIONS;
    wanted.disabled = 1;
    wanted.exclude_kernel = 1;
    wanted.exclude_hv = 1;
    counter_ = static_cast<int>(syscall(SYS_perf_event_open, &wanted, 0, -1, -1, 0));
}

CostCounter::~CostCounter() {
    if (counter_ >= 0) close(counter_);
}

void CostCounter::start() {
    if (counter_ >= 0) {
        ioctl(counter_, PERF_EVENT_IOC_RESET, 0);
        ioctl(counter_, PERF_EVENT_IOC_ENABLE, 0);
    }
    started_ = thread_seconds();
}

Cost CostCounter::stop() const {
    Cost cost;
    cost.seconds = thread_seconds() - started_;
    if (counter_ < 0) return cost;
    ioctl(counter_, PERF_EVENT_IOC_DISABLE, 0);
    std::uint64_t count = 0;
    if (read(counter_, &count, sizeof count) == sizeof count && count > 0)
        cost.instructions = count;
    return cost;
}

#else

CostCounter::CostCounter() = default;
CostCounter::~CostCounter() = default;
void CostCounter::start() { started_ = thread_seconds(); }
Cost CostCounter::stop() const { return {thread_seconds() - started_, std::nullopt}; }

#endif

}  // namespace agora::lab
