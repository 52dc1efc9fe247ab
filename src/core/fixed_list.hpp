// A list with a fixed capacity and no allocation: legal decisions, decisions of one line.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <span>

namespace agora {

template <class T, std::size_t Capacity>
class FixedList {
public:
    using value_type = T;
    static constexpr std::size_t capacity = Capacity;

    // Leaves the items unset on purpose: lists are made for every move.
    constexpr FixedList() {}  // NOLINT(modernize-use-equals-default)

    constexpr void push(T item) {
        assert(size_ < Capacity);
        items_[size_++] = item;
    }
    constexpr void append(std::span<const T> more) {
        assert(size_ + more.size() <= Capacity);
        for (std::size_t i = 0; i < more.size(); ++i) items_[size_ + i] = more[i];
        size_ += more.size();
    }
    constexpr void clear() { size_ = 0; }
    // Sets the size after the items have been written in place.
    constexpr void hold(std::size_t count) {
        assert(count <= Capacity);
        size_ = count;
    }
    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr bool contains(T wanted) const {
        for (const T& item : *this)
            if (item == wanted) return true;
        return false;
    }

private:
    std::size_t size_ = 0;
    std::array<T, Capacity> items_;
};

}  // namespace agora
