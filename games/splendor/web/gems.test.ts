import { expect, it } from 'vitest';
import { settings } from '$web/lib/settings.svelte';
import { gemName, gemOfKey, gemSign } from './gems';
import { allGems } from './model';

it.each(['en', 'fr'] as const)(
    'has a letter and a name for each gem, by which it is picked (%s)',
    (language) => {
        settings.language = language;
        for (const gem of allGems) expect(gemOfKey(gemSign(gem).toLowerCase())).toBe(gem);
        expect(new Set(allGems.map(gemName)).size).toBe(allGems.length);
    },
);
