// Keys that send several bytes, as terminals do for arrows: those that the line editor does not
// know would leave their last bytes in the line.
#pragma once

#include <string>

namespace agora::console {

class EscapeKeys {
public:
    // What the line editor is to get after this byte: nothing while a key goes on, and nothing for
    // a key that means nothing in a line.
    std::string after(char byte);

private:
    std::string held_;  // of a key that goes on
};

}  // namespace agora::console
