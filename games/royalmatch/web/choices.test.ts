// On what the server answers to GET /api/games?lang=fr (web/tools/generate.mjs).
import { afterEach, beforeEach, expect, it } from 'vitest';
import answer from '$web/generated/tests/games.json';
import type { GameInfo } from '$web/lib/api';
import { settings } from '$web/lib/settings.svelte';
import { helpOf, usualFor, wordsFor } from '$web/pages/newtable/choices';
import { Wish } from '$web/pages/newtable/wish.svelte';

const info = (answer.games as unknown as GameInfo[]).find(({ id }) => id === 'royalmatch')!;
const option = (name: string) => info.options.find((each) => each.name === name)!;
beforeEach(() => (settings.language = 'fr'));
afterEach(() => (settings.language = 'en'));

it('explains what words do not say', () => {
    expect(helpOf(option('seals'))).toContain('sceaux');
});

const friends = { people: 2, rated: false };
const rivals = { people: 2, rated: true };
const bots = { people: 0, rated: false };

it('lets spectators follow the deal where nothing is at stake, and see all only of bots', () => {
    const spectators = option('spectators');
    expect(wordsFor(spectators, friends)).toEqual(['sealed', 'dealt']);
    expect(wordsFor(spectators, rivals)).toEqual(['sealed']);
    expect(wordsFor(spectators, bots)).toEqual(['sealed', 'dealt', 'analysis']);
    for (const company of [friends, bots]) expect(usualFor(spectators, company)).toBe('dealt');
    expect(usualFor(spectators, rivals)).toBe('sealed');
    expect(wordsFor(option('rounds'), friends)).toContain('none');
    expect(wordsFor(option('rounds'), bots)).not.toContain('none');
});

it('asks for what the company may have, and for the usual too where it was chosen', () => {
    const wish = new Wish();
    const asked = () => wish.asked(info).options;
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
