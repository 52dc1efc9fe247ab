import { expect, it } from 'vitest';
import { itExplains } from '$web/boards/guiding';
import type { TableMessage } from '$web/lib/messages';
import * as file from './guide';

const fixtures = import.meta.glob<TableMessage>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
itExplains(file, fixtures);

const step = (name: string, advice: string, legal?: string[]) => {
    const table = fixtures[`./fixtures/${name}.json`]!;
    return file.guide({ ...table, legal: legal ?? table.legal }, 0, advice);
};

it('takes gem after gem, and takes back what is too much', () => {
    const found = step('start', 'take W W', ['take W W'])!;
    expect(found.touch).toEqual([
        '.bank [data-gem="W"][data-picked="0"]',
        '.bank [data-gem="W"][data-picked="1"]',
        '[data-question] .button.main',
    ]);
    expect(found.undo?.some((each) => each.includes('[data-gem="W"][data-picked="2"]'))).toBe(
        false,
    );
    expect(found.undo?.some((each) => each.includes('[data-gem="B"][data-picked="1"]'))).toBe(true);
});

it('says how near the gems bring a card', () => {
    const near = fixtures['./fixtures/start.json']!.legal!.find((each) => each.startsWith('take'));
    expect(step('start', near!)?.text).toMatch(/you can pay|you lack only \d/);
});
