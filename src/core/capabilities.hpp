// What a game may add to the concept of core/game.hpp: a concept for each such function, by its
// name and parameters. One that is misspelt is not found, and nothing fails: the kit therefore
// writes down which of them a game has (golden/functions.txt). docs/adding-a-game.md says what each
// is for, and what happens without it.
#pragma once

#include "core/game.hpp"

#include <string>

namespace agora {

template <class G>
concept HasSchema = requires { G::schema(); };
template <class G>
concept HasCards = requires(JsonWriter& json) { G::describe_cards(json); };
template <class G>
concept WritesInLanguages = requires(const typename G::View& view, typename G::Action action,
                                     Lang lang) { G::write(view, action, lang); };
template <class G>
concept ReadsTyped = requires(const typename G::View& view, std::string_view text, Lang lang) {
    G::read_typed(view, text, lang);
};
template <class G>
concept HasQuestion = requires(const typename G::View& view, std::string_view typed, Lang lang) {
    G::question(view, typed, lang);
};
template <class G>
concept Explains = requires(const typename G::View& view, std::string_view text,
                            const TerminalStyle& style) { G::explain(view, text, style); };
template <class G>
concept ShowsEvents =
    requires(const typename G::View& view, std::string_view event) { G::shows(view, event); };
template <class G>
concept HasPreview = requires(const typename G::View& view, std::string_view text, Lang lang) {
    G::preview(view, text, lang);
};
template <class G>
concept HasPitchOfTable = requires(const typename G::Options& options, int seats, Lang lang) {
    G::pitch(options, seats, lang);
};
template <class G>
concept HasManualOfTable = requires(const typename G::Options& options, int seats, Lang lang) {
    G::manual(options, seats, lang);
};
template <class G>
concept HasAutomatic = requires(const typename G::View& view, const typename G::Actions& legal) {
    G::automatic(view, legal);
};
template <class G>
concept Confirms = requires(const typename G::View& view, typename G::Action action, Lang lang) {
    G::confirm(view, action, lang);
};
template <class G>
concept AsksConsent = requires(const typename G::View& view, typename G::Action action) {
    G::needs_consent(view, action);
};
template <class G>
concept HasTimeout = requires(const typename G::View& view) { G::timeout(view); };
template <class G>
concept SharesTime = requires(const typename G::View& view) { G::time_share(view); };
template <class G>
concept HasCopies =
    requires(const typename G::State& state, Item item) { G::alike(state, item, item); };

struct AnyCost {
    double operator()(double seconds, auto&& batch) const;  // never called
};
template <class G>
concept HasFigures = requires(AnyCost least_cost) { G::figures(1.0, least_cost); };

// Which of them a game has, a line each.
template <Game G>
std::string optional_functions() {
    std::string text;
    const auto add = [&](std::string_view name, bool has) {
        text.append(has ? "yes  " : "no   ").append(name).append("\n");
    };
    add("schema()", HasSchema<G>);
    add("describe_cards(json)", HasCards<G>);
    add("write(view, action, lang)", WritesInLanguages<G>);
    add("read_typed(view, text, lang)", ReadsTyped<G>);
    add("question(view, typed, lang)", HasQuestion<G>);
    add("explain(view, text, style)", Explains<G>);
    add("shows(view, event)", ShowsEvents<G>);
    add("preview(view, text, lang)", HasPreview<G>);
    add("pitch(options, seats, lang)", HasPitchOfTable<G>);
    add("manual(options, seats, lang)", HasManualOfTable<G>);
    add("automatic(view, legal)", HasAutomatic<G>);
    add("confirm(view, action, lang)", Confirms<G>);
    add("needs_consent(view, action)", AsksConsent<G>);
    add("timeout(view)", HasTimeout<G>);
    add("time_share(view)", SharesTime<G>);
    add("alike(state, item, item)", HasCopies<G>);
    add("figures(seconds, least_cost)", HasFigures<G>);
    return text;
}

}  // namespace agora
