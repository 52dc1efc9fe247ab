// What happened since the last message is seen to happen: the line slides, pawns ride, then one walks.
import { side, slideOf, type Motion } from './model';

export const cellSize = 100; // of the drawing
const slideTime = 600;
const stepTime = 130;
const longestWalk = 1400;

export function left(cell: number): number {
    return (cell % side) * cellSize;
}

export function top(cell: number): number {
    return Math.floor(cell / side) * cellSize;
}

export function animate(drawing: SVGSVGElement, { push, back, rides, walks }: Motion) {
    const riders = rides.map((seat) => `[data-pawn="${seat}"]`);
    if (back) slide(drawing, back, 1, push ? [] : riders, slideTime / 3);
    if (push) slide(drawing, push, -1, riders, slideTime);
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

// A line with what stands on it comes from one field before (-1) or behind (1) its place.
function slide(drawing: SVGSVGElement, arrow: string, by: 1 | -1, riders: string[], ms: number) {
    const { cells, step } = slideOf(arrow);
    const from = `translate(${by * step[1] * cellSize}px, ${by * step[0] * cellSize}px)`;
    const come = [{ transform: from }, { transform: 'none' }];
    const parts = [...cells.map((cell) => `[data-tile="${cell}"]`), ...riders];
    for (const part of parts) drawing.querySelector(part)?.animate(come, ms);
}
