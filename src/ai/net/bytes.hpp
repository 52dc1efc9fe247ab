// Binary files: numbers in little-endian order, and a checksum at the end.
#pragma once

#include "core/random.hpp"

#include <bit>
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace agora::ai::net {

inline std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t sum = bytes.size();
    for (const char byte : bytes) sum = mix(sum ^ static_cast<unsigned char>(byte));
    return sum;
}

class ByteWriter {
public:
    template <std::unsigned_integral T>
    ByteWriter& number(T value) {
        for (std::size_t i = 0; i < sizeof value; ++i)
            bytes_ += static_cast<char>(static_cast<unsigned char>(value >> (8U * i)));
        return *this;
    }
    ByteWriter& number(float value) { return number(std::bit_cast<std::uint32_t>(value)); }
    ByteWriter& text(std::string_view text) {
        number(static_cast<std::uint8_t>(text.size()));
        return raw(text);
    }
    ByteWriter& raw(std::string_view bytes) {
        bytes_ += bytes;
        return *this;
    }

    const std::string& bytes() const { return bytes_; }

    // All of it, and its checksum.
    std::string sealed() const {
        ByteWriter end;
        end.number(checksum(bytes_));
        return bytes_ + end.bytes_;
    }

private:
    std::string bytes_;
};

// Reads without checking each number; `good` says at the end whether all of it was there.
class ByteReader {
public:
    // What is before the checksum; not good where that is wrong.
    static ByteReader unseal(std::string_view bytes) {
        constexpr std::size_t end = sizeof(std::uint64_t);
        ByteReader inside(bytes.substr(0, bytes.size() < end ? 0 : bytes.size() - end));
        ByteReader seal(bytes.substr(inside.rest_.size()));
        inside.good_ = seal.number<std::uint64_t>() == checksum(inside.rest_) && seal.good_;
        return inside;
    }
    explicit ByteReader(std::string_view bytes) : rest_(bytes) {}

    template <std::unsigned_integral T>
    T number() {
        T value = 0;
        const auto bytes = raw(sizeof value);
        for (std::size_t i = 0; i < bytes.size(); ++i)
            value = static_cast<T>(
                value |
                static_cast<T>(static_cast<T>(static_cast<unsigned char>(bytes[i])) << (8U * i)));
        return value;
    }
    float real() { return std::bit_cast<float>(number<std::uint32_t>()); }
    std::string_view text() { return raw(number<std::uint8_t>()); }
    std::string_view raw(std::size_t size) {
        good_ = good_ && size <= rest_.size();
        if (!good_) return {};
        const auto bytes = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return bytes;
    }

    bool good() const { return good_; }
    bool at_end() const { return rest_.empty(); }
    std::size_t left() const { return rest_.size(); }

private:
    std::string_view rest_;
    bool good_ = true;
};

}  // namespace agora::ai::net
