import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { TableMessage } from '$web/lib/messages';
import { settings } from '$web/lib/settings.svelte';
import { click as clickButton, mountBoard, show as showBoard, takeAway } from '$web/boards/testing';
import Board from './Board.svelte';
import type { CitadelsView } from './view';

const files = import.meta.glob<TableMessage<CitadelsView>>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
const fixture = (name: string) => files[`./fixtures/${name}.json`]!;

const show = (table: TableMessage, busy = false) => showBoard(Board, table, busy);
const click = (words: string | RegExp, within = ':is(.question, .spread)') =>
    clickButton(words, within);

beforeEach(() => {
    settings.language = 'en';
    settings.motion = 'reduced';
});
afterEach(takeAway);

it.each(Object.keys(files).map((path, i) => [path, i % 2 ? 'fr' : 'en'] as const))(
    'draws %s in %s',
    (path, language) => {
        settings.language = language;
        show(files[path]!);
        expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
        expect(document.querySelectorAll('.city')).toHaveLength(files[path]!.view!.players.length);
    },
);

it('takes gold with one click', () => {
    const decide = show(fixture('as-warlord'));
    click('Take gold');
    expect(decide).toHaveBeenCalledExactlyOnceWith('gold');
});

it('asks which district is destroyed, in the question and on the board', () => {
    const decide = show(fixture('as-warlord'));
    click('Destroy a district');
    expect(document.querySelector('.prompt')!.textContent).toBe('Which district do you destroy?');
    click(/Market/);
    expect(decide).toHaveBeenCalledExactlyOnceWith('destroy market of 2');
});

it('destroys a district that is clicked in its city', () => {
    const decide = show(fixture('as-warlord'));
    click(/Market/, '.city');
    expect(decide).toHaveBeenCalledExactlyOnceWith('destroy market of 2');
});

it('places three warrants, and goes back by Escape', () => {
    const decide = show(fixture('as-magistrate'));
    click('Place three warrants');
    click('Thief');
    click('Queen');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    flushSync();
    expect(document.querySelector('.prompt')!.textContent).toBe('The second warrant, a blank one?');
    click('Queen');
    click('Bishop');
    expect(decide).toHaveBeenCalledExactlyOnceWith('warrants thief, bishop, queen');
});

it('lets the Wizard point at a card first, then say what to do with it', () => {
    const decide = show(fixture('wizard'));
    click('Church');
    click('Take a card and build it');
    expect(decide).toHaveBeenCalledExactlyOnceWith('take and build church');
});

it('answers a plain question at once', () => {
    const decide = show(fixture('keep'));
    click('Town Hall');
    expect(decide).toHaveBeenCalledExactlyOnceWith('keep town hall');
});

it('offers the other deeds of a plain question too', () => {
    const decide = show(fixture('redraw'));
    click('Enough');
    expect(decide).toHaveBeenCalledExactlyOnceWith('redraw');
});

it('asks how to pay where there are several ways', () => {
    const decide = show(fixture('as-cardinal'));
    click(/Town Hall/, '.cards');
    expect(decide).not.toHaveBeenCalled();
    click('with gold of Ada');
    expect(decide).toHaveBeenCalledExactlyOnceWith('build town hall with gold of 1');
});

it('takes nothing while a decision is on its way', () => {
    const decide = show(fixture('as-warlord'), true);
    click(/Market/, '.city');
    click('Take gold');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    expect(decide).not.toHaveBeenCalled();
});

it('chooses by digits, but not while somebody types', () => {
    const decide = show(fixture('keep'));
    const chat = document.createElement('input');
    document.body.append(chat);
    chat.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    expect(decide).not.toHaveBeenCalled();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
    expect(decide).toHaveBeenCalledTimes(1);
});

it('asks nothing of a spectator, nor in a replay', () => {
    show(fixture('watching'));
    expect(document.querySelectorAll(':is(.question, .spread) button')).toHaveLength(0);
    expect(document.querySelectorAll('.lit')).toHaveLength(0);
});

it('shows the final count item by item, the winner first', () => {
    const table = fixture('end');
    const view = table.view!;
    const players = view.players.map((one) => ({
        ...one,
        sheet: { districts: one.points - 3, five_types: 3 },
    }));
    show({ ...table, view: { ...view, players } });
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.trim());
    expect(rows[0]).toMatch(/^Districts/);
    expect(rows[1]).toMatch(/^All five types/);
    const best = Math.max(...players.map(({ points }) => points));
    expect(document.querySelector('td.best')!.textContent).toBe(`${best}`);
});

it('keeps an accident of the draft out of the way of the characters', () => {
    const table = fixture('pick');
    const decide = show({ ...table, legal: [...table.legal!, 'redraft thief', 'redraft king'] });
    const rare = document.querySelector<HTMLDetailsElement>('.question details')!;
    expect(rare.open).toBe(false);
    expect(document.querySelectorAll('.question .answer')).toHaveLength(0);
    click('by accident', '.question details');
    expect(decide).not.toHaveBeenCalled();
    click('King');
    expect(decide).toHaveBeenCalledExactlyOnceWith('redraft king');
});

it('marks what the others did and built until I decide', () => {
    const before = fixture('as-warlord');
    const player = before.view!.players[1]!;
    const city = [...player.city, 'castle'];
    const players = before.view!.players.map((one) => (one === player ? { ...one, city } : one));
    const news = [{ version: 99, what: 'built', seat: 1, say: 'Seat 2 builds the Castle.' }];
    const props = $state({
        table: before as TableMessage,
        me: 2,
        decide: () => {},
        busy: false,
    });
    mountBoard(Board, props);
    expect(document.querySelector('.fresh, .last')).toBeNull();
    props.table = { ...before, version: 99, news, view: { ...before.view!, players } };
    flushSync();
    expect(document.querySelector('.fresh')!.textContent).toContain('Castle');
    expect(document.querySelector('.doing.last')!.textContent).toBe('Builds the Castle.');
    click('Take gold');
    expect(document.querySelector('.fresh, .last')).toBeNull();
});
