// From the view of Labyrinthe to what is drawn. What can be pushed and where one can walk is said by the legal
// decisions; the geometry here is for pictures only: previews of a push that was not made yet, and
// the way along the corridor on which a pawn is seen to walk.
import type { SeatNumber } from '../../lib/messages';

export const side = 7;
const directions = 'NESW';
const steps: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };

export interface Tile {
    openings: string; // of NESW, in this order
    treasure: string | null;
}

export interface PlayerView {
    seat: SeatNumber;
    colour: 'red' | 'yellow' | 'blue' | 'green';
    home: string;
    pawn: string;
    rank: number;
    left: number; // cards
    found: string[];
    ruled_out: string[];
    objectives?: string[]; // where the viewer may know them
}

export interface LabyrinthView {
    phase: 'push' | 'move' | 'over' | string;
    turn: SeatNumber;
    round: number;
    winner: SeatNumber | null;
    rules: { cards: number; turns: number; open: boolean; home: boolean; any_order: boolean };
    board: string[];
    spare: string;
    last: string | null; // where the last tile came in
    closed: string | null; // the arrow that would undo it
    players: PlayerView[];
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
    const way =
        row === 0 && column % 2 === 1
            ? 'S'
            : row === side - 1 && column % 2 === 1
              ? 'N'
              : column === 0
                ? 'E'
                : 'W';
    const step = steps[way] ?? [0, 0];
    const cells = Array.from({ length: side }, (_, i) => cell + i * (step[0] * side + step[1]));
    return { cells, step };
}

export function pushed(board: readonly Tile[], arrow: string, tile: Tile): Tile[] {
    const { cells } = slideOf(arrow);
    const after = [...board];
    for (const [i, cell] of cells.entries()) {
        const from = cells[i - 1];
        const comes = from === undefined ? tile : board[from];
        if (comes) after[cell] = comes;
    }
    return after;
}

// Where a pawn is after the line moved under it.
export function ridden(cell: number, arrow: string): number {
    const { cells } = slideOf(arrow);
    const at = cells.indexOf(cell);
    return at < 0 ? cell : (cells[(at + 1) % side] ?? cell);
}

function neighbours(board: readonly Tile[], cell: number): number[] {
    return [...directions].flatMap((way, i) => {
        const [down, right] = steps[way] ?? [0, 0];
        const row = Math.floor(cell / side) + down;
        const column = (cell % side) + right;
        if (row < 0 || row >= side || column < 0 || column >= side) return [];
        const next = row * side + column;
        const back = directions[(i + 2) % 4] ?? '';
        const open = board[cell]?.openings.includes(way) && board[next]?.openings.includes(back);
        return open ? [next] : [];
    });
}

// Every cell that corridors lead to, with the cell one comes from.
function flood(board: readonly Tile[], from: number): Map<number, number> {
    const came = new Map([[from, from]]);
    const queue = [from];
    for (const cell of queue) {
        for (const next of neighbours(board, cell)) {
            if (came.has(next)) continue;
            came.set(next, cell);
            queue.push(next);
        }
    }
    return came;
}

export function reachable(board: readonly Tile[], from: number): Set<number> {
    return new Set(flood(board, from).keys());
}

// The shortest way, both ends included; straight there if no corridor leads there.
export function way(board: readonly Tile[], from: number, to: number): number[] {
    const came = flood(board, from);
    if (!came.has(to)) return [from, to];
    const path = [to];
    for (let cell = to; cell !== from;) {
        cell = came.get(cell) ?? from;
        path.unshift(cell);
    }
    return path;
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

// All twelve, clockwise from the top left.
export const arrows = ['b1', 'd1', 'f1', 'g2', 'g4', 'g6', 'f7', 'd7', 'b7', 'a6', 'a4', 'a2'];

// What happened between two views: the line that slid, and who walked where.

export interface Motion {
    push: string | null;
    walks: { seat: SeatNumber; path: number[] }[];
}

export function motion(before: LabyrinthView, after: LabyrinthView): Motion {
    const slid = before.board.join() !== after.board.join() ? after.last : null;
    const board = readBoard(after.board);
    const walks = after.players.flatMap((player, seat) => {
        const old = before.players[seat];
        if (!old) return [];
        const from = slid ? ridden(cellOf(old.pawn), slid) : cellOf(old.pawn);
        const to = cellOf(player.pawn);
        return from === to ? [] : [{ seat, path: way(board, from, to) }];
    });
    return { push: slid, walks };
}
