// A decision that was recommended is begun on the board: one click makes it, another choice forgets it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showHint } from '$web/boards/hinting.svelte';
import { click, takeAway } from '$web/boards/testing';
import type { TableMessage } from '$web/lib/messages';
import { settings } from '$web/lib/settings.svelte';
import Board from './Board.svelte';

const files = import.meta.glob<TableMessage>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});

beforeEach(() => {
    settings.language = 'en';
});
afterEach(takeAway);

it('picks the gems', () => {
    const { hint, decide } = showHint(Board, Object.values(files), /^take /);
    click('Take', '.bar');
    expect(decide).toHaveBeenCalledExactlyOnceWith(hint);
});

it('chooses the card', () => {
    const { hint, decide } = showHint(Board, Object.values(files), /^reserve /);
    click('Reserve', '.bar');
    expect(decide).toHaveBeenCalledExactlyOnceWith(hint);
});
