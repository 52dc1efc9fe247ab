// What the portraits of the characters are put together of: busts of 80 by 96 with light from the left.
export interface Shape {
    d: string;
    fill?: string;
    line?: string; // colour of a stroke
    width?: number;
}

export const ink = '#2b2018';
export const shade = 'rgb(20 10 0 / 20%)';
export const gold = '#e9b93a';
export const steel = '#c9d0d6';
export const paper = '#f4ead0';
export const white = '#f3eee2';
export const skins = ['#f0c9a4', '#d9a679', '#a8734a'] as const;

export const area = (fill: string, d: string): Shape => ({ d, fill });
export const line = (colour: string, d: string, width = 1.6): Shape => ({ d, line: colour, width });
export const disc = (fill: string, x: number, y: number, r: number): Shape =>
    area(fill, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`);

// ---- bodies

export const body = 'M8 96c1-22 9-31 23-34l9 5 9-5c14 3 22 12 23 34z';
export function garment(colour: string, trim = colour): Shape[] {
    return [
        area(colour, body),
        area(shade, 'M51 62.500c13 4 20 13 21 33.500H55z'),
        area(trim, 'm31 62 9 16 9-16 4 1.500L40 88 27 63.500z'),
    ];
}
export function cloak(colour: string, clasp = gold): Shape[] {
    return [
        area('#57493f', body),
        area(colour, 'M4 96c0-24 8-34 25-37l11 6 11-6c17 3 25 13 25 37H56L40 66 24 96z'),
        area(shade, 'M52 59.500C68 63 76 73 76 96H60z'),
        disc(clasp, 40, 66, 3),
    ];
}
export const armour: Shape[] = [
    area('#8d97a1', body),
    area('#b4bdc6', 'M14 82c2-11 8-17 17-19l7 4v29H12z'),
    area(shade, 'M51 62.500c13 4 20 13 21 33.500H55z'),
    line('#5b646d', 'M40 67v29M16 76c5-4 9-5 14-5M64 76c-5-4-9-5-14-5', 1.4),
];

// ---- heads

export function head(skin: 0 | 1 | 2 = 0): Shape[] {
    return [
        area(skins[skin], 'M34.500 48h11v13l-5.500 6-5.500-6z'),
        area(shade, 'M34.500 54q6 4 11 0v7L40 67l-5.500-6z'),
        area(skins[skin], 'M40 24c9 0 13 7 13 15.500S47.500 56 40 56s-13-8-13-16.500S31 24 40 24z'),
        area(
            shade,
            'M43 24.300c7 1.300 10 7.700 10 15.200S47.500 56 40 56c6-3 8.500-9 8.500-16.500S47 27 43 24.300z',
        ),
    ];
}
type Mood = 'calm' | 'stern' | 'smile' | 'sly';
export const brows = {
    calm: 'M32 36.500q3-1.500 5.500 0M42.500 36.500q3-1.500 5.500 0',
    stern: 'm32 35.500 6 2M48 35.500l-6 2',
    smile: 'M32 36q3-2.500 5.500-.5M42.500 35.500q3-2 5.500.5',
    sly: 'M32 37.500h5.500M42.500 36.500q3-3 5.500-.5',
};
export const mouths = {
    calm: 'M36.500 49.500q3.500 1 7 0',
    stern: 'M36.500 50q3.500-1.500 7 0',
    smile: 'M35.500 48.500q4.500 4 9 0',
    sly: 'M36.500 50q4 1 7.500-1.500',
};
export function face(mood: Mood): Shape[] {
    return [
        disc(ink, 35, 40, 1.5),
        disc(ink, 45, 40, 1.5),
        line(ink, `${brows[mood]}M40 40.500l-1.500 5h2.500`, 1.2),
        line('#8a3b2c', mouths[mood], 1.4),
    ];
}
export const man = (mood: Mood, skin: 0 | 1 | 2 = 0): Shape[] => [...head(skin), ...face(mood)];

// ---- hair and beards

export const shortHair = (c: string): Shape[] => [
    area(
        c,
        'M26.500 41c-3-17 5-20 13.500-20s16.500 3 13.500 20c-1-7-3-10-6-12-6 2-10 2-15 0-3 2-5 5-6 12z',
    ),
];
export const longHair = (c: string): Shape[] => [
    area(c, 'M24 66c-5-30 2-46 16-46s21 16 16 46c-4 3-10 2-11-1H35c-1 3-7 4-11 1z'),
];
export const fringe = (c: string): Shape[] => [
    area(c, 'M26.500 42c-1-13 4-19 13.500-19s14.500 6 13.500 19c-2-7-5-11-13-13-7 2-12 6-14 13z'),
];
export const fullBeard = (c: string): Shape[] => [
    area(c, 'M27 42c0 16 6 24 13 24s13-8 13-24c-2 5-4 6-7 5-3-1.500-9-1.500-12 0-3 1-5 0-7-5z'),
    line('#8a3b2c', 'M37 50.500q3 1 6 0', 1.4),
];
export const pointedBeard = (c: string): Shape[] => [
    area(c, 'M34.500 52c3 2 8 2 11 0 0 6-3 11-5.500 13-2.500-2-5.500-7-5.500-13z'),
    area(c, 'M33 48c3-3 6-2 7-.8 1-1.200 4-2.200 7 .8-3 1.300-6 1-7 0-1 1-4 1.300-7 0z'),
];
export const moustache = (c: string): Shape[] => [
    area(c, 'M30 50c2-5 8-5 10-2.500 2-2.500 8-2.500 10 2.500-4 0-7 1-10-1-3 2-6 1-10 1z'),
];

// ---- hats

export const hood = (c: string): Shape[] => [
    area(
        c,
        'M18 70c-2-32 4-54 22-56 18 2 24 24 22 56-4 2-8 3-11 2 4-14 4-40-11-40S25 58 29 72c-3 1-7 0-11-2z',
    ),
    area(shade, 'M42 14.200C59 17 64 40 62 70c-4 2-8 3-11 2 4-14 4-36-6-39.500z'),
];
export const crown = (c = gold, jewel = '#b3262e'): Shape[] => [
    area(c, 'm26 28-3-16 9 7 8-11 8 11 9-7-3 16c-8-3-20-3-28 0z'),
    area(shade, 'm44 13 4 6 9-7-3 16c-3-1-6-1.500-9-2z'),
    disc(jewel, 40, 21, 2),
    ...[31, 49].map((x) => disc(white, x, 22.5, 1.4)),
];
export const mitre = (c: string, band: string): Shape[] => [
    area(c, 'M27 29c-3-11 4-21 13-28 9 7 16 17 13 28-9-3-17-3-26 0z'),
    area(shade, 'M42 2.500c9 7 14 16 11 26.500-3-1-6-1.500-9-2z'),
    line(band, 'M27.500 26c9-3 16-3 25 0M40 3v21M35 12h10', 2),
];
export const coneHat = (c: string, band: string): Shape[] => [
    area(c, 'M28 27 43 0l6 6-2 3 6 18c-8-3-17-3-25 0z'),
    area(shade, 'm44 2 5 4-2 3 6 18c-3-1-5-1.500-8-2z'),
    area(c, 'M14 30c11-7 41-7 52 0-11 4.500-41 4.500-52 0z'),
    line(band, 'M27 26.500c8-3 18-3 26 0', 2.4),
];
export const wideHat = (c: string, band: string): Shape[] => [
    area(c, 'M27 29c0-14 4-18 13-18s13 4 13 18z'),
    area(shade, 'M44 11.300c6 1.700 9 6 9 17.700h-7z'),
    area(c, 'M13 31c8-6 46-6 54 0-9 4-45 4-54 0z'),
    line(band, 'M27.500 26.500c8-2 17-2 25 0', 2.4),
];
export const turban = (c: string): Shape[] => [
    area(c, 'M25 32c-5-13 3-22 15-22s20 9 15 22c-8-5-22-5-30 0z'),
    line(shade, 'M27 24c8-8 18-9 26 2M33 13c8 2 14 7 17 14', 1.8),
    disc(gold, 40, 25, 2.6),
];
export const cap = (c: string): Shape[] => [
    area(c, 'M24 31c-5-10 4-19 18-18 12 1 18 8 14 14-10-2-22-1-32 4z'),
    area(shade, 'M48 14.500c8 3 11 8 8 12.500-4-.8-8-1-12-1z'),
];
export const helmet: Shape[] = [
    area('#98a3ad', 'M25 43c-4-18 4-29 15-29s19 11 15 29l-5 3c1-9-1-13-4-14H34c-3 1-5 5-4 14z'),
    area(shade, 'M44 14.500c9 3 14 13 11 28.500l-5 3c1-9-1-13-4-14z'),
    line('#5b646d', 'M40 14v27M26 32h28', 2),
];
export const plume = (c: string): Shape =>
    area(c, 'M38 16C36 4 48-1 62 6c-4 1-5 3-4 5-4-1-6 1-7 4-4-2-8-1-13 1z');

// ---- what they hold

export const coin = (x: number, y: number): Shape[] => [
    disc('#8f6a00', x, y, 4.6),
    disc(gold, x, y, 3.6),
];
export const scroll = (x: number, y: number): Shape[] => [
    area(paper, `M${x} ${y}h18v20h-18z`),
    line('#9a8555', `M${x} ${y}h18M${x} ${y + 20}h18`, 3),
    line('#7a6a48', `M${x + 4} ${y + 6}h10M${x + 4} ${y + 10}h10M${x + 4} ${y + 14}h6`, 1.2),
];
export const staff = (c: string): Shape => line(c, 'M64 96V34', 3);
