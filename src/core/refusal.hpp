// What a person can get wrong is answered with a reason, never with an exception.
#pragma once

#include <expected>
#include <string>

namespace agora {

struct Refusal {
    std::string why;  // a sentence that says what is wrong and, where it helps, what to do

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class T>
using Result = std::expected<T, Refusal>;

inline std::unexpected<Refusal> refuse(std::string why) {
    return std::unexpected(Refusal{std::move(why)});
}

}  // namespace agora
