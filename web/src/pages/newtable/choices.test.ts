// On what the server answers to GET /api/games?lang=fr (tools/generate.mjs).
import { afterEach, beforeEach, expect, it } from 'vitest';
import answer from '../../generated/tests/games.json';
import type { GameInfo } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { helpOf, usualFor, wordOf, wordsFor } from './choices';
import { Wish } from './wish.svelte';

const games = answer.games as unknown as GameInfo[];
const info = (game: string) => games.find(({ id }) => id === game)!;
const option = (game: string, name: string) =>
    info(game).options.find((each) => each.name === name)!;
beforeEach(() => (settings.language = 'fr'));
afterEach(() => (settings.language = 'en'));

it.each(games)('names every option and word of $id in French', ({ presets, options }) => {
    for (const each of options) {
        expect(each.label, each.name).not.toBe('');
        for (const word of (each.words ?? []).filter((one) => !/^\d+$/.test(one)))
            expect(wordOf(presets, each, word), each.name).not.toBe(word);
    }
});

it('takes the sets of rules by the name that the server has for them', () => {
    const { presets } = info('citadels');
    expect(wordOf(presets, option('citadels', 'uniques'), 'tenacious_delegates')).toBe(
        'oligarques tenaces',
    );
    expect(wordOf(presets, option('citadels', 'rank9'), 'tax_collector')).toBe('Bailli');
});

it('explains what words do not say', () => {
    expect(helpOf(option('splendor', 'overflow'))).toBeNull();
    expect(helpOf(option('royalmatch', 'seals'))).toContain('sceaux');
    expect(helpOf(option('labyrinth', 'home'))).toContain('pion');
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
    expect(wish.asked(info('splendor')).clock).toEqual({ kind: 'none' });
    expect(wish.asked(info('splendor')).grace).toBe(60_000);
    wish.usual = 30; // as the server says of RoyalMatch
    const asked = wish.asked(info('royalmatch'));
    expect(asked.clock).toEqual({ kind: 'move', ms: 30_000 });
    expect(asked.timeout).toBe('default');
    expect(asked.grace).toBe(30_000);
    wish.others[0]!.kind = 'bot';
    expect(wish.asked(info('royalmatch')).clock).toEqual({ kind: 'none' });
    wish.others[0]!.kind = 'open';
    wish.seconds = 10;
    expect(wish.asked(info('royalmatch')).clock).toEqual({ kind: 'move', ms: 10_000 });
    wish.clock = 'none';
    expect(wish.asked(info('royalmatch')).clock).toEqual({ kind: 'none' });
});

const friends = { people: 2, rated: false };
const rivals = { people: 2, rated: true };
const bots = { people: 0, rated: false };

it('lets spectators follow the deal where nothing is at stake, and see all only of bots', () => {
    const spectators = option('royalmatch', 'spectators');
    expect(wordsFor(spectators, friends)).toEqual(['sealed', 'dealt']);
    expect(wordsFor(spectators, rivals)).toEqual(['sealed']);
    expect(wordsFor(spectators, bots)).toEqual(['sealed', 'dealt', 'analysis']);
    for (const company of [friends, bots]) expect(usualFor(spectators, company)).toBe('dealt');
    expect(usualFor(spectators, rivals)).toBe('sealed');
    expect(wordsFor(option('royalmatch', 'rounds'), friends)).toContain('none');
    expect(wordsFor(option('royalmatch', 'rounds'), bots)).not.toContain('none');
});

it('asks for what the company may have, and for the usual too where it was chosen', () => {
    const wish = new Wish();
    const asked = () => wish.asked(info('royalmatch')).options;
    wish.options = { spectators: 'analysis', seals: '12' };
    expect(asked()).toEqual({ seals: '12' });
    wish.plays = false;
    expect(asked()).toEqual(wish.options);
    wish.plays = true;
    wish.options = { spectators: 'sealed' };
    expect(asked()).toEqual({ spectators: 'sealed' });
    wish.options = { spectators: 'dealt' };
    wish.rated = true;
    expect(asked()).toBeUndefined();
});

it('lets the person begin against the machine in Labyrinthe', () => {
    const first = option('labyrinth', 'first');
    expect(usualFor(first, { people: 1, rated: false })).toBe('1');
    expect(usualFor(first, friends)).toBeUndefined();
});
