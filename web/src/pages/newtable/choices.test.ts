// On what the real server answers to GET /api/games?lang=fr; e2e/choices.test.mjs sees to it that it still does.
import { afterEach, beforeEach, expect, it } from 'vitest';
import answer from '../../../fixtures/games.json';
import type { GameInfo } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { helpOf, labelOf, offered, wordOf } from './choices';
import { Wish } from './wish.svelte';

const games = answer.games as unknown as GameInfo[];
beforeEach(() => (settings.language = 'fr'));
afterEach(() => (settings.language = 'en'));

it.each(games)('names every option and word of $id in French', (info) => {
    for (const { name, words = [] } of info.options) {
        expect(labelOf(info.id, name)).not.toBe(name);
        for (const word of words.filter((each) => !/^\d+$/.test(each)))
            expect(wordOf(info, name, word), name).not.toBe(word);
    }
});

it('takes the sets of rules by the name that the server has for them', () => {
    const citadels = games.find(({ id }) => id === 'citadels')!;
    expect(wordOf(citadels, 'uniques', 'tenacious_delegates')).toBe('oligarques tenaces');
    expect(wordOf(citadels, 'rank9', 'tax_collector')).toBe('Bailli');
});

it('explains what words do not say', () => {
    const option = (game: string, name: string) =>
        games.find(({ id }) => id === game)!.options.find((each) => each.name === name)!;
    expect(helpOf('splendor', option('splendor', 'overflow'))).toBeNull();
    expect(helpOf('royalmatch', option('royalmatch', 'seals'))).toContain('sceaux');
    expect(helpOf('labyrinth', option('labyrinth', 'home'))).toContain('pion');
});

it('has a clock where the game has one and several people play, until another is chosen', () => {
    const wish = new Wish();
    expect(wish.asked('splendor').clock).toEqual({ kind: 'none' });
    expect(wish.asked('splendor').grace).toBe(60_000);
    wish.usual = 30; // as the server says of RoyalMatch
    const asked = wish.asked('royalmatch');
    expect(asked.clock).toEqual({ kind: 'move', ms: 30_000 });
    expect(asked.timeout).toBe('default');
    expect(asked.grace).toBe(30_000);
    wish.others[0]!.kind = 'bot';
    expect(wish.asked('royalmatch').clock).toEqual({ kind: 'none' });
    wish.others[0]!.kind = 'open';
    wish.seconds = 10;
    expect(wish.asked('royalmatch').clock).toEqual({ kind: 'move', ms: 10_000 });
    wish.clock = 'none';
    expect(wish.asked('royalmatch').clock).toEqual({ kind: 'none' });
});

it('opens what is hidden only where bots are among themselves', () => {
    expect(offered('royalmatch', 'spectators', true)).toBe(false);
    expect(offered('royalmatch', 'seals', true)).toBe(true);
    const wish = new Wish();
    wish.options = { spectators: 'analysis', seals: '12' };
    expect(wish.asked('royalmatch').options).toEqual({ seals: '12' });
    wish.plays = false;
    expect(wish.asked('royalmatch').options).toEqual(wish.options);
});
