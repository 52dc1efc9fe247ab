// A decision that was recommended is begun on the board: one click makes it, another choice forgets it.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableMessage } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { BoardProps } from './board';
import labyrinth from '../../../games/labyrinth/web/Board.svelte';
import splendor from '../../../games/splendor/web/Board.svelte';
import { click, mountBoard, takeAway } from './testing';

const files = import.meta.glob<TableMessage>(
    '../../../games/{labyrinth,splendor}/web/fixtures/*.json',
    {
        eager: true,
        import: 'default',
    },
);
const asked = (game: string, verb: RegExp) => {
    const table = Object.entries(files)
        .filter(([path]) => path.includes(`/${game}/`))
        .map(([, one]) => one)
        .find((one) => one.you !== 'spectator' && one.legal?.some((words) => verb.test(words)));
    return { table: table!, hint: table!.legal!.filter((words) => verb.test(words)).at(-1)! };
};

function show(board: typeof splendor, table: TableMessage, hint: string) {
    const decide = vi.fn();
    const props: BoardProps = $state({ table, me: Number(table.you), decide, busy: false });
    mountBoard(board, props);
    props.hint = hint;
    flushSync();
    return decide;
}

beforeEach(() => {
    settings.language = 'en';
});
afterEach(takeAway);

it('turns the tile and lights the arrow of Labyrinthe', () => {
    const { table, hint } = asked('labyrinth', /^push .* r[1-3]$/);
    const decide = show(labyrinth, table, hint);
    expect(document.querySelectorAll('.arrow.chosen')).toHaveLength(1);
    click('Push', '.board');
    expect(decide).toHaveBeenCalledExactlyOnceWith(hint);
});

it('shows the way of a walk in Labyrinthe', () => {
    const { table, hint } = asked('labyrinth', /^move /);
    show(labyrinth, table, hint);
    expect(document.querySelector('.maze .path')).not.toBeNull();
});

it('picks the gems of Splendor', () => {
    const { table, hint } = asked('splendor', /^take /);
    const decide = show(splendor, table, hint);
    click('Take', '.bar');
    expect(decide).toHaveBeenCalledExactlyOnceWith(hint);
});

it('chooses the card of Splendor', () => {
    const { table, hint } = asked('splendor', /^reserve /);
    const decide = show(splendor, table, hint);
    click('Reserve', '.bar');
    expect(decide).toHaveBeenCalledExactlyOnceWith(hint);
});
