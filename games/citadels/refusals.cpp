#include "games/citadels/refusals.hpp"

#include "core/typed.hpp"

#include <algorithm>
#include <bit>

namespace agora::citadels {

namespace {

using enum Kind;

constexpr Kinds builds =
    any_of(build, build_by_frame, build_by_ruin, build_by_cards, build_by_help);
constexpr Kinds gathering = any_of(take_gold, draw_cards);
constexpr Kinds selecting = any_of(pick, put_down, redraft, no_swap, swap_roles, give_role);

// The characters that have a power of some kind; none where others have it too.
std::vector<Role> owners_of(Kind kind) {
    switch (kind) {
        case name: return {Role::assassin, Role::witch, Role::thief};
        case warrants: return {Role::magistrate};
        case threats: return {Role::blackmailer};
        case spy: return {Role::spy};
        case swap_hands:
        case discard:
        case redraw: return {Role::magician};
        case look: return {Role::wizard};
        case crown: return {Role::emperor};
        case tithe: return {Role::abbot};
        case destroy: return {Role::warlord};
        case seize: return {Role::marshal};
        case exchange: return {Role::diplomat};
        case beautify: return {Role::artist};
        default: return {};
    }
}

std::optional<District> district_needed(Kind kind) {
    switch (kind) {
        case armory: return District::armory;
        case laboratory: return District::laboratory;
        case smithy: return District::smithy;
        case museum: return District::museum;
        default: return std::nullopt;
    }
}

class Reasons {
public:
    Reasons(const View& view, const Request& request, const Citadels::Actions& legal, Lang lang)
        : view_(view), table_(view.table), request_(request), legal_(legal), lang_(lang) {}

    std::string text() const;

private:
    std::string say(const std::string& en, const std::string& fr) const {
        return lang_ == Lang::fr ? fr : en;
    }
    bool has_done(std::uint16_t what) const { return (table_.acts & what) != 0; }
    bool asks(Kinds kinds) const { return (request_.kinds & kinds) != 0; }
    std::string what_instead() const;
    std::string not_in_game() const;
    std::string no_build() const;
    std::string no_power() const;
    std::string no_character() const;
    std::string no_target() const;
    std::string no_card_of_mine() const;
    std::string no_end() const;
    std::string options() const;
    std::string the(District district) const { return name_of(district).with_article(lang_); }
    std::string the(Role role) const { return name_of(role).with_article(lang_); }
    Seat me() const { return view_.viewer.seat(); }

    const View& view_;
    const Table& table_;
    const Request& request_;
    const Citadels::Actions& legal_;
    Lang lang_;
};

std::string Reasons::what_instead() const {
    return say("You can: ", "Vous pouvez\u00A0: ") + possible(view_, lang_);
}

std::string Reasons::not_in_game() const {
    for (const auto role : request_.things.roles)
        if (role_at(table_, rank_of(role)) != role)
            return say("There is no " + std::string(name_of(role).in(lang_)) + " in this game. ",
                       std::string(name_of(role).in(lang_)) +
                           "\u00A0: ce personnage n'est pas de la partie. ");
    if (asks(only(redraft)) && (request_.kinds & ~only(redraft)) == 0 &&
        (table_.rules & rule::redraft) == 0)
        return say("At this table characters are not chosen again (--set redraft=yes). ",
                   "À cette table on ne choisit pas à nouveau (--set redraft=yes). ");
    for (const auto district : request_.things.districts)
        if (index(district) >= ordinary_kinds && (table_.uniques & unique_bit(district)) == 0)
            return say(
                "There is no " + std::string(name_of(district).in(lang_)) + " in this game. ",
                std::string(name_of(district).in(lang_)) +
                    "\u00A0: ce quartier n'est pas de la partie. ");
    return {};
}

std::string Reasons::no_build() const {
    if (!has_done(done::gathered))  // 13
        return say("Gather first: gold or cards. ", "Percevez d'abord\u00A0: or ou cartes. ");
    if (acting_role(table_) == Role::navigator)  // 17
        return say("The Navigator cannot build anything. ", "La Navigatrice ne peut rien bâtir. ");
    if (request_.things.districts.empty()) {
        if (std::ranges::any_of(legal_, [](Action a) { return has_kind(builds, kind(a)); }))
            return say("Say which district, such as build tavern. ",
                       "Dites quel quartier, par exemple bâtir taverne. ");
        return table_.builds == 0 ? say("You have built all that you may in this turn. ",
                                        "Vous avez bâti tout ce qui est permis pendant ce tour. ")
                                  : say("You can build nothing of your hand. ",
                                        "Vous ne pouvez rien bâtir de votre main. ");
    }
    const District wanted = request_.things.districts.front();
    const Cards held = view_.hand & copies(wanted);
    if (held.empty())
        return say(
            "You do not hold " + the(wanted) + ". ",
            "Vous n'avez pas en main\u00A0: " + std::string(name_of(wanted).in(lang_)) + ". ");
    if (wanted == District::secret_vault)  // 23
        return say("The Secret Vault cannot be built. ", "Les Catacombes ne se bâtissent pas. ");
    if (table_.builds == 0)
        return say("You have built all that you may in this turn. ",
                   "Vous avez bâti tout ce qui est permis pendant ce tour. ");
    if (!(table_.city[me()] & copies(wanted)).empty() && acting_role(table_) != Role::wizard &&
        !table_.city[me()].has(card_of(District::quarry)))  // 14
        return say("Your city already has " + the(wanted) + ". ",
                   "Votre cité a déjà " + the(wanted) + ". ");
    if (wanted == District::monument && table_.city[me()].size() >= 5)  // 22
        return say("The Monument cannot be built in a city of 5 districts or more. ",
                   "Le Monument ne se bâtit pas dans une cité de 5 quartiers ou plus. ");
    const int price = price_of(table_, me(), held.first());
    if (price > table_.gold[me()])
        return say(std::string(name_of(wanted).in(lang_)) + " costs " + std::to_string(price) +
                       " gold and you have " + std::to_string(table_.gold[me()]) + ". ",
                   std::string(name_of(wanted).in(lang_)) + " coûte " +
                       gold_text(static_cast<unsigned>(price), Lang::fr) + " et vous en avez " +
                       std::to_string(table_.gold[me()]) + ". ");
    return say("It cannot be paid like that. ", "On ne peut pas le payer ainsi. ");
}

std::string Reasons::no_end() const {
    if (!has_done(done::gathered))
        return say("Gather first: gold or cards. ", "Percevez d'abord\u00A0: or ou cartes. ");
    if (acting_role(table_) == Role::witch)  // 50
        return say("The Witch must name a character first. ",
                   "La Sorcière doit d'abord nommer un personnage. ");
    return say("You must give the crown away first. ",  // 28
               "Vous devez d'abord donner la couronne. ");
}

// Why a character cannot be picked, named or marked (34, 38, A16).
std::string Reasons::no_character() const {
    const auto capital = [](std::string text) {
        if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
            text.front() = static_cast<char>(text.front() - 'a' + 'A');
        return text;
    };
    for (const auto role : request_.things.roles) {
        const Rank rank = rank_of(role);
        const std::string who = capital(the(role));
        if (table_.phase == Phase::pick || table_.phase == Phase::put_down) {
            if (has_rank(table_.face_up, rank))
                return say(who + " lies face up, out of this round. ",
                           who + " est face visible, hors de la manche. ");
            if (!has_rank(offer(view_), rank))
                return say(who + " is not among those you choose from. ",
                           who + " n'est pas parmi ceux qu'on vous propose. ");
            continue;
        }
        if (table_.phase != Phase::act) continue;
        if (rank == table_.acting)
            return say(who + " is you: you cannot name yourself. ",
                       who + ", c'est vous\u00A0: on ne se nomme pas soi-même. ");
        const bool by_rank_2 = table_.acting == 2;
        if (by_rank_2 && rank == 1)
            return say("Rank 1 cannot be named by " + the(acting_role(table_)) + ". ",
                       "Le rang 1 ne peut pas être visé par " + the(acting_role(table_)) + ". ");
        if (by_rank_2 && rank == table_.killed)
            return say(
                who + " has been killed. ",
                who + (name_of(role).is_feminine() ? " a été assassinée. " : " a été assassiné. "));
        if (by_rank_2 && rank == table_.bewitched)
            return say(who + " is bewitched. ", who + " est sous le coup d'un sortilège. ");
    }
    return {};
}

// Why a district of somebody cannot be destroyed, seized or exchanged.
std::string Reasons::no_target() const {
    const auto& numbers = request_.things.numbers;
    if (request_.things.districts.empty() || numbers.empty()) return {};
    const District district = request_.things.districts.front();
    if (numbers.front() < 1 || numbers.front() > table_.seats)
        return say("There is no player " + std::to_string(numbers.front()) + ". ",
                   "Il n'y a pas de joueur " + std::to_string(numbers.front()) + ". ");
    const auto seat = static_cast<Seat>(numbers.front() - 1);
    const Cards city = table_.city[seat] & copies(district);
    if (city.empty())
        return say("That city has no " + std::string(name_of(district).in(lang_)) + ". ",
                   "Cette cité n'a pas ce quartier\u00A0: " +
                       std::string(name_of(district).in(lang_)) + ". ");
    if (is_complete(table_, seat))
        return say("A complete city is safe. ", "Une cité achevée est à l'abri. ");
    if (asks(only(armory))) return {};
    if (district == District::keep)
        return say("The Keep cannot be touched. ", "Le Donjon est intouchable. ");
    if (seat == table_.bishop)
        return say("The Bishop protects that city. ", "L'Évêque protège cette cité. ");
    if (asks(only(seize)) && value_of(table_, city.first()) > 3)
        return say("The Marshal seizes what costs 3 gold at most. ",
                   "Le Capitaine saisit ce qui coûte 3 pièces d'or au plus. ");
    if (asks(any_of(seize, exchange)) && seat != me() &&
        !(table_.city[me()] & copies(district)).empty())
        return say("Your city already has " + the(district) + ". ",
                   "Votre cité a déjà " + the(district) + ". ");
    return say("You have not enough gold for that. ", "Vous n'avez pas assez d'or pour cela. ");
}

// Why a card cannot be kept, given, put away or paid with.
std::string Reasons::no_card_of_mine() const {
    if (request_.things.districts.empty()) return {};
    const District district = request_.things.districts.front();
    const std::string what(name_of(district).in(lang_));
    if (asks(only(keep)) && table_.phase == Phase::keep && (view_.drawn & copies(district)).empty())
        return say("You have not drawn that card: " + what + ". ",
                   "Vous n'avez pas pioché cette carte\u00A0: " + what + ". ");
    if (asks(only(take)) && table_.phase == Phase::wizard)
        return say("That hand has no such card: " + what + ". ",
                   "Cette main n'a pas cette carte\u00A0: " + what + ". ");
    if (asks(any_of(give, discard, laboratory, museum)) && (view_.hand & copies(district)).empty())
        return say("You do not hold " + the(district) + ". ",
                   "Vous n'avez pas en main\u00A0: " + what + ". ");
    return {};
}

std::string Reasons::no_power() const {
    for (int i = 0; i < kind_count; ++i) {
        const auto one = static_cast<Kind>(i);
        if (!has_kind(request_.kinds, one)) continue;
        if (const auto district = district_needed(one);
            district && !table_.city[me()].has(card_of(*district)))
            return say("You have no " + std::string(name_of(*district).in(lang_)) + ". ",
                       "Il vous faut " + the(*district) + ". ");
        const auto owners =
            request_.of == Role::none ? owners_of(one) : std::vector<Role>{request_.of};
        if (owners.empty()) continue;
        if (std::ranges::find(owners, acting_role(table_)) == owners.end()) {
            std::string names;
            for (const auto role : owners)
                if (role_at(table_, rank_of(role)) == role)
                    names.append(names.empty() ? "" : ", ").append(the(role));
            if (names.empty()) names = the(owners.front());
            return say("You play as " + the(acting_role(table_)) + "; that is for " + names + ". ",
                       "Vous jouez " + the(acting_role(table_)) +
                           "\u00A0; cela revient à\u00A0: " + names + ". ");
        }
        if (has_done(done::ability) || (one == crown && has_done(done::crown)))
            return say("You have used that power in this turn. ",
                       "Vous avez déjà utilisé ce pouvoir pendant ce tour. ");
    }
    if (asks(any_of(name, warrants, threats)))
        if (auto why = no_character(); !why.empty()) return why;
    if (asks(any_of(destroy, seize, exchange, armory)))
        if (auto why = no_target(); !why.empty()) return why;
    if (asks(only(income)) && has_done(done::income))  // 76
        return say("You have had your income in this turn. ",
                   "Vous avez déjà touché votre revenu pendant ce tour. ");
    if (asks(any_of(ability, ability_gold, ability_cards)) && has_done(done::ability))
        return say("You have used that power in this turn. ",
                   "Vous avez déjà utilisé ce pouvoir pendant ce tour. ");
    const std::pair<Kind, std::uint16_t> once[] = {
        {laboratory, done::laboratory}, {smithy, done::smithy}, {museum, done::museum}};
    for (const auto& [what, bit] : once)
        if (asks(only(what)) && has_done(bit))
            return say("You have used it in this turn. ",
                       "Vous l'avez déjà utilisé pendant ce tour. ");
    return {};
}

// The decisions that the verb could mean, if they are few.
std::string Reasons::options() const {
    constexpr std::size_t most = 12;
    std::string list;
    std::size_t count = 0;
    for (const auto action : legal_) {
        if (!has_kind(request_.kinds, kind(action))) continue;
        if (++count > most) continue;
        list.append(list.empty() ? "" : " | ").append(Citadels::write(view_, action, lang_));
    }
    if (count > most) list += " | ...";
    return list;
}

std::string Reasons::text() const {
    if (!request_.candidates.empty()) {
        std::string names;
        for (const auto& name : request_.candidates)
            names.append(names.empty() ? "" : ", ").append(name);
        return in_quotes(request_.unknown, lang_) +
               say(" may be several things: ", " peut être plusieurs choses\u00A0: ") + names;
    }
    if (!request_.unknown.empty())
        return say("I do not know ", "Je ne connais pas ") + in_quotes(request_.unknown, lang_) +
               ". " + what_instead();
    std::string why = not_in_game();
    if (why.empty() && table_.phase == Phase::act) {
        if (asks(gathering) && has_done(done::gathered))
            why = say("You have gathered already. ", "Vous avez déjà perçu vos ressources. ");
        else if (asks(builds))
            why = no_build();
        else if (asks(only(end_turn)))
            why = no_end();
        else if (asks(selecting) && (request_.kinds & ~selecting) == 0)
            why = say("The characters are chosen. ", "Les personnages sont choisis. ");
        else
            why = no_power();
    }
    if (why.empty() && asks(any_of(pick, put_down))) why = no_character();
    if (why.empty()) why = no_card_of_mine();
    if (why.empty()) {
        if (const auto list = options(); !list.empty())
            return say("That is not possible. Possible: ",
                       "Cela n'est pas possible. Possible\u00A0: ") +
                   list;
        why = say("That is not possible now. ", "Cela n'est pas possible maintenant. ");
    }
    return why + what_instead();
}

}  // namespace

std::string why_not(const View& view, const Request& request, const Citadels::Actions& legal,
                    Lang lang) {
    return Reasons(view, request, legal, lang).text();
}

}  // namespace agora::citadels
