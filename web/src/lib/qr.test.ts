// Proved by reading the codes again, by the steps of ISO/IEC 18004 that a reader takes, and by known vectors.
import { expect, it } from 'vitest';
import { correction, qrCode, qrPath, type QrCode } from './qr';

// By version, level M: blocks, bytes of correction in each, bytes in all.
const layouts = [
    [1, 10, 26],
    [1, 16, 44],
    [1, 26, 70],
    [2, 18, 100],
    [2, 24, 134],
    [4, 16, 172],
    [4, 18, 196],
    [4, 22, 242],
    [5, 22, 292],
    [5, 26, 346],
] as const;

// GF(256) by tables of powers of 2, other than the encoder.
const powers = [1];
for (let i = 1; i < 255; ++i) {
    const twice = powers[i - 1]! * 2;
    powers.push(twice > 255 ? twice ^ 0x11d : twice);
}
const isIntact = (block: number[], checks: number) =>
    Array.from({ length: checks }, (_, i) =>
        block.reduce((sum, byte) => {
            const moved = sum === 0 ? 0 : powers[(powers.indexOf(sum) + i) % 255]!;
            return moved ^ byte;
        }, 0),
    ).every((syndrome) => syndrome === 0);

// Whether a module belongs to a pattern, told by where it lies.
function isPattern(x: number, y: number, version: number): boolean {
    const size = 17 + 4 * version;
    const inCorner = (a: number, b: number) => a < 9 && b < 9;
    if (inCorner(x, y) || inCorner(size - x, y) || inCorner(x, size - y)) return true;
    if (x === 6 || y === 6) return true;
    if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
    if (version === 1) return false;
    const last = size - 7;
    const at = version < 7 ? [6, last] : [6, (last + 6) / 2, last];
    const corners = [`6 6`, `6 ${last}`, `${last} 6`];
    return at.some((cx) =>
        at.some(
            (cy) =>
                !corners.includes(`${cx} ${cy}`) &&
                Math.max(Math.abs(x - cx), Math.abs(y - cy)) < 3,
        ),
    );
}

const isFlipped: ((i: number, j: number) => boolean)[] = [
    (i, j) => (i + j) % 2 === 0,
    (i) => i % 2 === 0,
    (_, j) => j % 3 === 0,
    (i, j) => (i + j) % 3 === 0,
    (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
    (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
    (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
    (i, j) => (((i * j) % 3) + ((i + j) % 2)) % 2 === 0,
];

function read(code: QrCode): { text: string; version: number; mask: number } {
    const size = code.length;
    const version = (size - 17) / 4;
    const [blocks, checks, all] = layouts[version - 1]!;
    const bitsAt = (places: [number, number][]) =>
        places.reduce((bits, [x, y]) => bits * 2 + Number(code[y]![x]), 0);
    // Format: most significant bit first, along the upper left finder and again along the others.
    const steps = [0, 1, 2, 3, 4, 5, 7, 8];
    const first = bitsAt([
        ...steps.map((x): [number, number] => [x, 8]),
        ...[7, 5, 4, 3, 2, 1, 0].map((y): [number, number] => [8, y]),
    ]);
    const second = bitsAt([
        ...[1, 2, 3, 4, 5, 6, 7].map((i): [number, number] => [8, size - i]),
        ...[8, 7, 6, 5, 4, 3, 2, 1].map((i): [number, number] => [size - i, 8]),
    ]);
    expect(second).toBe(first);
    const format = (first ^ 0b101010000010010) >> 10;
    expect(format >> 3).toBe(0b00); // level M
    expect(code[size - 8]![8]).toBe(true);
    const mask = format & 7;

    const bytes: number[] = [];
    let bits = 0;
    let count = 0;
    let upwards = true;
    for (const right of Array.from({ length: size }, (_, i) => size - 1 - i).filter((column) =>
        column > 6 ? column % 2 === 0 : column % 2 === 1,
    )) {
        for (let i = 0; i < size; ++i)
            for (const x of [right, right - 1]) {
                const y = upwards ? size - 1 - i : i;
                if (isPattern(x, y, version)) continue;
                bits = bits * 2 + Number(code[y]![x] !== isFlipped[mask]!(y, x));
                if (++count % 8 === 0) {
                    bytes.push(bits);
                    bits = 0;
                }
            }
        upwards = !upwards;
    }
    expect(bytes.length).toBe(all);

    const short = Math.floor(all / blocks) - checks;
    const longer = all % blocks; // the last blocks have one byte more
    const lengths = Array.from({ length: blocks }, (_, i) => short + Number(i >= blocks - longer));
    const parts: number[][] = lengths.map(() => []);
    let at = 0;
    for (let i = 0; i <= short; ++i)
        for (const [n, part] of parts.entries()) if (i < lengths[n]!) part.push(bytes[at++]!);
    const data = parts.flatMap((part) => part);
    for (let i = 0; i < checks; ++i) for (const part of parts) part.push(bytes[at++]!);
    for (const part of parts) expect(isIntact(part, checks)).toBe(true);

    const stream = data.map((byte) => byte.toString(2).padStart(8, '0')).join('');
    expect(stream.slice(0, 4)).toBe('0100'); // bytes
    const wide = version < 10 ? 8 : 16;
    const length = parseInt(stream.slice(4, 4 + wide), 2);
    const said = Array.from({ length }, (_, i) =>
        parseInt(stream.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2),
    );
    return { text: new TextDecoder().decode(new Uint8Array(said)), version, mask };
}

it('corrects as the standard does', () => {
    // The example of version 1-M, "HELLO WORLD".
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

it('is read again as the text that it was made of, in every version', () => {
    const link = 'https://agora.example/table/1234?key=Zm9vYmFyLWJhei1xdXV4-é';
    const seen = new Set<number>();
    const masks = new Set<number>();
    for (let length = 1; length <= 213; length += 9) {
        const text = link.repeat(5).slice(0, length);
        const code = qrCode(text);
        if (!code) break;
        const { text: again, version, mask } = read(code);
        expect(again).toBe(text);
        seen.add(version);
        masks.add(mask);
    }
    expect([...seen]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(masks.size).toBeGreaterThan(4);
});

it('is as small as the text allows, and refuses what is too long', () => {
    expect(qrCode('a'.repeat(14))?.length).toBe(21);
    expect(qrCode('a'.repeat(15))?.length).toBe(25);
    expect(qrCode('a'.repeat(213))?.length).toBe(57);
    expect(qrCode('a'.repeat(214))).toBeNull();
});

it('tells its version from 7 on', () => {
    const code = qrCode('a'.repeat(110))!;
    expect(code.length).toBe(45);
    const bits = Array.from({ length: 18 }, (_, i) => {
        const k = 17 - i;
        return Number(code[Math.floor(k / 3)]![34 + (k % 3)]);
    }).join('');
    expect(bits).toBe('000111110010010100'); // version 7, as the standard lists it
});

it('is drawn as one path of squares', () => {
    expect(
        qrPath([
            [true, false],
            [false, true],
        ]),
    ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
