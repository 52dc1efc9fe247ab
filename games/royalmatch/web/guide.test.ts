import { expect, it } from 'vitest';
import { itExplains } from '$web/boards/guiding';
import type { TableMessage } from '$web/lib/messages';
import * as file from './guide';

const fixtures = import.meta.glob<TableMessage>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
itExplains(file, fixtures);

const turn = fixtures['./fixtures/turn.json']!;

it('leads through an effect, step by step', () => {
    const found = file.guide(turn, 0, 'play 2S ! down 3')!;
    expect(found.touch?.map((each) => /data-way="([^"]*)"/.exec(each)?.[1])).toEqual([
        undefined,
        'target:2',
        'down',
    ]);
    expect(found.undo).toEqual(['.considering[data-said]:not([data-said="down"]) .quiet']);
});

it('plays without an effect', () => {
    expect(file.guide(turn, 0, 'play 2S')?.touch?.at(-1)).toContain('.plain');
});
