import { beforeEach, expect, it } from 'vitest';
import type { TableMessage } from '$web/lib/messages';
import { settings } from '$web/lib/settings.svelte';
import { guide } from './guide';
import type { RoyalView } from './view';

const files = import.meta.glob<TableMessage<RoyalView>>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
function title(name: string, changes: Partial<RoyalView> = {}) {
    const table = files[`./fixtures/${name}.json`]!;
    return guide({ ...table, view: { ...table.view, ...changes } }, 0)?.title;
}

beforeEach(() => {
    settings.language = 'en';
});

it('explains the first round step by step', () => {
    expect(title('keep')).toBe('Keep an objective');
    expect(title('choose_hand')).toBe('Your starting hand');
    expect(title('turn')).toBe('Play a card');
    expect(title('turn', { turn: 2 })).toBe('The trick');
    expect(title('middle', { turn: 3 })).toBe('Effects happen now');
    expect(title('middle', { turn: 13 })).toBe('The last trick');
    expect(title('waiting')).toBe('You have chosen');
    expect(title('summary')).toBe('The round is scored');
});

it('reminds of seals that are left, of none when there are none', () => {
    const { view } = files['./fixtures/middle.json']!;
    const players = view!.players.map((one) => ({ ...one, seals: 5 }));
    expect(title('middle', { turn: 10, players })).toMatch(/^Seals/);
    expect(title('middle', { turn: 10 })).toBeUndefined();
});

it('is silent after the second round and at the end', () => {
    expect(title('turn', { finished: 2 })).toBeUndefined();
    expect(title('end')).toBeUndefined();
});

it('speaks French', () => {
    settings.language = 'fr';
    expect(title('keep')).toBe('Gardez un objectif');
});
