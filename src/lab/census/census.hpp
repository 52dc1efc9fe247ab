// What the lab writes down about one game while it is played: which of the game's elements (cards,
// characters, effects, objectives...) each player had or used, and how that went.
//
// A census hears every event, hidden ones too, and knows the game by its own numbers. It gives
// units: one player in one game, or in one round where a game has rounds that count for themselves.
#pragma once

#include "core/any_game.hpp"

#include <bitset>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace agora::lab {

// What the points of a group's units are.
enum class Measure : std::uint8_t {
    outcome,  // how it went for the player: compared with and without the element
    worth,    // what the element itself brought
    gain,     // what having it brings against not having it, in hundredths: both were tried
};

// Elements that are compared with each other.
struct ElementGroup {
    std::string_view id;
    Text title;
    Text present;                                   // when an element counts at all: "was played"
    Text had;                                       // what is looked at: "its effect was activated"
    std::vector<std::string> ids;                   // of the elements
    std::vector<std::array<std::string, 2>> names;  // in English and in French
    bool choice = true;  // whether a player decides it; otherwise nobody can leave it unused
    Measure measure = Measure::outcome;
    // Where a player decides it, how often it is taken in a game that is well made; 0: nobody
    // minds.
    double least_share = 0.01;
    double most_share = 1;
};

inline constexpr std::size_t most_elements = 320;
using ElementSet = std::bitset<most_elements>;  // over all groups, one after another

// Victories are counted in parts that every number of winners divides.
inline constexpr std::int64_t victory = 840;

struct Unit {
    Seat seat = 0;
    ElementSet present;
    ElementSet had;
    // How it went in a round of its own; otherwise the game decides.
    std::optional<std::int64_t> won;  // of `victory`
    std::optional<int> points;
};

class Census {
public:
    virtual ~Census() = default;

    // Which game of the study it is, and a seed for what the census tries out by itself.
    virtual void begin(int seats, std::int64_t game, std::uint64_t seed) = 0;
    // A decision that is about to be made where there is another possibility.
    virtual void decides(const AnyPosition& /*position*/, Seat /*seat*/,
                         std::span<const Code> /*legal*/, Code /*decision*/) {}
    virtual void hear(const Event& event) = 0;
    virtual std::vector<Unit> end() = 0;  // the units of the game that is over
};

// What is asked of a game.
struct CensusKind {
    std::vector<ElementGroup> groups;
    std::vector<Text> decisions;  // the kinds of decisions there are
    bool by_round = false;        // units are rounds
};

// Where the elements of a group begin among all.
std::size_t first_element(const CensusKind& kind, std::size_t group);
std::size_t element_count(const CensusKind& kind);

// The share of a victory of each seat.
std::array<std::int64_t, most_seats> victories(const Standing& standing);

// One unit for each seat. An element is present when it turned up in the game, for everybody.
class Holdings : public Census {
public:
    void begin(int seats, std::int64_t /*game*/, std::uint64_t /*seed*/) override {
        units_.assign(static_cast<std::size_t>(seats), {});
        for (std::size_t seat = 0; seat < units_.size(); ++seat)
            units_[seat].seat = static_cast<Seat>(seat);
        there_.reset();
    }
    void hear(const Event& /*event*/) override {}
    std::vector<Unit> end() override {
        for (auto& unit : units_) unit.present = there_;
        return std::move(units_);
    }

protected:
    void turn_up(std::size_t element) { there_.set(element); }
    void get(Seat seat, std::size_t element) {
        turn_up(element);
        units_[seat].had.set(element);
    }

private:
    ElementSet there_;
    std::vector<Unit> units_;
};

// What is asked of a game that says nothing of its own; games/<id>/lab/census.hpp specialises it.
template <class G>
struct CensusOf {
    static CensusKind kind() { return {{}, {{"decide", "décider"}}, false}; }
    static std::unique_ptr<Census> make() { return std::make_unique<Holdings>(); }
    static std::size_t decision_kind(Code /*all alike*/) { return 0; }
};

}  // namespace agora::lab
