#include "server/accounts/secret.hpp"

#include "server/base/random.hpp"

#include <sodium.h>

namespace agora::server {

namespace {

constexpr std::size_t secret_bytes = 32;

}  // namespace

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
