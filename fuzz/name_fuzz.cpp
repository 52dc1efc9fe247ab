// Names as people type them: what the store accepts as text, folded, is text again, and folding it
// once more changes nothing.
#include "require.hpp"
#include "store/text.hpp"

using namespace agora;
using namespace agora::store;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string name(data, data + size);
    if (const auto good = check_text("it", name, size); !good) {
        require(!good.error().message.empty());
        return 0;
    }
    const auto folded = fold_name(name);
    require(check_text("it", folded, size).has_value());
    require(fold_name(folded) == folded);
    return 0;
}
