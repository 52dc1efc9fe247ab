// The last move of each seat, found by comparing views: what is marked until one's own next move.
import type { SeatNumber } from '$web/lib/messages';
import type { GemLetter } from './gems';
import { allGems, type CardView, type SplendorView } from './model';

export interface Move {
    seat: SeatNumber;
    gained: GemLetter[]; // by taking, or with a reservation; what was paid or given back is not told
    bought?: CardView;
    reserved?: { level: number; card?: CardView };
    visits: number[]; // nobles
    spots: string[]; // where on the board it was
}
export type Moves = ReadonlyMap<SeatNumber, Move>;
export type Marks = ReadonlyMap<string, SeatNumber[]>; // by spot

// What this seat did between two views; null: nothing.
export function moveOf(before: SplendorView, after: SplendorView, seat: SeatNumber): Move | null {
    const old = before.players[seat];
    const now = after.players[seat];
    if (!old || !now) return null;
    const move: Move = { seat, gained: [], visits: [], spots: [] };
    const bought = now.bought.find((id) => !old.bought.includes(id));
    if (bought !== undefined) {
        const place = before.grid.findIndex((card) => card?.id === bought);
        const lying = before.grid[place] ?? undefined;
        move.bought = lying ?? old.reserved.find(({ card }) => card?.id === bought)?.card;
        if (lying) move.spots.push(`grid-${place}`);
    } else if (now.reserved.length > old.reserved.length) {
        const fresh = now.reserved.at(-1);
        const place = before.grid.findIndex((card) => card && card.id === fresh?.card?.id);
        const level = before.decks.findIndex((size, i) => size > (after.decks[i] ?? 0));
        const card = fresh?.card;
        move.reserved = { level: card?.level ?? fresh?.level ?? level + 1, card };
        move.spots.push(place >= 0 ? `grid-${place}` : `deck-${level}`);
    }
    for (const gem of allGems)
        for (let i = old.gems[gem]; i < now.gems[gem]; ++i) move.gained.push(gem);
    for (const gem of new Set(move.gained)) move.spots.push(`bank-${gem}`);
    move.visits = now.visits.filter((id) => !old.visits.includes(id));
    move.spots.push(...move.visits.map((id) => `noble-${id}`));
    const idle = !move.bought && !move.reserved && move.spots.length === 0;
    return idle ? null : move;
}

// The moves to be marked after another view: those of others since my own last one; of whoever looks on, the last
// of each. A noble comes after its card, and belongs to the same move.
export function movesAfter(
    moves: Moves,
    before: SplendorView,
    after: SplendorView,
    me: SeatNumber | null,
): Moves {
    const found = after.players.flatMap((_, seat) => moveOf(before, after, seat) ?? []);
    if (found.length === 0) return moves;
    const kept = new Map(found.some(({ seat }) => seat === me) ? [] : moves);
    for (const move of found) {
        if (move.seat === me) continue;
        const earlier = kept.get(move.seat);
        const same = earlier && !move.bought && !move.reserved && move.gained.length === 0;
        kept.set(
            move.seat,
            same
                ? {
                      ...earlier,
                      visits: [...earlier.visits, ...move.visits],
                      spots: [...earlier.spots, ...move.spots],
                  }
                : move,
        );
    }
    return kept;
}

export function marksOf(moves: Moves): Marks {
    const marks = new Map<string, SeatNumber[]>();
    for (const { seat, spots } of moves.values())
        for (const spot of spots) marks.set(spot, [...(marks.get(spot) ?? []), seat]);
    return marks;
}
