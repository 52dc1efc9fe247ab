import { afterEach, expect, it } from 'vitest';
import { settings } from '$web/lib/settings.svelte';
import start from './fixtures/start.json';
import { tell } from './telling';

afterEach(() => {
    settings.language = 'en';
});

it('says what is meant', () => {
    expect(tell('take W B G', start.view, 0, String)).toBe('Take white, blue, green');
    expect(tell('buy a1', start.view, 0, String)).toMatch(
        /^Buy the level 1 \w+ card \(\d points?\)$/,
    );
    settings.language = 'fr';
    expect(tell('reserve tier2', start.view, 0, String)).toMatch(/niveau 2/);
});
