// The reader of nets: whatever it accepts is finite and survives being written and read. The input
// is also tried under a checksum that fits it, since nothing else would come past the first check.
#include "ai/net/bytes.hpp"
#include "ai/net/weights_file.hpp"
#include "require.hpp"

#include <cmath>

using namespace agora;

namespace {

constexpr ai::net::Purpose purpose = {
    .game = "gops",
    .rules = 1,
    .shape = {
        .rows = 6, .first = 8, .piece_rows = 3, .piece = 32, .groups = 1, .second = 8, .heads = 1}};

void try_reading(std::string_view bytes) {
    const auto read = ai::net::read_weights(bytes, purpose);
    if (!read) {
        require(!read.error().message.empty());
        return;
    }
    std::vector<ai::net::Part> parts;
    for (const auto& snapshot : *read) {
        for (const float weight : snapshot.net.weights()) require(std::isfinite(weight));
        parts.push_back({&snapshot, ai::net::Grain::fine});
    }
    const auto again = ai::net::read_weights(ai::net::write_weights(purpose, parts), purpose);
    require(again && again->size() == read->size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string bytes(data, data + size);
    try_reading(bytes);
    constexpr std::size_t seal = sizeof(std::uint64_t);
    try_reading(ai::net::ByteWriter().raw(bytes.substr(0, size < seal ? 0 : size - seal)).sealed());
    return 0;
}
