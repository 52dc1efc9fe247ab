#include "server/people/secret.hpp"

#include <sodium.h>

#include <stdexcept>
#include <vector>

namespace agora::server {

namespace {

constexpr std::size_t secret_bytes = 32;

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

std::string new_secret() { return random_word(secret_bytes); }

std::optional<store::SecretHash> hash_of(std::string_view secret) {
    if (secret.size() != secret_length) return std::nullopt;
    unsigned char bytes[secret_bytes];
    std::size_t size = 0;
    if (sodium_base642bin(bytes, sizeof bytes, secret.data(), secret.size(), nullptr, &size,
                          nullptr, sodium_base64_VARIANT_URLSAFE_NO_PADDING) != 0 ||
        size != secret_bytes)
        return std::nullopt;
    store::SecretHash hash{};
    static_assert(sizeof hash == crypto_generichash_BYTES);
    // A fast hash is enough for a random secret of this size.
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), bytes,
                       sizeof bytes, nullptr, 0);
    return hash;
}

}  // namespace agora::server
