import { expect, it } from 'vitest';
import { itExplains } from '$web/boards/guiding';
import type { TableMessage } from '$web/lib/messages';
import * as file from './guide';

const fixtures = import.meta.glob<TableMessage>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
itExplains(file, fixtures);

it('comforts whoever was killed', () => {
    const start = fixtures['./fixtures/start.json']! as TableMessage<object>;
    const view = { ...start.view, phase: 'act', killed: 'king', roles: ['king'] };
    expect(file.guide({ ...start, view, legal: [] }, 0, null)?.title).toMatch(/was killed/);
});

it('follows the walk to a decision, and takes back another one', () => {
    const start = fixtures['./fixtures/start.json']! as TableMessage<object>;
    const view = { ...start.view, phase: 'act' };
    const legal = ['build tavern', 'end'];
    const found = file.guide({ ...start, view, legal }, 0, 'build tavern')!;
    expect(found.touch?.[0]).toBe('button[data-key="do:build"]');
    expect(found.undo?.[0]).toContain(
        ':not([data-said="do:build"]):not([data-said="do:build hand:tavern"])',
    );
    expect(file.guide({ ...start, view, legal: ['end'] }, 0, 'end')?.text).not.toContain(
        'last round',
    );
    const last = { ...view, first_done: 1 };
    expect(file.guide({ ...start, view: last, legal }, 0, 'end')?.text).toContain('last round');
});
