// What a person types: understood as decisions, or refused with the reason. The wording of the
// refusals follows the first console version; they depend on nothing but the view.
#include "core/typed.hpp"
#include "games/splendor/words.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>
#include <vector>

namespace agora::splendor {

namespace {

std::string count_of(int count, std::string_view thing) {
    return std::to_string(count) + " " + std::string(thing) + (count == 1 ? "" : "s");
}

// One line, read from front to back. Each step gives what it understood or the reason why not.
class Reader {
public:
    Reader(const View& view, Lang lang, std::string_view text)
        : view_(view), table_(view.table), lang_(lang), text_(text) {}

    Expected<Line<Splendor>> read();

private:
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

    std::unexpected<Error> no(const std::string& en, const std::string& fr) const {
        return refuse(lang_ == Lang::fr ? fr + ". Veuillez réessayer." : en + ". Please try again");
    }
    std::unexpected<Error> too_long() const {
        return no("That line is too long", "Cette ligne est trop longue");
    }
    std::unexpected<Error> left_over() const;
    std::unexpected<Error> over_the_limit(int taken) const;
    std::unexpected<Error> unknown_verb() const;
    std::unexpected<Error> nothing_to_return() const;
    std::pair<std::string, std::string> willing() const;
    std::string say(const std::string& en, const std::string& fr) const {
        return lang_ == Lang::fr ? fr : en;
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
        if (const auto colour = colour_named(text, lang_)) {
            gems += Gems::of(*colour);
            continue;
        }
        for (const char c : text) {
            const auto colour = colour_of(c);
            if (!colour) return no("Error, wrong gems code", "Erreur, code de gemme inconnu");
            if (gems.total() > 60) return too_long();
            gems += Gems::of(*colour);
        }
    }
    return gems;
}

// `a1`, `12` or `tier2`.
Expected<Reader::Spot> Reader::spot() {
    const auto unknown = [&] { return no("Card does not exist", "Cette carte n'existe pas"); };
    if (word({"tier", "pioche"}) || word({"level", "niveau"})) {
        const auto level = number();
        if (!level || *level < 1 || *level > 3)
            return no("Deck does not exist, there are tier1, tier2 and tier3",
                      "Cette pioche n'existe pas, il y a pioche1, pioche2 et pioche3");
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

std::unexpected<Error> Reader::left_over() const {
    const auto& piece = pieces_[next_].text;
    return no("There is something too much: " + in_quotes(piece),
              "Il y a quelque chose de trop : " + in_quotes(piece, Lang::fr));
}

std::unexpected<Error> Reader::over_the_limit(int taken) const {
    const int total = held().total();
    if (total >= hand_limit)
        return no("You hold 10 gems, so you can't take more",
                  "Vous avez 10 gemmes et ne pouvez pas en prendre d'autres");
    return no("Taking " + count_of(taken, "gem") + " would bring you to " +
                  std::to_string(total + taken) + ", 10 is the most",
              "Prendre " + count_of(taken, "gemme") + " vous mènerait à " +
                  std::to_string(total + taken) + ", le maximum est 10");
}

// The nobles to choose from, as a sentence.
std::pair<std::string, std::string> Reader::willing() const {
    std::string en;
    std::string fr;
    for (unsigned rest = willing_nobles(table_); rest != 0; rest &= rest - 1) {
        const auto noble = static_cast<NobleId>(std::countr_zero(rest));
        const std::string typed = "noble " + std::to_string(noble_number(table_, noble));
        en.append(en.empty() ? "" : " or ").append(typed);
        fr.append(fr.empty() ? "" : " ou ").append(typed);
    }
    return {"You may choose " + en, "Vous pouvez choisir " + fr};
}

std::unexpected<Error> Reader::nothing_to_return() const {
    const int total = held().total();
    if (total == 0) return no("You have no gems to return", "Vous n'avez pas de gemmes à rendre");
    return no(
        "You hold " + count_of(total, "gem") + ", and only those beyond 10 are returned",
        "Vous avez " + count_of(total, "gemme") + ", et l'on ne rend que celles au-delà de 10");
}

std::unexpected<Error> Reader::unknown_verb() const {
    const std::string list = verb_list(lang_);
    if (pieces_.empty()) return no("Type one of " + list, "Tapez l'une des commandes " + list);
    for (const auto verb : {Verb::take, Verb::give_back}) {
        for (const auto lang : {Lang::en, Lang::fr}) {
            const std::string_view word = pieces_.front().text;
            if (!word.starts_with(verb_name(verb, lang))) continue;
            const auto rest = word.substr(verb_name(verb, lang).size());
            if (!std::ranges::all_of(rest, [](char c) { return colour_of(c).has_value(); }))
                continue;
            const std::string name(verb_name(verb, lang));
            return no("Put a blank after " + name + ", such as " + name + " R G O",
                      "Mettez un espace après " + name + ", par exemple " + name + " R V N");
        }
    }
    return no("Unknown command " + first_word(text_) + ", there are " + list,
              "Commande inconnue " + first_word(text_, Lang::fr) + ", il y a " + list);
}

// The commands.

Expected<Action> Reader::read_take() {
    const auto wanted = gems();
    if (!wanted) return std::unexpected(wanted.error());
    const int total = wanted->total();
    const int different = std::popcount(wanted->present());
    const bool pair = total == 2 && different == 1;
    if ((*wanted)[Colour::gold] > 0)  // SPL-04, SPL-12
        return no("Can't take gold gems", "On ne peut pas prendre de gemmes d'or");
    const auto overflow = static_cast<Overflow>(table_.options.overflow);
    if (total == 0 && overflow != Overflow::returns && held().total() >= hand_limit)
        return over_the_limit(1);
    if (total == 0)
        return no("Say which gems you take, such as take R G O",
                  "Dites quelles gemmes vous prenez, par exemple prendre R V N");
    if (!pair && (total > 3 || total != different))
        return no("You may take 3 different gems or 2 alike",
                  "On peut prendre 3 gemmes différentes ou 2 pareilles");
    const auto colour = static_cast<Colour>(std::countr_zero(wanted->present()));
    if (pair && table_.bank[colour] < 4)  // SPL-09
        return no("Not enough gems for double picking",
                  "Pas assez de gemmes pour en prendre deux pareilles");
    if (!table_.bank.covers(*wanted))
        return no("One or more gems is empty", "Une ou plusieurs piles de gemmes sont vides");
    const int remain = std::popcount(table_.bank.without_gold().present());
    const bool by_choice =  // SPL-10 at its word
        remain < 3 && static_cast<Scarce>(table_.options.scarce) == Scarce::choice;
    const bool fewer = !pair && total < std::min(3, remain) && !by_choice;
    const bool last_one = fewer && total == 1 && table_.bank[colour] == 1 &&  // 4.3.2
                          static_cast<LastGem>(table_.options.last_gem) == LastGem::taken;
    if (fewer && !last_one) {  // SPL-10
        if (remain >= 3)
            return no("You must take 3 different gems while three colours remain",
                      "Il faut prendre 3 gemmes différentes tant qu'il reste trois couleurs");
        return no("You must take a gem of both colours that remain",
                  "Il faut prendre une gemme de chacune des deux couleurs qui restent");
    }
    const int counted = last_one ? 2 : pair || overflow == Overflow::refused ? total : 1;
    if (overflow != Overflow::returns && held().total() + counted > hand_limit) {
        if (last_one && held().total() < hand_limit)
            return no("The last gem of a pile is taken alone only with 8 gems or fewer in hand",
                      "On ne prend seule la dernière gemme d'une pile qu'avec 8 gemmes au plus");
        return over_the_limit(total);  // SPL-11, 4.3.2
    }
    return pair ? take_pair(colour) : take(wanted->present());
}

Expected<Action> Reader::read_reserve() {
    const auto full = [&] {  // SPL-05
        return no("Can not reserve more than 3 cards", "On ne peut pas réserver plus de 3 cartes");
    };
    const bool is_full = reserved_count(table_, table_.turn) == reserve_limit;
    if (at_end() && is_full) return full();
    if (at_end())
        return no("Say which card you reserve, such as reserve b2 or reserve tier1",
                  "Dites quelle carte vous réservez, par exemple réserver b2 ou réserver pioche1");
    const auto wanted = spot();
    if (!wanted) return std::unexpected(wanted.error());
    if (!at_end()) return left_over();
    if (is_full) return full();
    const auto place = static_cast<std::size_t>(wanted->place);
    if (wanted->deck) {
        if (view_.deck_sizes[place] == 0)
            return no("The deck " + deck_name(wanted->place, Lang::en) + " is empty",
                      "La pioche " + std::to_string(place + 1) + " est vide");
        return reserve_top(wanted->place);
    }
    if (table_.grid[place] == no_card)
        return no("There is no card at " + place_name(wanted->place) + " any more",
                  "Il n'y a plus de carte en " + place_name(wanted->place));
    return reserve(table_.grid[place]);
}

Expected<Action> Reader::read_buy() {
    if (at_end() && payable(view_, true).empty())
        return no("There is no card on the table that you can pay",
                  "Il n'y a pas de carte sur la table que vous puissiez payer");
    if (at_end())
        return no("Say which card you buy, such as buy b2",
                  "Dites quelle carte vous achetez, par exemple acheter b2");
    const auto wanted = spot();
    if (!wanted) return std::unexpected(wanted.error());
    if (wanted->deck)
        return no("A card of a deck can only be reserved",
                  "Une carte d'une pioche peut seulement être réservée");
    const auto card = table_.grid[static_cast<std::size_t>(wanted->place)];
    if (card == no_card)
        return no("There is no card at " + place_name(wanted->place) + " any more",
                  "Il n'y a plus de carte en " + place_name(wanted->place));
    return purchase(card);
}

Expected<Action> Reader::read_pay() {
    const int reserved = reserved_count(table_, table_.turn);
    if (reserved == 0) return no("You have no reserved card", "Vous n'avez pas de carte réservée");
    const auto wanted = number();
    if (!wanted)
        return no("Say which of your reserved cards you pay, such as pay 1",
                  "Dites laquelle de vos cartes réservées vous payez, par exemple payer 1");
    if (*wanted < 1 || *wanted > reserved)
        return no("You have " + count_of(reserved, "reserved card") + " only",
                  "Vous n'avez que " + std::to_string(reserved) +
                      (reserved == 1 ? " carte réservée" : " cartes réservées"));
    return purchase(table_.reserved[table_.turn][static_cast<std::size_t>(*wanted - 1)].card());
}

Expected<Action> Reader::purchase(CardId card) {
    const bool written_out = word({"with", "avec"});
    if (!written_out && !at_end()) return left_over();
    const auto offered = gems();
    if (!offered) return std::unexpected(offered.error());
    if (!payment(card, held(), bonus()).enough)  // SPL-15
        return no("Insufficient gems", "Gemmes insuffisantes");
    if (!written_out) return buy(card);

    const Gems due = price(cards[card], bonus());
    const std::string price_en = due.empty() ? "nothing" : by_number(due);
    const std::string price_fr = due.empty() ? "rien" : by_number(due, Lang::fr);
    const auto wrong = [&](const std::string& en, const std::string& fr) {
        return no(en + ", the price is " + price_en, fr + ", le prix est " + price_fr);
    };
    if (!held().covers(*offered))
        return no("You do not hold these gems: " + by_number(offered->beyond(held())),
                  "Vous n'avez pas ces gemmes : " + by_number(offered->beyond(held()), Lang::fr));
    if (offered->total() > due.total()) return wrong("You pay too much", "Vous payez trop");
    if (offered->total() < due.total()) return wrong("You pay too little", "Vous payez trop peu");
    const Gems useless = offered->without_gold().beyond(due);
    if (!useless.empty())
        return wrong(by_number(useless) + " can't be used",
                     by_number(useless, Lang::fr) + " ne peut pas servir");
    return buy(card, (due - due.beyond(held())) - offered->without_gold());
}

Expected<Action> Reader::read_noble() {
    const auto [en, fr] = willing();
    const auto wanted = number();
    if (!wanted) return no("Say which noble. " + en, "Dites quel noble. " + fr);
    if (!at_end()) return left_over();
    const auto noble = noble_at(table_, *wanted);
    if (!noble) return no("Noble does not exist. " + en, "Ce noble n'existe pas. " + fr);
    if (!has_noble(willing_nobles(table_), *noble))
        return no("That noble does not come to you. " + en, "Ce noble ne vient pas à vous. " + fr);
    return choose_noble(*noble);
}

Expected<Action> Reader::read_pass() {
    if (!at_end()) return left_over();
    if (!legal_seen(view_).contains(pass()))  // SPL-26
        return no("You can only pass when nothing else is possible",
                  "On ne peut passer que si rien d'autre n'est possible");
    return pass();
}

Expected<Line<Splendor>> Reader::read_return() {
    const int excess = held().total() - hand_limit;
    const auto returned = gems();
    if (!returned) return std::unexpected(returned.error());
    if (returned->empty())
        return no("Say which gems you return, such as return W E",
                  "Dites quelles gemmes vous rendez, par exemple rendre W E");
    if (!held().covers(*returned))
        return no("You do not hold these gems: " + by_number(returned->beyond(held())),
                  "Vous n'avez pas ces gemmes : " + by_number(returned->beyond(held()), Lang::fr));
    if (returned->total() > excess)
        return no("You must return " + count_of(excess, "gem") + " only",
                  "Il ne faut rendre que " + count_of(excess, "gemme"));
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
        return refuse(say("The game is over", "La partie est terminée."));
    if (!is_asked(view_))
        return refuse(say("It is not your turn. Please wait",
                          "Ce n'est pas votre tour. Veuillez patienter."));
    auto pieces = split(text_);
    if (!pieces) return too_long();
    pieces_ = std::move(*pieces);
    const auto verb = pieces_.empty() ? std::nullopt : verb_named(pieces_.front().text);
    if (!verb) return unknown_verb();
    ++next_;

    if (table_.phase == Phase::give_back) {
        if (*verb == Verb::give_back) return read_return();
        const int excess = held().total() - hand_limit;
        return no("You must return " + count_of(excess, "gem") +
                      " first. Type return and the letter" + (excess == 1 ? "" : "s"),
                  "Vous devez d'abord rendre " + count_of(excess, "gemme") + ". Tapez rendre et " +
                      (excess == 1 ? "la lettre" : "les lettres"));
    }
    if (table_.phase == Phase::choose_noble && *verb != Verb::noble) {
        const auto [en, fr] = willing();
        return no("You must choose a noble first. " + en,
                  "Vous devez d'abord choisir un noble. " + fr);
    }
    if (table_.phase == Phase::act && *verb == Verb::give_back) return nothing_to_return();
    if (table_.phase == Phase::act && *verb == Verb::noble)
        return no("There is no noble to choose now", "Il n'y a pas de noble à choisir maintenant");
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
