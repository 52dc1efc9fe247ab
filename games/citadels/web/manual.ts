// How to play Citadelles, in both languages.
import type { Texts } from '$web/lib/i18n';
import type { ManualSection } from '$web/boards/manual';

export type Picture = 'types' | 'call' | 'turn' | 'city';
type Section = ManualSection<Picture>;

const english: Section[] = [
    {
        title: 'What it is about',
        text: [
            'Build the finest city. In each round everybody takes a character in secret, and each character has a power of its own: one kills, one steals, one builds more than others. Guess who your neighbours are, and do not be guessed.',
            'For 2 to 8 players. When a city has 7 districts (8 with 2 or 3 players) the round is the last one, and the most points win.',
        ],
    },
    {
        title: 'First you choose a character',
        text: [
            'Some characters are put aside: crossed out on the track when everybody sees them, and one that nobody sees. The player with the crown keeps one of the rest in secret and passes the others on, until everybody has one (two with 2 or 3 players).',
            'Remember what you passed on: the page keeps it for you under “You are”.',
        ],
        picture: 'call',
    },
    {
        title: 'Then the ranks are called, from 1 to 9',
        text: [
            'Who has the character called shows it and takes a turn. Nobody answers for a character that was killed or put aside. What lies on a character (a dagger, a mask, a warrant…) is shown on the track, with who put it there.',
        ],
    },
    {
        title: 'Your turn',
        text: [
            '1. Gather, always: take 2 gold, or draw 2 cards and keep one.',
            '2. Build, if you like: one district of your hand, paying its cost in gold. Never one that your city has already.',
            '3. At any moment, once: the power of your character, the income for your districts of its type, and what unique districts can do.',
            'The page shows what can be done now: click a lit card, city or character, or one of the buttons. What is not lit cannot be done now.',
        ],
        picture: 'turn',
    },
    {
        title: 'Five types of districts',
        text: [
            'The coin is the cost, and also what the district is worth. The sign and letter say the type: some characters earn 1 gold or 1 card for each district of theirs (the King for noble ones, the Merchant for trade).',
            'Unique districts have an effect, listed under the board.',
        ],
        picture: 'types',
    },
    {
        title: 'The end and the points',
        text: [
            'When a city is complete nobody can destroy, seize or exchange in it, and the round is played to its end. Points: the costs of your districts; 3 if all five types are there; 4 for the first complete city, 2 for later ones; what your unique districts bring. At the end the page shows the count item by item.',
            'Equal players: who showed the higher rank in the last round wins.',
        ],
        picture: 'city',
    },
    {
        title: 'Keys',
        text: [
            'Tab moves between what can be done, Enter chooses. The digits 1 to 9 choose the first to ninth answer, Escape takes the last step back. A character on the track that is not lit tells what it does.',
        ],
    },
];

const french: Section[] = [
    {
        title: 'De quoi il s’agit',
        text: [
            'Bâtissez la plus belle cité. À chaque manche, chacun prend un personnage en secret, et chaque personnage a son pouvoir : l’un assassine, l’autre vole, un troisième bâtit plus que les autres. Devinez qui sont vos voisins, et ne vous laissez pas deviner.',
            'De 2 à 8 joueurs. Quand une cité a 7 quartiers (8 à 2 ou 3 joueurs), la manche est la dernière, et qui a le plus de points gagne.',
        ],
    },
    {
        title: 'D’abord, choisir un personnage',
        text: [
            'Quelques personnages sont écartés : barrés sur la piste si tous les voient, et un que personne ne voit. Le joueur qui a la couronne en garde un en secret et passe les autres, jusqu’à ce que chacun en ait un (deux à 2 ou 3 joueurs).',
            'Retenez ce que vous avez passé : la page le garde pour vous sous « Vous êtes ».',
        ],
        picture: 'call',
    },
    {
        title: 'Puis on appelle les rangs, de 1 à 9',
        text: [
            'Qui a le personnage appelé le montre et joue son tour. Personne ne répond pour un personnage assassiné ou écarté. Ce qui pèse sur un personnage (une dague, un masque, un mandat…) est montré sur la piste, avec celui qui l’a posé.',
        ],
    },
    {
        title: 'Votre tour',
        text: [
            '1. Percevoir, toujours : prendre 2 pièces d’or, ou piocher 2 cartes et en garder une.',
            '2. Bâtir, si vous voulez : un quartier de votre main, en payant son coût en or. Jamais un quartier que votre cité a déjà.',
            '3. À tout moment, une fois : le pouvoir de votre personnage, le revenu de vos quartiers de son type, et ce que peuvent faire les quartiers uniques.',
            'La page montre ce qui est possible : cliquez une carte, une cité ou un personnage allumé, ou l’un des boutons. Ce qui n’est pas allumé n’est pas possible maintenant.',
        ],
        picture: 'turn',
    },
    {
        title: 'Cinq types de quartiers',
        text: [
            'La pièce est le coût, et aussi ce que vaut le quartier. Le signe et la lettre disent le type : certains personnages gagnent 1 pièce d’or ou 1 carte par quartier du leur (le Roi pour les nobles, la Marchande pour les commerçants).',
            'Les quartiers uniques ont un effet ; la liste est sous le plateau.',
        ],
        picture: 'types',
    },
    {
        title: 'La fin et les points',
        text: [
            'Dans une cité complète on ne peut plus rien détruire, saisir ni échanger, et la manche va à son terme. Points : les coûts de vos quartiers ; 3 pour les cinq types ; 4 pour la première cité complète, 2 pour les suivantes ; ce que rapportent vos quartiers uniques. À la fin la page montre le décompte détaillé.',
            'À égalité gagne celui qui a montré le plus haut rang à la dernière manche.',
        ],
        picture: 'city',
    },
    {
        title: 'Touches',
        text: [
            'Tab passe d’une possibilité à l’autre, Entrée choisit. Les chiffres 1 à 9 choisissent la première à la neuvième réponse, Échap revient d’un pas. Un personnage de la piste qui n’est pas allumé dit ce qu’il fait.',
        ],
    },
];

export const sections: Texts<Section[]> = { en: english, fr: french };

export const headings: Texts<{ roles: string; uniques: string }> = {
    en: { roles: 'The 27 characters', uniques: 'The 30 unique districts' },
    fr: { roles: 'Les 27 personnages', uniques: 'Les 30 quartiers uniques' },
};
