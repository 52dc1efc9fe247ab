// From a view and the legal decisions to what is drawn and clicked. No rules: a card can be played in the
// ways that the server lists, and numbers are those of the view.
import { nobody, type News, type SeatNumber } from '$web/lib/messages';
import { faces } from './cards';
import type { ObjectiveView, PlayerView, RoyalView, Suit } from './view';

export interface Face {
    card: string; // "KH"
    value: string;
    suit: Suit;
    force: number; // the printed one
    family: string; // of its effect
    level: number; // of its effect, also its price in seals
}

export function faceOf(card: string): Face {
    const { value: force, family, level } = faces[card] ?? { value: 0, family: '', level: 0 };
    return { card, value: card.slice(0, -1), suit: card.slice(-1) as Suit, force, family, level };
}

/** Low cards first, equal ones in the order of suits of the moment. */
export function sorted(cards: string[], order: string): string[] {
    return cards
        .map(faceOf)
        .toSorted((a, b) => a.force - b.force || order.indexOf(b.suit) - order.indexOf(a.suit))
        .map(({ card }) => card);
}

// ---- decisions

/** One way to play a card with its effect: "play 6S ! up 2", "play 5H ! streak", "play 3C !". */
export interface Way {
    words: string;
    aim: 'up' | 'down' | null;
    target: SeatNumber | null;
    pick: string | null; // an objective
}
export interface Play {
    card: string;
    plain: string | null; // the words without the effect
    ways: Way[];
}

export function playsOf(legal: string[]): Map<string, Play> {
    const plays = new Map<string, Play>();
    for (const words of legal) {
        const [verb, card, mark, ...rest] = words.split(' ');
        if (verb !== 'play' || !card) continue;
        const play = plays.get(card) ?? { card, plain: null, ways: [] };
        plays.set(card, play);
        if (mark !== '!') {
            play.plain = words;
            continue;
        }
        const aim = rest.find((word) => word === 'up' || word === 'down') as Way['aim'] | undefined;
        const target = rest.find((word) => /^\d$/.test(word));
        const pick = rest.find((word) => word !== aim && word !== target);
        play.ways.push({
            words,
            aim: aim ?? null,
            target: target ? Number(target) - 1 : null,
            pick: pick ?? null,
        });
    }
    return plays;
}

/** What can still be said about an effect, given what has been said. */
export function waysLeft(ways: Way[], said: Partial<Omit<Way, 'words'>>): Way[] {
    return ways.filter(
        (way) =>
            (!said.aim || way.aim === said.aim) &&
            (said.target === undefined || said.target === null || way.target === said.target) &&
            (!said.pick || way.pick === said.pick),
    );
}

export const distinct = <T>(items: (T | null)[]): T[] => [
    ...new Set(items.filter((item) => item !== null)),
];

/** The words that keep exactly these objectives, in whatever order they were clicked. */
export function keepWords(legal: string[], ids: string[]): string | null {
    const wanted = [...ids].sort().join(' ');
    return (
        legal.find((words) => {
            const [verb, ...kept] = words.split(' ');
            return verb === 'keep' && kept.sort().join(' ') === wanted;
        }) ?? null
    );
}

/** The cards that may be put into the starting hand. */
export function handCards(legal: string[]): string[] {
    return legal.flatMap((words) => (words.startsWith('hand ') ? [words.slice(5)] : []));
}

// ---- tricks

export interface TrickCard {
    seat: SeatNumber;
    card: string;
    activated: boolean;
    force: number;
    won: boolean;
}

/** The tricks of this round, the first one first; within a trick by seat. */
export function tricksOf(view: RoyalView): TrickCard[][] {
    return view.tricks.map((trick, i) =>
        trick.map((one, seat) => ({
            seat,
            ...one,
            won: view.players[seat]?.tally.won.includes(i + 1) ?? false,
        })),
    );
}

/** The seats as they sit around the table, from mine on. */
export function aroundFrom(me: SeatNumber | null, seats: SeatNumber[]): SeatNumber[] {
    const at = me === null ? 0 : Math.max(0, seats.indexOf(me));
    return [...seats.slice(at), ...seats.slice(0, at)];
}

// ---- objectives

/** Those that count: kept, or called back as a bonus. */
export const counting = (player: PlayerView): ObjectiveView[] =>
    player.objectives.filter((one) => one.id && (one.kept || one.bonus > 0));

/** How an objective stands: safe, holding so far, impossible, or open. */
export function goalLook(objective: ObjectiveView): 'won' | 'holds' | 'lost' | 'open' {
    if (objective.possible === false) return 'lost';
    if (objective.sure) return 'won';
    return objective.fulfilled ? 'holds' : 'open';
}

// ---- effects

const effectNews = new Set([
    'joker_drew',
    'rolled',
    'modified',
    'favoured',
    'gilded',
    'looked_at',
    'picked_up',
    'opponent_drawn',
    'exchanged',
    'passed',
    'took_over',
    'redealt',
    'slandered',
    'slandered_unseen',
    'called',
    'swore',
    'crowned',
    'no_effect',
    'wheel_spun',
]);

/** What effects did since the last message, in the words of the server; the wheel of a new round is nobody's. */
export function effectsTold(news: News[]): News[] {
    return news.filter(
        ({ what, seat, say }) => say !== '' && effectNews.has(what) && seat !== nobody,
    );
}

/** The cards of the last trick that the news tell of, and who won it. */
export function lastTrickTold(news: News[]): News[] {
    const told = news.filter(({ what }) => what === 'revealed' || what === 'won_trick');
    const before = told.slice(0, -1).findLastIndex(({ what }) => what === 'won_trick');
    return told.slice(before + 1);
}

/** How far the wheel turns: the strong suit comes to the top, its opposite is then at the bottom. */
const places: Record<Suit, number> = { H: 0, D: 90, S: 180, C: 270 };
export function wheelAngle(before: number, strong: Suit, turns: number): number {
    const wanted = -places[strong];
    const rest = (((wanted - before) % 360) + 360) % 360;
    return rest === 0 ? before : before + rest + 360 * turns;
}

export const opposite: Record<Suit, Suit> = { H: 'S', S: 'H', D: 'C', C: 'D' };
