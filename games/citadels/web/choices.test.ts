// On what the server answers to GET /api/games?lang=fr (web/tools/generate.mjs).
import { afterEach, beforeEach, expect, it } from 'vitest';
import answer from '$web/generated/tests/games.json';
import type { GameInfo } from '$web/lib/api';
import { settings } from '$web/lib/settings.svelte';
import { wordOf } from '$web/pages/newtable/choices';

const info = (answer.games as unknown as GameInfo[]).find(({ id }) => id === 'citadels')!;
const option = (name: string) => info.options.find((each) => each.name === name)!;
beforeEach(() => (settings.language = 'fr'));
afterEach(() => (settings.language = 'en'));

it('takes the sets of rules by the name that the server has for them', () => {
    const { presets } = info;
    expect(wordOf(presets, option('uniques'), 'tenacious_delegates')).toBe('oligarques tenaces');
    expect(wordOf(presets, option('rank9'), 'tax_collector')).toBe('Bailli');
});
