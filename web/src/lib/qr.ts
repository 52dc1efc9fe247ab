// QR codes (ISO/IEC 18004) of bytes, versions 1 to 10, error correction M: enough for a link.

export type QrCode = boolean[][]; // rows of modules; true is dark

// By version: bytes of error correction in a block; and blocks of how many bytes of data.
const blocks: [number, number[]][] = [
    [10, [16]],
    [16, [28]],
    [26, [44]],
    [18, [32, 32]],
    [24, [43, 43]],
    [16, [27, 27, 27, 27]],
    [18, [31, 31, 31, 31]],
    [22, [38, 38, 39, 39]],
    [22, [36, 36, 36, 37, 37]],
    [26, [43, 43, 43, 43, 44]],
];
// Centres of the alignment patterns, in rows and columns.
const centres = [
    [],
    [6, 18],
    [6, 22],
    [6, 26],
    [6, 30],
    [6, 34],
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
];

// GF(256) with x^8 + x^4 + x^3 + x^2 + 1.
const times = (a: number, b: number) => {
    let product = 0;
    for (let bit = 7; bit >= 0; --bit) {
        product = (product << 1) ^ ((product >> 7) * 0x11d);
        product ^= ((b >> bit) & 1) * a;
    }
    return product;
};

export function correction(data: number[], degree: number): number[] {
    const generator: number[] = [...Array<number>(degree - 1).fill(0), 1];
    let root = 1;
    for (let i = 0; i < degree; ++i) {
        for (let j = 0; j < degree; ++j)
            generator[j] = times(generator[j]!, root) ^ (generator[j + 1] ?? 0);
        root = times(root, 2);
    }
    const rest = Array<number>(degree).fill(0);
    for (const byte of data) {
        const factor = byte ^ rest.shift()!;
        rest.push(0);
        generator.forEach((each, i) => (rest[i]! ^= times(each, factor)));
    }
    return rest;
}

// The remainder in a BCH code of so many bits.
function bch(value: number, generator: number, bits: number): number {
    let rest = value << bits;
    for (let bit = 31 - Math.clz32(rest); bit >= bits; --bit)
        if ((rest >> bit) & 1) rest ^= generator << (bit - bits);
    return (value << bits) | rest;
}

function codewords(bytes: Uint8Array, version: number): number[] {
    const [degree, sizes] = blocks[version - 1]!;
    const room = sizes.reduce((sum, size) => sum + size, 0);
    const bits: number[] = [];
    const put = (value: number, length: number) => {
        for (let bit = length - 1; bit >= 0; --bit) bits.push((value >> bit) & 1);
    };
    put(4, 4); // bytes
    put(bytes.length, version < 10 ? 8 : 16);
    bytes.forEach((byte) => put(byte, 8));
    put(0, Math.min(4, room * 8 - bits.length));
    put(0, -bits.length & 7);
    for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
    const data = Array.from({ length: room }, (_, i) =>
        bits.slice(i * 8, i * 8 + 8).reduce((byte, bit) => (byte << 1) | bit, 0),
    );
    let from = 0;
    const parts = sizes.map((size) => data.slice(from, (from += size)));
    const checks = parts.map((part) => correction(part, degree));
    const interleaved = (of: number[][]) =>
        Array.from({ length: Math.max(...of.map((part) => part.length)) }, (_, i) =>
            of.flatMap((part) => (i < part.length ? [part[i]!] : [])),
        ).flat();
    return [...interleaved(parts), ...interleaved(checks)];
}

const masks: ((x: number, y: number) => boolean)[] = [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// How hard it is to read: runs, squares, what looks like a finder, and an uneven number of dark ones.
function penalty(code: QrCode): number {
    const size = code.length;
    const lines = [...code, ...code.map((_, x) => code.map((row) => row[x]!))];
    let sum = 0;
    for (const line of lines) {
        const text = line.map(Number).join('');
        for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
        for (let i = 0; i + 11 <= size; ++i)
            if (/^(10111010000|00001011101)$/.test(text.slice(i, i + 11))) sum += 40;
    }
    for (let y = 1; y < size; ++y)
        for (let x = 1; x < size; ++x) {
            const four = [code[y]![x], code[y]![x - 1], code[y - 1]![x], code[y - 1]![x - 1]];
            if (four.every((each) => each === four[0])) sum += 3;
        }
    const dark = code.flat().filter(Boolean).length;
    return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

// Patterns that every code of the version has, and (`set`) where data must not be.
function frame(version: number) {
    const size = 17 + 4 * version;
    const code: QrCode = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    const set: QrCode = code.map((row) => [...row]);
    const put = (x: number, y: number, dark: boolean) => {
        if (x < 0 || y < 0 || x >= size || y >= size) return;
        code[y]![x] = dark;
        set[y]![x] = true;
    };
    const square = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean) => {
        for (let y = -reach; y <= reach; ++y)
            for (let x = -reach; x <= reach; ++x)
                put(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
    };
    for (let i = 0; i < size; ++i) {
        put(6, i, i % 2 === 0);
        put(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [
        [3, 3],
        [size - 4, 3],
        [3, size - 4],
    ] as const)
        square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    const at = centres[version - 1]!;
    const last = at.at(-1);
    for (const y of at)
        for (const x of at)
            if (!((x === 6 && (y === 6 || y === last)) || (y === 6 && x === last)))
                square(x, y, 2, (ring) => ring !== 1);
    return { code, put, set };
}

function putFormat(version: number, mask: number, put: (x: number, y: number, d: boolean) => void) {
    const size = 17 + 4 * version;
    const format = bch(mask, 0x537, 10) ^ 0x5412; // level M is 00
    for (let i = 0; i < 15; ++i) {
        const dark = ((format >> i) & 1) === 1;
        put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
        put(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, dark);
    }
    put(8, size - 8, true);
    if (version < 7) return;
    const about = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; ++i) {
        const dark = ((about >> i) & 1) === 1;
        const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
        put(a, b, dark);
        put(b, a, dark);
    }
}

function masked(version: number, words: number[], mask: number): QrCode {
    const { code, put, set } = frame(version);
    putFormat(version, mask, put);
    const size = code.length;
    let bit = 0;
    // Two columns at a time from the right, up and down in turn; the timing column is left out.
    for (let right = size - 1; right > 0; right -= 2) {
        if (right === 6) right = 5;
        const upwards = ((right + 1) & 2) === 0;
        for (let i = 0; i < size; ++i)
            for (const x of [right, right - 1]) {
                const y = upwards ? size - 1 - i : i;
                if (set[y]![x]) continue;
                const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
                code[y]![x] = dark !== masks[mask]!(x, y);
                ++bit;
            }
    }
    return code;
}

// Null where the text is too long.
export function qrCode(text: string): QrCode | null {
    const bytes = new TextEncoder().encode(text);
    const version =
        blocks.findIndex(([, sizes], i) => {
            const room = sizes.reduce((sum, size) => sum + size, 0);
            return bytes.length + (i < 9 ? 2 : 3) <= room;
        }) + 1;
    if (version === 0) return null;
    const words = codewords(bytes, version);
    const all = masks.map((_, mask) => masked(version, words, mask));
    return all.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

// The dark modules as the path of a drawing in which a module is one unit.
export const qrPath = (code: QrCode) =>
    code
        .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
        .join('');
