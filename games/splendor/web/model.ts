// From the view of Splendor and the list of legal decisions to what is drawn. No rule is decided here: what can
// be clicked is what some legal decision says, and what a card costs me is told by the view.
import type { SeatNumber } from '$web/lib/messages';
import type { Flight } from '$web/parts/flight';
import type { GemLetter } from './gems';
import type {
    Card as CardView,
    Noble as NobleView,
    View as SplendorView,
} from '$web/generated/splendor';

export type {
    Card as CardView,
    Noble as NobleView,
    Player as PlayerView,
    Reserved,
    View as SplendorView,
} from '$web/generated/splendor';

export const colours = ['W', 'B', 'G', 'R', 'O'] as const;
export const allGems = [...colours, 'E'] as const;
export type Colour = (typeof colours)[number];
export type Gems = Record<GemLetter, number>;
export type Cost = Record<Colour, number>;

// Legal decisions, by what they are about.

export interface Payment {
    words: string;
    with: Gems | null; // null: as the view says that the card is paid
}

export interface Choices {
    take: { words: string; gems: GemLetter[] }[];
    reserve: Map<string, string>; // a1, tier2 -> words
    buy: Map<string, Payment[]>; // a1, or the number of a reserved card
    giveBack: Map<GemLetter, string>;
    nobles: Map<number, string>;
    pass: string | null;
}

export function choices(legal: readonly string[] = []): Choices {
    const found: Choices = {
        take: [],
        reserve: new Map(),
        buy: new Map(),
        giveBack: new Map(),
        nobles: new Map(),
        pass: null,
    };
    for (const words of legal) {
        const [verb = '', what = '', ...rest] = words.split(' ');
        if (verb === 'take') found.take.push({ words, gems: [what, ...rest] as GemLetter[] });
        else if (verb === 'reserve') found.reserve.set(what, words);
        else if (verb === 'buy' || verb === 'pay') {
            const payments = found.buy.get(what) ?? [];
            payments.push({ words, with: rest[0] === 'with' ? countGems(rest.slice(1)) : null });
            found.buy.set(what, payments);
        } else if (verb === 'return') found.giveBack.set(what as GemLetter, words);
        else if (verb === 'noble') found.nobles.set(Number(what), words);
        else if (verb === 'pass') found.pass = words;
    }
    return found;
}

export function countGems(letters: readonly string[]): Gems {
    const gems: Gems = { W: 0, B: 0, G: 0, R: 0, O: 0, E: 0 };
    for (const letter of letters) gems[letter as GemLetter] += 1;
    return gems;
}

// Taking gems, one click after another.

function holds(all: readonly GemLetter[], part: readonly GemLetter[]): boolean {
    const left = [...all];
    return part.every((gem) => {
        const at = left.indexOf(gem);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
    });
}

// The gems that can still be added to those picked so that some legal decision is left.
export function addable(found: Choices, picked: readonly GemLetter[]): Set<GemLetter> {
    return new Set(
        allGems.filter((gem) => found.take.some((each) => holds(each.gems, [...picked, gem]))),
    );
}

// The decision that takes exactly these.
export function takeOf(found: Choices, picked: readonly GemLetter[]): string | null {
    const exact = found.take.find(
        (each) => each.gems.length === picked.length && holds(each.gems, picked),
    );
    return exact?.words ?? null;
}

// Prices, for the eye.

export interface Price {
    colour: Colour;
    printed: number;
    due: number; // after my bonuses
    missing: number; // of it in my hand; gold not counted
}

// For one who looks on nobody's bonuses count.
export function priceOf(card: CardView, held: Gems | undefined): Price[] {
    return colours
        .filter((colour) => card.cost[colour] > 0)
        .map((colour) => {
            const printed = card.cost[colour];
            const due = held && card.due ? (card.due[colour] ?? 0) : printed;
            return { colour, printed, due, missing: held ? Math.max(0, due - held[colour]) : 0 };
        });
}

// What a payment costs: as it is written, or as the view says.
export function paid(payment: Payment, card: CardView): Gems {
    return payment.with ?? { ...countGems([]), ...card.pays };
}

// The payment that differs by one gem of this colour for one gold (`step` 1: more gold).
export function swapped(
    payments: readonly Payment[],
    now: Gems,
    colour: Colour,
    step: 1 | -1,
    card: CardView,
): Payment | null {
    const wanted = { ...now, [colour]: now[colour] - step, E: now.E + step };
    const fits = (each: Payment) => {
        const gems = paid(each, card);
        return allGems.every((gem) => gems[gem] === wanted[gem]);
    };
    return payments.find(fits) ?? null;
}

export function total(gems: Partial<Gems>): number {
    return allGems.reduce((sum, gem) => sum + (gems[gem] ?? 0), 0);
}

// What moved between two views, as flights between spots of the board.

export function flights(before: SplendorView, after: SplendorView): Flight[] {
    const found: Flight[] = [];
    const add = (from: string, to: string) => found.push({ from, to, delay: found.length * 70 });
    for (const [seat, player] of after.players.entries()) {
        const old = before.players[seat];
        if (!old) continue;
        for (const gem of allGems) {
            const more = player.gems[gem] - old.gems[gem];
            for (let i = 0; i < more; ++i) add(`bank-${gem}`, `gems-${seat}-${gem}`);
            for (let i = 0; i < -more; ++i) add(`gems-${seat}-${gem}`, `bank-${gem}`);
        }
        const oldCards = new Set(old.bought);
        for (const id of player.bought.filter((each) => !oldCards.has(each)))
            add(spotOfCard(before, seat, id), `bonus-${seat}-${bonusOf(before, seat, id)}`);
        if (player.reserved.length > old.reserved.length) {
            const place = before.grid.findIndex(
                (card) =>
                    card && after.players[seat]?.reserved.some((each) => each.card?.id === card.id),
            );
            const level = before.decks.findIndex((size, i) => size > (after.decks[i] ?? 0));
            add(place >= 0 ? `grid-${place}` : `deck-${level}`, `hand-${seat}`);
        }
        if (player.visits.length > old.visits.length) {
            const gone = before.nobles.find(
                (noble) => !after.nobles.some(({ id }) => id === noble.id),
            );
            if (gone) add(`noble-${gone.id}`, `points-${seat}`);
        }
    }
    return found;
}

function spotOfCard(view: SplendorView, seat: SeatNumber, id: number): string {
    const place = view.grid.findIndex((card) => card?.id === id);
    return place >= 0 ? `grid-${place}` : `hand-${seat}`;
}

function bonusOf(view: SplendorView, seat: SeatNumber, id: number): string {
    const reserved = view.players[seat]?.reserved.map((each) => each.card) ?? [];
    return [...view.grid, ...reserved].find((card) => card?.id === id)?.bonus ?? 'W';
}

// The nobles of the game in places that stay: those still there, and who was visited by the others.
export interface NoblePlace {
    id: number;
    noble?: NobleView;
    seat?: SeatNumber;
}
export function noblePlaces(view: SplendorView): NoblePlace[] {
    const gone = view.players.flatMap(({ seat, visits }) => visits.map((id) => ({ id, seat })));
    return [...view.nobles.map((noble) => ({ id: noble.id, noble })), ...gone].sort(
        (one, other) => one.id - other.id,
    );
}

// Me first, then the others in the order of the table; for one who looks on, seat 0 first.
export function seatsFrom(me: SeatNumber | null, seats: number): SeatNumber[] {
    return Array.from({ length: seats }, (_, i) => ((me ?? 0) + i) % seats);
}
