#include "server/accounts/recovery.hpp"

#include <sodium.h>

#include <algorithm>

namespace agora::server {

namespace {

// Crockford's: without I, L, O and U. 20 characters of it are 100 bits.
constexpr std::string_view alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t length = 20;
constexpr std::size_t group = 4;
// Other secrets are hashed without it: a code is never taken for one of them.
constexpr std::string_view domain = "agora recovery code";

char meant_by(char typed) {
    const char upper = typed >= 'a' && typed <= 'z' ? static_cast<char>(typed - 'a' + 'A') : typed;
    if (upper == 'O') return '0';
    if (upper == 'I' || upper == 'L') return '1';
    return upper;
}

}  // namespace

std::string new_recovery_code() {
    std::string code;
    for (std::size_t i = 0; i < length; ++i) {
        if (i > 0 && i % group == 0) code += '-';
        code += alphabet[randombytes_uniform(alphabet.size())];
    }
    return code;
}

std::optional<store::SecretHash> hash_of_recovery(std::string_view code) {
    std::string meant;
    for (const char typed : code)
        if (typed != '-' && typed != ' ') meant += meant_by(typed);
    const auto is_known = [](char each) { return alphabet.contains(each); };
    if (meant.size() != length || !std::ranges::all_of(meant, is_known)) return std::nullopt;
    store::SecretHash hash{};
    // A fast hash is enough for a random secret of this size.
    crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                       reinterpret_cast<const unsigned char*>(meant.data()), meant.size(),
                       reinterpret_cast<const unsigned char*>(domain.data()), domain.size());
    return hash;
}

}  // namespace agora::server
