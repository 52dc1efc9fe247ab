// What is being asked, and of whom, in plain words.
#include "games/citadels/request.hpp"
#include "games/citadels/text.hpp"

namespace agora::citadels {

namespace {

class Prompt {
public:
    Prompt(const View& view, const TerminalStyle& style)
        : view_(view), table_(view.table), style_(style), lang_(style.lang) {}

    std::string text() const {
        if (table_.phase == Phase::over)
            return pick({"The game is over.", "La partie est terminée."});
        const Seat seat = asked(table_);
        if (seat == nobody) return pick({"One moment...", "Un instant..."});
        return style_.addressed && view_.viewer.owns(seat) ? to_me()
                                                           : to_another(style_.name(seat));
    }

private:
    std::string pick(const Text& text) const { return std::string(text.in(lang_)); }
    std::string pick(const Text& text, std::initializer_list<TextValue> fillings) const {
        return filled(text, fillings, lang_);
    }
    std::string actor() const { return style_.name(table_.actor); }
    std::string target() const { return style_.name(table_.target); }
    std::string role() const { return name_of(acting_role(table_)).with_article(lang_); }
    std::string due() const { return std::to_string(table_.due); }
    std::string building() const { return name_of(kind_of[table_.building]).with_article(lang_); }
    bool has_done(std::uint16_t what) const { return (table_.acts & what) != 0; }

    std::string to_me() const;
    std::string to_another(const std::string& name) const;
    std::string my_turn() const;
    struct Left {
        bool can_build = false;
        bool can_use = false;  // a power, a district
    };
    Left what_is_left() const;
    std::string my_cards_to_give() const;

    const View& view_;
    const Table& table_;
    const TerminalStyle& style_;
    Lang lang_;
};

Prompt::Left Prompt::what_is_left() const {
    constexpr Kinds builds = any_of(Kind::build, Kind::build_by_frame, Kind::build_by_ruin,
                                    Kind::build_by_cards, Kind::build_by_help);
    Citadels::Actions legal;
    legal_for(view_, legal);
    Left left;
    for (const auto action : legal) {
        const bool build = has_kind(builds, kind(action));
        left.can_build = left.can_build || build;
        left.can_use = left.can_use || (!build && kind(action) != Kind::end_turn);
    }
    return left;
}

std::string Prompt::my_turn() const {
    const std::string as =
        pick({"You play as {role}. ", "Vous jouez {role}. "}, {{"role", role()}});
    if (!has_done(done::gathered)) {
        if (has_done(done::cut_short))
            return as +
                   pick({"You are bewitched: gather (gold or cards), then your turn is over.",
                         "Un sortilège vous frappe : percevez (or ou cartes), et c'est tout."});
        if (acting_role(table_) == Role::witch)
            return as + pick({"Gather (gold or cards), then bewitch somebody.",
                              "Percevez (or ou cartes), puis ensorcelez quelqu'un."});
        return as + pick({"Gather first: gold or cards.", "Percevez d'abord : or ou cartes."});
    }
    if (acting_role(table_) == Role::witch)
        return as + pick({"Name the character that you bewitch.",
                          "Nommez le personnage que vous ensorcelez."});
    if (acting_role(table_) == Role::emperor && !has_done(done::crown))
        return as +
               pick({"Build, use your powers; you must give the crown away before you end.",
                     "Bâtissez, usez de vos pouvoirs ; il faut donner la couronne avant la fin."});
    const auto [can_build, can_use] = what_is_left();
    if (!can_build)
        return as + pick(can_use ? Text{"Nothing more to build; use your powers, or end.",
                                        "Plus rien à bâtir ; usez de vos pouvoirs, ou fin."}
                                 : Text{"Nothing more to do: end.", "Plus rien à faire : fin."});
    const std::string left = table_.builds == 0 ? std::string()
                                                : pick({" ({n} left)", " (encore {n})"},
                                                       {{"n", std::to_string(table_.builds)}});
    return as + pick(can_use ? Text{"Build{left}, use your powers, or end.",
                                    "Bâtissez{left}, usez de vos pouvoirs, ou fin."}
                             : Text{"Build{left}, or end.", "Bâtissez{left}, ou fin."},
                     {{"left", left}});
}

std::string Prompt::my_cards_to_give() const {
    const std::string to = style_.name(table_.target);
    if (table_.purpose == Purpose::seer)
        return pick({"Which card do you give back to {to}?", "Quelle carte rendez-vous à {to} ?"},
                    {{"to", to}});
    return pick({"You owe {to} cards for the gold ({due} to go): which one?",
                 "Vous devez à {to} des cartes pour l'or (encore {due}) : laquelle ?"},
                {{"to", to}, {"due", due()}});
}

std::string Prompt::to_me() const {
    switch (table_.phase) {
        case Phase::pick:
            return pick({"Choose your character in secret: ",
                         "Choisissez en secret un personnage : "}) +
                   list_of(table_, offer(view_), lang_) + ".";
        case Phase::put_down:
            return pick({"Put a character aside face down: ",
                         "Mettez un personnage à part, face cachée : "}) +
                   list_of(table_, offer(view_), lang_) + ".";
        case Phase::theater:
            return pick(
                {"Your Theater: swap your character with another player's, unseen? (swap with "
                 "a player, or pass)",
                 "Votre Théâtre : échanger votre personnage avec celui d'un joueur, sans le "
                 "voir ? (échanger avec un joueur, ou passer)"});
        case Phase::theater_give:
            return pick({"Which of your characters goes to {to}?",
                         "Lequel de vos personnages donnez-vous à {to} ?"},
                        {{"to", target()}});
        case Phase::act: return my_turn();
        case Phase::keep:
            return pick({"Which card do you keep? ", "Quelle carte gardez-vous ? "}) +
                   list_of(view_.drawn, lang_) + ".";
        case Phase::wizard:
            return pick({"Take a card of {other}'s hand (take, or take and build): ",
                         "Prenez une carte de la main {of} (prendre, ou prendre et bâtir) : "},
                        {{"other", target()}, {"of", of_player(target())}}) +
                   list_of(view_.memory.at(in_hand + table_.target), lang_) + ".";
        case Phase::give: return my_cards_to_give();
        case Phase::pay_cards:
            return pick({"Pay for the Thieves' Den with cards: {due} to go.",
                         "Payez le Tripot avec des cartes : encore {due}."},
                        {{"due", due()}});
        case Phase::redraw:
            return pick({"Put more cards under the deck, or redraw {due}.",
                         "Glissez d'autres cartes sous la pioche, ou repiochez ({due})."},
                        {{"due", due()}});
        case Phase::hand_over:
            return pick({"Which of your districts do you give for {district} of {other}?",
                         "Lequel de vos quartiers donnez-vous pour {district} {of} ?"},
                        {{"district", name_of(kind_of[table_.wanted]).with_article(lang_)},
                         {"other", target()},
                         {"of", of_player(target())}});
        case Phase::bribe:
            return pick({"You are threatened: bribe {other} with {gold}, or refuse and perhaps "
                         "lose all?",
                         "On vous menace : payer {gold} à {other}, ou refuser et peut-être tout "
                         "perdre ?"},
                        {{"other", style_.name(table_.blackmailer)},
                         {"gold", gold_text(table_.gold[table_.actor] / 2U, lang_)}});
        case Phase::reveal:
            return pick(
                {"{actor} refuses to pay. Turn the threat up (reveal), or not (hide)?",
                 "{actor} refuse de payer. Retourner la menace (révéler), ou non (cacher) ?"},
                {{"actor", actor()}});
        case Phase::confiscate:
            return pick({"You are the Magistrate: confiscate {district} that {actor} has just paid "
                         "for? (confiscate or decline)",
                         "Vous êtes l'Échevin : confisquer {district} que {actor} vient de payer ? "
                         "(confisquer ou renoncer)"},
                        {{"district", building()}, {"actor", actor()}});
        default:
            return pick(
                {"As advisor of the killed Emperor you give the crown to another player.",
                 "En conseiller de l'Empereur assassiné, donnez la couronne à un autre joueur."});
    }
}

std::string Prompt::to_another(const std::string& name) const {
    const auto who = {TextValue{"who", name}};
    switch (table_.phase) {
        case Phase::pick:
            return pick({"{who} chooses a character.", "{who} choisit un personnage."}, who);
        case Phase::put_down:
            return pick({"{who} puts a character aside.", "{who} met un personnage à part."}, who);
        case Phase::theater:
        case Phase::theater_give:
            return pick({"{who} is asked: use the Theater?", "{who} : utiliser le Théâtre ?"}, who);
        case Phase::bribe:
            return pick({"{who} is threatened: bribe or refuse?",
                         "{who} est sous menace : payer ou refuser ?"},
                        who);
        case Phase::reveal:
            return pick({"{who}, the Blackmailer, is asked: turn the threat on {actor} up?",
                         "{who}, maître chanteur : retourner la menace sur {actor} ?"},
                        {{"who", name}, {"actor", actor()}});
        case Phase::confiscate:
            return pick({"{who}, the Magistrate, is asked: confiscate {district} of {actor}?",
                         "{who}, l'Échevin : confisquer {district} {of} ?"},
                        {{"who", name},
                         {"district", building()},
                         {"actor", actor()},
                         {"of", of_player(actor())}});
        case Phase::advisor:
            return pick(
                {"{who} moves the crown as advisor.", "{who} déplace la couronne en conseiller."},
                who);
        default:
            return pick({"{who} plays as {role}.", "{who} joue {role}."},
                        {{"who", name}, {"role", role()}});
    }
}

// How the decisions of a kind look, short enough for a list of them.
std::string form_of(const Table& table, Action action, Lang lang) {
    const auto pick = [&](const Text& text) { return std::string(text.in(lang)); };
    switch (kind(action)) {
        case Kind::pick: return pick({"pick ...", "choisir ..."});
        case Kind::put_down: return pick({"discard ...", "écarter ..."});
        case Kind::redraft: return pick({"redraft", "refaire"});
        case Kind::no_swap: return pick({"pass", "passer"});
        case Kind::swap_roles:
        case Kind::swap_hands: return pick({"swap with ...", "échanger avec ..."});
        case Kind::give_role:
        case Kind::give:
        case Kind::hand_over: return pick({"give ...", "donner ..."});
        case Kind::take_gold: return pick({"gold", "or"});
        case Kind::draw_cards: return pick({"cards", "cartes"});
        case Kind::keep: return pick({"keep ...", "garder ..."});
        case Kind::build:
        case Kind::build_by_frame:
        case Kind::build_by_ruin:
        case Kind::build_by_cards:
        case Kind::build_by_help:
            return table.phase == Phase::wizard
                       ? pick({"take and build ...", "prendre et bâtir ..."})
                       : pick({"build ...", "bâtir ..."});
        case Kind::name: {
            const Role role = acting_role(table);
            if (role == Role::witch) return pick({"bewitch ...", "ensorceler ..."});
            return role == Role::thief ? pick({"rob ...", "voler ..."})
                                       : pick({"kill ...", "tuer ..."});
        }
        case Kind::warrants: return pick({"warrants ... ... ...", "mandats ... ... ..."});
        case Kind::threats: return pick({"threats ... ...", "menaces ... ..."});
        case Kind::spy: return pick({"spy ... ...", "espionner ... ..."});
        case Kind::discard:
            return table.phase == Phase::pay_cards ? pick({"pay ...", "payer ..."})
                                                   : pick({"discard ...", "défausser ..."});
        case Kind::redraw: return pick({"redraw", "repiocher"});
        case Kind::look: return pick({"look at ...", "regarder ..."});
        case Kind::take: return pick({"take ...", "prendre ..."});
        case Kind::take_and_build: return pick({"take and build ...", "prendre et bâtir ..."});
        case Kind::crown: return pick({"crown ...", "couronne ..."});
        case Kind::income:
            return acting_role(table) == Role::abbot ? pick({"income ... gold", "revenu ... or"})
                                                     : pick({"income", "revenu"});
        case Kind::tithe: return pick({"tithe ...", "dîme ..."});
        case Kind::ability: return pick({"power", "pouvoir"});
        case Kind::ability_gold: return pick({"power gold", "pouvoir or"});
        case Kind::ability_cards: return pick({"power cards", "pouvoir cartes"});
        case Kind::destroy: return pick({"destroy ... of ...", "détruire ... de ..."});
        case Kind::seize: return pick({"seize ... of ...", "saisir ... de ..."});
        case Kind::exchange: return pick({"exchange ... of ...", "échanger ... de ..."});
        case Kind::beautify: return pick({"beautify ...", "embellir ..."});
        case Kind::armory: return pick({"armory ... of ...", "poudrière ... de ..."});
        case Kind::laboratory: return pick({"laboratory ...", "laboratoire ..."});
        case Kind::smithy: return pick({"smithy", "forge"});
        case Kind::museum: return pick({"museum ...", "musée ..."});
        case Kind::bribe: return pick({"bribe", "payer"});
        case Kind::refuse: return pick({"refuse", "refuser"});
        case Kind::reveal: return pick({"reveal", "révéler"});
        case Kind::hide: return pick({"hide", "cacher"});
        case Kind::confiscate: return pick({"confiscate", "confisquer"});
        case Kind::decline: return pick({"decline", "renoncer"});
        case Kind::end_turn: return pick({"end", "fin"});
    }
    return {};
}

}  // namespace

std::string asking(const View& view, const TerminalStyle& style) {
    return Prompt(view, style).text();
}

std::string possible(const View& view, Lang lang) {
    Citadels::Actions legal;
    legal_for(view, legal);
    std::string forms;
    std::string last;
    for (const auto action : legal) {
        const auto form = form_of(view.table, action, lang);
        if (form == last || (" | " + forms + " | ").contains(" | " + form + " | ")) continue;
        forms.append(forms.empty() ? "" : " | ").append(form);
        last = form;
    }
    return forms;
}

}  // namespace agora::citadels
