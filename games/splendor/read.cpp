// What a person types: understood as decisions, or refused with the reason. The wording of the
// refusals follows the first console version; they depend on nothing but the view.
#include "core/typed.hpp"
#include "core/typography.hpp"
#include "games/splendor/legality.hpp"
#include "games/splendor/text.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

namespace agora::splendor {

namespace {

// Why a decision is refused.
constexpr std::array<Text, refusal_count> refusals = {{
    {},
    {"You must return {excess} first. Type return and the {letters}",
     "Vous devez d'abord rendre {excess}. Tapez rendre et {letters}"},
    {"You must choose a noble first. {willing}", "Vous devez d'abord choisir un noble. {willing}"},
    {"You have no gems to return", "Vous n'avez pas de gemmes à rendre"},
    {"You hold {held}, and only those beyond 10 are returned",
     "Vous avez {held}, et l'on ne rend que celles au-delà de 10"},
    {"You must return {excess} only", "Il ne faut rendre que {excess}"},
    {"There is no noble to choose now", "Il n'y a pas de noble à choisir maintenant"},
    {"Can't take gold gems", "On ne peut pas prendre de gemmes d'or"},
    {"You may take 3 different gems or 2 alike",
     "On peut prendre 3 gemmes différentes ou 2 pareilles"},
    {"Not enough gems for double picking", "Pas assez de gemmes pour en prendre deux pareilles"},
    {"One or more gems is empty", "Une ou plusieurs piles de gemmes sont vides"},
    {"You must take 3 different gems while three colours remain",
     "Il faut prendre 3 gemmes différentes tant qu'il reste trois couleurs"},
    {"You must take a gem of both colours that remain",
     "Il faut prendre une gemme de chacune des deux couleurs qui restent"},
    {"You hold 10 gems, so you can't take more",
     "Vous avez 10 gemmes et ne pouvez pas en prendre d'autres"},
    {"Taking {taken} would bring you to {total}, 10 is the most",
     "Prendre {taken} vous mènerait à {total}, le maximum est 10"},
    {"The last gem of a pile is taken alone only with 8 gems or fewer in hand",
     "On ne prend seule la dernière gemme d'une pile qu'avec 8 gemmes au plus"},
    {"Can not reserve more than 3 cards", "On ne peut pas réserver plus de 3 cartes"},
    {"There is no card at {place} any more", "Il n'y a plus de carte en {place}"},
    {"The deck {deck} is empty", "La pioche {level} est vide"},
    {"Insufficient gems", "Gemmes insuffisantes"},
    {"You do not hold these gems: {gems}", "Vous n'avez pas ces gemmes : {gems}"},
    {"You pay too much, the price is {price}", "Vous payez trop, le prix est {price}"},
    {"You pay too little, the price is {price}", "Vous payez trop peu, le prix est {price}"},
    {"{gems} can't be used, the price is {price}",
     "{gems} ne peut pas servir, le prix est {price}"},
    {"Noble does not exist. {willing}", "Ce noble n'existe pas. {willing}"},
    {"That noble does not come to you. {willing}", "Ce noble ne vient pas à vous. {willing}"},
    {"You can only pass when nothing else is possible",
     "On ne peut passer que si rien d'autre n'est possible"},
}};
constexpr Text wrong_gems = {"Error, wrong gems code", "Erreur, code de gemme inconnu"};
constexpr Text too_long = {"That line is too long", "Cette ligne est trop longue"};
constexpr Text left_over = {"There is something too much: {word}",
                            "Il y a quelque chose de trop : {word}"};

constexpr Kind kind_of(Verb verb) {
    switch (verb) {
        case Verb::take: return Kind::take;
        case Verb::reserve: return Kind::reserve;
        case Verb::buy:
        case Verb::pay: return Kind::buy;
        case Verb::give_back: return Kind::give_back;
        case Verb::noble: return Kind::noble;
        case Verb::pass: break;
    }
    return Kind::pass;
}

// One line, read from front to back. Each step gives what it understood or the reason why not.
class Reader {
public:
    Reader(const View& view, Lang lang, std::string_view text)
        : view_(view), table_(view.table), lang_(lang), text_(text) {}

    Expected<Line<Splendor>> read();

private:
    using Values = std::initializer_list<TextValue>;
    struct Spot {  // what `reserve` and `buy` are about
        int place = 0;
        bool deck = false;  // then `place` is a level
    };

    Expected<Line<Splendor>> read_return();
    Expected<Action> read_action(Verb verb);
    Expected<Action> read_take();
    Expected<Action> read_reserve();
    Expected<Action> read_buy();
    Expected<Action> read_pay();
    Expected<Action> read_noble();
    Expected<Action> read_pass();
    Expected<Action> purchase(CardId card);

    Expected<Spot> spot();
    Expected<Gems> gems();
    std::optional<int> number();
    bool word(const Text& wanted);
    bool at_end() const { return next_ == pieces_.size(); }

    std::unexpected<Error> no(const Text& why, Values values = {}) const {
        constexpr Text again = {". Please try again", ". Veuillez réessayer."};
        return refuse(filled(why, values, lang_).append(again.in(lang_)));
    }
    std::unexpected<Error> no(Refusal why, Values values = {}) const {
        return no(refusals[static_cast<std::size_t>(why)], values);
    }
    std::unexpected<Error> too_much() const {
        return no(left_over, {{"word", in_quotes(pieces_[next_].text, lang_)}});
    }
    std::unexpected<Error> not_now(Refusal why) const;
    std::unexpected<Error> not_taken(Refusal why, int taken) const;
    std::unexpected<Error> unknown_verb() const;
    TextValue willing() const;
    std::string say(const Text& text) const { return std::string(text.in(lang_)); }
    std::string gem_count(int count) const {
        return std::to_string(count) + " " + say({"gem", "gemme"}) + (count == 1 ? "" : "s");
    }

    Gems held() const { return table_.gems[table_.turn]; }
    Gems bonus() const { return table_.bonus[table_.turn]; }

    const View& view_;
    const Table& table_;
    Lang lang_;
    std::string_view text_;
    std::vector<Piece> pieces_;
    std::size_t next_ = 0;
};

// Steps that several commands share.

// In either language.
bool Reader::word(const Text& wanted) {
    if (at_end() || (pieces_[next_].text != wanted.en && pieces_[next_].text != wanted.fr))
        return false;
    ++next_;
    return true;
}

std::optional<int> Reader::number() {
    if (at_end() || pieces_[next_].type != Piece::Type::number) return std::nullopt;
    int value = 0;
    for (const char digit : pieces_[next_++].text)
        value = std::min(value * 10 + (digit - '0'), 9999);
    return value;
}

// All gems up to the end of the line: letters, which may stick together, or the words of colours.
Expected<Gems> Reader::gems() {
    Gems gems;
    for (; !at_end(); ++next_) {
        const auto& text = pieces_[next_].text;
        if (text == "and" || text == "et") continue;
        const auto named = gems_named(text, lang_);
        if (!named) return no(wrong_gems);
        gems += *named;
        if (gems.total() > most_typed) return no(too_long);
    }
    return gems;
}

// `a1`, `12` or `tier2`.
Expected<Reader::Spot> Reader::spot() {
    const auto unknown = [&] { return no({"Card does not exist", "Cette carte n'existe pas"}); };
    if (word({"tier", "pioche"}) || word({"level", "niveau"})) {
        const auto level = number();
        if (!level || *level < 1 || *level > 3)
            return no({"Deck does not exist, there are tier1, tier2 and tier3",
                       "Cette pioche n'existe pas, il y a pioche1, pioche2 et pioche3"});
        return Spot{*level - 1, true};
    }
    for (int row = 0; row < 3; ++row) {
        if (at_end() || pieces_[next_].text != std::string(1, static_cast<char>('a' + row)))
            continue;
        ++next_;
        const auto column = number();
        if (!column || *column < 1 || *column > 4) return unknown();
        return Spot{row * 4 + *column - 1};
    }
    const auto place = number();
    if (!place || *place < 1 || *place > grid_places) return unknown();
    return Spot{*place - 1};
}

std::unexpected<Error> Reader::not_taken(Refusal why, int taken) const {
    return no(why,
              {{"taken", gem_count(taken)}, {"total", std::to_string(held().total() + taken)}});
}

// The nobles to choose from, as a sentence.
TextValue Reader::willing() const {
    std::string list;
    for (unsigned rest = willing_nobles(table_); rest != 0; rest &= rest - 1) {
        const auto noble = static_cast<NobleId>(std::countr_zero(rest));
        list.append(list.empty() ? "" : say({" or ", " ou "}))
            .append("noble " + std::to_string(noble_number(table_, noble)));
    }
    return {"willing", say({"You may choose ", "Vous pouvez choisir "}) + list};
}

std::unexpected<Error> Reader::not_now(Refusal why) const {
    const int excess = held().total() - hand_limit;
    const Text letters = excess == 1 ? Text{"letter", "la lettre"} : Text{"letters", "les lettres"};
    return no(why, {{"excess", gem_count(excess)},
                    {"letters", say(letters)},
                    {"held", gem_count(held().total())},
                    willing()});
}

std::unexpected<Error> Reader::unknown_verb() const {
    const std::string list = verb_list(lang_);
    if (pieces_.empty())
        return no({"Type one of {list}", "Tapez l'une des commandes {list}"}, {{"list", list}});
    for (const auto verb : {Verb::take, Verb::give_back}) {
        for (const auto lang : {Lang::en, Lang::fr}) {
            const std::string_view word = pieces_.front().text;
            if (!word.starts_with(verb_name(verb, lang))) continue;
            const auto rest = word.substr(verb_name(verb, lang).size());
            if (!std::ranges::all_of(rest, [](char c) { return colour_of(c).has_value(); }))
                continue;
            return no({"Put a blank after {verb}, such as {verb} R G O",
                       "Mettez un espace après {verb}, par exemple {verb} R V N"},
                      {{"verb", std::string(verb_name(verb, lang))}});
        }
    }
    return no(
        {"Unknown command {word}, there are {list}", "Commande inconnue {word}, il y a {list}"},
        {{"word", first_word(text_, lang_)}, {"list", list}});
}

// The commands.

Expected<Action> Reader::read_take() {
    const auto wanted = gems();
    if (!wanted) return std::unexpected(wanted.error());
    if (wanted->empty() && !has_room(table_, 1)) return not_taken(Refusal::hand_is_full, 1);
    if (wanted->empty())
        return no({"Say which gems you take, such as take R G O",
                   "Dites quelles gemmes vous prenez, par exemple prendre R V N"});
    if (const auto why = refusal_to_take(table_, *wanted); why != Refusal::none)
        return not_taken(why, wanted->total());
    const unsigned colours = wanted->present();
    const bool pair = wanted->total() > std::popcount(colours);
    return pair ? take_pair(static_cast<Colour>(std::countr_zero(colours))) : take(colours);
}

Expected<Action> Reader::read_reserve() {
    const auto full = refusal_to_reserve_top(table_, false);
    if (at_end() && full != Refusal::none) return no(full);
    if (at_end())
        return no(
            {"Say which card you reserve, such as reserve b2 or reserve tier1",
             "Dites quelle carte vous réservez, par exemple réserver b2 ou réserver pioche1"});
    const auto wanted = spot();
    if (!wanted) return std::unexpected(wanted.error());
    if (!at_end()) return too_much();
    const auto place = static_cast<std::size_t>(wanted->place);
    if (wanted->deck) {
        const auto why = refusal_to_reserve_top(table_, view_.deck_sizes[place] == 0);
        if (why == Refusal::none) return reserve_top(wanted->place);
        return no(
            why, {{"deck", deck_name(wanted->place, lang_)}, {"level", std::to_string(place + 1)}});
    }
    const CardId card = table_.grid[place];
    const auto why = refusal_to_reserve(table_, card);
    if (why == Refusal::none) return reserve(card);
    return no(why, {{"place", place_name(wanted->place)}});
}

Expected<Action> Reader::read_buy() {
    if (at_end() && payable(view_, true).empty())
        return no({"There is no card on the table that you can pay",
                   "Il n'y a pas de carte sur la table que vous puissiez payer"});
    if (at_end())
        return no({"Say which card you buy, such as buy b2",
                   "Dites quelle carte vous achetez, par exemple acheter b2"});
    const auto wanted = spot();
    if (!wanted) return std::unexpected(wanted.error());
    if (wanted->deck)
        return no({"A card of a deck can only be reserved",
                   "Une carte d'une pioche peut seulement être réservée"});
    const auto card = table_.grid[static_cast<std::size_t>(wanted->place)];
    if (const auto why = refusal_to_buy(table_, card); why == Refusal::no_such_card)
        return no(why, {{"place", place_name(wanted->place)}});
    return purchase(card);
}

Expected<Action> Reader::read_pay() {
    const int reserved = reserved_count(table_, table_.turn);
    if (reserved == 0)
        return no({"You have no reserved card", "Vous n'avez pas de carte réservée"});
    if (at_end() && payable(view_, false).empty())
        return no(reserved == 1
                      ? Text{"You cannot pay your reserved card yet",
                             "Vous ne pouvez pas encore payer votre carte réservée"}
                      : Text{"You cannot pay any of your reserved cards yet",
                             "Vous ne pouvez encore payer aucune de vos cartes réservées"});
    const auto wanted = number();
    if (!wanted)
        return no({"Say which of your reserved cards you pay, such as pay 1",
                   "Dites laquelle de vos cartes réservées vous payez, par exemple payer 1"});
    if (*wanted < 1 || *wanted > reserved)
        return no(
            reserved == 1
                ? Text{"You have {n} reserved card only", "Vous n'avez que {n} carte réservée"}
                : Text{"You have {n} reserved cards only", "Vous n'avez que {n} cartes réservées"},
            {{"n", std::to_string(reserved)}});
    return purchase(table_.reserved[table_.turn][static_cast<std::size_t>(*wanted - 1)].card());
}

Expected<Action> Reader::purchase(CardId card) {
    const bool written_out = word({"with", "avec"});
    if (!written_out && !at_end()) return too_much();
    const auto offered = gems();
    if (!offered) return std::unexpected(offered.error());
    if (const auto why = refusal_to_buy(table_, card); why != Refusal::none) return no(why);
    if (!written_out) return buy(card);

    const Gems due = price(cards[card], bonus());
    const auto why = refusal_to_pay(table_, card, *offered);
    if (why == Refusal::none)
        return buy(card, (due - due.beyond(held())) - offered->without_gold());
    const Gems wrong =
        why == Refusal::not_held ? offered->beyond(held()) : offered->without_gold().beyond(due);
    return no(why, {{"gems", by_number(wrong, lang_)},
                    {"price", due.empty() ? say({"nothing", "rien"}) : by_number(due, lang_)}});
}

Expected<Action> Reader::read_noble() {
    const auto wanted = number();
    if (!wanted)
        return no({"Say which noble. {willing}", "Dites quel noble. {willing}"}, {willing()});
    if (!at_end()) return too_much();
    const auto noble = noble_at(table_, *wanted);
    const auto why = noble ? refusal_to_choose(table_, *noble) : Refusal::no_such_noble;
    if (why != Refusal::none) return no(why, {willing()});
    return choose_noble(*noble);
}

Expected<Action> Reader::read_pass() {
    if (!at_end()) return too_much();
    if (!legal_seen(view_).contains(pass())) return no(Refusal::can_act);  // SPL-26
    return pass();
}

Expected<Line<Splendor>> Reader::read_return() {
    const auto returned = gems();
    if (!returned) return std::unexpected(returned.error());
    if (returned->empty())
        return no({"Say which gems you return, such as return W E",
                   "Dites quelles gemmes vous rendez, par exemple rendre W E"});
    if (const auto why = refusal_to_return(table_, *returned); why != Refusal::none)
        return no(why, {{"gems", by_number(returned->beyond(held()), lang_)},
                        {"excess", gem_count(held().total() - hand_limit)}});
    Line<Splendor> line;
    for (const auto colour : colours)
        for (int i = 0; i < (*returned)[colour]; ++i) line.push(give_back(colour));
    return line;
}

Expected<Action> Reader::read_action(Verb verb) {
    switch (verb) {
        case Verb::take: return read_take();
        case Verb::reserve: return read_reserve();
        case Verb::buy: return read_buy();
        case Verb::pay: return read_pay();
        case Verb::noble: return read_noble();
        default: return read_pass();
    }
}

Expected<Line<Splendor>> Reader::read() {
    if (table_.phase == Phase::over)
        return refuse(say({"The game is over", "La partie est terminée."}));
    if (!is_asked(view_))
        return refuse(say(
            {"It is not your turn. Please wait", "Ce n'est pas votre tour. Veuillez patienter."}));
    auto pieces = split(text_);
    if (!pieces) return no(too_long);
    pieces_ = std::move(*pieces);
    const auto verb = pieces_.empty() ? std::nullopt : verb_named(pieces_.front().text);
    if (!verb) return unknown_verb();
    ++next_;

    if (const auto why = refusal_now(table_, kind_of(*verb)); why != Refusal::none)
        return not_now(why);
    if (*verb == Verb::give_back) return read_return();
    const auto action = read_action(*verb);
    if (!action) return std::unexpected(action.error());
    Line<Splendor> line;
    line.push(*action);
    return line;
}

}  // namespace

Expected<Line<Splendor>> Splendor::read(const View& view, std::string_view text, Lang lang) {
    return Reader(view, lang, text).read();
}

}  // namespace agora::splendor
