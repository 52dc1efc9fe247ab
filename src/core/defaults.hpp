// Default implementations of most of the Game concept (CRTP). A game inherits them and hides those
// that it implements itself:
//
//     struct Gops : GameDefaults<Gops> { ... };
//
// Views that are one list of fields (core/fields.hpp) get JSON, schema and drawing; words that are
// those of `write` get a reader.
#pragma once

#include "core/fields.hpp"
#include "core/game.hpp"
#include "core/typed.hpp"
#include "core/typography.hpp"

#include <vector>

namespace agora {

template <class G>
struct GameDefaults {
private:
    friend G;  // so that no game derives from the defaults of another
    GameDefaults() = default;

public:
    static auto presets() { return std::span(G::preset_list); }
    static auto choices() { return std::span(G::choice_list); }

    // The number of seats is a member of the state; a view has it too, or a `table` that has it.
    static int seats(const auto& position) {
        if constexpr (requires { position.seats; })
            return position.seats;
        else
            return position.table.seats;
    }
    static Standing standing(const auto& state) {
        return standing_by(std::span(state.scores).first(state.seats));
    }
    static std::string broken(const auto& /*state*/) { return {}; }
    static int action_score(const auto& /*view*/, auto /*action*/) { return 0; }

    static std::string commands(Lang lang) { return std::string(G::how_to_type.in(lang)); }
    static std::string manual(Lang lang) {
        return std::string(G::how_to_play.in(lang))
            .append(Text{"\nWhat you type\n", "\nCe que vous tapez\n"}.in(lang))
            .append(G::how_to_type.in(lang))
            .append(Text{"help   all that can be typed\nquit   leave the game\n",
                         "aide   tout ce qui peut être tapé\nquitter  quitter la partie\n"}
                        .in(lang));
    }

    // Text. A game gives `words(view, action, lang)`; records hold the English ones. The first
    // word is the verb; a verb alone makes the reader ask for the rest.
    static std::string write(const auto& view, auto action, Lang lang = Lang::en) {
        return G::words(view, action, lang);
    }
    static auto read(const auto& view, std::string_view text, Lang lang) {
        using Read = Expected<Line<G>>;
        const auto legal = legal_of(view);
        const auto meant = which_phrase(text, phrases_of(view, legal), lang);
        if (!meant) return Read(std::unexpected(meant.error()));
        Line<G> line;
        line.push(legal[*meant]);
        return Read(line);
    }
    static std::string question(const auto& view, std::string_view typed, Lang lang) {
        constexpr Text which = [] {
            if constexpr (requires { G::asks; })
                return G::asks;
            else
                return Text{"Which one?", "Lequel ?"};
        }();
        const auto rest = what_may_follow(typed, phrases_of(view, legal_of(view)), lang);
        return rest.empty() ? rest : std::string(which.in(lang)) + " " + rest;
    }
    static std::string write_outcome(const auto& /*state*/, Item item) {
        return std::to_string(item);
    }
    static std::string_view event_name(const Event& event) { return G::event_names[event.what]; }

    // JSON from the list of fields. `G::impossible(view)` says what is inconsistent between fields
    // that are each in their range.
    static void describe(const auto& view, JsonWriter& json) {
        json.begin_object().field("viewer", view.viewer);
        FieldWriter fields(json);
        G::fields(fields, view);
        json.end_object();
    }
    static auto from_json(const boost::json::value& json) {
        JsonFields members(json, "view");
        typename G::View view{};
        FieldReader fields(members);
        G::fields(fields, view);
        view.viewer = members.viewer("viewer", G::seats(view));
        if (members.good() && fields.last_seat() >= G::seats(view))
            members.fail("there are not so many seats");
        if (members.good())
            if (auto why = G::impossible(view); !why.empty()) members.fail(std::move(why));
        using Read = Expected<typename G::View>;
        return members.good() ? Read(view) : Read(refuse(members.why()));
    }
    static Schema schema() {
        FieldSchema fields;
        fields.add("viewer", Schema::viewer(), {});
        const typename G::View view{};
        G::fields(fields, view);
        return fields.take();
    }
    static std::string draw(const auto& view, const TerminalStyle& style, Part) {
        FieldDrawing fields(style);
        G::fields(fields, view);
        return std::string(style.say(G::about.title)) + "\n" + fields.take();
    }

private:
    // What the viewer may decide; nothing where it owes no decision. Any state that fits its view
    // has the same list.
    static auto legal_of(const auto& view) {
        typename G::Actions legal;
        if (view.viewer.is_spectator()) return legal;
        Random random(0);
        const auto state = G::sample(view, random);
        if (G::turn(state) == Turn::players && G::pending(state).has(view.viewer.seat()))
            G::legal(state, view.viewer.seat(), legal);
        return legal;
    }
    static std::vector<Phrase> phrases_of(const auto& view, const auto& legal) {
        std::vector<Phrase> phrases;
        for (const auto action : legal)
            phrases.push_back({G::words(view, action, Lang::en), G::words(view, action, Lang::fr)});
        return phrases;
    }
};

}  // namespace agora
