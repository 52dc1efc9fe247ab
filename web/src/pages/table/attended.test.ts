import { expect, it } from 'vitest';
import { gameWaits } from './attended';

const person = (seat: number, stand_in: boolean) =>
    ({ seat, kind: 'person', name: `${seat}`, connected: true, stand_in }) as const;
const bot = { seat: 2, kind: 'bot', level: '3', name: 'Basil' } as const;

it('waits where a bot stands in for every person', () => {
    const seats = [person(0, true), person(1, true), bot];
    expect(gameWaits({ life: 'playing', seats })).toBe(true);
    expect(gameWaits({ life: 'over', seats })).toBe(false);
});

it('goes on while one person decides, and among bots', () => {
    expect(gameWaits({ life: 'playing', seats: [person(0, true), person(1, false)] })).toBe(false);
    expect(gameWaits({ life: 'playing', seats: [bot] })).toBe(false);
});
