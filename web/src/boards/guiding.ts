// For tests of guides: every decision of a position is explained when it is the one that is recommended, in both
// languages, and points at something; what is not legal is not.
import { expect, it } from 'vitest';
import type { TableMessage } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import type { GuideFile } from './board';

export function itExplains({ guide, aim }: GuideFile, fixtures: Record<string, unknown>): void {
    const tables = Object.entries(fixtures) as [string, TableMessage][];
    for (const language of ['en', 'fr'] as const) {
        it(`says the aim first (${language})`, () => {
            settings.language = language;
            expect(aim().title).toMatch(language === 'en' ? /aim/ : /but/);
        });
        it(`explains whatever is recommended (${language})`, () => {
            settings.language = language;
            let explained = 0;
            for (const [name, table] of tables)
                for (const words of table.legal ?? []) {
                    if (table.you === 'spectator') continue;
                    const step = guide(table, table.you, words);
                    expect(step?.touch?.length, `${name}: ${words}`).toBeGreaterThan(0);
                    const said = `${step?.title} ${step?.text}`;
                    expect(said, `${name}: ${words}`).not.toMatch(/undefined|NaN|\[object|null/);
                    ++explained;
                }
            expect(explained).toBeGreaterThan(0);
        });
    }
    it('points at nothing that is not legal, and says nothing at the end', () => {
        settings.language = 'en';
        for (const [name, table] of tables) {
            if (table.you === 'spectator' || !table.view) continue;
            for (const words of [null, 'dance'])
                expect(guide(table, table.you, words)?.touch, name).toBeUndefined();
            const over = { ...table, view: { ...(table.view as object), phase: 'over' } };
            expect(guide(over, table.you, null)).toBeNull();
        }
    });
}
