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
        case look:
        case take:
        case take_and_build: return {Role::wizard};
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
    std::string say(Obstacle why) const;
    std::string say(Obstacle why, Seat seat) const;
    std::string say(Obstacle why, District district) const { return say(words_of(why), district); }
    bool asks(Kinds kinds) const { return (request_.kinds & kinds) != 0; }
    std::string what_instead() const;
    std::string not_in_game() const;
    std::string no_build() const;
    std::string no_power() const;
    std::string no_power_of(Kind kind) const;
    std::vector<Role> named_roles() const;
    std::string no_character() const;
    std::string no_markers() const;
    std::string no_player() const;
    std::string no_player(Kind kind, Seat seat) const;
    std::string no_beauty() const;
    std::string not_in_turn() const;
    std::string not_first() const;
    std::string nothing_like_that() const;
    std::string wrong_thing() const;
    bool is_about(Kinds kinds) const { return (request_.kinds & ~kinds) == 0; }
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

std::string Reasons::say(Obstacle why) const {
    const std::string name = table_.acting == 0 ? std::string() : the(acting_role(table_));
    return filled(words_of(why), {{"me", name}, {"Me", capital(name)}}, lang_);
}

std::string Reasons::say(Obstacle why, Seat seat) const {
    return filled(words_of(why), seat + 1, lang_);
}

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
// Also those called by their number, while characters are chosen.
std::vector<Role> Reasons::named_roles() const {
    auto roles = request_.things.roles;
    const auto& numbers = request_.things.numbers;
    if (!roles.empty() || numbers.size() != 1 || numbers.front() < 1 ||
        numbers.front() > most_ranks ||
        (table_.phase != Phase::pick && table_.phase != Phase::put_down))
        return roles;
    const Role role = role_at(table_, static_cast<Rank>(numbers.front()));
    if (role != Role::none) roles.push_back(role);
    return roles;
}

std::string Reasons::no_character() const {
    for (const auto role : named_roles()) {
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
    if (!asks(only(armory))) {
        const auto why = obstacle::to_attack(table_, one, seat, city.first());
        return why == Obstacle::not_another ? say(why, seat) : say(why, district);
    }
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

// How many characters are to be named, and which.
std::string Reasons::no_markers() const {
    if (auto why = no_character(); !why.empty()) return why;
    if (asks(only(warrants)))
        return say({"Name three different characters, the one of the signed warrant first. ",
                    "Nommez trois personnages différents, d'abord celui du mandat signé. "});
    if (asks(only(threats)))
        return say({"Name two different characters, the one of the real threat first. ",
                    "Nommez deux personnages différents, d'abord celui de la vraie menace. "});
    return {};
}

// Why a player cannot be chosen for that.
std::string Reasons::no_player(Kind kind, Seat seat) const {
    auto why = obstacle::to_choose(table_, seat);
    if (why == Obstacle::none && kind == tithe) why = obstacle::to_tithe(table_, seat);
    if (why == Obstacle::none && kind == crown) why = obstacle::to_give_crown(table_, seat);
    if (why == Obstacle::none && kind == crown && table_.phase == Phase::act)
        why =
            obstacle::to_demand(table_, seat, request_.things.resource, view_.hand_size[seat] > 0);
    return why == Obstacle::none ? "" : say(why, seat);
}

std::string Reasons::no_player() const {
    for (const Kind one : {spy, swap_hands, swap_roles, look, tithe, crown}) {
        if (!asks(only(one))) continue;
        for (const int number : request_.things.numbers) {
            if (number < 1 || number > table_.seats)
                return filled({"There is no player {n}. ", "Il n'y a pas de joueur {n}. "}, number,
                              lang_);
            auto why = no_player(one, static_cast<Seat>(number - 1));
            if (!why.empty()) return why;
        }
        // Nobody can be asked where the one who asks is rich itself.
        const auto why = obstacle::to_tithe(table_, me());
        if (one == tithe && why == Obstacle::rich) return say(why);
        if (one == spy && !request_.things.numbers.empty())
            return say({"Say which type of district you spy for. ",
                        "Dites quel type de quartier vous cherchez. "});
        return say({"Say which player, by number. ", "Dites quel joueur, par son numéro. "});
    }
    return {};
}

std::string Reasons::no_beauty() const {
    if (const auto why = obstacle::to_beautify(table_); why != Obstacle::none) return say(why);
    if (request_.things.districts.empty()) return {};
    const District district = request_.things.districts.front();
    if ((table_.city[me()] & copies(district)).empty())
        return say({"Your city has no {name}. ", "Votre cité n'a pas ce quartier\u00A0: {name}. "},
                   district);
    return say(
        {"It is beautified already: {name}. ", "Ce quartier est déjà embelli\u00A0: {name}. "},
        district);
}

// Why the power of a character cannot be used at all.
std::string Reasons::no_power_of(Kind kind) const {
    const auto district = district_needed(kind);
    if (district && obstacle::to_use(table_, kind) == Obstacle::no_district)
        return say(Obstacle::no_district, *district);
    const auto owners =
        request_.of == Role::none ? owners_of(kind) : std::vector<Role>{request_.of};
    if (owners.empty()) return {};
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
    const auto why =
        kind == crown ? obstacle::to_give_crown(table_) : obstacle::to_use_power(table_);
    return why == Obstacle::none ? "" : say(why);
}

std::string Reasons::no_power() const {
    for (int i = 0; i < kind_count; ++i)
        if (const auto one = static_cast<Kind>(i); asks(only(one)))
            if (auto why = no_power_of(one); !why.empty()) return why;
    if (const auto why = obstacle::to_act(table_); why != Obstacle::none) return say(why);
    if (asks(any_of(name, warrants, threats)))
        if (auto why = no_markers(); !why.empty()) return why;
    if (asks(any_of(destroy, seize, exchange, armory)))
        if (auto why = no_target(); !why.empty()) return why;
    if (asks(any_of(spy, swap_hands, look, tithe, crown)))
        if (auto why = no_player(); !why.empty()) return why;
    if (asks(only(beautify)))
        if (auto why = no_beauty(); !why.empty()) return why;
    if (asks(only(income)))
        if (const auto why = obstacle::to_collect(table_); why != Obstacle::none) return say(why);
    if (asks(any_of(ability, ability_gold, ability_cards)))
        if (auto why = nothing_like_that(); !why.empty()) return why;
    for (const Kind one : {laboratory, smithy, museum, armory})
        if (asks(only(one)))
            if (const auto why = obstacle::to_use(table_, one); why != Obstacle::none)
                return say(why);
    return {};
}

// Why a power that needs no choice cannot be used.
std::string Reasons::nothing_like_that() const {
    if (const auto why = obstacle::to_use_power(table_); why != Obstacle::none) return say(why);
    const Role role = acting_role(table_);
    if (role == Role::queen || role == Role::tax_collector) return say(obstacle::to_profit(table_));
    constexpr std::array plain = {Role::seer, Role::scholar, Role::merchant, Role::architect,
                                  Role::navigator};
    if (std::ranges::find(plain, role) != plain.end()) return {};
    return filled({"No power of {me} is used by that word. ",
                   "{Me} n'a pas de pouvoir qui s'utilise par ce mot. "},
                  {{"me", the(role)}, {"Me", capital(the(role))}}, lang_);
}

// In one's turn.
std::string Reasons::not_in_turn() const {
    if (asks(gathering) && obstacle::to_gather(table_) != Obstacle::none)
        return say(obstacle::to_gather(table_));
    if (asks(builds)) return no_build();
    if (asks(only(end_turn))) return say(obstacle::to_end(table_));
    if (asks(only(pick)) && !request_.things.roles.empty()) return say(nothing_to(pick));
    if (is_about(selecting)) return say(nothing_to(pick));
    if (auto why = no_power(); !why.empty()) return why;
    for (int i = 0; i < kind_count; ++i)
        if (const auto one = static_cast<Kind>(i); asks(only(one)))
            if (auto why = say(nothing_to(one)); !why.empty()) return why;
    return {};
}

// Where one thing is asked for: that something else comes later.
std::string Reasons::not_first() const {
    if (std::ranges::any_of(legal_, [&](Action a) { return asks(only(kind(a))); })) return {};
    return say(what_comes_first(table_.phase));
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

// What was named is not what the verb is about.
std::string Reasons::wrong_thing() const {
    const auto wanted = [&](auto member) {
        return std::ranges::any_of(legal_, [&](Action action) {
            return asks(only(kind(action))) && !(things_of(table_, action).*member).empty();
        });
    };
    if (!request_.things.roles.empty() && !wanted(&Things::roles))
        return say({"{Role} is a character: that is not about characters. ",
                    "{Role}, c'est un personnage\u00A0: il ne s'agit pas de cela. "},
                   request_.things.roles.front());
    if (!request_.things.districts.empty() && !wanted(&Things::districts))
        return say({"{name} is a district: that is not about districts. ",
                    "{name}, c'est un quartier\u00A0: il ne s'agit pas de cela. "},
                   request_.things.districts.front());
    return say({"These words do not go together. ", "Ces mots ne vont pas ensemble. "});
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
    if (why.empty()) why = table_.phase == Phase::act ? not_in_turn() : not_first();
    if (why.empty() && asks(any_of(swap_roles, crown))) why = no_player();
    if (why.empty() && asks(any_of(pick, put_down))) why = no_character();
    if (why.empty()) why = no_card_of_mine();
    if (why.empty()) {
        if (const auto list = options(); !list.empty())
            return wrong_thing() + say({"Possible: ", "Possible\u00A0: "}) + list;
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
