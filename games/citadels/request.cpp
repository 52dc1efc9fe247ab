#include "games/citadels/request.hpp"

#include "core/typed.hpp"

#include <algorithm>
#include <array>

namespace agora::citadels {

namespace {

using enum Kind;

struct Verb {
    std::string_view words;  // folded, separated by blanks
    Kinds kinds;
    Role of = Role::none;  // who alone does that, where others name somebody too
};

constexpr Kinds builds =
    any_of(build, build_by_frame, build_by_ruin, build_by_cards, build_by_help);

// What the Wizard builds out of another hand.
constexpr Kinds catches = any_of(take_and_build, build_by_frame, build_by_ruin, build_by_cards);

// Longer forms stand before shorter ones that they begin with.
constexpr auto verbs = std::to_array<Verb>({
    {"take build", catches},
    {"prendre batir", catches},
    {"take gold", only(take_gold)},
    {"take 2 gold", only(take_gold)},
    {"prendre or", only(take_gold)},
    {"prendre 2 or", only(take_gold)},
    {"take cards", only(draw_cards)},
    {"draw cards", only(draw_cards)},
    {"prendre cartes", only(draw_cards)},
    {"piocher cartes", only(draw_cards)},
    {"put down", only(put_down)},
    {"no swap", only(no_swap)},
    {"give crown", only(crown)},
    {"donner couronne", only(crown)},
    {"pick", only(pick)},
    {"choose", only(pick)},
    {"choisir", only(pick)},
    {"discard", any_of(put_down, discard)},
    {"defausser", any_of(put_down, discard)},
    {"ecarter", any_of(put_down, discard)},
    {"redraft", only(redraft)},
    {"refaire", only(redraft)},
    {"pass", any_of(no_swap, hide, decline, end_turn)},
    {"passer", any_of(no_swap, hide, decline, end_turn)},
    {"swap", any_of(swap_roles, swap_hands)},
    {"echanger", any_of(swap_roles, swap_hands, exchange)},
    {"give", any_of(give_role, give, hand_over)},
    {"donner", any_of(give_role, give, hand_over)},
    {"gold", only(take_gold)},
    {"or", only(take_gold)},
    {"cards", only(draw_cards)},
    {"cartes", only(draw_cards)},
    {"draw", any_of(draw_cards, redraw)},
    {"piocher", any_of(draw_cards, redraw)},
    {"keep", only(keep)},
    {"garder", only(keep)},
    {"build", builds | only(take_and_build)},
    {"batir", builds | only(take_and_build)},
    {"construire", builds | only(take_and_build)},
    {"kill", only(name), Role::assassin},
    {"assassinate", only(name), Role::assassin},
    {"murder", only(name), Role::assassin},
    {"tuer", only(name), Role::assassin},
    {"assassiner", only(name), Role::assassin},
    {"bewitch", only(name), Role::witch},
    {"ensorceler", only(name), Role::witch},
    {"rob", only(name), Role::thief},
    {"steal", only(name), Role::thief},
    {"voler", only(name), Role::thief},
    {"name", only(name)},
    {"nommer", only(name)},
    {"warrants", only(warrants)},
    {"warrant", only(warrants)},
    {"mandats", only(warrants)},
    {"mandat", only(warrants)},
    {"threats", only(threats)},
    {"threaten", only(threats)},
    {"threat", only(threats)},
    {"menaces", only(threats)},
    {"menacer", only(threats)},
    {"menace", only(threats)},
    {"spy", only(spy)},
    {"espionner", only(spy)},
    {"redraw", only(redraw)},
    {"repiocher", only(redraw)},
    {"look", only(look)},
    {"regarder", only(look)},
    {"take", any_of(pick, take)},
    {"prendre", any_of(pick, take)},
    {"crown", only(crown)},
    {"couronne", only(crown)},
    {"couronner", only(crown)},
    {"income", only(income)},
    {"revenus", only(income)},
    {"revenu", only(income)},
    {"tithe", only(tithe)},
    {"dime", only(tithe)},
    {"power", any_of(ability, ability_gold, ability_cards)},
    {"ability", any_of(ability, ability_gold, ability_cards)},
    {"pouvoir", any_of(ability, ability_gold, ability_cards)},
    {"destroy", only(destroy)},
    {"detruire", only(destroy)},
    {"seize", only(seize)},
    {"saisir", only(seize)},
    {"exchange", only(exchange)},
    {"beautify", only(beautify)},
    {"embellir", only(beautify)},
    {"armory", only(armory)},
    {"poudriere", only(armory)},
    {"laboratory", only(laboratory)},
    {"laboratoire", only(laboratory)},
    {"smithy", only(smithy)},
    {"forge", only(smithy)},
    {"museum", only(museum)},
    {"musee", only(museum)},
    {"pay", any_of(discard, bribe)},
    {"payer", any_of(discard, bribe)},
    {"bribe", only(bribe)},
    {"refuse", any_of(refuse, decline, hide)},
    {"refuser", any_of(refuse, decline, hide)},
    {"reveal", only(reveal)},
    {"reveler", only(reveal)},
    {"hide", only(hide)},
    {"cacher", only(hide)},
    {"confiscate", only(confiscate)},
    {"confisquer", only(confiscate)},
    {"decline", any_of(decline, refuse, hide)},
    {"renoncer", any_of(decline, hide, no_swap)},
    {"yes", any_of(bribe, reveal, confiscate)},
    {"oui", any_of(bribe, reveal, confiscate)},
    {"no", any_of(refuse, hide, decline, no_swap)},
    {"non", any_of(refuse, hide, decline, no_swap)},
    {"end", only(end_turn)},
    {"fin", only(end_turn)},
    {"finir", only(end_turn)},
});

// What is about characters; no other kind is.
constexpr Kinds about_roles = any_of(pick, put_down, redraft, give_role, name, warrants, threats);

constexpr auto fillers = std::to_array<std::string_view>(
    {"the",  "a",   "an",     "of",  "at",     "with",   "to",    "from", "for",
     "on",   "and", "player", "by",  "le",     "la",     "les",   "l",    "un",
     "une",  "du",  "de",     "des", "d",      "au",     "aux",   "et",   "avec",
     "chez", "sur", "pour",   "par", "contre", "joueur", "hands", "main"});

struct Word {
    std::string_view text;
    enum class Means : std::uint8_t {
        noble,
        religious,
        trade,
        military,
        unique,
        gold,
        card,
        beauty
    } means;
};
constexpr auto small_words = std::to_array<Word>({
    {"noble", Word::Means::noble},
    {"nobles", Word::Means::noble},
    {"religious", Word::Means::religious},
    {"religieux", Word::Means::religious},
    {"trade", Word::Means::trade},
    {"commerce", Word::Means::trade},
    {"commercant", Word::Means::trade},
    {"military", Word::Means::military},
    {"militaire", Word::Means::military},
    {"unique", Word::Means::unique},
    {"merveille", Word::Means::unique},
    {"gold", Word::Means::gold},
    {"or", Word::Means::gold},
    {"card", Word::Means::card},
    {"cards", Word::Means::card},
    {"carte", Word::Means::card},
    {"cartes", Word::Means::card},
    {"beautified", Word::Means::beauty},
    {"embelli", Word::Means::beauty},
    {"embellie", Word::Means::beauty},
    {"embellies", Word::Means::beauty},
});

// A name as its words, and what it names.
struct NamedCard {
    std::vector<std::string> words;
    Card card;
};

std::vector<std::string> words_of(std::string_view name) {
    return typed_words(name).value_or(std::vector<std::string>());
}

std::vector<NamedCard> all_names() {
    std::vector<NamedCard> names;
    const auto add = [&](const Name& name, const Card& card) {
        for (const auto text : {name.name.en, name.name.fr, name.also})
            if (!text.empty()) names.push_back({words_of(text), card});
    };
    for (std::size_t i = 0; i < role_facts.size(); ++i) {
        const auto role = static_cast<Role>(i);
        add(name_of(role), {.role = role, .district = {}});
    }
    for (std::size_t i = 0; i < district_kinds; ++i) {
        const auto district = static_cast<District>(i);
        add(name_of(district), {.role = {}, .district = district});
    }
    // Longer names first, so that "gold mine" is not "gold".
    std::ranges::sort(names, std::ranges::greater(),
                      [](const NamedCard& name) { return name.words.size(); });
    return names;
}

const std::vector<NamedCard>& names() {
    static const std::vector<NamedCard> table = all_names();
    return table;
}

struct SplitVerb {
    std::vector<std::string> words;
    Kinds kinds;
    Role of;
};

const std::vector<SplitVerb>& split_verbs() {
    static const std::vector<SplitVerb> table = [] {
        std::vector<SplitVerb> split;
        for (const auto& verb : verbs) split.push_back({words_of(verb.words), verb.kinds, verb.of});
        return split;
    }();
    return table;
}

bool same_card(const Card& a, const Card& b) {
    return a.role == b.role && a.district == b.district;
}

bool starts_with(std::span<const std::string> words, std::span<const std::string> wanted) {
    return words.size() >= wanted.size() && std::ranges::equal(words.first(wanted.size()), wanted);
}

bool in_game(const Table& table, const Card& card) {
    if (card.role) return role_at(table, rank_of(*card.role)) == *card.role;
    const auto district = *card.district;
    return index(district) < ordinary_kinds || (table.uniques & unique_bit(district)) != 0;
}

// Reads the things of a line one after another.
class ThingReader {
public:
    ThingReader(const Table& table, std::span<const std::string> words, Lang lang)
        : table_(table), rest_(words), lang_(lang) {}

    void read(Request& request) {
        while (!rest_.empty()) {
            if (number(request.things) || full_name(request) || small_word(request.things) ||
                beginning(request))
                continue;
            if (request.unknown.empty()) request.unknown = rest_.front();
            return;
        }
    }

private:
    bool number(Things& things) {
        const auto& word = rest_.front();
        if (word.front() < '0' || word.front() > '9') return false;
        int value = 0;
        for (const char digit : word) value = std::min(value * 10 + (digit - '0'), 9999);
        things.numbers.push_back(value);
        rest_ = rest_.subspan(1);
        return true;
    }
    bool full_name(Request& request) {
        const auto found = std::ranges::find_if(
            names(), [&](const NamedCard& name) { return starts_with(rest_, name.words); });
        if (found == names().end()) return false;
        take(request.things, found->card);
        rest_ = rest_.subspan(found->words.size());
        return true;
    }
    bool small_word(Things& things) {
        const auto found = std::ranges::find(small_words, rest_.front(), &Word::text);
        if (found == small_words.end()) return false;
        rest_ = rest_.subspan(1);
        switch (found->means) {
            case Word::Means::gold: things.resource = Tribute::gold; break;
            case Word::Means::card: things.resource = Tribute::card; break;
            case Word::Means::beauty: things.beautified = true; break;
            default: things.type = static_cast<Type>(found->means); break;
        }
        return true;
    }
    // The beginning of the name of one thing of this game, three letters or more.
    bool beginning(Request& request) {
        const auto& word = rest_.front();
        if (word.size() < 3) return false;
        const bool roles = (request.kinds & about_roles) != 0;
        const bool districts = (request.kinds & ~about_roles) != 0;
        std::vector<Card> found;
        for (const auto& name : names()) {
            if (!name.words.front().starts_with(word) || !in_game(table_, name.card)) continue;
            if (name.card.role ? !roles : !districts) continue;
            if (std::ranges::none_of(found, [&](const Card& c) { return same_card(c, name.card); }))
                found.push_back(name.card);
        }
        if (found.empty()) return false;
        if (found.size() == 1) {
            take(request.things, found.front());
            rest_ = rest_.subspan(1);
            return true;
        }
        for (const auto& card : found)
            request.candidates.emplace_back(
                (card.role ? name_of(*card.role) : name_of(*card.district)).in(lang_));
        return false;
    }
    static void take(Things& things, const Card& card) {
        if (card.role) things.roles.push_back(*card.role);
        if (card.district) things.districts.push_back(*card.district);
    }

    const Table& table_;
    std::span<const std::string> rest_;
    Lang lang_;
};

// Letters of French and English names with accents, by their two bytes in UTF-8.
std::string_view plain_letter(std::string_view two_bytes) {
    struct Letter {
        std::string_view from;
        std::string_view to;
    };
    static constexpr auto letters = std::to_array<Letter>(
        {{"à", "a"}, {"â", "a"}, {"ä", "a"}, {"À", "a"},  {"Â", "a"}, {"é", "e"}, {"è", "e"},
         {"ê", "e"}, {"ë", "e"}, {"É", "e"}, {"È", "e"},  {"Ê", "e"}, {"î", "i"}, {"ï", "i"},
         {"Î", "i"}, {"ô", "o"}, {"ö", "o"}, {"Ô", "o"},  {"ù", "u"}, {"û", "u"}, {"ü", "u"},
         {"Û", "u"}, {"ç", "c"}, {"Ç", "c"}, {"œ", "oe"}, {"Œ", "oe"}});
    const auto found = std::ranges::find(letters, two_bytes, &Letter::from);
    return found == letters.end() ? std::string_view() : found->to;
}

constexpr std::string_view right_quote = "\u2019";

}  // namespace

std::string folded(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto letter = plain_letter(text.substr(0, 2));
        if (!letter.empty()) {
            plain += letter;
            text.remove_prefix(2);
        } else if (text.starts_with(right_quote)) {
            plain += ' ';
            text.remove_prefix(right_quote.size());
        } else {
            const char c = text.front();
            plain += c == '\'' || c == '-' || c == '_' || c == '.' ? ' ' : lower(c);
            text.remove_prefix(1);
        }
    }
    return plain;
}

std::optional<std::vector<std::string>> typed_words(std::string_view text) {
    constexpr std::size_t most = 2000;  // bytes; `split` has the limit that people meet
    if (text.size() > most) return std::nullopt;
    const auto pieces = split(folded(text));
    if (!pieces) return std::nullopt;
    std::vector<std::string> words;
    for (const auto& piece : *pieces)
        if (std::ranges::find(fillers, piece.text) == fillers.end()) words.push_back(piece.text);
    return words;
}

namespace {

// Whether these words, typed after a verb of those kinds, are a line of their own rather than what
// the verb is about.
bool begins_anew(std::span<const std::string> words, Kinds kinds) {
    const auto begins = [&](const auto& table) {
        return std::ranges::any_of(table,
                                   [&](const auto& one) { return starts_with(words, one.words); });
    };
    if (!begins(split_verbs()) || begins(names())) return false;
    return (kinds & ~about_roles) == 0 ||
           std::ranges::find(small_words, words.front(), &Word::text) == small_words.end();
}

}  // namespace

Request request_from(const Table& table, std::span<const std::string> words, Kinds implied,
                     Lang lang) {
    Request request;
    for (const auto& verb : split_verbs()) {
        if (!starts_with(words, verb.words)) continue;
        request.kinds = verb.kinds;
        request.has_verb = true;
        request.of = verb.of;
        words = words.subspan(verb.words.size());
        break;
    }
    if (request.kinds == 0) request.kinds = implied;
    ThingReader(table, words, lang).read(request);
    // One who was asked for the rest of a line may type another: `pick`, then `kill king`.
    if (request.has_verb && begins_anew(words, request.kinds)) {
        request = request_from(table, words, implied, lang);
        request.after_another = true;
    }
    return request;
}

Card card_named(std::span<const std::string> words) {
    for (const auto& name : names())
        if (std::ranges::equal(name.words, words)) return name.card;
    Card found;
    if (words.size() != 1 || words.front().size() < 3) return found;
    for (const auto& name : names()) {
        if (!name.words.front().starts_with(words.front())) continue;
        if ((found.role || found.district) && !same_card(found, name.card)) return {};
        found = name.card;
    }
    return found;
}

Things things_of(const Table& table, Action action) {
    Things things;
    const auto role = [&](unsigned which) {
        things.roles.push_back(role_at(table, rank_at(action, which)));
    };
    const auto district = [&] {
        things.districts.push_back(district_of(action));
        things.beautified = is_beautified(action);
    };
    const auto seat = [&] { things.numbers.push_back(seat_of(action) + 1); };
    switch (kind(action)) {
        case redraft:
        case pick:
        case put_down:
        case give_role:
        case name: role(0); break;
        case threats:
            role(0);
            role(1);
            break;
        case warrants:
            for (unsigned which = 0; which < 3; ++which) role(which);
            break;
        case swap_roles:
        case swap_hands:
        case look:
        case tithe: seat(); break;
        case spy:
            seat();
            things.type = static_cast<Type>(count_of(action));
            break;
        case crown:
            seat();
            things.resource = static_cast<Tribute>(count_of(action));
            break;
        case income:
            if (acting_role(table) != Role::abbot) break;
            things.numbers.push_back(static_cast<int>(count_of(action)));
            things.resource = Tribute::gold;
            break;
        case ability_gold: things.resource = Tribute::gold; break;
        case ability_cards: things.resource = Tribute::card; break;
        case build_by_frame:
            district();
            things.districts.push_back(District::framework);
            break;
        case build_by_ruin:
            things.districts.push_back(District::necropolis);
            district();
            break;
        case build_by_cards:
            things.districts.push_back(District::thieves_den);
            things.numbers.push_back(static_cast<int>(count_of(action)));
            things.resource = Tribute::card;
            break;
        case Kind::build_by_help:
            district();
            seat();
            things.resource = Tribute::gold;
            break;
        case destroy:
        case seize:
        case exchange:
        case armory:
            district();
            seat();
            break;
        case keep:
        case build:
        case discard:
        case take:
        case take_and_build:
        case give:
        case hand_over:
        case beautify:
        case laboratory:
        case museum: district(); break;
        default: break;
    }
    return things;
}

bool fits(const Things& typed, const Things& meant) {
    // The first character named is the first meant; then the order does not matter.
    if (!typed.roles.empty() && (meant.roles.empty() || typed.roles.front() != meant.roles.front()))
        return false;
    const auto within = [](const auto& few, const auto& many) {
        return few.size() <= many.size() && std::ranges::all_of(few, [&](const auto& one) {
                   return std::ranges::count(few, one) <= std::ranges::count(many, one);
               });
    };
    if (!within(typed.roles, meant.roles) || !within(typed.numbers, meant.numbers)) return false;
    if (!typed.districts.empty() &&
        (meant.districts.empty() || typed.districts.front() != meant.districts.front()))
        return false;
    return within(typed.districts, meant.districts) && (!typed.type || typed.type == meant.type) &&
           (typed.resource == Tribute::nothing || typed.resource == meant.resource) &&
           (!typed.beautified || meant.beautified);
}

}  // namespace agora::citadels
