// What the page and a game agree on, and where the files of a game are found: games/<id>/web. Each is loaded when
// it is needed; what a game does not have comes from fallback.ts.
import type { Component, Snippet } from 'svelte';
import type { Rhythm } from '../lib/beats';
import type { Foresight, GameId, SeatNumber, TableMessage } from '../lib/messages';
import type { Sections } from '../pages/newtable/choices';
import { fallback } from './fallback';
import type { ManualProps, Rules } from './manual';

// A board shows `view`, lets the player pick one of `legal`, and knows no rules: whatever can be clicked is there
// because a legal decision says so.
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
    rail?: Snippet; // log and chat, for TableLayout to place
}

// How to play, in pictures and text; `followsRules` where the text depends on the rules of a table.
export interface ManualFile {
    default: Component<ManualProps>;
    followsRules?: boolean;
}

// The guided first game: what to look at and do now. It is shown beside the board, and points at it.
export interface GuideStep {
    title: string;
    text: string;
    // What to touch: selectors in the board, of which the first counts that can be touched now. What was touched
    // already is told by its state, such as aria-pressed, and left out.
    touch?: readonly string[];
    undo?: readonly string[]; // what was begun otherwise, and is to be taken back first
}
// `advice`: the decision that the server recommends here; null while it is not known, or nothing is asked.
export type Guide = (
    table: TableMessage,
    me: SeatNumber,
    advice: string | null,
) => GuideStep | null;

export interface GuideFile {
    guide: Guide;
    aim: () => GuideStep; // said before anything else
    // The fixed deal: the luck that follows from this seed, against so many gentle bots.
    deal: { seed: string; opponents: number; preset?: string; options?: Rules };
}

// What a decision means, in the words of the board: for hints, replays and reviews. `view` is one of the
// position in which it is decided.
export type Teller = (
    decision: string,
    view: unknown,
    seat: SeatNumber,
    name: (seat: SeatNumber) => string,
) => string;

// One view of all that everybody sees, from the views of each seat in turn: for replays of games that are over.
export type Merge = (views: unknown[]) => unknown;

// By the folder of the game: '../../../games/<id>/web/…'.
function byGame<File>(files: Record<string, File>): Map<GameId, File> {
    return new Map(Object.entries(files).map(([path, file]) => [path.split('/')[4] ?? '', file]));
}

const boards = byGame(
    import.meta.glob<Component<BoardProps>>('../../../games/*/web/Board.svelte', {
        import: 'default',
    }),
);
const manuals = byGame(import.meta.glob<ManualFile>('../../../games/*/web/Manual.svelte'));
const guides = byGame(import.meta.glob<GuideFile>('../../../games/*/web/guide.ts'));
const tellers = byGame(
    import.meta.glob<Teller>('../../../games/*/web/telling.ts', { import: 'tell' }),
);
const merges = byGame(
    import.meta.glob<Merge>('../../../games/*/web/everything.ts', { import: 'everything' }),
);
const sections = byGame(
    import.meta.glob<Sections>('../../../games/*/web/options.ts', { import: 'sections' }),
);
const scenes = byGame(
    import.meta.glob<TableMessage[]>('../../../games/*/web/scene.json', { import: 'default' }),
);
const rhythms = byGame(
    import.meta.glob<Rhythm>('../../../games/*/web/beats.ts', { import: 'rhythm' }),
);
// Small, and all of them on the first page.
const pictures = byGame(
    import.meta.glob<Component>('../../../games/*/web/Picture.svelte', {
        import: 'default',
        eager: true,
    }),
);

export function loadBoard(game: GameId): Promise<Component<BoardProps>> {
    return (boards.get(game) ?? fallback.board)();
}

export function loadManual(game: GameId): Promise<ManualFile> {
    return (manuals.get(game) ?? fallback.manual)();
}

export function hasGuide(game: GameId): boolean {
    return guides.has(game);
}

export async function loadGuide(game: GameId): Promise<GuideFile | null> {
    return (await guides.get(game)?.()) ?? null;
}

// Null: decisions are told in the words of the server.
export async function loadTeller(game: GameId): Promise<Teller | null> {
    return (await tellers.get(game)?.()) ?? null;
}

export function loadMerge(game: GameId): Promise<Merge> {
    return (merges.get(game) ?? fallback.merge)();
}

// Empty: each event is a beat, and silent.
export async function loadRhythm(game: GameId): Promise<Rhythm> {
    return (await rhythms.get(game)?.()) ?? {};
}

// The games that have positions of a game in a row, for the first page; and these positions.
export const gamesWithScene: GameId[] = [...scenes.keys()];
export async function loadScene(game: GameId): Promise<TableMessage[]> {
    return (await scenes.get(game)?.()) ?? [];
}

// What options of the game are about; empty: all of them are its rules.
export async function loadSections(game: GameId): Promise<Sections> {
    return (await sections.get(game)?.()) ?? [];
}

export function pictureOf(game: GameId): Component {
    return pictures.get(game) ?? fallback.picture;
}

// The page on how to play at a table with these rules.
export function manualOf(game: GameId, preset: string, options: Rules): string {
    const rules = new URLSearchParams({ ...(preset ? { rules: preset } : {}), ...options });
    return `/how/${game}${rules.size > 0 ? `?${rules}` : ''}`;
}
