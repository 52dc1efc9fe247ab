// On what the server answers to GET /api/games?lang=fr (web/tools/generate.mjs).
import { afterEach, beforeEach, expect, it } from 'vitest';
import answer from '$web/generated/tests/games.json';
import type { GameInfo } from '$web/lib/api';
import { settings } from '$web/lib/settings.svelte';
import { helpOf } from '$web/pages/newtable/choices';

const info = (answer.games as unknown as GameInfo[]).find(({ id }) => id === 'splendor')!;
const option = (name: string) => info.options.find((each) => each.name === name)!;
beforeEach(() => (settings.language = 'fr'));
afterEach(() => (settings.language = 'en'));

it('has an option whose words say all', () => {
    expect(helpOf(option('overflow'))).toBeNull();
});
