#include "match/news.hpp"

#include "match/naming.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <utility>

namespace agora::match {

namespace {

struct News {
    Version version = 0;
    std::string_view what;
    Seat seat = 0;
    std::string say;
};

// {} is the name of the one it is about.
struct Sentence {
    std::string_view what;
    Text say;
};

Sentence sentence(const TableEvent& one) {
    switch (one.verb) {
        case Verb::join: return {"joined", {"{} takes a seat.", "{} prend place."}};
        case Verb::start: return {"started", {"The game begins.", "La partie commence."}};
        case Verb::play: return {"timed_out", {"The time of {} is up.", "Temps écoulé pour {}."}};
        case Verb::undo:
            return {"undone", {"{} takes a decision back.", "{} reprend une décision."}};
        case Verb::leave:
            if (one.cause == Cause::time)
                return {"left",
                        {"{} did not answer and has lost the seat.",
                         "{} n’a pas répondu et perd sa place."}};
            return {"left", {"{} leaves the table.", "{} quitte la table."}};
        case Verb::stand:
            if (one.waits)
                return {"away",
                        {"{} does not answer: the game waits until somebody is back.",
                         "{} ne répond pas\u00A0: la partie attend que quelqu’un revienne."}};
            if (one.cause == Cause::time)
                return {"away",
                        {"{} does not answer: a bot plays on.",
                         "{} ne répond pas : un robot joue à sa place."}};
            return {
                "away",
                {"{} is away: a bot plays on.", "{} est absent\u00A0: un robot joue à sa place."}};
        case Verb::back: return {"back", {"{} is back.", "{} est de retour."}};
        case Verb::host: return {"host", {"{} is the host now.", "{} est maintenant l’hôte."}};
        case Verb::playback: break;  // is no news
        case Verb::close:
            if (one.cause == Cause::idle)
                return {"closed",
                        {"The table is closed: nobody played any more.",
                         "La table est fermée\u00A0: plus personne ne jouait."}};
            return {"closed",
                    {"The table is closed: everybody has left.",
                     "La table est fermée\u00A0: tout le monde est parti."}};
        case Verb::seat:
        case Verb::swap:
            return {"seats", {"The host changes the seats.", "L’hôte change les places."}};
    }
    return {};
}

News news_of(const TableEvent& one, Lang lang) {
    const auto [what, say] = sentence(one);
    std::string text(say.in(lang));
    constexpr Text somebody = {"Somebody", "Quelqu’un"};
    const std::string_view name = one.name == nameless ? somebody.in(lang) : one.name;
    if (const auto at = text.find("{}"); at != std::string::npos) text.replace(at, 2, name);
    return {one.version, what, one.seat, std::move(text)};
}

}  // namespace

void write_in_your_name(const MatchState& state, Seat seat, Lang lang, JsonWriter& json) {
    const auto of_seat = [&](Verb verb) {
        const auto backwards = std::views::reverse(state.table_events);
        const auto found = std::ranges::find_if(
            backwards, [&](const TableEvent& one) { return one.verb == verb && one.seat == seat; });
        return found == backwards.end() ? Version{0} : found->version;
    };
    const Version away = of_seat(Verb::stand);
    const Version back = of_seat(Verb::back);
    const auto own = state.last_own(seat);
    if (away == 0 || back < away || (own != state.decided.end() && own->version > away)) return;
    const auto in_absence = [&](Version version) { return away < version && version <= back; };
    if (std::ranges::none_of(state.decided, [&](const Decided& one) {
            return one.seat == seat && in_absence(one.version);
        }))
        return;
    const auto names = names_at(state.occupants, lang);
    const TerminalStyle style{.lang = lang, .names = names};
    json.key("in_your_name").begin_array();
    // What was chosen in secret is told by the decision that revealed it, whoever made that.
    std::size_t begin = 0;
    for (const auto& range : state.event_ranges) {
        const auto first = std::exchange(begin, range.end);
        if (!in_absence(range.version)) continue;
        for (std::size_t i = first; i < range.end; ++i)
            if (const auto& event = state.table->events()[i];
                event.seat == seat && event.to.includes(Viewer(seat))) {
                const auto sentence = state.game->tell(event, style);
                if (!sentence.empty()) json.value(sentence);
            }
    }
    json.end_array();
}

void write_news(const MatchState& state, Viewer viewer, Lang lang, Version since,
                JsonWriter& json) {
    std::vector<News> at_table;
    for (const auto& one : state.table_events)
        if (one.version > since) at_table.push_back(news_of(one, lang));
    std::vector<News> in_game;
    std::size_t begin = 0;
    const auto names = names_at(state.occupants, lang);
    const TerminalStyle style{.lang = lang, .names = names};
    for (const auto& range : state.event_ranges) {
        const auto first = std::exchange(begin, range.end);
        if (range.version <= since) continue;
        for (std::size_t i = first; i < range.end; ++i) {
            const auto& event = state.table->events()[i];
            if (!event.to.includes(viewer)) continue;
            in_game.push_back({range.version, state.game->event_name(event), event.seat,
                               state.game->tell(event, style)});
        }
    }
    std::vector<News> all;
    std::ranges::merge(at_table, in_game, std::back_inserter(all), {}, &News::version,
                       &News::version);
    const auto skipped = all.size() - std::min(all.size(), most_news);
    json.begin_array();
    for (const auto& one : std::span(all).subspan(skipped)) {
        json.begin_object().field("version", one.version).field("what", one.what);
        json.field("seat", one.seat).field("say", one.say).end_object();
    }
    json.end_array();
}

}  // namespace agora::match
