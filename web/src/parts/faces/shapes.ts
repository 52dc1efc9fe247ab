// What faces are drawn of, in a field of 48 by 48.
export type Shape = [fill: string, path: string];
export interface FaceDrawing {
    ground: string;
    shapes: Shape[];
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** The same on both sides of the middle. */
export const both = (path: (side: (x: number) => number) => string): string =>
    path((x) => 24 - x) + path((x) => 24 + x);

export const ink = '#241a14';

/** Two eyes, so far from the middle. */
export const eyes = (apart: number, y: number, size = 1.7): Shape[] => [
    [ink, both((x) => oval(x(apart), y, size, size * 1.15))],
    ['#fff', oval(24 - apart + 0.5, y - 0.7, 0.55) + oval(24 + apart + 0.5, y - 0.7, 0.55)],
];

/** The same number for the same text. */
export function hash(text: string): number {
    let sum = 7;
    for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
    return sum;
}
