// Where a training stands: with the same seed it goes on from here to the same bit.
#pragma once

#include "ai/net/learner.hpp"
#include "ai/net/weights_file.hpp"

namespace agora::lab {

struct Checkpoint {
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    net::Learner learner;

    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

std::string write_checkpoint(const net::Purpose& purpose, const Checkpoint& checkpoint);

// Refuses with a reason what is damaged, of another version, or of another game or net.
Result<Checkpoint> read_checkpoint(std::string_view bytes, const net::Purpose& purpose);

}  // namespace agora::lab
