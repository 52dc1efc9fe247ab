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

it('turns the tile and lights the arrow', () => {
    const { hint, decide } = showHint(Board, Object.values(files), /^push .* r[1-3]$/);
    expect(document.querySelectorAll('.arrow.chosen')).toHaveLength(1);
    click('Push', '.board');
    expect(decide).toHaveBeenCalledExactlyOnceWith(hint);
});

it('shows the way of a walk', () => {
    showHint(Board, Object.values(files), /^move /);
    expect(document.querySelector('.maze .path')).not.toBeNull();
});
