import { expect, it, vi } from 'vitest';
import { Foresights } from './foresights';

const brings = { view: {}, legal: ['stay'] };

it('asks once for each question of the table', async () => {
    const foresights = new Foresights();
    const ask = vi.fn(() => Promise.resolve(brings));
    for (let tries = 0; tries < 3; ++tries)
        expect(await foresights.of(4, 'push b1 r0', ask)).toBe(brings);
    expect(ask).toHaveBeenCalledTimes(1);
    await foresights.of(4, 'push b1 r1', ask);
    expect(ask).toHaveBeenCalledTimes(2);
    await foresights.of(5, 'push b1 r0', ask);
    expect(ask).toHaveBeenCalledTimes(3);
});

it('asks again where there was no answer', async () => {
    const foresights = new Foresights();
    expect(await foresights.of(4, 'stay', () => Promise.resolve(null))).toBeNull();
    expect(await foresights.of(4, 'stay', () => Promise.resolve(brings))).toBe(brings);
});
