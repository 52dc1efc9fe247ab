// The options of a game as the form names them. The server says which there are, what can be chosen, and in a
// sentence what that means; it knows them by the words that one types, and those are not shown.
import type { GameInfo, Option } from '../../lib/api';
import { say, type Texts } from '../../lib/i18n';
import { districts, roles } from '../../../../games/citadels/web/cards';

interface Said {
    label: Texts<string>;
    words?: Record<string, Texts<string>>;
}

const common: Record<string, Texts<string>> = {
    yes: { en: 'yes', fr: 'oui' },
    no: { en: 'no', fr: 'non' },
    random: { en: 'at random', fr: 'au hasard' },
};

const wanted: Said['words'] = {
    listed: { en: 'as the list says', fr: 'selon la liste' },
    in: { en: 'surely in', fr: 'ajouté' },
    out: { en: 'left out', fr: 'écarté' },
};

function rank(n: number): [string, Said] {
    const holders = Object.entries(roles).filter(([, role]) => role.rank === n);
    return [
        `rank${n}`,
        {
            label: { en: `Character of rank ${n}`, fr: `Personnage de rang ${n}` },
            words: {
                ...Object.fromEntries(holders.map(([id, { name }]) => [id, name])),
                none: { en: 'none', fr: 'aucun' },
            },
        },
    ];
}

function pawn(player: number): [string, Said] {
    return [
        `pawn${player}`,
        {
            label: { en: `Pawn of player ${player}`, fr: `Pion du joueur ${player}` },
            words: {
                any: { en: 'one that is left', fr: 'celui qui reste' },
                red: { en: 'red', fr: 'rouge' },
                yellow: { en: 'yellow', fr: 'jaune' },
                blue: { en: 'blue', fr: 'bleu' },
                green: { en: 'green', fr: 'vert' },
            },
        },
    ];
}

const uniques = Object.entries(districts).filter(([, { type }]) => type === 'unique');

const games: Record<string, Record<string, Said>> = {
    splendor: {
        overflow: {
            label: { en: 'More than 10 gems', fr: 'Plus de 10 gemmes' },
            words: {
                capped: {
                    en: 'nothing can be taken at 10, no pair above 8',
                    fr: 'à 10 on ne prend plus, au-dessus de 8 pas de paire',
                },
                returns: { en: 'one takes, then gives back', fr: 'on prend, puis on rend' },
                refused: { en: 'never, not even in passing', fr: 'jamais, même en passant' },
            },
        },
        scarce: {
            label: { en: 'Fewer than three colours left', fr: 'Moins de trois couleurs restantes' },
            words: {
                all: { en: 'one of each', fr: 'une de chaque' },
                choice: { en: 'two or one, by choice', fr: 'deux ou une, au choix' },
            },
        },
        reserves: {
            label: { en: 'Cards reserved from the table', fr: 'Cartes réservées sur la table' },
            words: {
                open: { en: 'everybody sees them', fr: 'visibles de tous' },
                hidden: {
                    en: 'only their owner sees them',
                    fr: 'visibles de leur seul propriétaire',
                },
            },
        },
        last_gem: {
            label: { en: 'The only gem left of a pile', fr: 'La dernière gemme d’une pile' },
            words: {
                kept: { en: 'not taken alone', fr: 'ne se prend pas seule' },
                taken: { en: 'may be taken alone', fr: 'peut se prendre seule' },
            },
        },
        gold: { label: { en: 'Gold', fr: 'Or' } },
        target: { label: { en: 'Prestige', fr: 'Prestige' } },
    },
    citadels: {
        ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map(rank)),
        fit: { label: { en: 'Fit the number of players', fr: 'Adapter au nombre de joueurs' } },
        uniques: { label: { en: 'Unique districts', fr: 'Quartiers spéciaux' } },
        great_wall_itself: {
            label: { en: 'Stronger Great Wall', fr: 'Grande Muraille renforcée' },
        },
        show_killed: { label: { en: 'Killed characters', fr: 'Personnages assassinés' } },
        redraft: { label: { en: 'Accidental reveal', fr: 'Révélation par accident' } },
        assassin: {
            label: { en: 'The Assassin', fr: "L'Assassin" },
            words: {
                any: { en: 'may be put aside', fr: 'peut être mis à part' },
                kept: { en: 'always among those dealt', fr: 'toujours parmi les cartes' },
            },
        },
        bonus: {
            label: { en: 'Coin and cards of rank 6 and 7', fr: 'Pièce et cartes des rangs 6 et 7' },
            words: {
                asked: { en: 'taken by the player', fr: 'prises par le joueur' },
                automatic: { en: 'taken right after gathering', fr: 'prises après la perception' },
            },
        },
        ...Object.fromEntries(
            uniques.map(([id, { name }]) => [id, { label: name, words: wanted }]),
        ),
    },
    labyrinth: {
        cards: { label: { en: 'Treasures', fr: 'Trésors' } },
        open: { label: { en: 'Open objectives', fr: 'Objectifs visibles' } },
        home: { label: { en: 'Home at the end', fr: 'Retour à la fin' } },
        'any-order': { label: { en: 'Any order', fr: 'Ordre libre' } },
        turns: { label: { en: 'Turns', fr: 'Tours' } },
        first: { label: { en: 'Who begins', fr: 'Qui commence' } },
        ...Object.fromEntries([1, 2, 3, 4].map(pawn)),
    },
    royalmatch: {
        target: { label: { en: 'Target', fr: 'Score visé' } },
        rounds: {
            label: { en: 'Rounds at most', fr: 'Manches au plus' },
            words: { none: { en: 'no limit', fr: 'sans limite' } },
        },
        cards: { label: { en: 'Cards', fr: 'Cartes' } },
        dominance: {
            label: { en: 'Which card is stronger', fr: 'Quelle carte est la plus forte' },
            words: {
                standard: {
                    en: 'the higher one, then the suit',
                    fr: 'la plus haute, puis la couleur',
                },
                forte: {
                    en: 'forte: the strong suit beats every other card',
                    fr: 'forte : la couleur forte bat toute autre carte',
                },
            },
        },
        seals: {
            label: { en: 'Seals', fr: 'Sceaux' },
            words: { unlimited: { en: 'unlimited', fr: 'sans limite' } },
        },
        penalty: {
            label: { en: 'Failed objectives', fr: 'Objectifs manqués' },
            words: {
                on: { en: 'cost points', fr: 'coûtent des points' },
                off: { en: 'cost nothing', fr: 'ne coûtent rien' },
            },
        },
        spectators: {
            label: {
                en: 'What spectators see of objectives',
                fr: 'Ce que les spectateurs voient des objectifs',
            },
            words: {
                sealed: { en: 'only that they are dealt', fr: 'seulement leur distribution' },
                dealt: {
                    en: 'which were dealt, once all chose',
                    fr: 'lesquels, une fois les choix faits',
                },
                analysis: { en: 'everything, hands too', fr: 'tout, les mains aussi' },
            },
        },
    },
    gops: { cards: { label: { en: 'Cards', fr: 'Cartes' } } },
};

/** Who plays at a table: some of its options depend on that. */
export interface Company {
    people: number; // whoever opens it included; 0: only bots
    rated: boolean;
}

/** The words of an option that the server takes for such a company. */
export function wordsFor(game: string, { name, words }: Option, company: Company) {
    const { people, rated } = company;
    if (game !== 'royalmatch') return words;
    // What opens every hand is for bots; what could help a friend is not for rated games.
    if (name === 'spectators' && people > 0)
        return words?.filter((word) => word === 'sealed' || (word === 'dealt' && !rated));
    // Among bots a match might never end.
    return name === 'rounds' && people === 0 ? words?.filter((word) => word !== 'none') : words;
}

/** What the server takes where nothing is chosen and the company decides; undefined: as the set of rules says. */
export function usualFor(game: string, name: string, company: Company): string | undefined {
    if (game === 'royalmatch' && name === 'spectators') return company.rated ? 'sealed' : 'dealt';
    // Whoever opens the table has the first seat, and begins against the machine.
    return game === 'labyrinth' && name === 'first' && company.people === 1 ? '1' : undefined;
}

export function labelOf(game: string, option: string): string {
    const said = games[game]?.[option];
    return said ? say(said.label) : option;
}

/** One of the words of an option; sets of rules that lend theirs are named as the server names them. */
export function wordOf(
    info: Pick<GameInfo, 'id' | 'presets'>,
    option: string,
    word: string,
): string {
    const said = games[info.id]?.[option]?.words?.[word] ?? common[word];
    if (said) return say(said);
    return info.presets.find(({ name }) => name === word)?.about ?? word;
}

/** The sentence of the server, unless all words of an option speak for themselves. */
export function helpOf(game: string, { name, about, words }: Option): string | null {
    const own = games[game]?.[name]?.words;
    return own && words?.every((word) => own[word]) ? null : about;
}
