// The reasons why something cannot be done now, in words.
#include "games/citadels/refusals.hpp"

namespace agora::citadels {

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
        case Obstacle::no_income: return {"{Me} has no income. ", "{Me} n'a pas de revenu. "};
        case Obstacle::no_districts:
            return {"You have no district that brings {me} income. ",
                    "Aucun de vos quartiers ne rapporte à votre personnage\u00A0: {me}. "};
        case Obstacle::not_another:
            return {"Player {n} is you: choose another. ",
                    "Le joueur {n}, c'est vous\u00A0: choisissez-en un autre. "};
        case Obstacle::has_crown:
            return {"Player {n} has the crown already: choose another. ",
                    "Le joueur {n} a déjà la couronne\u00A0: choisissez-en un autre. "};
        case Obstacle::no_gold:
            return {"Player {n} has no gold to give. ", "Le joueur {n} n'a pas d'or à donner. "};
        case Obstacle::no_cards:
            return {"Player {n} has no card to give. ",
                    "Le joueur {n} n'a pas de carte à donner. "};
        case Obstacle::tribute:
            return {"Say what player {n} gives you for the crown: gold or card. ",
                    "Dites ce que le joueur {n} vous donne pour la couronne\u00A0: or ou carte. "};
        case Obstacle::rich:
            return {"Nobody has more gold than you, so nobody owes you a coin. ",
                    "Personne n'a plus d'or que vous\u00A0: on ne vous doit rien. "};
        case Obstacle::not_richest:
            return {"Player {n} is not the richest. ", "Le joueur {n} n'est pas le plus riche. "};
        case Obstacle::no_tax: return {"No tax has been paid. ", "Aucune taxe n'a été payée. "};
        case Obstacle::no_neighbour:
            return {"Rank 4 has not been shown by a neighbour of yours. ",
                    "Aucun de vos voisins n'a montré le rang 4. "};
        case Obstacle::beauties:
            return {"You have beautified two districts in this turn. ",
                    "Vous avez déjà embelli deux quartiers pendant ce tour. "};
    }
    return {};
}

// What has to be done first where the one who decides is asked for one thing only.
Text what_comes_first(Phase phase) {
    switch (phase) {
        case Phase::pick:
            return {"The characters are still being chosen. ",
                    "On choisit encore les personnages. "};
        case Phase::put_down:
            return {"First put a character aside. ", "Écartez d'abord un personnage. "};
        case Phase::theater:
        case Phase::theater_give:
            return {"The Theater comes first. ", "Il s'agit d'abord du Théâtre. "};
        case Phase::keep:
            return {"First keep one of the cards that you drew. ",
                    "Gardez d'abord une des cartes piochées. "};
        case Phase::wizard:
            return {"First take a card of the hand that you look at. ",
                    "Prenez d'abord une carte de la main que vous regardez. "};
        case Phase::give:
            return {"First give the cards that you owe. ",
                    "Donnez d'abord les cartes que vous devez. "};
        case Phase::pay_cards:
            return {"First pay for the Thieves' Den. ", "Payez d'abord le Tripot. "};
        case Phase::redraw:
            return {"First draw for the cards that you put away. ",
                    "Repiochez d'abord pour les cartes défaussées. "};
        case Phase::hand_over:
            return {"First say which district you give in exchange. ",
                    "Dites d'abord quel quartier vous donnez en échange. "};
        case Phase::bribe:
            return {"You are threatened: first bribe or refuse. ",
                    "Vous êtes sous menace\u00A0: payez ou refusez d'abord. "};
        case Phase::reveal:
            return {"It is not your turn: you are asked about your threat. ",
                    "Ce n'est pas votre tour\u00A0: il s'agit de votre menace. "};
        case Phase::confiscate:
            return {"It is not your turn: you are asked about your warrant. ",
                    "Ce n'est pas votre tour\u00A0: il s'agit de votre mandat. "};
        case Phase::advisor:
            return {"It is not your turn: you only give the crown away. ",
                    "Ce n'est pas votre tour\u00A0: vous ne faites que donner la couronne. "};
        default: return {};
    }
}

// Why there is nothing to answer so in one's turn.
Text nothing_to(Kind kind) {
    switch (kind) {
        case Kind::pick:
        case Kind::put_down:
        case Kind::redraft:
        case Kind::no_swap:
        case Kind::swap_roles:
        case Kind::give_role:
            return {"The characters are chosen. ", "Les personnages sont choisis. "};
        case Kind::keep:
            return {"You have drawn no cards to choose from. ",
                    "Vous n'avez pas pioché de cartes parmi lesquelles choisir. "};
        case Kind::give:
        case Kind::hand_over:
            return {"You owe nobody anything. ", "Vous ne devez rien à personne. "};
        case Kind::take:
        case Kind::take_and_build: return {"First look at a hand. ", "Regardez d'abord une main. "};
        case Kind::redraw:
            return {"First put cards away (discard). ", "Défaussez d'abord des cartes. "};
        case Kind::bribe:
        case Kind::refuse:
            return {"Nobody asks you for a bribe now. ",
                    "Personne ne vous demande de payer maintenant. "};
        case Kind::reveal:
        case Kind::hide:
            return {"There is no threat to turn up now. ",
                    "Il n'y a pas de menace à retourner maintenant. "};
        case Kind::confiscate:
        case Kind::decline:
            return {"There is nothing to confiscate now. ",
                    "Il n'y a rien à confisquer maintenant. "};
        default: return {};
    }
}

}  // namespace agora::citadels
