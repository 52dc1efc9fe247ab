// From the view of Labyrinthe to what is drawn. What can be pushed and where one can walk is said by the legal
// decisions, what a push would bring by the server, the way a pawn walks by the view. The geometry
// here is that of the picture: how a tile looks when it is turned, which tiles are seen to slide.
import type { View as LabyrinthView } from '$web/generated/labyrinth';
import type { SeatNumber } from '$web/lib/messages';

export type { Player as PlayerView, View as LabyrinthView } from '$web/generated/labyrinth';

export const side = 7;
const directions = 'NESW';

export interface Tile {
    openings: string; // of NESW, in this order
    treasure: string | null;
}

// Cells are numbered by rows, from 0; their names are those of the decisions, a1 to g7.

export function cellOf(name: string): number {
    return (name.charCodeAt(1) - 49) * side + name.charCodeAt(0) - 97;
}

export function nameOfCell(cell: number): string {
    return String.fromCharCode(97 + (cell % side)) + String(Math.floor(cell / side) + 1);
}

export function readTile(token: string): Tile {
    const [openings = '', treasure] = token.split(':');
    return { openings: openings === '-' ? '' : openings, treasure: treasure ?? null };
}

export function readBoard(rows: readonly string[]): Tile[] {
    return rows.flatMap((row) => row.split(' ').map(readTile));
}

// Quarter turns clockwise.
export function turned(tile: Tile, quarters: number): Tile {
    const openings = [...directions].filter((_, i) =>
        tile.openings.includes(directions[(i - quarters + 4) % 4] ?? ''),
    );
    return { ...tile, openings: openings.join('') };
}

// An arrow has the name of the cell where the tile comes in.
export interface Slide {
    cells: number[]; // from where the tile comes in to where one falls out
    step: [number, number]; // rows and columns by which the line moves
}

export function slideOf(arrow: string): Slide {
    const cell = cellOf(arrow);
    const row = Math.floor(cell / side);
    const column = cell % side;
    const step: [number, number] =
        column % 2 === 1 ? [row === 0 ? 1 : -1, 0] : [0, column === 0 ? 1 : -1];
    const cells = Array.from({ length: side }, (_, i) => cell + i * (step[0] * side + step[1]));
    return { cells, step };
}

// The way to a cell that the view says is in reach, both ends included; nothing if it is not.
export function wayTo(view: LabyrinthView, cell: number): number[] {
    const path = [cell];
    for (let next = view.ways[nameOfCell(cell)]; next; next = view.ways[next])
        path.unshift(cellOf(next));
    return path.length > 1 ? path : [];
}

// Legal decisions, by what they are about.

export interface Choices {
    arrows: Set<string>; // where the tile may be pushed in
    quarters: number[]; // turns of the spare tile that differ
    moves: Map<number, string>; // cell -> words
    stay: string | null;
}

export function choices(legal: readonly string[] = []): Choices {
    const found: Choices = { arrows: new Set(), quarters: [], moves: new Map(), stay: null };
    for (const words of legal) {
        const [verb, what = '', turn = ''] = words.split(' ');
        if (verb === 'push') {
            found.arrows.add(what);
            const quarters = Number(turn.slice(1));
            if (!found.quarters.includes(quarters)) found.quarters.push(quarters);
        } else if (verb === 'move') found.moves.set(cellOf(what), words);
        else if (verb === 'stay') found.stay = words;
    }
    return found;
}

// What a push would bring, as the server says: the maze then, and where I could walk.
export interface Foreseen {
    arrow: string;
    view: LabyrinthView;
    reach: Set<number>;
}

export function foreseen(push: string, view: LabyrinthView, legal: readonly string[]): Foreseen {
    const { moves, stay } = choices(legal);
    const here = view.players[view.turn]?.pawn;
    const reach = new Set([...moves.keys(), ...(stay && here ? [cellOf(here)] : [])]);
    return { arrow: push.split(' ')[1] ?? '', view, reach };
}

// All twelve, clockwise from the top left.
export const arrows = ['b1', 'd1', 'f1', 'g2', 'g4', 'g6', 'f7', 'd7', 'b7', 'a6', 'a4', 'a2'];

// What happened between two views: the line that slid, who rode on it, who walked where.

export interface Motion {
    push: string | null;
    back?: string | null; // a push that was only looked at goes back
    rides: SeatNumber[];
    walks: { seat: SeatNumber; path: number[] }[];
}

export function motion(before: LabyrinthView, after: LabyrinthView): Motion {
    const push = before.board.join() !== after.board.join() ? after.last : null;
    const moved = after.players.filter(({ seat, pawn }) => before.players[seat]?.pawn !== pawn);
    if (push) return { push, rides: moved.map(({ seat }) => seat), walks: [] };
    const walks = moved.map(({ seat, pawn }) => {
        const path = wayTo(before, cellOf(pawn));
        const old = cellOf(before.players[seat]?.pawn ?? pawn);
        return { seat, path: path.length > 0 ? path : [old, cellOf(pawn)] };
    });
    return { push, rides: [], walks };
}

// The same where a push is only looked at, or no longer.
interface Look {
    shown: LabyrinthView;
    slid: string | null;
}
export function motionOfLook(before: Look, after: Look): Motion {
    const moved = after.shown.players.filter(
        ({ seat, pawn }) => before.shown.players[seat]?.pawn !== pawn,
    );
    return { push: after.slid, back: before.slid, rides: moved.map(({ seat }) => seat), walks: [] };
}
