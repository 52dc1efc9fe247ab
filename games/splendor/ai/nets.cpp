#include "games/splendor/ai/nets.hpp"

// The file as it is in the repository, put here by the assembler.
// NOLINTNEXTLINE(hicpp-no-assembler)
asm(".pushsection .rodata\n"
    ".balign 16\n"
    ".globl agora_splendor_weights\n"
    "agora_splendor_weights:\n"
    ".incbin \"" AGORA_SPLENDOR_WEIGHTS
    "\"\n"
    ".globl agora_splendor_weights_end\n"
    "agora_splendor_weights_end:\n"
    ".popsection\n");
extern "C" const char agora_splendor_weights[];
extern "C" const char agora_splendor_weights_end[];

namespace agora::splendor {

std::string_view weights_file() {
    return {agora_splendor_weights,
            static_cast<std::size_t>(agora_splendor_weights_end - agora_splendor_weights)};
}

std::span<const ai::net::Snapshot> nets() {
    // A build with a file that cannot be read is broken; a test says so.
    static const auto all =
        ai::net::read_weights(weights_file(), ai::net::purpose<Encoder>()).value();
    return all;
}

const ai::net::QuantisedNet& strongest_net(int seats) {
    if (seats > 2) {
        static const ai::net::QuantisedNet many(nets().front().net);
        return many;
    }
    static const ai::net::QuantisedNet two(nets().back().net);
    return two;
}

}  // namespace agora::splendor
