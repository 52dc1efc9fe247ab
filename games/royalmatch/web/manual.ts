// How to play RoyalMatch, in both languages.
import type { Texts } from '$web/lib/i18n';
import type { ManualSection } from '$web/boards/manual';

export type Picture = 'wheel' | 'objectives' | 'trick' | 'effects' | 'gilding';
type Section = ManualSection<Picture>;

const english: Section[] = [
    {
        title: 'What it is about',
        text: [
            'Thirteen tricks a round, and everybody plays at once and in secret. Points are not for tricks but for objectives that nobody else knows: win exactly three tricks, win no red card, win the first and the last one… So it is not about winning every trick, but the right ones.',
            'For 2 to 4 players. Rounds are played until somebody reaches the target, usually 30 points.',
        ],
    },
    {
        title: 'The wheel',
        text: [
            'At the beginning of a round the wheel makes one suit strong. The suit opposite to it is weak; between the two others the one of the colour of the strong suit is above. This order decides between equal cards, so there is never a tie.',
        ],
        picture: 'wheel',
    },
    {
        title: 'Objectives',
        text: [
            'You are dealt three and keep one, two or three, before you see any card. One is cautious: failing it costs 1 point. With more of them each failed one costs 3. During the round the page shows how far each of yours is, and says when one is safe or has become impossible.',
        ],
        picture: 'objectives',
    },
    {
        title: 'A turn',
        text: [
            'You have chosen 5 of 13 cards as your hand; the others are your deck, and you draw one each turn. Everybody chooses a card in secret. When all have chosen, all cards are shown together. The highest Force wins the trick: the printed value (J 11, Q 12, K 13, A 14) and everything that adds to it.',
        ],
        picture: 'trick',
    },
    {
        title: 'Effects and seals',
        text: [
            'Each card has an effect. To activate it costs as many of your 8 seals as its level, the dots at the foot of the card. It happens at the beginning of the next turn, whoever won the trick. Hearts help you and your objectives, diamonds change your hand, clubs are luck, spades are for the others.',
            'Many effects ask for an aim: ▲ if you want to be higher, ▼ if you want to be lower. Some ask for a target.',
        ],
        picture: 'effects',
    },
    {
        title: 'Gilding',
        text: [
            'A gilded card carries a number that is added to its Force when it is played. It stays on the card, also in other hands, until then.',
        ],
        picture: 'gilding',
    },
    {
        title: 'Points',
        text: [
            'At the end of a round kept objectives are shown: each fulfilled one brings its points, each failed one costs 3 (1 if it was the only one). Oaths, Coronations and bonus objectives add to it, Slander takes from it. Totals may be negative. After the round in which somebody reaches the target the highest total wins.',
        ],
    },
    {
        title: 'Keys',
        text: [
            'Tab moves between what can be done, Enter chooses. The digits 1 to 9 pick a card of your hand, Escape lets it go.',
        ],
    },
];

const french: Section[] = [
    {
        title: 'De quoi il s’agit',
        text: [
            'Treize plis par manche, et tous jouent en même temps, en secret. Les points ne sont pas pour les plis mais pour des objectifs que nul autre ne connaît : gagner exactement trois plis, ne gagner aucune carte rouge, gagner le premier et le dernier… Il ne s’agit donc pas de gagner tous les plis, mais les bons.',
            'De 2 à 4 joueurs. On joue des manches jusqu’à ce que quelqu’un atteigne le score visé, d’ordinaire 30 points.',
        ],
    },
    {
        title: 'La roulette',
        text: [
            'Au début d’une manche la roulette rend une couleur forte. Celle d’en face est faible ; des deux autres, celle qui est rouge ou noire comme la forte est au-dessus. Cet ordre départage les cartes égales : il n’y a jamais d’égalité.',
        ],
        picture: 'wheel',
    },
    {
        title: 'Les objectifs',
        text: [
            'Vous en recevez trois et en gardez un, deux ou trois, avant de voir la moindre carte. Un seul, c’est prudent : le manquer coûte 1 point. Avec plusieurs, chaque objectif manqué en coûte 3. Pendant la manche la page montre où en sont les vôtres, et dit quand l’un est acquis ou devenu impossible.',
        ],
        picture: 'objectives',
    },
    {
        title: 'Un tour',
        text: [
            'Vous avez choisi 5 cartes sur 13 pour votre main ; les autres sont votre deck, et vous en piochez une par tour. Chacun choisit une carte en secret. Quand tous ont choisi, toutes sont montrées ensemble. La plus grande Force gagne le pli : la valeur imprimée (J 11, Q 12, K 13, A 14) et tout ce qui s’y ajoute.',
        ],
        picture: 'trick',
    },
    {
        title: 'Effets et sceaux',
        text: [
            'Chaque carte a un effet. L’activer coûte autant de vos 8 sceaux que son niveau, les points au pied de la carte. Il se produit au début du tour suivant, quel que soit le gagnant du pli. Les cœurs vous aident, vous et vos objectifs, les carreaux changent votre main, les trèfles sont le hasard, les piques sont pour les autres.',
            'Beaucoup d’effets demandent une visée : ▲ si vous voulez être plus haut, ▼ si vous voulez être plus bas. Certains demandent une cible.',
        ],
        picture: 'effects',
    },
    {
        title: 'La dorure',
        text: [
            'Une carte dorée porte un nombre qui s’ajoute à sa Force quand elle est jouée. Il reste sur la carte jusque-là, même en d’autres mains.',
        ],
        picture: 'gilding',
    },
    {
        title: 'Les points',
        text: [
            'À la fin d’une manche les objectifs gardés sont montrés : chaque objectif rempli rapporte ses points, chaque objectif manqué en coûte 3 (1 si c’était le seul). Serments, Couronnements et objectifs bonus s’y ajoutent, la Médisance en retire. Un total peut être négatif. Après la manche où quelqu’un atteint le score visé, le plus haut total gagne.',
        ],
    },
    {
        title: 'Touches',
        text: [
            'Tab passe d’une possibilité à l’autre, Entrée choisit. Les chiffres 1 à 9 prennent une carte de votre main, Échap la repose.',
        ],
    },
];

export const sections: Texts<Section[]> = { en: english, fr: french };
export const headings: Texts<{ effects: string; goals: string }> = {
    en: { effects: 'All effects', goals: 'All objectives' },
    fr: { effects: 'Tous les effets', goals: 'Tous les objectifs' },
};
