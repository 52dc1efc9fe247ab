// The state of a training run: resumed from here it goes on to the same bit.
#pragma once

#include "ai/net/trainable_net.hpp"
#include "ai/net/weights_file.hpp"

namespace agora::lab {

struct Checkpoint {
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    ai::net::TrainableNet model;

    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

std::string write_checkpoint(const ai::net::Purpose& purpose, const Checkpoint& checkpoint);

// Refuses with a reason what is damaged, of another version, or of another game or net.
Expected<Checkpoint> read_checkpoint(std::string_view bytes, const ai::net::Purpose& purpose);

}  // namespace agora::lab
