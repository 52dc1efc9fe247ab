import { afterEach, expect, it } from 'vitest';
import { settings } from '$web/lib/settings.svelte';
import pick from './fixtures/pick.json';
import { tell } from './telling';

afterEach(() => {
    settings.language = 'en';
});

it('says what somebody wants who needs the consent of the others', () => {
    expect(tell('redraft king', pick.view, 0, String)).toBe(
        'card shown by accident (King), all choose again',
    );
    settings.language = 'fr';
    expect(tell('redraft king', pick.view, 0, String)).toMatch(/par accident \(Roi\)/);
});
