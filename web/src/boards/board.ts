// What the table page and a board agree on. A board shows `view`, lets the player pick one of `legal`,
// and knows no rules: whatever can be clicked is there because a legal decision says so.
import type { Component } from 'svelte';
import type { ManualProps, Rules } from './manual';
import type { Foresight, GameId, SeatNumber, TableMessage } from '../lib/messages';

export interface BoardProps {
    table: TableMessage;
    me: SeatNumber | null; // null: only looking on
    decide: (words: string) => void; // one of table.legal
    // What this decision would bring, where the server can tell without luck and secrets; else null.
    foresee?: (words: string) => Promise<Foresight | null>;
    // A decision that was recommended. Where words are hard to find on the table, it is shown as if begun.
    hint?: string | null;
    busy: boolean; // a decision is on its way: show it, take no other
    replay?: boolean; // a position of a finished game, not a question
}

// One chunk a game, loaded when its board is needed.
const boards: Record<GameId, () => Promise<{ default: Component<BoardProps> }>> = {
    splendor: () => import('./splendor/Board.svelte'),
    citadels: () => import('./citadels/Board.svelte'),
    labyrinth: () => import('./labyrinth/Board.svelte'),
    royalmatch: () => import('./royalmatch/Board.svelte'),
};

export async function loadBoard(game: GameId): Promise<Component<BoardProps>> {
    return (await boards[game]()).default;
}

// How-to-play: pictures and text in the words of each game, a chunk of its own too.
const manuals: Record<GameId, () => Promise<{ default: unknown }>> = {
    splendor: () => import('./splendor/Manual.svelte'),
    citadels: () => import('./citadels/Manual.svelte'),
    labyrinth: () => import('./labyrinth/Manual.svelte'),
    royalmatch: () => import('./royalmatch/Manual.svelte'),
};

export async function loadManual(game: GameId): Promise<Component<ManualProps>> {
    return (await manuals[game]()).default as Component<ManualProps>; // some need none of them
}

// Those whose text follows the rules of a table; the others tell of the usual ones.
const following: GameId[] = ['splendor'];
export function followsRules(game: GameId): boolean {
    return following.includes(game);
}

// The page on how to play at a table with these rules.
export function manualOf(game: GameId, preset: string, options: Rules): string {
    const rules = new URLSearchParams({ ...(preset ? { rules: preset } : {}), ...options });
    return `/how/${game}${followsRules(game) && rules.size > 0 ? `?${rules}` : ''}`;
}

// The guided first game: `guide(table, me)` says what to look at and do now, or null when the player
// needs no more help. It is shown above the board.
export interface GuideStep {
    title: string;
    text: string;
}
export type Guide = (table: TableMessage, me: SeatNumber) => GuideStep | null;

const guides: Record<GameId, () => Promise<{ guide: Guide }>> = {
    splendor: () => import('./splendor/guide'),
    citadels: () => import('./citadels/guide'),
    labyrinth: () => import('./labyrinth/guide'),
    royalmatch: () => import('./royalmatch/guide'),
};

export async function loadGuide(game: GameId): Promise<Guide> {
    return (await guides[game]()).guide;
}

// What a decision means, in the words of the board: for hints, replays and reviews. `view` is one of the
// position in which it is decided.
export type Teller = (
    decision: string,
    view: unknown,
    seat: SeatNumber,
    name: (seat: SeatNumber) => string,
) => string;

const tellers: Record<GameId, () => Promise<{ tell: Teller }>> = {
    splendor: () => import('./splendor/telling'),
    citadels: () => import('./citadels/telling'),
    labyrinth: () => import('./labyrinth/telling'),
    royalmatch: () => import('./royalmatch/telling'),
};

export async function loadTeller(game: GameId): Promise<Teller> {
    return (await tellers[game]()).tell;
}
