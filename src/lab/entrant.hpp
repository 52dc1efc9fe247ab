// Who plays in the arena: our bots, and other programs.
#pragma once

#include "core/any_game.hpp"
#include "lab/other_nets.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora::lab {

// As typed: bot:5, bot:5@FILE with the nets of a file, or exec:"python3 mybot.py".
struct Entrant {
    std::string name;
    std::string bot;                          // which one, or empty
    std::string command;                      // of another program, or empty
    std::string weights{};                    // the file, or empty
    std::shared_ptr<const OtherNets> nets{};  // of that file, once they were read

    friend bool operator==(const Entrant&, const Entrant&) = default;
};

// Entrants with commas between; commas inside quotes belong to a command.
Expected<std::vector<Entrant>> read_entrants(std::string_view text);

// Refuses bots that do not play that game, and reads the nets of files.
Expected<void> prepare_entrants(std::span<Entrant> entrants, std::string_view game);

// An entrant at a table. `refuse` means that it lost the game: it crashed, hung or cheated.
class Contender {
public:
    virtual ~Contender() = default;
    virtual void begin(std::uint64_t seed) = 0;  // a new game
    virtual Expected<Code> decide(const AnyView& view, std::span<const Code> legal) = 0;
};

// `seconds`: how long a program may take for one decision.
std::unique_ptr<Contender> make_contender(const Entrant& entrant, double seconds);

}  // namespace agora::lab
