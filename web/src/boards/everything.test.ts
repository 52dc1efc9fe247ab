import { expect, it } from 'vitest';
import { everything } from './everything';

it('takes from each seat what it knows about itself', () => {
    const views = [
        { round: 3, players: [{ objectives: ['owl'] }, {}] },
        { round: 3, players: [{}, { objectives: ['bat'] }] },
    ];
    expect(everything('labyrinth', views)).toEqual({
        round: 3,
        players: [{ objectives: ['owl'] }, { objectives: ['bat'] }],
    });
});
