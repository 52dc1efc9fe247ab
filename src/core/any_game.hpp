// A game whose type is not known: what consoles, servers, records and tools hold. Three small
// interfaces; core/erase.hpp makes them from any type that is a Game.
#pragma once

#include "core/game.hpp"
#include "core/schema.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace agora {

// A decision of some game, as a number.
using Code = std::uint32_t;

class AnyGame;
class AnyPosition;

// All that one viewer may know. The only thing that people, bots and pages are ever given.
class AnyView {
public:
    virtual ~AnyView() = default;

    virtual const About& game() const = 0;
    virtual Viewer viewer() const = 0;
    virtual int seats() const = 0;
    virtual bool certain() const = 0;
    virtual Expected<std::vector<Code>> read(std::string_view text, Lang lang) const = 0;
    // The same for a person at a terminal, who may have to say at once what records say in steps.
    virtual Expected<std::vector<Code>> read_typed(std::string_view text, Lang lang) const {
        return read(text, lang);
    }
    virtual std::string write(Code decision) const = 0;                // as it stands in records
    virtual std::string write_in(Lang lang, Code decision) const = 0;  // as a person says it
    // The decision that the table makes for the viewer at once, if any: what has no alternative, or
    // what nobody would leave. `legal` is the list of its decisions, not empty.
    virtual std::optional<Code> automatic(std::span<const Code> legal) const = 0;
    // What to ask a person before a decision that gives something away; nothing as a rule.
    virtual std::string confirm(Code decision, Lang lang) const = 0;
    // Whether a legal decision is made only if the others at the table agree. The rules do not ask
    // them: a table does, before it plays the decision.
    virtual bool needs_consent(Code decision) const = 0;
    virtual void describe(JsonWriter& json) const = 0;
    virtual std::string draw(const TerminalStyle& style, Part part) const = 0;
    // Whether the drawn table says itself what an event of that name tells: where both stand
    // together, the sentence is left out.
    virtual bool shows(std::string_view event) const = 0;
    virtual int action_score(Code decision) const = 0;
    // What is decided for the viewer when its time is up: as the game says, or else the first of
    // those with the highest action_score. `legal` is the list of its decisions, not empty.
    virtual Code timeout(std::span<const Code> legal) const = 0;
    // How long the decision that the viewer owes may take.
    virtual TimeShare time_share() const = 0;
    // What the table would look like after a line that is not played; refused where the line is not
    // legal, or where the game has no such thing.
    virtual Expected<std::unique_ptr<AnyView>> preview(std::string_view text, Lang lang) const = 0;
    // What to ask one who types a line word by word; nothing where the line is complete.
    virtual std::string question(std::string_view typed, Lang lang) const = 0;
    // The answer to what a person asks about the table without playing, such as what a card does;
    // nothing where the line is no such question.
    virtual std::string explain(std::string_view text, const TerminalStyle& style) const = 0;
    virtual std::unique_ptr<AnyPosition> sample(Random& random) const = 0;
    virtual std::span<const std::byte> bytes() const = 0;
};

// A game in progress: the full state, secrets included. Held by a table and by nothing else.
class AnyPosition {
public:
    virtual ~AnyPosition() = default;
    virtual std::unique_ptr<AnyPosition> clone() const = 0;

    virtual int seats() const = 0;
    virtual Turn turn() const = 0;
    virtual SeatSet pending() const = 0;
    virtual std::vector<Code> legal(Seat seat) const = 0;
    virtual void apply(Seat seat, Code decision, Events& events) = 0;
    virtual Luck luck() const = 0;
    virtual std::string write_outcome(Item item) const = 0;
    virtual void apply_outcome(Item item, Events& events) = 0;
    virtual Standing standing() const = 0;
    virtual std::string broken() const = 0;
    virtual std::unique_ptr<AnyView> view(Viewer viewer) const = 0;
    virtual std::uint64_t hash() const = 0;
};

// The game itself. One constant object per game, listed in games/registry.hpp.
class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual const About& about() const = 0;
    virtual std::span<const PresetInfo> presets() const = 0;
    virtual std::span<const ChoiceInfo> choices() const = 0;

    // The same settings in canonical form: preset and every option given.
    virtual Expected<Settings> complete(const Settings& settings) const = 0;
    virtual Expected<std::unique_ptr<AnyPosition>> start(const Settings& settings,
                                                         int seats) const = 0;
    virtual Expected<std::unique_ptr<AnyView>> from_json(const boost::json::value& json) const = 0;
    virtual Schema schema() const = 0;  // of the JSON of its views
    // Its cards and other pieces that never change, with their texts in both languages: one
    // object of tables.
    virtual void cards(JsonWriter& json) const = 0;

    virtual std::string_view event_name(const Event& event) const = 0;
    virtual std::string tell(const Event& event, const TerminalStyle& style) const = 0;
    virtual std::string commands(Lang lang) const = 0;
    virtual std::string manual(Lang lang) const = 0;
    // The same, and the pitch, with the numbers of a table; settings that are not possible get
    // those of any table.
    virtual std::string manual(const Settings& settings, int seats, Lang lang) const = 0;
    virtual std::string pitch(const Settings& settings, int seats, Lang lang) const = 0;
};

// The option of a game with that use; nullptr where it has none.
const ChoiceInfo* option_with(const AnyGame& game, OptionUse use);

// Why so many cannot play.
std::unexpected<Error> wrong_number_of_seats(const About& about, int seats);

// The item among those due that has this text.
Expected<Item> read_outcome(const AnyPosition& position, std::string_view text);

}  // namespace agora
