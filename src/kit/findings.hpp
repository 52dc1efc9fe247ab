// What a check found wrong: nothing, or sentences that show where.
#pragma once

#include <string>
#include <vector>

namespace agora::kit {

class Findings {
public:
    void add(std::string what) {
        if (list_.size() < most) list_.push_back(std::move(what));
    }
    bool none() const { return list_.empty(); }
    bool enough() const { return list_.size() >= most; }
    std::string text() const {
        std::string all;
        for (const auto& one : list_) all += "- " + one + "\n";
        return all;
    }

private:
    static constexpr std::size_t most = 5;
    std::vector<std::string> list_;
};

// How much work to do: AGORA_KIT_EFFORT, 1 where it is not set.
int effort();

}  // namespace agora::kit
