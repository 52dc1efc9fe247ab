// What a person can get wrong is answered with a reason, never with an exception.
#pragma once

#include "core/words.hpp"

#include <expected>
#include <string>
#include <utility>

namespace agora {

struct Refusal {
    std::string why;       // a sentence that says what is wrong and, where it helps, what to do
    std::string french{};  // the same, where `why` is English whatever the language of the one told

    // For those who know the language of the one told. What has been said in it already, or has no
    // translation, stays as it is.
    const std::string& in(Lang lang) const {
        return lang == Lang::fr && !french.empty() ? french : why;
    }
    friend bool operator==(const Refusal&, const Refusal&) = default;
};

template <class T>
using Result = std::expected<T, Refusal>;

inline std::unexpected<Refusal> refuse(std::string why, std::string french = {}) {
    return std::unexpected(Refusal{std::move(why), std::move(french)});
}

}  // namespace agora
