// Filters escape sequences of keys such as arrows: those unknown to the line editor would leave
// their last bytes in the line.
#pragma once

#include <string>

namespace agora::console {

class EscapeKeys {
public:
    // What to pass on after this byte: nothing within a sequence, and nothing for a key without a
    // meaning in a line.
    std::string after(char byte);

private:
    std::string held_;  // the sequence so far
};

}  // namespace agora::console
