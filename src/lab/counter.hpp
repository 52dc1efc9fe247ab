// What a piece of work costs: processor time of this thread, and instructions where they can be
// counted.
#pragma once

#include <cstdint>
#include <optional>

namespace agora::lab {

struct Cost {
    double seconds = 0;
    std::optional<std::uint64_t> instructions;
};

class CostCounter {
public:
    CostCounter();
    ~CostCounter();
    CostCounter(const CostCounter&) = delete;
    CostCounter& operator=(const CostCounter&) = delete;

    void start();
    Cost stop() const;

private:
    int counter_ = -1;  // of the kernel; -1 where the machine cannot count
    double started_ = 0;
};

}  // namespace agora::lab
