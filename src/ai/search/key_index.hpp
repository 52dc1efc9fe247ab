// Where the decisions of a legal list are: found by key, forgotten at once.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace agora {

// Open addressing in a table that is never cleared: an entry counts while its stamp is today's.
template <std::size_t Capacity>
class KeyIndex {
public:
    static constexpr std::uint32_t none = 0xFFFF'FFFF;

    void clear() {
        if (++today_ == 0) {
            for (auto& entry : entries_) entry.stamp = 0;
            today_ = 1;
        }
    }
    void add(std::uint32_t key, std::uint16_t place) {
        std::uint32_t at = home(key);
        while (entries_[at].stamp == today_) at = (at + 1) % size;
        entries_[at] = {key, place, today_};
    }
    std::uint32_t find(std::uint32_t key) const {
        for (std::uint32_t at = home(key); entries_[at].stamp == today_; at = (at + 1) % size)
            if (entries_[at].key == key) return entries_[at].place;
        return none;
    }

private:
    static constexpr std::uint32_t size = std::bit_ceil(2U * static_cast<std::uint32_t>(Capacity));
    static constexpr std::uint32_t home(std::uint32_t key) {
        return (key * 0x9E37'79B1U) >> (32U - static_cast<unsigned>(std::countr_zero(size)));
    }

    struct Entry {
        std::uint32_t key = 0;
        std::uint16_t place = 0;
        std::uint16_t stamp = 0;
    };
    std::array<Entry, size> entries_{};
    std::uint16_t today_ = 0;
};

}  // namespace agora
