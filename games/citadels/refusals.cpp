#include "games/citadels/refusals.hpp"

#include "core/typed.hpp"
#include "games/citadels/obstacles.hpp"

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

// Each ends with a blank: what can be done instead follows.
Text words_of(Obstacle why) {
    switch (why) {
        case Obstacle::none: return {};
        case Obstacle::gathered:
            return {"You have gathered already. ", "Vous avez déjà perçu vos ressources. "};
        case Obstacle::not_gathered:
            return {"Gather first: gold or cards. ", "Percevez d'abord\u00A0: or ou cartes. "};
        case Obstacle::navigator:
            return {"The Navigator cannot build anything. ", "La Navigatrice ne peut rien bâtir. "};
        case Obstacle::not_held:
            return {"You do not hold {the}. ", "Vous n'avez pas en main\u00A0: {name}. "};
        case Obstacle::vault:
            return {"The Secret Vault cannot be built. ", "Les Catacombes ne se bâtissent pas. "};
        case Obstacle::limit:
            return {"You have built all that you may in this turn. ",
                    "Vous avez bâti tout ce qui est permis pendant ce tour. "};
        case Obstacle::twice: return {"Your city already has {the}. ", "Votre cité a déjà {the}. "};
        case Obstacle::monument:
            return {"The Monument cannot be built in a city of 5 districts or more. ",
                    "Le Monument ne se bâtit pas dans une cité de 5 quartiers ou plus. "};
        case Obstacle::price:
            return {"{name} costs {price} and you have {gold}. ",
                    "{name} coûte {price} et vous en avez {gold}. "};
        case Obstacle::cut_short:
            return {"You are bewitched: you only gather. ",
                    "Un sortilège vous frappe\u00A0: vous ne faites que percevoir. "};
        case Obstacle::witch:
            return {"The Witch must name a character first. ",
                    "La Sorcière doit d'abord nommer un personnage. "};
        case Obstacle::crown:
            return {"You must give the crown away first. ",
                    "Vous devez d'abord donner la couronne. "};
        case Obstacle::complete:
            return {"A complete city is safe. ", "Une cité achevée est à l'abri. "};
        case Obstacle::keep: return {"The Keep cannot be touched. ", "Le Donjon est intouchable. "};
        case Obstacle::bishop:
            return {"The Bishop protects that city. ", "L'Évêque protège cette cité. "};
        case Obstacle::too_dear:
            return {"The Marshal seizes what costs 3 gold at most. ",
                    "Le Capitaine saisit ce qui coûte 3 pièces d'or au plus. "};
        case Obstacle::gold:
            return {"You have not enough gold for that. ",
                    "Vous n'avez pas assez d'or pour cela. "};
        case Obstacle::oneself:
            return {"{Role} is you: you cannot name yourself. ",
                    "{Role}, c'est vous\u00A0: on ne se nomme pas soi-même. "};
        case Obstacle::rank_1:
            return {"Rank 1 cannot be named by {me}. ",
                    "Le rang 1 ne peut pas être visé par {me}. "};
        case Obstacle::killed: return {"{Role} has been killed. ", "{Role} a été {assassinated}. "};
        case Obstacle::bewitched:
            return {"{Role} is bewitched. ", "{Role} est sous le coup d'un sortilège. "};
        case Obstacle::no_district: return {"You have no {name}. ", "Il vous faut {the}. "};
        case Obstacle::used:
            return {"You have used it in this turn. ",
                    "Vous l'avez déjà utilisé pendant ce tour. "};
        case Obstacle::power_used:
            return {"You have used that power in this turn. ",
                    "Vous avez déjà utilisé ce pouvoir pendant ce tour. "};
        case Obstacle::income_taken:
            return {"You have had your income in this turn. ",
                    "Vous avez déjà touché votre revenu pendant ce tour. "};
    }
    return {};
}

std::string capital(std::string text) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    return text;
}

class Reasons {
public:
    Reasons(const View& view, const Request& request, const Citadels::Actions& legal, Lang lang)
        : view_(view), table_(view.table), request_(request), legal_(legal), lang_(lang) {}

    std::string text() const;

private:
    std::string say(const Text& text) const { return std::string(text.in(lang_)); }
    std::string say(const Text& text, Role role) const;
    std::string say(const Text& text, District district) const;
    std::string say(Obstacle why) const { return say(words_of(why)); }
    std::string say(Obstacle why, District district) const { return say(words_of(why), district); }
    bool asks(Kinds kinds) const { return (request_.kinds & kinds) != 0; }
    std::string what_instead() const;
    std::string not_in_game() const;
    std::string no_build() const;
    std::string no_power() const;
    std::string no_character() const;
    std::string no_target() const;
    std::string no_card_of_mine() const;
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

std::string Reasons::say(const Text& text, Role role) const {
    const Name& name = name_of(role);
    return filled(text,
                  {{"Role", capital(the(role))},
                   {"name", std::string(name.in(lang_))},
                   {"me", table_.acting == 0 ? std::string() : the(acting_role(table_))},
                   {"assassinated", name.is_feminine() ? "assassinée" : "assassiné"}},
                  lang_);
}

std::string Reasons::say(const Text& text, District district) const {
    const int price = price_of(table_, me(), card_of(district));
    return filled(text,
                  {{"the", the(district)},
                   {"name", std::string(name_of(district).in(lang_))},
                   {"price", gold_text(static_cast<unsigned>(price), lang_)},
                   {"gold", std::to_string(table_.gold[me()])}},
                  lang_);
}

std::string Reasons::what_instead() const {
    return say({"You can: ", "Vous pouvez\u00A0: "}) + possible(view_, lang_);
}

std::string Reasons::not_in_game() const {
    for (const auto role : request_.things.roles)
        if (role_at(table_, rank_of(role)) != role)
            return say({"There is no {name} in this game. ",
                        "{name}\u00A0: ce personnage n'est pas de la partie. "},
                       role);
    if (asks(only(redraft)) && (request_.kinds & ~only(redraft)) == 0 &&
        (table_.rules & rule::redraft) == 0)
        return say({"At this table characters are not chosen again (--set redraft=yes). ",
                    "À cette table on ne choisit pas à nouveau (--set redraft=yes). "});
    for (const auto district : request_.things.districts)
        if (index(district) >= ordinary_kinds && (table_.uniques & unique_bit(district)) == 0)
            return say({"There is no {name} in this game. ",
                        "{name}\u00A0: ce quartier n'est pas de la partie. "},
                       district);
    return {};
}

std::string Reasons::no_build() const {
    if (!request_.things.districts.empty()) {
        const District wanted = request_.things.districts.front();
        const auto why = obstacle::to_build(table_, view_.hand, wanted);
        if (why != Obstacle::none) return say(why, wanted);
        return say({"It cannot be paid like that. ", "On ne peut pas le payer ainsi. "});
    }
    if (const auto why = obstacle::to_build(table_); why != Obstacle::none) return say(why);
    if (std::ranges::any_of(legal_, [](Action a) { return has_kind(builds, kind(a)); }))
        return say({"Say which district, such as build tavern. ",
                    "Dites quel quartier, par exemple bâtir taverne. "});
    if (table_.builds == 0) return say(Obstacle::limit);
    return say(
        {"You can build nothing of your hand. ", "Vous ne pouvez rien bâtir de votre main. "});
}

// Why a character cannot be picked, named or marked.
std::string Reasons::no_character() const {
    for (const auto role : request_.things.roles) {
        const Rank rank = rank_of(role);
        if (table_.phase == Phase::pick || table_.phase == Phase::put_down) {
            if (has_rank(table_.face_up, rank))
                return say({"{Role} lies face up, out of this round. ",
                            "{Role} est face visible, hors de la manche. "},
                           role);
            if (!has_rank(offer(view_), rank))
                return say({"{Role} is not among those you choose from. ",
                            "{Role} n'est pas parmi ceux qu'on vous propose. "},
                           role);
        } else if (table_.phase == Phase::act) {
            if (const auto why = obstacle::to_name(table_, rank); why != Obstacle::none)
                return say(words_of(why), role);
        }
    }
    return {};
}

// Why a district of somebody cannot be destroyed, seized or exchanged.
std::string Reasons::no_target() const {
    const auto& numbers = request_.things.numbers;
    if (request_.things.districts.empty() || numbers.empty()) return {};
    const District district = request_.things.districts.front();
    if (numbers.front() < 1 || numbers.front() > table_.seats)
        return filled({"There is no player {n}. ", "Il n'y a pas de joueur {n}. "}, numbers.front(),
                      lang_);
    const auto seat = static_cast<Seat>(numbers.front() - 1);
    const Cards city = table_.city[seat] & copies(district);
    if (city.empty())
        return say({"That city has no {name}. ", "Cette cité n'a pas ce quartier\u00A0: {name}. "},
                   district);
    const auto one = asks(only(seize)) ? seize : asks(only(exchange)) ? exchange : destroy;
    if (!asks(only(armory)))
        return say(obstacle::to_attack(table_, one, seat, city.first()), district);
    return is_complete(table_, seat) ? say(Obstacle::complete) : "";
}

// Why a card cannot be kept, given, put away or paid with.
std::string Reasons::no_card_of_mine() const {
    if (request_.things.districts.empty()) return {};
    const District district = request_.things.districts.front();
    if (asks(only(keep)) && table_.phase == Phase::keep && (view_.drawn & copies(district)).empty())
        return say({"You have not drawn that card: {name}. ",
                    "Vous n'avez pas pioché cette carte\u00A0: {name}. "},
                   district);
    if (asks(only(take)) && table_.phase == Phase::wizard)
        return say({"That hand has no such card: {name}. ",
                    "Cette main n'a pas cette carte\u00A0: {name}. "},
                   district);
    if (asks(any_of(give, discard, laboratory, museum)) && (view_.hand & copies(district)).empty())
        return say(Obstacle::not_held, district);
    return {};
}

std::string Reasons::no_power() const {
    for (int i = 0; i < kind_count; ++i) {
        const auto one = static_cast<Kind>(i);
        if (!has_kind(request_.kinds, one)) continue;
        const auto district = district_needed(one);
        if (district && obstacle::to_use(table_, one) == Obstacle::no_district)
            return say(Obstacle::no_district, *district);
        const auto owners =
            request_.of == Role::none ? owners_of(one) : std::vector<Role>{request_.of};
        if (owners.empty()) continue;
        if (std::ranges::find(owners, acting_role(table_)) == owners.end()) {
            std::string names;
            for (const auto role : owners)
                if (role_at(table_, rank_of(role)) == role)
                    names.append(names.empty() ? "" : ", ").append(the(role));
            if (names.empty()) names = the(owners.front());
            return filled({"You play as {me}; that is for {names}. ",
                           "Vous jouez {me}\u00A0; cela revient à\u00A0: {names}. "},
                          {{"me", the(acting_role(table_))}, {"names", names}}, lang_);
        }
        if (obstacle::to_use_power(table_) != Obstacle::none ||
            (one == crown && obstacle::to_give_crown(table_) != Obstacle::none))
            return say(Obstacle::power_used);
    }
    if (const auto why = obstacle::to_act(table_); why != Obstacle::none) return say(why);
    if (asks(any_of(name, warrants, threats)))
        if (auto why = no_character(); !why.empty()) return why;
    if (asks(any_of(destroy, seize, exchange, armory)))
        if (auto why = no_target(); !why.empty()) return why;
    if (asks(only(income)))
        if (const auto why = obstacle::to_collect(table_); why != Obstacle::none) return say(why);
    if (asks(any_of(ability, ability_gold, ability_cards)))
        if (const auto why = obstacle::to_use_power(table_); why != Obstacle::none) return say(why);
    for (const Kind one : {laboratory, smithy, museum, armory})
        if (asks(only(one)))
            if (const auto why = obstacle::to_use(table_, one); why != Obstacle::none)
                return say(why);
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
               say({" may be several things: ", " peut être plusieurs choses\u00A0: "}) + names;
    }
    if (!request_.unknown.empty())
        return say({"I do not know ", "Je ne connais pas "}) + in_quotes(request_.unknown, lang_) +
               ". " + what_instead();
    std::string why = not_in_game();
    if (why.empty() && table_.phase == Phase::act) {
        const auto gathering_obstacle = obstacle::to_gather(table_);
        if (asks(gathering) && gathering_obstacle != Obstacle::none)
            why = say(gathering_obstacle);
        else if (asks(builds))
            why = no_build();
        else if (asks(only(end_turn)))
            why = say(obstacle::to_end(table_));
        else if (asks(selecting) && (request_.kinds & ~selecting) == 0)
            why = say({"The characters are chosen. ", "Les personnages sont choisis. "});
        else
            why = no_power();
    }
    if (why.empty() && asks(any_of(pick, put_down))) why = no_character();
    if (why.empty()) why = no_card_of_mine();
    if (why.empty()) {
        if (const auto list = options(); !list.empty())
            return say({"That is not possible. Possible: ",
                        "Cela n'est pas possible. Possible\u00A0: "}) +
                   list;
        why = say({"That is not possible now. ", "Cela n'est pas possible maintenant. "});
    }
    return why + what_instead();
}

}  // namespace

std::string why_not(const View& view, const Request& request, const Citadels::Actions& legal,
                    Lang lang) {
    return Reasons(view, request, legal, lang).text();
}

}  // namespace agora::citadels
