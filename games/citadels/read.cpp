// What a person types: understood as decisions, or refused with the reason. Refusals depend on
// nothing but the view.
#include "core/typed.hpp"
#include "games/citadels/refusals.hpp"

#include <algorithm>
#include <ranges>

namespace agora::citadels {

namespace {

using enum Kind;

// What is meant where a name or a number is typed without a verb.
constexpr Kinds implied_in(Phase phase) {
    switch (phase) {
        case Phase::pick: return only(pick);
        case Phase::put_down: return only(put_down);
        case Phase::theater: return only(swap_roles);
        case Phase::theater_give: return only(give_role);
        case Phase::keep: return only(keep);
        case Phase::wizard: return only(take);
        case Phase::give: return only(give);
        case Phase::pay_cards: return only(discard);
        case Phase::hand_over: return only(hand_over);
        case Phase::advisor: return only(crown);
        default: return 0;
    }
}

// After these the one who decides knows where the game stands, so that a line may go on. After
// others it does not: whether a second decision is refused would tell what the first one found.
constexpr Kinds known_outcome =
    any_of(take_gold, build, build_by_frame, build_by_ruin, build_by_cards, build_by_help, give,
           discard, beautify, name, warrants, threats, keep, hand_over, laboratory, museum);

// Kinds of which one line may make several: `discard tavern temple`.
constexpr Kinds repeated = any_of(discard, give, beautify);

struct Found {
    std::optional<Action> action;
    std::vector<Action> several;  // those that fit where it is not clear which
};

bool is_asked(const Table& table, const Request& request, Action action) {
    return has_kind(request.kinds, kind(action)) &&
           (request.of == Role::none || request.of == acting_role(table));
}

// Whether a decision may be taken for what was typed though it says more: whose district, what
// tribute. What else would have to be given up is never guessed.
bool is_close(const Things& typed, const Things& meant, Kind kind) {
    if (typed.districts.size() != meant.districts.size() ||
        typed.roles.size() != meant.roles.size())
        return false;
    if (kind == build_by_cards || kind == build_by_help)
        return typed.resource != Tribute::nothing || !typed.numbers.empty();
    return !typed.none() || kind == income;
}

// The decision that is written exactly so, in a language. The words of a legal decision always mean
// that decision, whatever else they could be: a record is read as what was played.
std::optional<Action> find_written(const View& view, const std::vector<std::string>& words,
                                   std::span<const Action> legal, Lang lang) {
    for (const auto action : legal)
        if (typed_words(Citadels::write(view, action, lang)) == words) return action;
    return std::nullopt;
}

Found find(const Table& table, const Request& request, const Citadels::Actions& legal) {
    Found found;
    std::optional<Action> close;
    int close_ones = 0;
    for (const auto action : legal) {
        if (!is_asked(table, request, action)) continue;
        const Things meant = things_of(table, action);
        if (!fits(request.things, meant)) continue;
        if (fits(meant, request.things)) return {action, {}};
        found.several.push_back(action);
        if (!is_close(request.things, meant, kind(action))) continue;
        close = action;
        ++close_ones;
    }
    if (close_ones == 1) found.action = close;
    return found;
}

// A character may be called by its number, as the table shows it, where no player can be meant.
std::optional<Action> find_numbered(const Table& table, const Request& request,
                                    const Citadels::Actions& legal) {
    const auto& typed = request.things;
    if (typed.numbers.size() != 1 || !typed.roles.empty() || !typed.districts.empty())
        return std::nullopt;
    std::optional<Action> found;
    for (const auto action : legal) {
        const Things meant = things_of(table, action);
        if (!is_asked(table, request, action) || meant.roles.size() != 1 ||
            !meant.numbers.empty() || rank_of(meant.roles.front()) != typed.numbers.front())
            continue;
        if (found) return std::nullopt;
        found = action;
    }
    return found;
}

// One line, read part after part: `gold; build tavern; end`.
class Reader {
public:
    Reader(const View& view, Lang lang) : view_(view), lang_(lang) {
        if (!owes_nothing()) {
            Random random(0);  // in every world that fits, the owner of the view may do the same
            world_ = Citadels::sample(view, random);
        }
    }

    Expected<Line<Citadels>> read(std::string_view text);

private:
    bool owes_nothing() const {
        return view_.viewer.is_spectator() || asked(view_.table) != view_.viewer.seat();
    }
    Expected<bool> read_part(std::string_view text);
    Expected<bool> add(const Request& request);
    std::optional<Action> written(const std::vector<std::string>& words) const;
    Expected<bool> go_on();
    View now() const { return Citadels::view(world_, view_.viewer); }

    std::unexpected<Error> no(const Text& why,
                              std::initializer_list<TextValue> fillings = {}) const {
        return agora::refuse(filled(why, fillings, lang_));
    }
    std::unexpected<Error> too_long() const {
        return no({"That line is too long. Please try again",
                   "Cette ligne est trop longue. Veuillez réessayer"});
    }

    const View& view_;
    Lang lang_;
    State world_{};
    Line<Citadels> line_;
    std::size_t made_ = 0;  // how many of its decisions have been made in the world
};

// Makes the decisions so far, so that the next one can be read.
Expected<bool> Reader::go_on() {
    if (line_.size() == made_) return true;
    if (line_.full()) return too_long();
    const Action last = line_[line_.size() - 1];
    const bool known = has_kind(known_outcome, kind(last));
    const auto said = Citadels::write(now(), last, lang_);
    Silence silence;
    if (known) Citadels::apply(world_, view_.viewer.seat(), last, silence);
    if (!known || asked(world_.table) != view_.viewer.seat())
        return no(
            {"One thing after another: after \"{said}\" see what happens first",
             "Une chose après l'autre\u00A0: après «\u00A0{said}\u00A0», voyez d'abord ce qui "
             "arrive"},
            {{"said", said}});
    made_ = line_.size();
    return true;
}

std::optional<Action> Reader::written(const std::vector<std::string>& words) const {
    Citadels::Actions legal;
    Citadels::legal(world_, view_.viewer.seat(), legal);
    const auto seen = now();
    // As a rule it is what the words mean anyhow; then the others need not be written down.
    const auto request = request_from(seen.table, words, implied_in(seen.table.phase), lang_);
    if (const auto likely = find(seen.table, request, legal).action)
        for (const Lang lang : {Lang::en, Lang::fr})
            if (find_written(seen, words, {&*likely, 1}, lang)) return likely;
    for (const Lang lang : {Lang::en, Lang::fr})
        if (const auto action = find_written(seen, words, legal, lang)) return action;
    // Records of games in which the card that was shown was not named.
    if (words == std::vector<std::string>{"redraft"})
        for (const auto action : legal)
            if (kind(action) == redraft) return action;
    return std::nullopt;
}

Expected<bool> Reader::add(const Request& request) {
    if (const auto gone_on = go_on(); !gone_on) return gone_on;
    Citadels::Actions legal;
    Citadels::legal(world_, view_.viewer.seat(), legal);
    const auto seen = now();
    if (!request.unknown.empty()) return agora::refuse(why_not(seen, request, legal, lang_));
    auto found = find(seen.table, request, legal);
    if (!found.action && found.several.empty())
        found.action = find_numbered(seen.table, request, legal);
    if (request.after_another && (found.action || !found.several.empty()))
        return no({"One thing at a time, or with ; in between: gold; end",
                   "Une chose à la fois, ou avec un\u00A0; entre deux\u00A0: or\u00A0; fin"});
    if (found.action) {
        line_.push(*found.action);
        return true;
    }
    if (found.several.empty()) return agora::refuse(why_not(seen, request, legal, lang_));
    constexpr std::size_t most = 12;
    std::string list;
    for (const auto action : found.several | std::views::take(most))
        list.append(list.empty() ? "" : " | ").append(Citadels::write(seen, action, lang_));
    if (found.several.size() > most) list += " | ...";
    return no({"Say more: {list}", "Précisez\u00A0: {list}"}, {{"list", list}});
}

Expected<bool> Reader::read_part(std::string_view text) {
    const auto words = typed_words(text);
    if (!words) return too_long();
    if (!words->empty()) {
        if (const auto gone_on = go_on(); !gone_on) return gone_on;
        if (const auto action = written(*words)) {
            line_.push(*action);
            return true;
        }
    }
    const auto& table = world_.table;
    if (words->empty())
        return no({"Say what you do. You can: {possible}",
                   "Dites ce que vous faites. Vous pouvez\u00A0: {possible}"},
                  {{"possible", possible(now(), lang_)}});
    auto request = request_from(table, *words, implied_in(table.phase), lang_);
    if (!request.has_verb && (request.kinds == 0 || !request.unknown.empty()) &&
        request.candidates.empty())
        return no({"Unknown command {word}. You can: {possible}, help, quit",
                   "Commande inconnue\u00A0: {word}. Vous pouvez\u00A0: {possible}, aide, quitter"},
                  {{"word", first_word(text, lang_)}, {"possible", possible(now(), lang_)}});
    if ((request.kinds & repeated) == 0 || request.things.districts.size() < 2) return add(request);
    for (const auto district : std::vector(request.things.districts)) {
        request.things.districts = {district};
        if (const auto added = add(request); !added) return added;
    }
    return true;
}

Expected<Line<Citadels>> Reader::read(std::string_view text) {
    if (view_.table.phase == Phase::over) return no({"The game is over", "La partie est terminée"});
    if (owes_nothing())
        return asked(view_.table) == nobody
                   ? no({"You are not asked anything now. Please wait",
                         "On ne vous demande rien pour l'instant. Veuillez patienter"})
                   : no({"It is player {n} who decides now. Please wait",
                         "C'est au joueur {n} de décider. Veuillez patienter"},
                        {{"n", std::to_string(asked(view_.table) + 1)}});
    for (;;) {
        const auto end = std::min(text.find(';'), text.size());
        if (const auto read = read_part(text.substr(0, end)); !read)
            return std::unexpected(read.error());
        if (end == text.size()) return line_;
        text.remove_prefix(end + 1);
        if (typed_words(text) && typed_words(text)->empty()) return line_;
    }
}

// The questions of one who types word by word: what the decisions that still fit differ in.

template <class Value>
void add_once(std::vector<Value>& values, Value value) {
    if (std::ranges::find(values, value) == values.end()) values.push_back(std::move(value));
}

// What a decision is about beyond what was typed, as one would type it; the most important first.
struct Missing {
    Text question;
    std::vector<std::string> answers;
};

Missing missing(const Table& table, const Things& typed, const std::vector<Action>& actions,
                Lang lang) {
    Missing ask;
    const auto gather = [&](Text question, auto value_of) {
        if (!ask.answers.empty()) return;
        ask.question = question;
        for (const auto action : actions) {
            const auto value = value_of(things_of(table, action));
            if (!value.empty()) add_once(ask.answers, value);
        }
    };
    const auto next_of = [](const auto& few, const auto& many, auto text_of) -> std::string {
        for (const auto& one : many)
            if (std::ranges::count(few, one) < std::ranges::count(many, one)) return text_of(one);
        return {};
    };
    gather({"Which character?", "Quel personnage\u00A0?"}, [&](const Things& meant) {
        return next_of(typed.roles, meant.roles,
                       [&](Role role) { return std::string(name_of(role).in(lang)); });
    });
    gather({"Which district?", "Quel quartier\u00A0?"}, [&](const Things& meant) {
        return next_of(typed.districts, meant.districts,
                       [&](District district) { return std::string(name_of(district).in(lang)); });
    });
    gather({"Which number?", "Quel numéro\u00A0?"}, [&](const Things& meant) {
        return next_of(typed.numbers, meant.numbers, [](int n) { return std::to_string(n); });
    });
    gather({"Which type?", "Quel type\u00A0?"}, [&](const Things& meant) {
        return meant.type && !typed.type ? std::string(name_of(*meant.type).in(lang))
                                         : std::string();
    });
    gather({"Gold or card?", "Or ou carte\u00A0?"}, [&](const Things& meant) {
        if (meant.resource == typed.resource) return std::string();
        return std::string(meant.resource == Tribute::gold ? Text{"gold", "or"}.in(lang)
                                                           : Text{"card", "carte"}.in(lang));
    });
    return ask;
}

}  // namespace

Expected<Line<Citadels>> Citadels::read(const View& view, std::string_view text, Lang lang) {
    return Reader(view, lang).read(text);
}

std::string Citadels::question(const View& view, std::string_view typed, Lang lang) {
    const auto words = typed_words(typed);
    if (!words || words->empty() || typed.contains(';')) return {};
    Actions legal;
    legal_for(view, legal);
    const auto request = request_from(view.table, *words, 0, lang);
    if (!request.has_verb || request.after_another || !request.unknown.empty()) return {};
    const auto found = find(view.table, request, legal);
    if (found.action || found.several.empty()) return {};
    const auto ask = missing(view.table, request.things, found.several, lang);
    if (ask.answers.empty()) return {};
    std::string list;
    for (const auto& answer : ask.answers) list.append(list.empty() ? " " : ", ").append(answer);
    return std::string(ask.question.in(lang)) + list;
}

}  // namespace agora::citadels
