#include "match/setup.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <array>
#include <charconv>

namespace agora::match {

namespace {

using namespace std::string_view_literals;

// In the order of their enums.
constexpr std::array seat_kinds = {"person"sv, "bot"sv, "invited"sv, "open"sv};
constexpr std::array clock_kinds = {"none"sv, "move"sv, "game"sv};
constexpr std::array timeout_rules = {"default"sv, "bot"sv};
constexpr std::array start_rules = {"full"sv, "host"sv};

constexpr std::int64_t greatest_id = (std::int64_t{1} << 53) - 1;  // exact as a double

std::string short_text(JsonFields& fields, std::string_view name) {
    auto text = fields.text(name);
    if (text.size() > setup_limit::word) fields.fail("\"" + std::string(name) + "\" is too long");
    return text;
}

template <class Enum, std::size_t n>
Enum word_in(JsonFields& fields, std::string_view name,
             const std::array<std::string_view, n>& words) {
    return static_cast<Enum>(fields.word(name, words));
}

void read_options(JsonFields& fields, Settings& settings) {
    const auto* options = fields.member("options").if_object();
    if (options == nullptr || options->size() > setup_limit::options)
        return fields.fail("\"options\" must be an object, and not a large one");
    for (const auto& [name, value] : *options) {
        const auto* text = value.if_string();
        if (text == nullptr || name.size() > setup_limit::word || text->size() > setup_limit::word)
            return fields.fail("each of \"options\" must be a short text");
        settings.values.emplace_back(std::string(name.data(), name.size()),
                                     std::string(text->data(), text->size()));
    }
}

SeatPlan read_seat(JsonFields& fields, SetupSource source) {
    SeatPlan seat;
    const bool stored = source == SetupSource::stored;
    seat.kind = word_in<SeatPlan::Kind>(fields, "kind", seat_kinds);
    switch (seat.kind) {
        case SeatPlan::Kind::person:
            if (stored || fields.has("name")) seat.name = fields.text("name");
            if (seat.name.size() > std::size_t{4} * setup_limit::name)
                fields.fail("\"name\" is too long");
            if (stored) {
                seat.person = fields.number("person", 1, greatest_id);
                seat.here = fields.flag("here");
            }
            break;
        case SeatPlan::Kind::bot: seat.level = short_text(fields, "level"); break;
        case SeatPlan::Kind::invited:
            if (stored) seat.key = short_text(fields, "key");
            break;
        case SeatPlan::Kind::open: break;
    }
    return seat;
}

TimeControl read_clock(JsonFields& fields) {
    TimeControl clock;
    clock.kind = word_in<TimeControl::Kind>(fields, "kind", clock_kinds);
    if (clock.kind == TimeControl::Kind::none) return clock;
    const bool move = clock.kind == TimeControl::Kind::move;
    clock.budget = fields.number("ms", move ? setup_limit::least_move : setup_limit::least_bank,
                                 setup_limit::most_time);
    if (!move && fields.has("increment"))
        clock.increment = fields.number("increment", 0, setup_limit::most_increment);
    return clock;
}

std::uint64_t read_seed(JsonFields& fields, std::string_view name) {
    const auto digits = fields.text(name);
    std::uint64_t seed = 0;
    const auto* end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, seed);
    if (error != std::errc() || stop != end || digits.empty())
        fields.fail("\"" + std::string(name) + "\" must be a whole number, as a text");
    return seed;
}

void write_seat(const SeatPlan& seat, JsonWriter& json) {
    json.begin_object().field("kind", seat_kinds[static_cast<std::size_t>(seat.kind)]);
    if (seat.kind == SeatPlan::Kind::person)
        json.field("person", seat.person).field("name", seat.name).field("here", seat.here);
    if (seat.kind == SeatPlan::Kind::bot) json.field("level", seat.level);
    if (seat.kind == SeatPlan::Kind::invited) json.field("key", seat.key);
    json.end_object();
}

}  // namespace

Expected<Setup> read_setup(std::string_view text, SetupSource source) {
    if (text.size() > setup_limit::text) return refuse("the setup is too long");
    const auto json = read_json(text);
    if (!json) return std::unexpected(json.error());
    JsonFields fields(*json);
    const bool stored = source == SetupSource::stored;
    // Clients may leave members out for defaults; a stored setup has all of them.
    const auto given = [&](std::string_view name) { return stored || fields.has(name); };
    Setup setup;
    setup.game = short_text(fields, "game");
    if (given("preset")) setup.settings.preset = short_text(fields, "preset");
    if (given("options")) read_options(fields, setup.settings);
    for (const auto& value : fields.list("seats", most_seats)) {
        InnerFields seat(fields, value, "seats");
        setup.seats.push_back(read_seat(seat, source));
    }
    if (given("start")) setup.start = word_in<StartRule>(fields, "start", start_rules);
    if (given("listed")) setup.listed = fields.flag("listed");
    if (given("rated")) setup.rated = fields.flag("rated");
    if (given("clock")) {
        InnerFields clock(fields, fields.member("clock"), "clock");
        setup.clock = read_clock(clock);
    } else {
        setup.clock = usual_clock(setup);
    }
    if (given("timeout")) setup.timeout = word_in<TimeoutRule>(fields, "timeout", timeout_rules);
    if (given("grace"))
        setup.grace = fields.number("grace", 0, setup_limit::most_time);
    else if (setup.clock.kind != TimeControl::Kind::none)
        setup.grace = grace_with_clock;
    else if (!setup.listed)
        setup.grace = 0;
    if (given("stand_in")) setup.stand_in = short_text(fields, "stand_in");
    if (given("idle"))
        setup.idle = fields.number("idle", setup_limit::least_idle, setup_limit::most_idle);
    if (given("spectators"))
        setup.spectators =
            static_cast<int>(fields.number("spectators", 0, setup_limit::spectators));
    if (fields.has("pace")) {
        setup.pace = fields.number("pace", setup_limit::least_pace, setup_limit::most_pace);
        if (!setup.is_exhibition()) fields.fail("\"pace\" is for tables at which only bots play");
    }
    if (fields.has("practice")) {
        setup.practice = true;
        setup.seed = read_seed(fields, "practice");
    }
    setup.undo = given("undo") ? fields.flag("undo") : !setup.rated;
    if (stored) {
        setup.rules = static_cast<int>(fields.number("rules", 0, 1'000'000));
        setup.host = fields.number("host", 1, greatest_id);
        // Tables that are listed have none, nor have those from before there were keys.
        if (fields.has("key")) setup.key = short_text(fields, "key");
        setup.seed = read_seed(fields, "seed");
        setup.opened = fields.number("opened", 0, greatest_id);
    }
    if (!fields.good()) return refuse(fields.why());
    return setup;
}

void write_setup(const Setup& setup, JsonWriter& json) {
    json.begin_object().field("game", setup.game).field("rules", setup.rules);
    json.field("preset", setup.settings.preset).key("options").begin_object();
    for (const auto& [name, value] : setup.settings.values) json.field(name, value);
    json.end_object().key("seats").begin_array();
    for (const auto& seat : setup.seats) write_seat(seat, json);
    json.end_array().field("host", setup.host);
    json.field("start", start_rules[static_cast<std::size_t>(setup.start)]);
    json.field("listed", setup.listed).field("rated", setup.rated);
    if (!setup.key.empty()) json.field("key", setup.key);
    json.key("clock").begin_object();
    json.field("kind", clock_kinds[static_cast<std::size_t>(setup.clock.kind)]);
    if (setup.clock.kind != TimeControl::Kind::none) json.field("ms", setup.clock.budget);
    if (setup.clock.kind == TimeControl::Kind::game) json.field("increment", setup.clock.increment);
    json.end_object();
    json.field("timeout", timeout_rules[static_cast<std::size_t>(setup.timeout)]);
    json.field("grace", setup.grace).field("stand_in", setup.stand_in).field("idle", setup.idle);
    json.field("spectators", setup.spectators).field("undo", setup.undo);
    if (setup.is_exhibition()) json.field("pace", setup.pace);
    if (setup.practice) json.field("practice", std::to_string(setup.seed));
    json.field("seed", std::to_string(setup.seed)).field("opened", setup.opened).end_object();
}

std::string setup_text(const Setup& setup) {
    JsonWriter json;
    write_setup(setup, json);
    return json.take();
}

}  // namespace agora::match
