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
        if (!list.empty())
            list += phrase.find(' ', verb.size() + 1) == std::string_view::npos ? " " : ", ";
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

bool begins(std::span<const Piece> typed, std::span<const Piece> phrase) {
    return typed.size() > phrase.size() &&
           std::ranges::equal(typed.first(phrase.size()), phrase, {}, &Piece::text, &Piece::text);
}

// What is wrong with a line that means none of the phrases, or more than one of them.
std::string what_is_wrong(std::string_view text, std::span<const Piece> typed,
                          std::span<const Phrase> possible, bool is_unclear, Lang lang) {
    const auto sentence = [&](const Text& before, std::string_view word, const Text& after) {
        return std::string(before.in(lang)).append(word).append(after.in(lang));
    };
    if (typed.empty()) return {};
    if (is_unclear)
        return sentence({}, in_quotes(text, lang),
                        {" may be several things. ", " peut être plusieurs choses. "});
    bool has_verb = false;
    bool has_numbers = false;
    std::span<const Piece> rest = typed;
    for (const auto& each : possible)
        for (const std::string& phrase : {each.en, each.fr}) {
            const auto pieces = split(phrase).value_or(Pieces());
            if (pieces.empty()) continue;
            has_numbers = has_numbers || pieces.back().type == Piece::Type::number;
            const bool same = same_verb(typed.front().text, pieces.front().text);
            has_verb = has_verb || same;
            if (same) rest = typed.subspan(1);
            const auto about = std::span(pieces).subspan(1);
            const auto said = same ? typed.subspan(1) : typed;
            if (same ? begins(said, about) : !about.empty() && begins(said, about))
                return sentence(
                    {"There is something too much: ", "Il y a quelque chose de trop : "},
                    in_quotes(said[about.size()].text, lang), {". ", ". "});
        }
    if (has_verb && rest.empty()) return {};
    if (!has_verb && (!has_numbers || typed.front().type != Piece::Type::number))
        return sentence({"Unknown command ", "Commande inconnue "}, first_word(text, lang),
                        {". ", ". "});
    std::string words;
    for (const auto& piece : rest) words.append(words.empty() ? "" : " ").append(piece.text);
    return sentence({"You cannot choose ", "Vous ne pouvez pas choisir "}, in_quotes(words, lang),
                    {" now. ", " maintenant. "});
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
    const bool is_unclear = !found[1].empty() || !found[2].empty();
    return refuse(what_is_wrong(text, typed, possible, is_unclear, lang) +
                  what_is_possible(possible, lang) +
                  std::string(Text{"; help, quit", " ; aide, quitter"}.in(lang)));
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
