#include "server/api/past.hpp"

#include "games/registry.hpp"
#include "match/course.hpp"
#include "match/messages.hpp"
#include "server/people/objection.hpp"

namespace agora::server {

namespace {

constexpr std::size_t page_bytes = 1024 * 1024;  // a page ends after the position that exceeds it

std::string name_of(const store::Store& store, const Sitter& sitter) {
    if (!sitter.is_person()) return "bot:" + sitter.bot;
    const auto person = store.person(sitter.person);
    return person && person->gone != 0 ? "-" : sitter.name;
}

// Plays a record decision by decision.
class Film {
public:
    Film(Replay replay, const Record& record) : replay_(std::move(replay)), record_(record) {
        settle();
    }

    const AnyPosition& position() const { return replay_.position(); }
    const Events& events() const { return events_; }  // since the position before
    const std::optional<Step>& decision() const { return decision_; }
    bool at_end() const { return replay_.at_end(); }

    Result<void> advance() {
        events_.clear();
        auto step = replay_.advance(events_);
        if (!step) return std::unexpected(step.error());
        decision_ = *std::move(step);
        return settle();
    }

private:
    Result<void> settle() {
        while (!replay_.at_end() && !record_.steps[replay_.next()].seat)
            if (const auto luck = replay_.advance(events_); !luck)
                return std::unexpected(luck.error());
        return {};
    }

    Replay replay_;
    const Record& record_;
    Events events_;
    std::optional<Step> decision_;
};

void write_events_for_all(const AnyGame& game, std::span<const Event> events, const Look& look,
                          JsonWriter& json) {
    json.begin_array();
    for (const auto& event : events) {
        json.begin_object().field("what", game.event_name(event)).field("seat", event.seat);
        json.field("say", game.tell(event, look)).end_object();
    }
    json.end_array();
}

void write_position(const AnyGame& game, const Film& film, int number, const ReplayWish& wish,
                    const Look& look, JsonWriter& json) {
    const auto& position = film.position();
    const auto& decision = film.decision();
    json.begin_object().field("position", number).key("pending").begin_array();
    for (const Seat seat : position.pending()) json.value(seat);
    json.end_array();
    if (decision) {
        json.field("seat", *decision->seat);
        // What was chosen in secret stays so until the view shows it.
        if (!wish.as || wish.as->owns(*decision->seat)) json.field("do", decision->text);
    }
    // The all-seeing look as the one who moved, and have all views.
    const Viewer viewer = wish.as ? *wish.as : decision ? Viewer(*decision->seat) : Viewer(Seat{0});
    json.key("view");
    position.view(viewer)->describe(json);
    if (!wish.as) {
        json.key("views").begin_array();
        for (const Seat seat : SeatSet::first(position.seats()))
            position.view(seat)->describe(json);
        json.end_array();
    }
    json.key("standing");
    write_standing(position.standing(), json);
    json.key("news");
    if (wish.as)
        write_events(game, film.events().list(), *wish.as, look, json);
    else
        write_events_for_all(game, film.events().list(), look, json);
    json.end_object();
}

}  // namespace

Granted<Record> record_of(const store::Store& store, store::Id table, Lang lang) {
    const auto stored = store.load_table(table);
    if (!stored) return std::unexpected(regret(trouble_of(stored.error().fault), lang));
    const auto setup = read_setup(stored->head.setup, SetupSource::stored);
    if (!setup) return std::unexpected(regret(Trouble::broken, lang));
    auto course = Course::begin(*setup);
    if (!course) return std::unexpected(regret(Objection::other_rules, lang));
    for (const auto& entry : stored->log) {
        const auto note = read_note(entry.text);
        if (!note || !course->add(*setup, *note, entry.at))
            return std::unexpected(regret(Trouble::broken, lang));
    }
    // By its log: the result may still be on its way into the store.
    if (course->life != Life::over)
        return std::unexpected(
            regret(Denied{Refused::not_over, std::string(words_of(Refused::not_over).in(lang))}));
    Record record = course->table->record();
    record.seed.reset();
    record.players.clear();
    for (const auto& sitter : course->sitters) record.players.push_back(name_of(store, sitter));
    return record;
}

std::optional<ReplayWish> read_viewer(std::string_view text, int seats) {
    if (text == "all" || text.empty()) return ReplayWish{};
    if (text == "spectator") return ReplayWish{.as = Viewer::spectator()};
    if (text.size() != 1 || text[0] < '0' || text[0] >= '0' + seats) return std::nullopt;
    return ReplayWish{.as = Viewer(static_cast<Seat>(text[0] - '0'))};
}

Granted<std::string> replay_text(const Record& record, const ReplayWish& wish, Lang lang) {
    const auto game = find_game(record.game, record.rules);
    if (!game) return std::unexpected(regret(Objection::other_rules, lang));
    auto replay = Replay::begin(**game, record);
    if (!replay) return std::unexpected(regret(Trouble::broken, lang));
    const Look look{.lang = lang, .names = record.players};

    JsonWriter json;
    json.begin_object().field("game", record.game).key("as");
    if (wish.as)
        json.value(*wish.as);
    else
        json.value("all");
    json.key("players").begin_array();
    for (const auto& player : record.players) json.value(player);
    json.end_array().key("positions").begin_array();
    Film film(*std::move(replay), record);
    int number = 0;
    int shown = 0;
    bool more = false;
    for (;; ++number) {
        if (number >= wish.from && !more) {
            more = shown == wish.most || json.text().size() > page_bytes;
            if (!more) {
                write_position(**game, film, number, wish, look, json);
                ++shown;
            }
        }
        if (film.at_end()) break;
        if (const auto good = film.advance(); !good)
            return std::unexpected(regret(Trouble::broken, lang));
    }
    json.end_array().field("from", wish.from).field("length", number + 1);
    json.field("next", more ? wish.from + shown : 0).key("standing");
    write_standing(film.position().standing(), json);
    return json.end_object().take();
}

}  // namespace agora::server
