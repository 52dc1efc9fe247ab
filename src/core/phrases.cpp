// Lines that are read by the words of the decisions that are possible.
#include "core/typed.hpp"

#include <algorithm>
#include <array>

namespace agora {

namespace {

using Pieces = std::vector<Piece>;

// "mise" and "misez" are "miser".
bool same_verb(std::string_view typed, std::string_view verb) {
    if (typed == verb) return true;
    if (!verb.ends_with("er")) return false;
    const auto stem = verb.substr(0, verb.size() - 2);
    return typed.starts_with(stem) &&
           (typed.substr(stem.size()) == "e" || typed.substr(stem.size()) == "ez");
}

bool same_rest(std::span<const Piece> typed, std::span<const Piece> phrase) {
    return std::ranges::equal(typed, phrase.subspan(1), {}, &Piece::text, &Piece::text);
}

// Whether a line means a phrase: 2 by all of its words, 1 by what follows the verb, 0 not at all.
int fit(std::span<const Piece> typed, std::span<const Piece> phrase) {
    if (typed.empty() || phrase.empty()) return 0;
    const auto is_verb = [&](const Piece& piece) {
        return same_verb(piece.text, phrase.front().text);
    };
    if (is_verb(typed.front())) {
        if (same_rest(typed.subspan(1), phrase)) return 2;
        return typed.size() > 2 && is_verb(typed[1]) && same_rest(typed.subspan(2), phrase) ? 2 : 0;
    }
    return phrase.size() > 1 && same_rest(typed, phrase) ? 1 : 0;
}

std::string_view in(const Phrase& phrase, Lang lang) { return Text{phrase.en, phrase.fr}.in(lang); }

std::string_view verb_of(std::string_view phrase) { return phrase.substr(0, phrase.find(' ')); }

// What follows the verb in the phrases that begin with it, as many as a line holds.
std::string rests(std::string_view verb, std::span<const Phrase> possible, Lang lang) {
    constexpr std::size_t most = 60;
    std::string list;
    for (const auto& each : possible) {
        const auto phrase = in(each, lang);
        if (verb_of(phrase) != verb || phrase.size() == verb.size()) continue;
        if (list.size() > most) return list + " …";
        if (!list.empty()) list += phrase.find(' ', verb.size() + 1) == phrase.npos ? " " : ", ";
        list += phrase.substr(verb.size() + 1);
    }
    return list;
}

std::vector<std::string_view> verbs(std::span<const Phrase> possible, Lang lang) {
    std::vector<std::string_view> found;
    for (const auto& each : possible)
        if (const auto verb = verb_of(in(each, lang));
            std::ranges::find(found, verb) == found.end())
            found.push_back(verb);
    return found;
}

std::string what_is_possible(std::span<const Phrase> possible, Lang lang) {
    std::string text;
    for (const auto verb : verbs(possible, lang)) {
        text += text.empty() ? Text{"Type ", "Tapez "}.in(lang) : Text{", or ", ", ou "}.in(lang);
        text += verb;
        if (const auto rest = rests(verb, possible, lang); !rest.empty()) {
            text += Text{" followed by one of: ", " suivi de : "}.in(lang);
            text += rest;
        }
    }
    return text;
}

}  // namespace

Expected<std::size_t> which_phrase(std::string_view text, std::span<const Phrase> possible,
                                   Lang lang) {
    if (possible.empty())
        return refuse(std::string(
            Text{"There is nothing to choose.", "Vous n'avez rien à choisir."}.in(lang)));
    const auto typed = split(text).value_or(Pieces());
    std::array<std::vector<std::size_t>, 3> found;
    for (std::size_t i = 0; i < possible.size(); ++i) {
        int best = 0;
        for (const std::string& phrase : {possible[i].en, possible[i].fr})
            best = std::max(best, fit(typed, split(phrase).value_or(Pieces())));
        found[static_cast<std::size_t>(best)].push_back(i);
    }
    for (const int how : {2, 1})
        if (const auto& fits = found[static_cast<std::size_t>(how)]; fits.size() == 1)
            return fits.front();
    return refuse(what_is_possible(possible, lang));
}

std::string what_may_follow(std::string_view text, std::span<const Phrase> possible, Lang lang) {
    const auto typed = split(text).value_or(Pieces());
    if (typed.size() != 1) return {};
    for (const auto& each : possible)
        for (const std::string_view phrase : {std::string_view(each.en), std::string_view(each.fr)})
            if (const auto verb = split(verb_of(phrase)).value_or(Pieces());
                verb.size() == 1 && same_verb(typed.front().text, verb.front().text))
                return rests(verb_of(in(each, lang)), possible, lang);
    return {};
}

}  // namespace agora
