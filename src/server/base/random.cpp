#include "server/base/random.hpp"

#include <sodium.h>

#include <stdexcept>
#include <vector>

namespace agora::server {

namespace {

// The library asks for it once; without random numbers from the system there is nothing to do.
void prepare() {
    static const int ready = sodium_init();
    if (ready < 0) throw std::runtime_error("the system gives no random numbers");
}

}  // namespace

std::string random_word(std::size_t bytes) {
    prepare();
    std::vector<unsigned char> random(bytes);
    randombytes_buf(random.data(), random.size());
    constexpr int kind = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes, kind), '\0');
    sodium_bin2base64(text.data(), text.size(), random.data(), random.size(), kind);
    text.pop_back();  // the zero at its end
    return text;
}

std::uint64_t random_number() {
    prepare();
    std::uint64_t number = 0;
    randombytes_buf(&number, sizeof number);
    return number;
}

}  // namespace agora::server
