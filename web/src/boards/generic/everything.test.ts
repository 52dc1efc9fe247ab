import { expect, it } from 'vitest';
import { everything } from './everything';

it('takes from each seat what it knows about itself', () => {
    const views = [
        { round: 3, players: [{ objectives: ['owl'] }, {}] },
        { round: 3, players: [{}, { objectives: ['bat'] }] },
    ];
    expect(everything(views)).toEqual({
        round: 3,
        players: [{ objectives: ['owl'] }, { objectives: ['bat'] }],
    });
});

it('leaves a view alone that has no players', () => {
    expect(everything([{ prize: 7 }, { prize: 7 }])).toEqual({ prize: 7 });
});
