// On what the server answers to GET /api/games?lang=fr (tools/generate.mjs).
import { afterEach, beforeEach, expect, it } from 'vitest';
import answer from '../../generated/tests/games.json';
import type { GameInfo } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { sectionsOf, wordOf, type Sections } from './choices';
import { Wish } from './wish.svelte';

const games = answer.games as unknown as GameInfo[];
const info = (game: string) => games.find(({ id }) => id === game)!;
beforeEach(() => (settings.language = 'fr'));
afterEach(() => (settings.language = 'en'));

it.each(games)('names every option and word of $id in French', ({ presets, options }) => {
    for (const each of options) {
        expect(each.label, each.name).not.toBe('');
        for (const word of (each.words ?? []).filter((one) => !/^\d+$/.test(one)))
            expect(wordOf(presets, each, word), each.name).not.toBe(word);
    }
});

it('has as many seats as a game needs', () => {
    const wish = new Wish();
    wish.fit({ seconds: 0, least_seats: 4 });
    expect(wish.asked(info('gops')).seats).toHaveLength(4);
    wish.fit({ seconds: 0, least_seats: 2 });
    expect(wish.asked(info('gops')).seats).toHaveLength(4);
});

it('has a clock where the game has one and several people play, until another is chosen', () => {
    const wish = new Wish();
    expect(wish.asked(info('gops')).clock).toEqual({ kind: 'none' });
    wish.usual = 30; // as the server says of a game that has one
    const asked = wish.asked(info('gops'));
    expect(asked.clock).toEqual({ kind: 'move', ms: 30_000 });
    expect(asked.timeout).toBe('default');
    expect(asked.grace).toBe(30_000);
    wish.others[0]!.kind = 'bot';
    expect(wish.asked(info('gops')).clock).toEqual({ kind: 'none' });
    wish.others[0]!.kind = 'open';
    wish.seconds = 10;
    expect(wish.asked(info('gops')).clock).toEqual({ kind: 'move', ms: 10_000 });
    wish.clock = 'none';
    expect(wish.asked(info('gops')).clock).toEqual({ kind: 'none' });
});

it('waits for friends without end, for anybody a minute, until a time is chosen', () => {
    const wish = new Wish();
    expect(wish.asked(info('gops')).grace).toBe(0);
    wish.others[0]!.kind = 'open';
    expect(wish.asked(info('gops')).grace).toBe(60_000);
    wish.grace = 5;
    wish.others[0]!.kind = 'invited';
    expect(wish.asked(info('gops')).grace).toBe(5000);
});

it('puts every option under what it is about, and the others first', () => {
    const known: Sections = [{ title: { en: 'Big', fr: 'Grand' }, has: (name) => name === 'b' }];
    const all = [
        { option: { name: 'p', use: 'piece' as const } },
        { option: { name: 'b', use: 'rule' as const } },
        { option: { name: 'a', use: 'rule' as const } },
    ];
    const found = sectionsOf(known, all).map(({ of }) => of.map(({ option }) => option.name));
    expect(found).toEqual([['a'], ['b'], ['p']]);
});

it('gives all other seats to those who are wanted, and a new one to another of them', () => {
    const wish = new Wish();
    expect(wish.companions).toBe('invited');
    wish.companions = 'bot';
    wish.addSeat();
    expect(wish.others.map(({ kind }) => kind)).toEqual(['bot', 'bot']);
    wish.others[0]!.kind = 'open';
    expect(wish.companions).toBeNull();
    wish.companions = 'watch';
    expect(wish.plays).toBe(false);
});
