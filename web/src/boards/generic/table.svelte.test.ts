import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import type { TableMessage } from '../../lib/messages';
import Table from './Table.svelte';
import { asked, schema } from './testing';

type Given = Partial<Parameters<typeof mount<Record<string, unknown>, object>>[1]['props']>;

let shown: ReturnType<typeof mount> | null = null;
const decide = vi.fn();
const given = $state({
    title: 'Unheard',
    schema,
    table: asked as TableMessage,
    me: 0 as number | null,
    decide,
    hint: null as string | null,
    busy: false,
    replay: false,
});

function show(more: Given = {}) {
    Object.assign(given, more);
    shown = mount(Table, { target: document.body, props: given });
    flushSync();
}
const all = (what: string) => [...document.querySelectorAll<HTMLElement>(what)];
const buttons = () => all('.choices button') as HTMLButtonElement[];
const texts = (what: string) => all(what).map((each) => each.textContent?.trim());

beforeEach(() => {
    decide.mockReset();
    Object.assign(given, {
        schema,
        table: asked,
        me: 0,
        hint: null,
        busy: false,
        replay: false,
    });
});
afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    document.body.innerHTML = '';
    settings.language = 'en';
});

describe('a table of a game that nobody knows', () => {
    it('shows the others, the middle, oneself, and what can be decided', () => {
        show();
        expect(texts('.name')).toEqual(['Nora (sharp)', 'Ann']);
        expect(texts('.middle > dl dt')).toEqual(['Prize', 'Still to come']);
        expect(texts('.mine .chip')).toHaveLength(11);
        expect(texts('.prompt')).toEqual(['Your turn: bid']);
        expect(buttons().map((each) => each.getAttribute('aria-label'))).toContain('Bid 13');
        buttons()[1]?.click();
        expect(decide).toHaveBeenCalledWith('bid 3');
    });

    it('lays down what somebody has chosen and nobody sees; what is not there yet has an empty place', () => {
        show();
        expect(texts('.laid .whose')).toEqual(['Ann', 'Nora (sharp)']);
        expect(texts('.laid li:last-child .down')).toEqual(['hidden']);
        expect(all('.laid li:first-child .down')).toHaveLength(0);
        expect(texts('.laid li:first-child .slot')).toEqual(['none']);
    });

    it('lays nothing down where nobody has chosen, whatever badge a seat has', () => {
        const told = structuredClone(asked.view) as { players: Record<string, unknown>[] };
        told.players[1] = { ...told.players[1], chosen: false, out: true };
        const { players, ...others } = schema.properties ?? {};
        const badge = { out: { type: 'boolean', title: 'is out' } };
        const each = { ...players?.items, properties: { ...players?.items?.properties, ...badge } };
        show({
            schema: { ...schema, properties: { ...others, players: { ...players, items: each } } },
            table: { ...asked, view: told },
        });
        expect(texts('.others .badges li')).toEqual(['is out']);
        expect(all('.laid .down')).toHaveLength(0);
        expect(texts('.laid .slot')).toEqual(['none', 'none']);
    });

    it('takes nothing more while a decision is on its way', () => {
        show();
        buttons()[0]?.click();
        given.busy = true;
        flushSync();
        expect(buttons().every((each) => each.getAttribute('aria-disabled') === 'true')).toBe(true);
        expect(all('.sent')).toHaveLength(1);
        buttons()[2]?.click();
        expect(decide).toHaveBeenCalledTimes(1);
    });

    it('marks what was recommended, and Tab leads to it', () => {
        show({ hint: 'bid 7' });
        expect(all('.advised').map((each) => each.getAttribute('aria-label'))).toEqual([
            'Bid 7 (recommended)',
        ]);
        expect(all('.choices [tabindex="0"]')).toEqual(all('.advised'));
    });

    it('is walked through with arrows and first characters', () => {
        show();
        buttons()[0]?.focus();
        const press = (key: string) => {
            document.activeElement?.dispatchEvent(
                new KeyboardEvent('keydown', { key, bubbles: true }),
            );
            flushSync();
            return document.activeElement?.getAttribute('aria-label');
        };
        expect(press('ArrowRight')).toBe('Bid 3');
        expect(press('9')).toBe('Bid 9');
        expect(press('End')).toBe('Bid 13');
        expect(all('.choices [tabindex="0"]')).toEqual([document.activeElement]);
    });

    it('asks nothing of those who look on or look again', () => {
        const nothing = { legal: undefined, labels: undefined, moment: undefined };
        const watched: TableMessage = { ...asked, ...nothing, you: 'spectator' };
        show({ table: watched, me: null });
        expect(buttons()).toHaveLength(0);
        expect(texts('.prompt')).toEqual(['Ann is choosing.']);
        expect(texts('.name')).toEqual(['Ann', 'Nora (sharp)']);
        given.replay = true;
        flushSync();
        expect(all('.prompt')).toHaveLength(0);
    });

    it('leaves the place empty of what has gone, and fills it when it comes back', () => {
        show();
        const before = texts('.choices > *');
        const without = (all: string[] | undefined) => all?.filter((_, i) => i !== 2);
        const view = structuredClone(asked.view) as { players: { hand: number[] }[] };
        const hand = view.players[0]!.hand;
        view.players[0]!.hand = hand.slice(1);
        given.table = {
            ...asked,
            version: 6,
            moment: 6,
            view,
            legal: without(asked.legal)!,
            labels: without(asked.labels)!,
        };
        flushSync();
        expect(texts('.choices > *')).toEqual(before);
        expect(buttons()).toHaveLength(before.length - 1);
        expect(texts('.choices .gone')).toEqual([before[2]]);
        expect(texts('.mine .gone')).toEqual([String(hand[0])]);
        given.table = { ...asked, version: 7, moment: 7 };
        flushSync();
        expect(buttons()).toHaveLength(before.length);
        expect(all('.gone')).toHaveLength(0);
    });

    it('waits for the words of the server', () => {
        show({ table: { ...asked, labels: undefined } });
        expect(buttons()).toHaveLength(0);
        expect(texts('.prompt')).toEqual(['One moment…']);
    });

    it('lights what changes', () => {
        show();
        expect(all('.changed, .fresh')).toHaveLength(0);
        const view = structuredClone(asked.view) as {
            players: { score: number; hand: number[] }[];
        };
        view.players[0]!.score = 19;
        view.players[0]!.hand = [1, 2, 3];
        given.table = { ...asked, version: 6, view };
        flushSync();
        expect(texts('.changed')).toEqual(['19']);
        expect(texts('.fresh')).toEqual(['2']);
    });
});
