// On what the server answers to GET /api/games?lang=fr (web/tools/generate.mjs).
import { afterEach, beforeEach, expect, it } from 'vitest';
import answer from '$web/generated/tests/games.json';
import type { GameInfo } from '$web/lib/api';
import { settings } from '$web/lib/settings.svelte';
import { helpOf, usualFor } from '$web/pages/newtable/choices';

const info = (answer.games as unknown as GameInfo[]).find(({ id }) => id === 'labyrinth')!;
const option = (name: string) => info.options.find((each) => each.name === name)!;
beforeEach(() => (settings.language = 'fr'));
afterEach(() => (settings.language = 'en'));

it('explains what words do not say', () => {
    expect(helpOf(option('home'))).toContain('pion');
});

it('lets the person begin against the machine', () => {
    const first = option('first');
    expect(usualFor(first, { people: 1, rated: false })).toBe('1');
    expect(usualFor(first, { people: 2, rated: false })).toBeUndefined();
});
