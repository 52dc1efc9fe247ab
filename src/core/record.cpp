#include "core/record.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <algorithm>
#include <charconv>

namespace agora {

namespace {

constexpr int format = 1;
constexpr std::size_t most_steps = 100'000;
constexpr int most_take_backs = 1'000'000;
constexpr std::string_view luck_mark = "*";

// Whether a text is safe to show: records come from anywhere, and people look at them in terminals.
bool is_showable(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
        if (byte < 0x20 || byte == 0x7F || (byte == 0xC2 && next < 0xA0)) return false;
    }
    return true;
}

constexpr std::string_view no_record = "this is no record";
constexpr std::string_view no_record_fr = "ce n’est pas une transcription de partie";

// What a decoder says of a field is English; in French the field is named.
std::string wrong_field_fr(std::string_view why) {
    const auto begin = why.find('"') + 1;
    const auto end = begin == 0 ? std::string_view::npos : why.find('"', begin);
    const bool named = end != std::string_view::npos;
    return std::string(no_record_fr) +
           (named ? "\u00A0: " + in_guillemets(why.substr(begin, end - begin)) +
                        " manque ou n’est pas comme il faut"
                  : "");
}

std::string seed_text(std::uint64_t seed) {
    char digits[20];
    const auto end = std::to_chars(std::begin(digits), std::end(digits), seed).ptr;
    return {digits, end};
}

Standing standing_from(std::span<const boost::json::value> list, JsonFields& fields) {
    Standing standing;
    standing.seats = static_cast<int>(list.size());
    for (std::size_t i = 0; i < list.size() && fields.good(); ++i) {
        JsonFields place(list[i], "result");
        if (place.number("seat", 0, most_seats - 1) != static_cast<std::int64_t>(i))
            place.fail("seats must come in order");
        standing.places[i].rank = static_cast<std::uint8_t>(place.number("rank", 1, most_seats));
        standing.places[i].score =
            static_cast<std::int16_t>(place.number("score", INT16_MIN, INT16_MAX));
        standing.places[i].tie_break =
            static_cast<std::int16_t>(place.number("tie_break", INT16_MIN, INT16_MAX));
        if (!place.good()) fields.fail(place.why());
    }
    return standing;
}

// Writes the members of a record, calling `line` before each of them and before each step.
template <class NewLine>
void write_members(const Record& record, JsonWriter& json, NewLine&& line) {
    json.begin_object();
    line(1);
    json.field("agora", format);
    line(1);
    json.field("game", record.game);
    line(1);
    json.field("rules", record.rules);
    line(1);
    json.field("preset", record.settings.preset);
    line(1);
    json.key("options").begin_object();
    for (const auto& [name, value] : record.settings.values) json.field(name, value);
    json.end_object();
    line(1);
    json.key("players").begin_array();
    for (const auto& player : record.players) json.value(player);
    json.end_array();
    if (record.seed) {
        line(1);
        json.field("seed", seed_text(*record.seed));
    }
    line(1);
    json.key("steps").begin_array();
    for (const auto& step : record.steps) {
        line(2);
        json.value(step_text(step));
    }
    json.end_array();
    if (record.take_backs > 0) {
        line(1);
        json.field("take_backs", record.take_backs);
    }
    if (record.clock) {
        line(1);
        json.field("clock", *record.clock);
    }
    if (record.result) {
        line(1);
        json.key("result");
        write_standing(*record.result, json);
    }
    line(0);
    json.end_object();
}

}  // namespace

std::string step_text(const Step& step) {
    return (step.seat ? std::to_string(*step.seat) : std::string(luck_mark)) + " " + step.text;
}

std::optional<Step> read_step(std::string_view text) {
    const auto blank = text.find(' ');
    if (blank == std::string_view::npos || blank + 1 == text.size()) return std::nullopt;
    const auto who = text.substr(0, blank);
    Step step{std::nullopt, std::string(text.substr(blank + 1))};
    if (who == luck_mark) return step;
    if (who.size() != 1 || who[0] < '0' || who[0] >= '0' + most_seats) return std::nullopt;
    step.seat = static_cast<Seat>(who[0] - '0');
    return step;
}

Expected<void> play_step(AnyPosition& position, const Step& step, Events& events) {
    switch (position.turn()) {
        case Turn::over: return refuse("the game is over before it", "la partie est déjà finie");
        case Turn::luck: {
            if (step.seat)
                return refuse("luck is due, not a decision", "c’est au hasard, à personne d’autre");
            const auto item = read_outcome(position, step.text);
            if (!item) return std::unexpected(item.error());
            position.apply_outcome(*item, events);
            break;
        }
        case Turn::players: {
            if (!step.seat)
                return refuse("a decision is due, not luck", "une décision est due, pas un hasard");
            if (!position.pending().has(*step.seat))
                return refuse("it is not that seat's turn", "ce n’est pas à cette place de jouer");
            const auto line = position.view(*step.seat)->read(step.text, Lang::en);
            if (!line)
                return refuse(line.error().message,
                              "cette décision n’est pas possible à ce moment");
            const auto legal = position.legal(*step.seat);
            if (line->size() != 1 || std::ranges::find(legal, line->front()) == legal.end())
                return refuse("it is not one legal decision",
                              "cette décision n’est pas possible à ce moment");
            position.apply(*step.seat, line->front(), events);
            break;
        }
    }
    return {};
}

void write_standing(const Standing& standing, JsonWriter& json) {
    json.begin_array();
    for (int i = 0; i < standing.seats; ++i) {
        const auto& place = standing.places[static_cast<std::size_t>(i)];
        json.begin_object();
        json.field("seat", i).field("rank", place.rank).field("score", place.score);
        json.field("tie_break", place.tie_break).end_object();
    }
    json.end_array();
}

void write_record(const Record& record, JsonWriter& json) {
    write_members(record, json, [](int) {});
}

std::string record_file(const Record& record) {
    JsonWriter json;
    write_members(record, json, [&](int indent) { json.new_line(indent); });
    return json.take() + "\n";
}

Expected<Record> read_record(std::string_view text) {
    const auto json = read_json(text);
    if (!json) return std::unexpected(error_about(no_record, no_record_fr, json.error()));
    JsonFields fields(*json, no_record);
    std::string wrong_step_fr;
    Record record;
    fields.number("agora", format, format);
    record.game = fields.text("game");
    record.rules = static_cast<int>(fields.number("rules", 1, 1'000'000));
    record.settings.preset = fields.text("preset");
    if (const auto* options = fields.member("options").if_object()) {
        for (const auto& [name, value] : *options) {
            const auto* chosen = value.if_string();
            if (chosen == nullptr) {
                fields.fail("each of \"options\" must be a text");
                break;
            }
            record.settings.values.emplace_back(std::string(name.data(), name.size()),
                                                std::string(chosen->data(), chosen->size()));
        }
    } else {
        fields.fail("\"options\" must be an object");
    }
    for (const auto& player : fields.list("players", most_seats)) {
        const auto* name = player.if_string();
        if (name == nullptr)
            fields.fail("each of \"players\" must be a text");
        else
            record.players.emplace_back(name->data(), name->size());
    }
    if (fields.has("seed")) {
        const auto digits = fields.text("seed");
        std::uint64_t seed = 0;
        const auto* end = digits.data() + digits.size();
        const auto [stop, error] = std::from_chars(digits.data(), end, seed);
        if (error != std::errc() || stop != end || digits.empty())
            fields.fail("\"seed\" must be a whole number, as a text");
        record.seed = seed;
    }
    for (const auto& entry : fields.list("steps", most_steps)) {
        const auto* line = entry.if_string();
        auto step = line == nullptr ? std::nullopt : read_step({line->data(), line->size()});
        if (!step) {
            wrong_step_fr = std::string(no_record_fr) + "\u00A0: l’étape " +
                            std::to_string(record.steps.size() + 1) +
                            " doit être un texte comme «\u00A00 ...\u00A0» (une place) ou "
                            "«\u00A0* ...\u00A0» (le hasard)";
            fields.fail("step " + std::to_string(record.steps.size() + 1) +
                        " must be a text such as \"0 ...\" (a seat) or \"* ...\" (luck)");
            break;
        }
        record.steps.push_back(std::move(*step));
    }
    if (fields.has("take_backs"))
        record.take_backs = static_cast<int>(fields.number("take_backs", 0, most_take_backs));
    if (fields.has("clock"))
        record.clock = static_cast<int>(fields.number("clock", 1, longest_clock));
    if (fields.has("result"))
        record.result = standing_from(fields.list("result", most_seats), fields);
    if (!fields.good())
        return refuse(fields.why(),
                      wrong_step_fr.empty() ? wrong_field_fr(fields.why()) : wrong_step_fr);
    const bool showable = is_showable(record.game) && is_showable(record.settings.preset) &&
                          std::ranges::all_of(record.players, is_showable) &&
                          std::ranges::all_of(record.steps, is_showable, &Step::text) &&
                          std::ranges::all_of(record.settings.values, [](const auto& option) {
                              return is_showable(option.first) && is_showable(option.second);
                          });
    if (!showable)
        return refuse(std::string(no_record) + ": it holds control characters",
                      std::string(no_record_fr) + "\u00A0: elle a des caractères de contrôle");
    return record;
}

Expected<Replay> Replay::begin(const AnyGame& game, const Record& record) {
    if (record.game != game.about().id)
        return refuse("the record is of the game \"" + record.game + "\", not of \"" +
                          std::string(game.about().id) + "\"",
                      "la transcription est du jeu " + in_guillemets(record.game) + ", pas de " +
                          in_guillemets(game.about().id));
    if (record.rules != game.about().rules)
        return refuse("the record was made with version " + std::to_string(record.rules) +
                          " of the rules; this program has version " +
                          std::to_string(game.about().rules),
                      "la transcription suit la version " + std::to_string(record.rules) +
                          " des règles\u00A0; ce programme a la version " +
                          std::to_string(game.about().rules));
    auto position = game.start(record.settings, static_cast<int>(record.players.size()));
    if (!position) return std::unexpected(position.error());
    return Replay(record, std::move(*position));
}

Expected<Step> Replay::advance(Events& events) {
    const Step& step = record_->steps[next_];
    if (const auto played = play_step(*position_, step, events); !played)
        return std::unexpected(
            error_about("step " + std::to_string(next_ + 1) + " \"" + step_text(step) + "\"",
                        "étape " + std::to_string(next_ + 1) + " " + in_guillemets(step_text(step)),
                        played.error()));
    ++next_;
    return step;
}

std::optional<Error> check_record(const AnyGame& game, const Record& record) {
    auto replay = Replay::begin(game, record);
    if (!replay) return replay.error();
    Events events;
    while (!replay->at_end()) {
        const auto step = replay->advance(events);
        if (!step) return step.error();
        events.clear();
    }
    const auto& position = replay->position();
    const bool over = position.turn() == Turn::over;
    if (over && !record.result)
        return Error{"the game is over but the record has no result",
                     "la partie est finie mais la transcription n’a pas de résultat"};
    if (!over && record.result)
        return Error{"the record has a result but the game is not over after step " +
                         std::to_string(record.steps.size()),
                     "la transcription a un résultat mais la partie n’est pas finie après "
                     "l’étape " +
                         std::to_string(record.steps.size())};
    if (over && *record.result != position.standing()) {
        JsonWriter json;
        write_standing(position.standing(), json);
        return Error{"the result differs: the rules give " + json.text(),
                     "le résultat diffère\u00A0; celui des règles\u00A0: " + json.text()};
    }
    return std::nullopt;
}

}  // namespace agora
