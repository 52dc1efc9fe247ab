// The nets that the bots of a game decide with: those that ship, or others for a while. A recipe has
// bots play with the nets of the generation before, and the arena compares files of weights.
#pragma once

#include "ai/net/shipped.hpp"

#include <utility>

namespace agora::ai::net {

// Nets are all nets of a game: they name it as `Game`, and `static Expected<Nets> read(nets)` finds
// them in a file.
template <class Nets>
class InPlay {
public:
    // In this thread, as long as both live.
    explicit InPlay(const Nets& others) : before_(std::exchange(others_, &others)) {}
    ~InPlay() { others_ = before_; }
    InPlay(const InPlay&) = delete;
    InPlay& operator=(const InPlay&) = delete;

    static const Nets& now() {
        if (others_ != nullptr) return *others_;
        static const Nets shipped = Nets::read(nets_of<typename Nets::Game>()).value();
        return shipped;
    }

private:
    static inline constinit thread_local const Nets* others_ = nullptr;
    const Nets* before_;
};

}  // namespace agora::ai::net
