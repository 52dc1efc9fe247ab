// Our own drawings. A building is a list of simple parts on the ground line of a 64 by 56 picture:
//   b x w h      a body, h high            r x w y h   a roof of height h whose foot is y above ground
//   d x w y      a dome                    c x w y     battlements
//   a x w h      an arched door            o x y r     a round window
//   n x y        a window                  f x y       a flag        + x y       a cross
export interface Part {
    kind: 'body' | 'roof' | 'hole' | 'line' | 'shade';
    d: string;
}

const ground = 54;

const makers: Record<string, (...n: number[]) => Part> = {
    b: (x = 0, w = 0, h = 0) => ({ kind: 'body', d: `M${x} ${ground}v${-h}h${w}v${h}z` }),
    r: (x = 0, w = 0, y = 0, h = 0) => ({
        kind: 'roof',
        d: `M${x - 2} ${ground - y}h${w + 4}L${x + w / 2} ${ground - y - h}z`,
    }),
    d: (x = 0, w = 0, y = 0) => ({
        kind: 'roof',
        d: `M${x} ${ground - y}a${w / 2} ${w / 2} 0 0 1 ${w} 0z`,
    }),
    c: (x = 0, w = 0, y = 0) => ({
        kind: 'roof',
        d: `M${x - 2} ${ground - y}v-7h${(w + 4) / 5}v3h${(w + 4) / 5}v-3h${(w + 4) / 5}v3h${(w + 4) / 5}v-3h${(w + 4) / 5}v7z`,
    }),
    a: (x = 0, w = 0, h = 0) => ({
        kind: 'hole',
        d: `M${x} ${ground}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`,
    }),
    o: (x = 0, y = 0, r = 0) => ({
        kind: 'hole',
        d: `M${x - r} ${ground - y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    }),
    n: (x = 0, y = 0) => ({ kind: 'hole', d: `M${x} ${ground - y}h4v6h-4z` }),
    f: (x = 0, y = 0) => ({
        kind: 'line',
        d: `M${x} ${ground - y}v-12l8 3-8 3`,
    }),
    '+': (x = 0, y = 0) => ({
        kind: 'line',
        d: `M${x} ${ground - y}v-9M${x - 3} ${ground - y - 6}h6`,
    }),
};

const buildings: Record<string, string> = {
    manor: 'b12,40,20 r12,40,20,14 a28,8,13 n17,8 n43,8',
    castle: 'b18,28,20 b8,12,30 b44,12,30 c8,12,30 c44,12,30 c20,24,20 a27,10,14',
    palace: 'b6,52,18 b22,20,26 d22,20,26 f32,36 a28,8,14 n10,7 n16,7 n44,7 n50,7',
    temple: 'b12,40,4 b16,5,18 b25,5,18 b34,5,18 b43,5,18 r12,40,20,10',
    church: 'b22,30,16 r22,30,16,10 b12,12,24 r12,12,24,12 +18,36 a33,8,11',
    monastery: 'b6,52,16 r6,52,16,7 b26,12,28 r26,12,28,10 +32,38 a12,7,10 a45,7,10 a28,8,11',
    cathedral:
        'b18,28,24 r18,28,24,10 b8,11,32 r8,11,32,12 b45,11,32 r45,11,32,12 o32,20,4 a28,8,11',
    tavern: 'b14,34,16 r14,34,16,12 a20,8,11 n34,6 f50,8',
    market: 'b10,4,16 b50,4,16 b12,40,8 r8,48,16,8 n20,2 n30,2 n40,2',
    trading_post: 'b10,24,16 r10,24,16,10 b34,20,11 r34,20,11,5 a18,8,11 n42,3',
    docks: 'b4,56,6 b12,24,16 r12,24,16,9 b46,3,34 b38,16,3 n18,8 n26,8',
    harbor: 'b4,56,5 b10,12,30 d10,12,30 b28,26,14 r28,26,14,8 o16,24,3 a37,8,10',
    town_hall: 'b8,48,20 b25,14,32 r25,14,32,12 o32,28,4 a28,8,13 n12,9 n18,9 n42,9 n48,9',
    watchtower: 'b24,16,34 c22,20,34 n30,20 n30,8 f32,41',
    prison: 'b12,40,24 c12,40,24 n19,12 n27,12 n35,12 n43,12 a28,8,9',
    barracks: 'b6,52,16 r6,52,16,9 n12,6 n20,6 n40,6 n48,6 a28,8,11 f8,25',
    fortress:
        'b6,52,20 c6,52,20 b4,12,32 c4,12,32 b48,12,32 c48,12,32 b24,16,28 c24,16,28 a27,10,13',
    armory: 'b10,44,18 c10,44,18 o32,9,6 f12,25 f50,25',
    basilica: 'b8,48,16 r8,48,16,6 d22,20,22 b22,20,22 +32,32 a28,8,12 o15,8,3 o49,8,3',
    capitol:
        'b6,52,8 b10,4,22 b20,4,22 b30,4,22 b40,4,22 b50,4,22 b8,48,4 r6,52,22,8 d24,16,28 f32,36',
    dragon_gate: 'b8,10,34 b46,10,34 b4,56,6 r4,56,34,8 c8,48,26 a20,24,24 o14,22,2 o50,22,2',
    factory: 'b6,40,16 r6,14,16,8 r20,14,16,8 r34,12,16,8 b50,7,36 n12,6 n24,6 n36,6',
    framework: 'b10,3,34 b30,3,34 b51,3,34 b8,48,3 b10,44,12 n16,5 n24,5 n38,5 r10,44,34,4',
    gold_mine: 'r4,56,0,30 a24,16,16 o20,8,2 o46,6,2 o40,14,2',
    great_wall: 'b2,60,16 c2,60,16 b8,12,26 c8,12,26 b44,12,26 c44,12,26 a29,8,10',
    haunted_quarter:
        'b8,14,18 r8,14,18,16 b24,16,26 r24,16,26,14 b42,14,16 r42,14,16,18 o32,18,3 n13,8 n47,7',
    imperial_treasury: 'b8,48,20 r8,48,20,9 o32,11,7 b6,52,4',
    ivory_tower: 'b24,16,36 r22,20,36,14 n30,26 n30,16 a28,8,10',
    keep: 'b14,36,30 c14,36,30 n22,18 n38,18 a27,10,14 f32,37',
    laboratory: 'b12,40,16 d12,18,16 b36,6,34 o21,8,4 n44,6 f38,36',
    library: 'b8,48,22 r8,48,22,8 n13,6 n21,6 n39,6 n47,6 n13,14 n21,14 n39,14 n47,14 a28,8,13',
    map_room: 'b12,40,18 d16,32,18 o32,22,5 a28,8,11 n17,6 n43,6',
    monument: 'b18,28,5 b22,20,10 b28,8,38 r28,8,38,8',
    museum: 'b6,52,5 b10,44,18 d22,20,18 b14,4,18 b24,4,18 b36,4,18 b46,4,18 a29,6,11',
    necropolis:
        'b8,14,12 d8,14,12 b25,14,20 d25,14,20 b42,14,12 d42,14,12 +15,20 +32,31 +49,20 a29,6,10',
    observatory: 'b18,28,18 d14,36,18 b31,3,38 a28,8,11 n22,7 n40,7',
    park: 'b14,4,14 d6,20,12 b44,4,12 d36,20,11 b26,12,5 d28,8,5',
    poor_house: 'b10,30,14 r10,30,14,10 b40,14,9 r40,14,9,5 +25,24 a21,8,10',
    quarry: 'b4,16,10 b16,18,18 b32,14,26 b44,16,14 n22,8 n37,14',
    school_of_magic: 'b16,32,16 r16,32,16,8 b10,9,30 r10,9,30,16 b45,9,30 r45,9,30,16 o32,8,4',
    secret_vault: 'b8,48,10 d12,40,10 o32,12,8 o32,12,3',
    smithy: 'b8,34,16 r8,34,16,9 b46,8,28 a14,12,12 n32,6',
    stables: 'b6,52,14 r6,52,14,10 a12,9,11 a27,9,11 a43,9,11',
    statue: 'b20,24,6 b24,16,14 b29,6,26 d27,10,26 b36,14,3 f44,20',
    theater: 'b6,52,18 r10,44,18,10 o20,10,5 o44,10,5 a28,8,12',
    thieves_den: 'r6,26,0,26 r28,30,0,20 a14,9,12 o43,7,3',
    wishing_well: 'b18,28,12 b18,3,28 b43,3,28 r14,36,28,10 o32,6,3',
};

/** The parts of a building, from the back to the front. */
export function building(id: string): Part[] {
    return (buildings[id] ?? 'b14,36,20 r14,36,20,12').split(' ').flatMap((part) => {
        const numbers = part.slice(1).split(',').map(Number);
        const drawn = makers[part[0]!]!(...numbers);
        return [drawn, ...shadeOf(part[0]!, numbers)];
    });
}

// Light comes from the left: the right of bodies, roofs and domes is darker.
function shadeOf(kind: string, [x = 0, w = 0, y = 0, h = 0]: number[]): Part[] {
    if (kind === 'b') return [shade(`M${x + w * 0.68} ${ground}v${-y}h${w * 0.32}v${y}z`)];
    if (kind === 'r')
        return [
            shade(`M${x + w / 2} ${ground - y - h}L${x + w + 2} ${ground - y}H${x + w * 0.6}z`),
        ];
    if (kind === 'd')
        return [
            shade(
                `M${x + w / 2} ${ground - y - w / 2}a${w / 2} ${w / 2} 0 0 1 ${w / 2} ${w / 2}h${-w * 0.3}q0 ${-w * 0.3} ${-w * 0.2} ${-w / 2}z`,
            ),
        ];
    return [];
}
const shade = (d: string): Part => ({ kind: 'shade', d });

/** The sign of a type: another outline for each, so that colour is never the only one. 20 by 20. */
export const typeSigns = {
    noble: 'M2 16V6l4 4 4-7 4 7 4-4v10z', // crown
    religious: 'M8 2h4v5h5v4h-5v7H8v-7H3V7h5z', // cross
    trade: 'M10 2a8 8 0 1 0 .01 0z', // coin
    military: 'M3 3h14v7c0 4-3 6.500-7 8-4-1.500-7-4-7-8z', // shield
    unique: 'm10 1.500 2.500 5.600 6 .6-4.500 4 1.300 6L10 14.500 4.700 17.700l1.300-6-4.500-4 6-.6z', // star
} as const;

/** Emblems of the characters, drawn with a pen on 24 by 24. */
export const emblems: Record<string, string> = {
    assassin: 'M19 3 9.500 14.500M6.500 11.500l6 6M9.500 14.500 4 20M4 17.500 6.500 20',
    witch: 'M3 19c5 2.500 13 2.500 18 0M6.500 18.500 12 3l2 4 4 1-2.500 2 2.500 8.500',
    magistrate: 'M5 5.500l6 6M9 2.500 3 8.500M12.500 6 7 11.500M10 9.500 20 20M4 21h10',
    thief: 'M3 9c3-2 15-2 18 0-.5 4.500-3 7-5.500 7-2 0-2.500-2-3.500-2s-1.500 2-3.500 2C6 16 3.500 13.500 3 9zM7 11.500h2.500M14.500 11.500H17',
    spy: 'M2 12c5-7.500 15-7.500 20 0-5 7.500-15 7.500-20 0zM12 8.500a3.500 3.500 0 1 0 .01 0z',
    blackmailer: 'M3 6h18v13H3zM3 6l9 7 9-7M12 13v3.500M10.500 16.500h3',
    magician: 'M4 20 15 9M13 7l4 4M18 2v4M16 4h4M21 10v3M19.500 11.500h3M8 3v3M6.500 4.500h3',
    wizard: 'M6 21 14 9M14 9a3.500 3.500 0 1 1 3-3.500M9 6 7 4M11 3V1.500M5 10H3',
    seer: 'M12 3a7.500 7.500 0 1 0 .01 0zM6 20.500h12M8.500 8.500c.8-1.500 2-2.300 3.500-2.500',
    king: 'M3 18V7l5 4 4-7 4 7 5-4v11zM3 21h18',
    emperor: 'M12 9a6 6 0 1 0 .01 0zM6 15h12M12 9v12M12 9V3M9.500 5.500h5',
    patrician:
        'M6 3c-4 7-2 14 5 18M18 3c4 7 2 14-5 18M4.500 9 8 8M4.500 14 9 12M19.500 9 16 8M19.500 14 15 12',
    bishop: 'M6 20V11c0-4 3-7 6-9 3 2 6 5 6 9v9zM6 16h12M12 2v14',
    abbot: 'M9 22V9a4.500 4.500 0 1 1 7 3.500c-1.500.8-3-.3-2.500-2M6 13h6',
    cardinal:
        'M2 15c6-2.500 14-2.500 20 0-6 2.500-14 2.500-20 0zM7 13.500c0-6 10-6 10 0M5 16v5M19 16v5',
    merchant:
        'M8 5h8l-1.500 3.500h-5zM9.500 8.500C5 11 4 15 5 20h14c1-5 0-9-4.500-11.500M12 11.500v6M10 13h4M10 16h4',
    alchemist: 'M9.500 2.500h5M10.500 3v6L4.500 20h15l-6-11V3M7.500 15h9',
    trader: 'M12 3v18M7 21h10M4 6.500h16M4 6.500 1.500 13h5zM20 6.500 17.500 13h5z',
    architect: 'M12 3v4M12 7 5 21M12 7l7 14M7.500 16c3 2 6 2 9 0',
    navigator:
        'M12 6v15M12 2.500a2 2 0 1 0 .01 0zM7 9h10M4 14c0 4 3.500 7 8 7s8-3 8-7M4 14l-1.500 3M20 14l1.500 3',
    scholar:
        'M12 6C9 4 6 4 2.500 5v14c3.500-1 6.500-1 9.500 1 3-2 6-2 9.500-1V5C18 4 15 4 12 6zM12 6v14',
    warlord: 'M12 2v14M12 2 9.500 6M12 2l2.500 4M7 16h10M12 16v6M10 22h4',
    diplomat: 'M20 3C11 4 6 10 4 21M8 13c5 0 9-4 12-10M8 17c3 .5 6-1 8-4',
    marshal: 'M4 3h16v8c0 5-3.500 8-8 10-4.500-2-8-5-8-10zM12 3v18M4 10h16',
    queen: 'M4 17 2.500 8l5 4L12 5l4.500 7 5-4L20 17zM12 2.500v.1M5 20.500h14',
    artist: 'M12 3C6.500 3 3 7 3 12s4 9 8.500 9c2 0 2.500-1.500 1.500-3s0-3 2-3h3c2 0 3-1.500 3-3.500C21 6.500 17 3 12 3zM8 8v.1M12.500 6.500v.1M16.500 9v.1M7 13v.1',
    tax_collector:
        'M9 4h6l-1 3h-4zM10 7c-4 2-6 6-6 10 0 3 3 4 8 4s8-1 8-4c0-4-2-8-6-10M9 15l2 2 4-4',
};
