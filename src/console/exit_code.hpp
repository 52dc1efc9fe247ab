// What the program tells scripts when it ends.
#pragma once

namespace agora::exit_code {

inline constexpr int fine = 0;
inline constexpr int no = 1;        // the answer is no: a record differs from the rules
inline constexpr int unusable = 2;  // wrong usage, or input that cannot be used
inline constexpr int stopped =
    3;  // ended before the game did: end of input, a signal, a closed pipe

}  // namespace agora::exit_code
