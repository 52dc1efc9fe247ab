// Checks of the forms that leave the program: decisions, outcomes and events in words, views as
// JSON and as drawings.
#pragma once

#include "core/capabilities.hpp"
#include "core/schema.hpp"
#include "kit/findings.hpp"
#include "kit/secrecy_checks.hpp"
#include "kit/setups.hpp"

#include <boost/json/value.hpp>

#include <set>

namespace agora::kit {

template <Game G>
void check_words_of(const typename G::View& view, typename G::Action action,
                    const std::string& text, Lang lang, Findings& findings,
                    const std::string& where) {
    const auto line = G::read(view, text, lang);
    if (!line)
        findings.add(where + "\"" + text + "\" is legal but refused: " + line.error().message);
    else if (line->size() != 1 || (*line)[0] != action)
        findings.add(where + "\"" + text + "\" is read as something else");
}

template <Game G>
void check_decisions_in_words(const typename G::State& state, Seat seat,
                              const typename G::Actions& legal, Findings& findings,
                              const std::string& where) {
    const auto view = G::view(state, seat);
    std::set<std::string> texts;
    for (const auto action : legal) {
        const auto text = G::write(view, action);
        if (!texts.insert(text).second) findings.add(where + "two decisions are both " + text);
        for (const Lang lang : {Lang::en, Lang::fr}) {
            check_words_of<G>(view, action, text, lang, findings, where);
            if constexpr (WritesInLanguages<G>)
                check_words_of<G>(view, action, G::write(view, action, lang), lang, findings,
                                  where);
        }
    }
    for (const Viewer other : all_viewers(G::seats(state))) {
        const bool owes = !other.is_spectator() && G::pending(state).has(other.seat());
        if (!owes && G::read(G::view(state, other), *texts.begin(), Lang::en))
            findings.add(where + name_of(other) + " may type though it owes no decision");
    }
}

template <Game G>
void check_rubbish_is_refused(const typename G::State& state, Seat seat, Findings& findings,
                              const std::string& where) {
    const auto view = G::view(state, seat);
    const std::string binary("\0\x01\xff\xfe take\x1b[2J", 13);
    for (const auto& text :
         {std::string(), std::string("   "), binary, std::string(100'000, 'x'),
          std::string(5'000, ' ') + "\xC3", std::string("move 99999999999999999")}) {
        for (const Lang lang : {Lang::en, Lang::fr}) {
            const auto line = G::read(view, text, lang);
            if (line)
                findings.add(where + "rubbish is accepted");
            else if (line.error().message.empty() || line.error().message.size() > 1000)
                findings.add(where + "a refusal of rubbish has no sensible reason");
        }
    }
}

template <Game G>
void check_outcomes_in_words(const typename G::State& state, Findings& findings,
                             const std::string& where) {
    std::set<std::string> texts;
    G::luck(state).among.each([&](Item item) {
        if (!texts.insert(G::write_outcome(state, item)).second)
            findings.add(where + "two outcomes are both " + G::write_outcome(state, item));
    });
}

// A view fits the schema of its game, where it has one.
template <Game G>
void check_schema(const boost::json::value& json, Findings& findings, const std::string& who) {
    if constexpr (HasSchema<G>) {
        static const Schema schema = G::schema();
        if (const auto wrong = mismatch(schema, json); !wrong.empty())
            findings.add(who + "its JSON does not fit the schema: " + wrong);
    }
}

template <Game G>
void check_views_as_json(const typename G::State& state, Findings& findings,
                         const std::string& where) {
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        const auto view = G::view(state, viewer);
        const auto who = where + name_of(viewer) + ": ";
        JsonWriter json;
        G::describe(view, json);
        const auto value = read_json(json.text());
        if (!value) {
            findings.add(who + "describe: " + value.error().message);
            continue;
        }
        check_schema<G>(*value, findings, who);
        const auto again = G::from_json(*value);
        if (!again)
            findings.add(who + "its own JSON is refused: " + again.error().message);
        else if (!same_bytes(*again, view))
            findings.add(who +
                         "JSON and back is another view (a member of the view is not in "
                         "`fields`, or does not come back as it was)");
    }
}

inline void check_drawing(std::string_view drawing, int width, Findings& findings,
                          const std::string& who) {
    if (drawing.find('\x1b') != std::string_view::npos)
        findings.add(who + "escape sequences where colour is off");
    while (!drawing.empty()) {
        const auto line = drawing.substr(0, drawing.find('\n'));
        if (columns(line) > width)
            findings.add(who + "a line is wider than the terminal: " + std::string(line));
        drawing.remove_prefix(std::min(line.size() + 1, drawing.size()));
    }
}

template <Game G>
void check_drawings(const typename G::State& state, Findings& findings, const std::string& where) {
    for (const Viewer viewer : all_viewers(G::seats(state))) {
        const auto view = G::view(state, viewer);
        for (const Lang lang : {Lang::en, Lang::fr}) {
            for (const Part part : {Part::table, Part::mine}) {
                TerminalStyle style;
                style.lang = lang;
                check_drawing(G::draw(view, style, part), style.width, findings,
                              where + name_of(viewer) + ": ");
            }
        }
    }
}

// Whole games with many options varied at once, every decision of every list: words that only two
// options together make ambiguous are rare. As the record holds them, and as each language says
// them.
template <Game G>
Findings check_words_of_mixed_options(int games) {
    Findings findings;
    std::uint64_t seed = 0;
    for (const auto& setup : mixed_setups<G>(games)) {
        if (findings.enough()) break;
        const auto where = setup.name + ": ";
        const auto unended = play_randomly<G>(
            setup, ++seed, [](const auto&...) {},
            [&](const auto& state, Seat seat, const auto& legal) {
                if (!findings.enough())
                    check_decisions_in_words<G>(state, seat, legal, findings, where);
            },
            [](const auto&...) {});
        if (!unended.empty()) findings.add(where + unended);
    }
    return findings;
}

template <Game G>
Findings check_words(int looks) {
    constexpr int every = 4;  // of the looks: what does not depend on the position so much
    int look = 0;
    Findings findings;
    look_into_games<G>(
        looks, findings,
        [&](auto& scene, const auto& state) {
            check_outcomes_in_words<G>(state, findings, scene.where);
        },
        [&](auto& scene, const auto& state, Seat seat, const auto& legal) {
            check_decisions_in_words<G>(state, seat, legal, findings, scene.where);
            if (look % every == 0) check_rubbish_is_refused<G>(state, seat, findings, scene.where);
        },
        [&](auto& scene, const auto& state) {
            check_views_as_json<G>(state, findings, scene.where);
            if (++look % every == 0) check_drawings<G>(state, findings, scene.where);
        });
    return findings;
}

}  // namespace agora::kit
