// What happened since the last message is seen to happen: the line slides, pawns ride, then one walks.
import { side, slideOf, type Motion } from './model';

export const cellSize = 100; // of the drawing
const slideTime = 650;
const stepTime = 130;
const longestWalk = 1400;

export function left(cell: number): number {
    return (cell % side) * cellSize;
}

export function top(cell: number): number {
    return Math.floor(cell / side) * cellSize;
}

export function animate(drawing: SVGSVGElement, { push, rides, walks }: Motion) {
    if (push) {
        const { cells, step } = slideOf(push);
        const from = `translate(${-step[1] * cellSize}px, ${-step[0] * cellSize}px)`;
        const come = [{ transform: from }, { transform: 'none' }];
        const parts = [
            ...cells.map((cell) => `[data-tile="${cell}"]`),
            ...rides.map((seat) => `[data-pawn="${seat}"]`),
        ];
        for (const part of parts) drawing.querySelector(part)?.animate(come, slideTime);
    }
    for (const { seat, path } of walks) {
        const end = path.at(-1) ?? 0;
        const frames = path.map((cell) => ({
            transform: `translate(${left(cell) - left(end)}px, ${top(cell) - top(end)}px)`,
        }));
        drawing.querySelector(`[data-pawn="${seat}"]`)?.animate(frames, {
            duration: Math.min(longestWalk, stepTime * frames.length),
            easing: 'linear',
        });
    }
}
