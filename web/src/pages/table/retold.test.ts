import { expect, it } from 'vitest';
import { retold } from './retold';

const legal = ['reserve c1', 'reserve b4', 'take W B', 'take W B G', 'stay'];
const tell = (decision: string) => decision.toUpperCase();

it('leaves out what the hint is about, and says the other decision as the board does', () => {
    expect(
        retold(
            'reserve c1 (a 58 % chance to win, 44 % with reserve b4)',
            'reserve c1',
            legal,
            tell,
        ),
    ).toBe('a 58 % chance to win, 44 % with RESERVE B4');
});

it('takes the whole of a decision that begins like another', () => {
    expect(retold('reserve c1 (58 %, 44 % with take W B G)', 'reserve c1', legal, tell)).toBe(
        '58 %, 44 % with TAKE W B G',
    );
});

it('lets other reasons stand as they are', () => {
    expect(retold('There is nothing else to do.', 'stay', legal, tell)).toBe(
        'There is nothing else to do.',
    );
});
