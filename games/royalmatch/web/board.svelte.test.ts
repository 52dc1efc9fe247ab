import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TableMessage } from '$web/lib/messages';
import { settings } from '$web/lib/settings.svelte';
import { click as clickButton, mountBoard, show as showBoard, takeAway } from '$web/boards/testing';
import Board from './Board.svelte';
import type { PlayerView, RoyalView } from './view';

const files = import.meta.glob<TableMessage<RoyalView>>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
const fixture = (name: string) => files[`./fixtures/${name}.json`]!;

const show = (table: TableMessage, busy = false) => showBoard(Board, table, busy);
const click = (words: string, within = '.board') => clickButton(words, within);
function pick(card: string) {
    document.querySelector<HTMLButtonElement>(`.hand button[aria-label^="${card}"]`)!.click();
    flushSync();
}

beforeEach(() => {
    settings.language = 'en';
});
afterEach(takeAway);

it.each(Object.keys(files))('draws %s in both languages', (path) => {
    for (const language of ['en', 'fr'] as const) {
        settings.language = language;
        show(files[path]!);
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object|\{x\}|\(s\)/);
        takeAway();
    }
});

it('keeps the objectives that were chosen', () => {
    const decide = show(fixture('keep'));
    expect(document.querySelector<HTMLButtonElement>('.button.keep')!.disabled).toBe(true);
    click('Supremacy');
    click('Big Count');
    click('Keep these 2');
    expect(decide).toHaveBeenCalledExactlyOnceWith('keep exact_high supremacy');
});

it('plays a card without its effect', () => {
    const decide = show(fixture('turn'));
    pick('2 of spades');
    click('Play without effect');
    expect(decide).toHaveBeenCalledExactlyOnceWith('play 2S');
});

it('plays a card with aim and target', () => {
    const decide = show(fixture('turn'));
    pick('2 of spades');
    click('be lower');
    expect(decide).not.toHaveBeenCalled(); // against whom?
    click('Back');
    click('be higher');
    click('Back');
    click('be lower');
    click('Chloé');
    expect(decide).toHaveBeenCalledExactlyOnceWith('play 2S ! down 3');
});

it('tells the starting hand as a whole, once', () => {
    const table = fixture('choose_hand');
    const told: string[] = [];
    const props = $state({
        table,
        me: 0,
        busy: false,
        decide: (words: string) => void told.push(words),
    });
    mountBoard(Board, props);
    for (const i of [0, 2, 4, 6, 8])
        document.querySelectorAll<HTMLButtonElement>('.hand button')[i]!.click();
    flushSync();
    click('Start with these cards');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^hand( \w+){5}$/);
    flushSync(() => {
        props.busy = true;
    });
    flushSync(() => {
        props.busy = false;
    }); // accepted, and the new position is still on its way
    expect(document.querySelectorAll('.hand button')).toHaveLength(0);
    expect(told).toHaveLength(1);
});

it('says who has chosen, and shows nobody’s card but mine', () => {
    const table = fixture('waiting');
    show(table);
    const waits = table.pending!.length;
    expect(document.body.textContent!.match(/is thinking/g)).toHaveLength(waits);
    expect(document.querySelectorAll('.laid .card')).toHaveLength(4 - waits);
    expect(document.querySelectorAll('.laid .card:not(.back)')).toHaveLength(1);
    expect(document.querySelector('.prompt')!.textContent).toMatch(/You have chosen/);
});

it('picks a card by its digit and lets it go by Escape', () => {
    show(fixture('turn'));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    flushSync();
    expect(document.querySelector('.considering')).not.toBeNull();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(document.querySelector('.considering')).toBeNull();
});

it('never asks for no card, and then offers to start', () => {
    show(fixture('choose_hand'));
    const prompt = () => document.querySelector('.prompt')!.textContent;
    for (let left = 5; left > 0; --left) {
        expect(prompt()).toContain(`Choose ${left} more card${left === 1 ? '' : 's'} `);
        document.querySelectorAll<HTMLButtonElement>('.hand button')[left]!.click();
        flushSync();
    }
    expect(prompt()).not.toMatch(/0/);
    expect(document.querySelector<HTMLButtonElement>('.start')!.disabled).toBe(false);
});

it('ranks nobody before anybody has a point', () => {
    show(fixture('middle'));
    expect(document.querySelectorAll('.rank')).toHaveLength(0);
    takeAway();
    show(fixture('summary'));
    expect(document.querySelectorAll('.rank')).toHaveLength(4);
});

it('shows the objectives that I kept, and no others', () => {
    const table = fixture('middle');
    show(table);
    const kept = table.view!.players[0]!.objectives.filter((one) => one.kept || one.bonus);
    expect(document.querySelectorAll('.goals li')).toHaveLength(kept.length);
});

it('says of a card what its effect does, in one line', () => {
    show(fixture('turn'));
    pick('2 of spades');
    expect(document.querySelector('.line')!.textContent).toMatch(
        /2 of spades – Siphon I .*Next turn/s,
    );
});

it('asks nothing of a spectator', () => {
    show(fixture('watching'));
    expect(document.querySelectorAll('.board button:not(.quiet)')).toHaveLength(0);
});

it('shows a spectator what was dealt, where the table says so', () => {
    const table = fixture('watching');
    const ids = ['streak', 'icarus', 'arcane'];
    const [first, ...others] = table.view!.players as PlayerView[];
    const objectives = ids.map((id) => ({ id, kept: false, bonus: 0 }));
    show({ ...table, view: { ...table.view!, players: [{ ...first!, objectives }, ...others] } });
    expect(document.body.textContent).toMatch(/Was dealt: Streak, Icarus, Arcane/);
});

it('shows the round that was scored while the next one begins', () => {
    show(fixture('summary'));
    expect(document.body.textContent).toMatch(/How round 1 was scored/);
    expect(document.querySelectorAll('.summary .of')).toHaveLength(4);
});
