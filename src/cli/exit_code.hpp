// Exit codes of the program.
#pragma once

namespace agora::cli::exit_code {

inline constexpr int fine = 0;
inline constexpr int no = 1;        // a check failed, such as that of a record against the rules
inline constexpr int unusable = 2;  // wrong usage, or invalid input
inline constexpr int stopped = 3;   // before the end of the game: end of input, signal, closed pipe

}  // namespace agora::cli::exit_code
