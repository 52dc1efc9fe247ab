#include "match/table.hpp"

#include "core/reasons.hpp"
#include "core/spelling.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace agora::match {

namespace {

constexpr Text game_is_over = {"The game is over.", "La partie est finie."};
constexpr Text not_your_turn = {"It is not your turn. Please wait",
                                "Ce n’est pas à vous de jouer. Patientez"};
constexpr Text not_legal = {"That is not possible now. Please try again",
                            "C’est impossible pour le moment. Veuillez réessayer"};

constexpr Text no_words = {"That cannot be written down. Please try something else",
                           "Cela ne peut pas être noté. Veuillez choisir autre chose"};

constexpr Text not_in_one_line = {
    "Luck comes in between. Please say that one after another",
    "Le hasard intervient entre-temps. Veuillez le dire en deux fois"};

std::unexpected<Error> refuse_in(Lang lang, const Text& why) {
    return refuse(std::string(why.in(lang)));
}

// Draws and applies what luck is due, until somebody has to decide or the game is over.
void settle_luck(AnyPosition& position, const Tape& tape, std::vector<Step>& steps,
                 Events& events) {
    while (position.turn() == Turn::luck) {
        const Item item = tape.pick(position.luck());
        steps.push_back({std::nullopt, position.write_outcome(item)});
        position.apply_outcome(item, events);
    }
}

// The text of a decision for the record; none where it would not be read back as the same decision,
// since a record must replay.
std::optional<std::string> words_of(const AnyView& view, Code decision) {
    auto text = view.write(decision);
    const auto line = view.read(text, Lang::en);
    if (!line || line->size() != 1 || line->front() != decision) return std::nullopt;
    return text;
}

// Makes one automatic decision, for whichever seat has one.
bool decide_for_a_seat(AnyPosition& position, std::vector<Step>& steps, Events& events) {
    for (const Seat seat : position.pending()) {
        const auto view = position.view(seat);
        const auto decision = view->automatic(position.legal(seat));
        if (!decision) continue;
        auto text = words_of(*view, *decision);
        if (!text) continue;
        steps.push_back({seat, *std::move(text)});
        position.apply(seat, *decision, events);
        return true;
    }
    return false;
}

// The same, followed by automatic decisions.
void settle(AnyPosition& position, const Tape& tape, std::vector<Step>& steps, Events& events) {
    settle_luck(position, tape, steps, events);
    while (position.turn() == Turn::players && decide_for_a_seat(position, steps, events))
        settle_luck(position, tape, steps, events);
}

// A seat that is asked again has finished its turn if somebody is asked anew together with it: then
// the seats that chose at the same time have all chosen.
bool is_turn_over(Seat seat, SeatSet before, SeatSet after) {
    return !after.has(seat) || (after.bits() & ~before.bits()) != 0;
}

}  // namespace

std::vector<Event> Done::for_viewer(Viewer viewer) const {
    std::vector<Event> told;
    std::ranges::copy_if(events, std::back_inserter(told),
                         [&](const Event& event) { return event.to.includes(viewer); });
    return told;
}

Table::Table(const AnyGame& game, Record record, std::unique_ptr<AnyPosition> position,
             std::uint64_t seed)
    : game_(&game), record_(std::move(record)), position_(std::move(position)), tape_(seed) {
    record_.seed = seed;
    for (const auto& step : record_.steps) ply_ += step.seat ? 1 : 0;
}

Table::Table(const Table& other)
    : game_(other.game_),
      record_(other.record_),
      position_(other.position_->clone()),
      tape_(other.tape_),
      events_(other.events_),
      ply_(other.ply_) {}

bool operator==(const Table& a, const Table& b) {
    return a.game_ == b.game_ && a.record_ == b.record_ && a.events_ == b.events_ &&
           a.ply_ == b.ply_ && a.seed() == b.seed() && a.position_->hash() == b.position_->hash();
}

Expected<Table> Table::open(const AnyGame& game, const Settings& settings,
                            std::vector<std::string> players, std::uint64_t seed) {
    auto whole = game.complete(settings);
    if (!whole) return std::unexpected(whole.error());
    auto position = game.start(*whole, static_cast<int>(players.size()));
    if (!position) return std::unexpected(position.error());
    Record record;
    record.game = game.about().id;
    record.rules = game.about().rules;
    record.settings = std::move(*whole);
    record.players = std::move(players);
    Table table(game, std::move(record), std::move(*position), seed);
    std::vector<Step> steps;
    Events events;
    settle(*table.position_, table.tape_, steps, events);
    table.commit(std::move(table.position_), steps, events.list());
    return table;
}

Expected<Table> Table::resume(const AnyGame& game, Record record, std::uint64_t seed) {
    auto table = at_end_of(game, std::move(record), seed);
    if (!table) return table;
    std::vector<Step> steps;
    Events events;
    settle(*table->position_, table->tape_, steps, events);
    table->commit(std::move(table->position_), steps, events.list());
    return table;
}

// The end of the record, with the luck that is due there. Automatic decisions are not made here: a
// log of a time when a person made them must replay as it was written.
Expected<Table> Table::at_end_of(const AnyGame& game, Record record, std::uint64_t seed) {
    auto replay = Replay::begin(game, record);
    if (!replay) return std::unexpected(replay.error());
    Events events;
    while (!replay->at_end())
        if (const auto step = replay->advance(events); !step) return std::unexpected(step.error());
    auto position = replay->take_position();
    const bool over = position->turn() == Turn::over;
    if (record.result && (!over || *record.result != position->standing()))
        return refuse("the result of the record is not what its steps lead to",
                      "le résultat de la transcription n’est pas celui de ses étapes");
    const std::uint64_t its_seed = record.seed.value_or(seed);
    Table table(game, std::move(record), std::move(position), its_seed);
    std::vector<Step> steps;
    settle_luck(*table.position_, table.tape_, steps, events);
    table.commit(std::move(table.position_), steps, events.list());
    return table;
}

Expected<Done> Table::submit(Seat seat, std::string_view text, Lang lang) {
    if (over()) return refuse_in(lang, game_is_over);
    if (!pending().has(seat)) return refuse_in(lang, not_your_turn);
    const auto line = view(seat)->read(text, lang);
    if (!line) return std::unexpected(line.error());
    return play_line(seat, *line, lang);
}

std::optional<Code> Table::needs_consent(Seat seat, std::string_view text, Lang lang) const {
    const auto seen = view(seat);
    const auto line = seen->read(text, lang);
    if (!line) return std::nullopt;
    const auto found =
        std::ranges::find_if(*line, [&](Code decision) { return seen->needs_consent(decision); });
    if (found == line->end() || !Table(*this).submit(seat, text, lang)) return std::nullopt;
    return *found;
}

Expected<Done> Table::play(Seat seat, Code decision, Lang lang) {
    if (over()) return refuse_in(lang, game_is_over);
    if (!pending().has(seat)) return refuse_in(lang, not_your_turn);
    return play_line(seat, {&decision, 1}, lang);
}

Expected<Done> Table::play_or_another(Seat seat, Code decision) {
    auto done = play(seat, decision);
    if (done) return done;
    for (const Code other : legal(seat))
        if (auto instead = play(seat, other)) return instead;
    return done;
}

Expected<Done> Table::play_line(Seat seat, std::span<const Code> line, Lang lang) {
    if (line.empty()) return refuse_in(lang, not_legal);
    const SeatSet before = pending();
    auto position = position_->clone();
    std::vector<Step> steps;
    Events events;
    bool luck_came = false;
    for (const Code decision : line) {
        // A line is atomic; if it could go on after luck, a refusal would reveal the outcome.
        if (luck_came) return refuse_in(lang, not_in_one_line);
        const auto legal = position->legal(seat);  // none where the seat is not asked
        if (std::ranges::find(legal, decision) == legal.end()) return refuse_in(lang, not_legal);
        auto text = words_of(*position->view(seat), decision);
        if (!text) return refuse_in(lang, no_words);
        steps.push_back({seat, *std::move(text)});
        position->apply(seat, decision, events);
        luck_came = position->turn() == Turn::luck;
        settle_luck(*position, tape_, steps, events);
    }
    settle(*position, tape_, steps, events);
    commit(std::move(position), steps, events.list());
    return Done{events.list(), is_turn_over(seat, before, pending())};
}

Expected<Done> Table::replay(std::span<const Step> steps) {
    const SeatSet before = pending();
    auto position = position_->clone();
    Events events;
    for (const auto& step : steps)
        if (const auto played = play_step(*position, step, events); !played)
            return std::unexpected(error_about("\"" + step_text(step) + "\"",
                                               in_guillemets(step_text(step)), played.error()));
    commit(std::move(position), steps, events.list());
    const bool decided = !steps.empty() && steps.front().seat;
    return Done{events.list(), decided && is_turn_over(*steps.front().seat, before, pending())};
}

Expected<Table> Table::taken_back_to(std::size_t steps) const {
    Record shorter = record_;
    shorter.steps.resize(std::min(steps, shorter.steps.size()));
    shorter.result.reset();
    return at_end_of(*game_, std::move(shorter), seed());
}

void Table::commit(std::unique_ptr<AnyPosition> position, std::span<const Step> steps,
                   std::span<const Event> events) {
    position_ = std::move(position);
    for (const auto& step : steps) ply_ += step.seat ? 1 : 0;
    record_.steps.insert(record_.steps.end(), steps.begin(), steps.end());
    events_.insert(events_.end(), events.begin(), events.end());
    if (over()) record_.result = standing();
}

}  // namespace agora::match
