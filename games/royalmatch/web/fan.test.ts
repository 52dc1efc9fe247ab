import { describe, expect, it } from 'vitest';
import { fan, ratio, spread, type Fan } from './fan';

// The corners of all cards, each turned about its middle.
function corners({ width, spots }: Fan): { x: number; y: number }[] {
    const height = width * ratio;
    return spots.flatMap(({ x, y, turn }) => {
        const angle = (turn * Math.PI) / 180;
        return [-1, 1].flatMap((side) =>
            [-1, 1].map((end) => ({
                x:
                    x +
                    width / 2 +
                    (side * width * Math.cos(angle)) / 2 -
                    (end * height * Math.sin(angle)) / 2,
                y:
                    y +
                    height / 2 +
                    (side * width * Math.sin(angle)) / 2 +
                    (end * height * Math.cos(angle)) / 2,
            })),
        );
    });
}
const boxes: [number, number][] = [
    [690, 200],
    [1100, 380],
    [374, 186],
    [752, 250],
    [390, 125],
];

describe.each(boxes)('a box of %i by %i', (width, height) => {
    it.each([1, 2, 5, 7, 9, 13])('holds a hand of %i', (count) => {
        for (const laid of [fan(count, width, height), spread(count, width, height)]) {
            expect(laid.spots).toHaveLength(count);
            for (const { x, y } of corners(laid)) {
                expect(x).toBeGreaterThanOrEqual(-1);
                expect(x).toBeLessThanOrEqual(width + 1);
                expect(y).toBeGreaterThanOrEqual(-1);
                expect(y).toBeLessThanOrEqual(height + 1);
            }
        }
    });
    it('shows cards of a size that can be read', () => {
        for (const count of [5, 7, 9]) expect(fan(count, width, height).width).toBeGreaterThan(55);
    });
});

it('stands half of a large hand behind the others where there is no width', () => {
    const { spots } = fan(9, 374, 186);
    expect(new Set(spots.slice(0, 5).map(({ y }) => y < spots[7]!.y))).toEqual(new Set([true]));
});
