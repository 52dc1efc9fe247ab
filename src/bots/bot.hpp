// Players that are programs. A bot is given what a person in its seat would be given, a view and
// the legal decisions, and never the position: not cheating is a property of the types.
#pragma once

#include "ai/search/search_limits.hpp"
#include "core/any_game.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace agora::bots {

class Bot {
public:
    virtual ~Bot() = default;

    // One of the legal decisions; there is at least one.
    virtual Code decide(const AnyView& view, std::span<const Code> legal) = 0;
};

struct BotInfo {
    std::string_view name;  // after bot: in records and on command lines
    Text word;              // for how it plays, as people are told; French ones fit both genders
    Text about;
};

// The bots there are; every one of them plays every game.
std::span<const BotInfo> all_bots();

// The bot with that name; refused with the list of those there are. The same seed and the same
// questions give the same answers, unless a limit of time ends the search. Its level says how many
// iterations; those of the limits are not used.
Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, std::uint64_t seed,
                                        const ai::SearchLimits& limits = {});

// A seed of its own for each view: an answer then does not depend on what was asked before.
std::uint64_t seed_for(const AnyView& view, std::uint64_t seed);

}  // namespace agora::bots
