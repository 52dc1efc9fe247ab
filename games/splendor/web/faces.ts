// The faces of the ten nobles, 100 by 100, each made of paths from the back to the front. All stand at the right of
// what they want, are lit from the upper left and share one head; what they wear tells them apart.

type Part = readonly [fill: string, path: string];

export interface Face {
    ground: string; // behind them
    skin: string;
    brow: string;
    iris: string;
    lips: string;
    jaw: keyof typeof jaws;
    behind: Part[]; // hair and veils at the back
    dress: Part[];
    over: Part[]; // hair, beards, hats
}

// The head, and the side of it that is turned from the light.
export const jaws = {
    soft: {
        head: 'M47 42c0-13 6-19 15.500-19S78 29 78 42c0 12-7 24-15.500 24S47 54 47 42z',
        shade: 'M68 24q10 5 10 18c0 12-7 24-15.500 24 8-6 10.500-14 10-24q-.5-11-4.500-18z',
    },
    long: {
        head: 'M48 40c0-12 6-17 14.500-17S77 28 77 40c0 13-3 20-6 26q-3.500 5-8.500 5t-8.500-5c-3-6-6-13-6-26z',
        shade: 'M68 24q9 4 9 16c0 13-3 20-6 26q-3.500 5-8.500 5 6-6 8-15 3-18-2.500-32z',
    },
    broad: {
        head: 'M45 40c0-12 7-17 17.500-17S80 28 80 40c0 11 0 19-4 25q-5 6-13.500 6T49 65c-4-6-4-14-4-25z',
        shade: 'M70 24.500Q80 29 80 40c0 11 0 19-4 25q-5 6-13.500 6 8-6 10-14 3-18-2.500-32.500z',
    },
};

const fair = '#f0cda8';
const pale = '#f5d9bd';
const tanned = '#d9aa7c';
const black = '#26222a';
const linen = '#fbf4e4';
const gilt = '#d9a531';
const pearl = '#f4efe4';
const chestnut = '#6b3f22';
const auburn = '#a1502a';
const straw = '#d8ac5c';

const collar = (fill: string): Part => [fill, 'M44 78q18 12 37 0l-3-9q-15 10-31 0z'];
const ruff: Part[] = [
    [
        linen,
        'M38 74q-1-6 4-7 2-5 7-3 14 9 27 0 5-2 7 3 5 1 4 7 2 5-4 7-3 5-8 3-13 5-25 0-5 2-8-3-6-2-4-7z',
    ],
    [
        '#d8cbb2',
        'M42 67l6 12-1 4-3-1zM50 70l4 10-1 5-2-1zM58 72l2 9v5h-2zM66 72l-1 9v5h2zM74 70l-4 10 1 5 3-1zM82 67l-7 12 2 4 4-2z',
    ],
];
const chain: Part = [
    gilt,
    'M42 80q4 18 20.500 19 16.500-1 20.500-19l-2.500-1q-4 16-18 17-14-1-18-17z',
];
const smallBeard = (fill: string): Part => [
    fill,
    'M48 52q2 8 6 9 2-4 8-4t9 4q4-1 6-9 1 14-5 19-4 4-9.500 4T53 71q-6-5-5-19zm10 8.500q4.500 3 9 0-4.500-2-9 0z',
];

const machiavelli: Face = {
    ground: '#b9a98a',
    skin: fair,
    brow: '#3a2a20',
    iris: '#3a2a20',
    lips: '#a85f50',
    jaw: 'long',
    behind: [],
    dress: [
        ['#3c3a44', 'M22 100q2-24 28-29l12 9 13-9q22 5 24 29z'],
        ['#7d2430', 'M49 71l13.500 17L76 71l5 2-18.500 25L44 73z'],
        [linen, 'M50 69l12.500 13L75 69l2 3-14.500 16L48 72z'],
        ['#2b2932', 'M84 100q4-14 0-26 14 6 15 26z'],
    ],
    over: [
        [
            '#3a2a20',
            'M47 43q-3-9 1-16 5-8 15-8 11 0 14.500 8 3 7 .5 16l-2-1q1-9-3-12-9-4-20-1-4 4-4 13z',
        ],
    ],
};

const isabella: Face = {
    ground: '#8fa58f',
    skin: pale,
    brow: '#8a4f2a',
    iris: '#4f7a6a',
    lips: '#b65a52',
    jaw: 'soft',
    behind: [[linen, 'M40 46q-2-27 22.500-28Q87 19 85 46q0 18 5 36H35q5-18 5-36z']],
    dress: [
        ['#2d5a46', 'M24 100q2-22 24-27 14 10 29 0 20 5 22 27z'],
        [gilt, 'M45 74q17 20 35 0l3 1.500q-20 24-41 0z'],
        ['#1f4232', 'M84 100q3-13-1-25 14 5 16 25z'],
        [gilt, 'M61 84h3v4h4v3h-4v8h-3v-8h-4v-3h4z'],
    ],
    over: [
        [auburn, 'M47 42q-2-17 15.500-19Q80 25 78 42q-3-11-15.500-15Q50 31 47 42z'],
        ['#e6dcc6', 'M44 46q-3-25 18.500-26Q84 21 81 46q-2-20-18.500-21.500Q46 26 44 46z'],
        [
            gilt,
            'M45 38q2-15 17.500-16Q78 23 80 38l-1.500-.5Q76 25 62.500 24.500 49 25 46.500 37.500z',
        ],
    ],
};

const anne: Face = {
    ground: '#a3907f',
    skin: fair,
    brow: '#4a3020',
    iris: '#5a4632',
    lips: '#b4564e',
    jaw: 'soft',
    behind: [[black, 'M42 40q0-23 20.500-23T84 40q1 24 8 46H34q8-22 8-46z']],
    dress: [
        ['#8f2630', 'M24 100q3-24 26-28h25q20 4 24 28z'],
        [linen, 'M48 72h29l-3 11H51z'],
        [fair, 'M52 70h21l-2 9q-8 4-17 0z'],
        [gilt, 'M47 72h3l4 12h17l4-12h3l-5 15H52z'],
        ['#6b1a24', 'M84 100q3-14-2-25 14 5 17 25z'],
    ],
    over: [
        [chestnut, 'M47 42q0-14 15.500-16Q78 28 78 42q-4-9-15.500-10Q51 33 47 42z'],
        [black, 'M43 46q-3-27 19.500-28Q85 19 82 46l-3-4q0-16-16.500-17Q46 26 46 42z'],
        [gilt, 'M45.500 44q-1-20 17-21 18 1 17 21l-2-3q-1-14-15-15-14 1-15 15z'],
        [pearl, 'M47 41q1-14 15.500-15Q77 27 78 41l-1.500-2q-2-10-14-10.500Q50 29 48.500 39z'],
    ],
};

const elisabeth: Face = {
    ground: '#93a7bd',
    skin: pale,
    brow: '#a27a38',
    iris: '#4a7398',
    lips: '#c26a60',
    jaw: 'soft',
    behind: [[straw, 'M43 38q-2-22 19.500-23Q84 16 82 38q0 8-3 12H46q-3-4-3-12z']],
    dress: [
        ['#efe3c4', 'M20 100q3-22 26-26h33q19 4 21 26z'],
        [gilt, 'M34 84l4-4 4 4-4 4zM84 84l4-4 4 4-4 4zM58 92l4.500-5 4.500 5-4.500 5z'],
        ['#c9b88e', 'M86 100q3-12-1-22 12 5 14 22z'],
        ...ruff,
    ],
    over: [
        [
            straw,
            'M46 43q-3-10 2-16-3-9 14.500-11 18 2 14.500 11 5 6 2 16-1-9-5-12-11-6-23 0-4 3-5 12z',
        ],
        ['#b98a3e', 'M70 18q9 3 7 9 5 6 2 16-1-9-5-12 1-7-4-13z'],
        [gilt, 'M47 27q15-7 31 0l-.6 2.500q-15-7-29.800 0z'],
        [
            pearl,
            'M52 22.500a2 2 0 1 0 .010 0zM62.500 20a2.200 2.200 0 1 0 .010 0zM73 22.500a2 2 0 1 0 .010 0z',
        ],
        ['#9c2d3a', 'M62.500 24.500l2.500 2-2.500 2-2.500-2z'],
    ],
};

const charles: Face = {
    ground: '#8d8575',
    skin: fair,
    brow: '#5a3a22',
    iris: '#4f6a7a',
    lips: '#b5675a',
    jaw: 'long',
    behind: [],
    dress: [
        [black, 'M20 100q2-24 28-29l14.500 8L77 71q21 5 23 29z'],
        ['#7a5a3c', 'M24 100q4-22 24-28l12 28zM101 100q-4-22-24-28L65 100z'],
        ['#5c4129', 'M77 72q20 6 24 28H84q4-16-7-28z'],
        [linen, 'M51 69l11.500 10L74 69l2 4-13.500 12L49 73z'],
        chain,
        [gilt, 'M58 94q4.500-5 9 0l1 6H57z'],
    ],
    over: [
        [chestnut, 'M47 46q-3-10 0-17h31q3 7 0 17l-2 3q0-9-2-13H51q-2 4-2 13z'],
        smallBeard('#7a4a28'),
        [black, 'M40 31q3-15 23-16 21 0 24 13 1 5-4 5-20-5-38 1-5 1-5-3z'],
        ['#45404c', 'M44 26q6-9 19-10-11 4-16 12z'],
        [gilt, 'M50 24.500a3 3 0 1 0 .010 0z'],
    ],
};

const suleiman: Face = {
    ground: '#7fa0a2',
    skin: tanned,
    brow: '#2a201c',
    iris: '#2a201c',
    lips: '#9a5748',
    jaw: 'long',
    behind: [],
    dress: [
        ['#23614a', 'M22 100q2-23 27-28 13 7 28 0 20 5 22 28z'],
        [gilt, 'M47 72l15.500 28h3L51 71zM78 72L64 100h-3.500L74 71z'],
        [
            gilt,
            'M34 88q4-6 8 0-4 6-8 0zM83 88q4-6 8 0-4 6-8 0zM38 97q3-4 6 0-3 4-6 0zM80 97q3-4 6 0-3 4-6 0z',
        ],
        ['#184736', 'M86 100q4-14-1-26 13 6 14 26z'],
        collar('#e9dfc9'),
    ],
    over: [
        smallBeard('#3a2c26'),
        ['#3a2c26', 'M51 57q5-4 11.500-1.500Q69 53 74 57q-5 3-11.500 1Q56 60 51 57z'],
        [linen, 'M36 27Q34 8 62 5q29 2 28 22-1 10-12 11-15-4-31 0-10-1-11-11z'],
        [
            '#d9ceb6',
            'M39 20q20-11 47 0l1 3q-24-10-48 1zM37 28q24-9 52 0l-1 3q-26-8-50 1zM70 6q20 4 20 21-1 10-12 11 8-14-8-32z',
        ],
        ['#a32733', 'M52 7q10-8 21 0-10 4-21 0z'],
        [gilt, 'M59 17a4 4 0 1 1 7 0l-3.500 9z'],
        [pearl, 'M62 1q5 5 2.500 13h-2Q58 7 62 1z'],
    ],
};

const catherine: Face = {
    ground: '#9b8ea0',
    skin: pale,
    brow: '#4a3626',
    iris: '#5a4632',
    lips: '#a95a54',
    jaw: 'broad',
    behind: [[black, 'M38 42q-2-26 24.500-27Q89 16 87 42q0 24 7 44H31q7-20 7-44z']],
    dress: [
        [black, 'M22 100q2-24 26-28h29q20 4 22 28z'],
        ['#3a3540', 'M28 94q6-15 20-20-8 11-8 26H27z'],
        [linen, 'M44 68l18.500 14L81 68l4 8-20 16h-5L40 76z'],
        ['#d8cbb2', 'M81 68l4 8-20 16h-2.500V82z'],
        [pearl, 'M60 93a2.500 2.500 0 1 0 .010 0zM65 93a2.500 2.500 0 1 0 .010 0z'],
    ],
    over: [
        ['#5a4230', 'M45 42q0-15 17.500-18Q80 27 80 42q-4-10-17.500-12Q49 32 45 42z'],
        [
            black,
            'M40 48q-4-30 22.500-31Q89 18 85 48l-4-6q0-12-10-15.500L62.500 31 54 26.500Q44 30 44 42z',
        ],
        [
            linen,
            'M44 43q-1-14 9.500-17.500l9 5 9-5Q82 29 81 43l-1.500-2Q80 30 71 27.500L62.500 33 54 27.500Q45 30 45.500 41z',
        ],
    ],
};

const mary: Face = {
    ground: '#a9a58c',
    skin: pale,
    brow: '#8a4f2a',
    iris: '#6a5a3a',
    lips: '#bd6058',
    jaw: 'soft',
    behind: [['#f6efe0', 'M36 50Q34 18 62.500 17 91 18 89 50q2 20 10 36H26q8-16 10-36z']],
    dress: [
        ['#2c2732', 'M26 100q2-22 24-27h25q18 5 20 27z'],
        ['#1f1b24', 'M80 100q4-14-1-25 13 6 16 25z'],
        ...ruff,
        [gilt, 'M61.300 87h2.400v3.500h3v2.300h-3V100h-2.400v-7.200h-3v-2.300h3z'],
    ],
    over: [
        [
            auburn,
            'M46 42q-4-8 1-13 5-6 15.500-3Q73 23 78 29q5 5 1 13-1-6-6-8-6-2-10.500 1Q58 32 52 34q-5 2-6 8z',
        ],
        ['#7d3a1d', 'M70 25.500q6 1 8 3.500 5 5 1 13-1-6-6-8z'],
        [
            linen,
            'M43 46q-8-27 10-27 7 0 9.500 6 2.500-6 9.500-6 18 0 10 27 2-21-9.500-22-6 0-10 6-4-6-10-6Q41 25 43 46z',
        ],
        [gilt, 'M62.500 25l1.500 3-1.500 3-1.500-3z'],
    ],
};

const francis: Face = {
    ground: '#a68a6d',
    skin: fair,
    brow: '#4a2f1c',
    iris: '#5a4632',
    lips: '#ab5f50',
    jaw: 'long',
    behind: [['#5a3a22', 'M43 34h39q4 14 1 26-9 4-20.500 4T42 60q-3-12 1-26z']],
    dress: [
        ['#efe4c8', 'M14 100q2-26 34-29l14.500 7L77 71q22 3 24 29z'],
        [
            '#3b3340',
            'M22 100q2-18 14-26l4-1q-10 10-10 27zM36 100q0-18 9-29h3q-6 14-4 29zM91 100q0-18-8-28l4 1q11 9 12 27zM78 100q2-16-2-28l3-1q8 12 7 29z',
        ],
        [linen, 'M50 70q12 8 25 0l1 5q-13 9-27 0z'],
        chain,
    ],
    over: [
        smallBeard('#5a3a22'),
        ['#5a3a22', 'M52 57q5-3 10.500-1Q68 54 73 57q-5 2.500-10.500.6Q57 59.500 52 57z'],
        [black, 'M35 29q2-8 14-12 14-5 28 0 12 4 13 12 0 4-5 4-22-5-45 0-5 0-5-4z'],
        ['#45404c', 'M39 27q5-8 18-10-10 4-14 10z'],
        [linen, 'M44 21q14-10 31-7 12 2 18 14-2 3-5 1-5-8-15-9-14-2-27 5-4-1-2-4z'],
        ['#d8cbb2', 'M75 14q12 2 18 14-2 3-5 1-4-9-13-15z'],
    ],
};

const henry: Face = {
    ground: '#8a9a80',
    skin: '#f1c9a4',
    brow: '#9a5a2a',
    iris: '#5a7388',
    lips: '#a9584a',
    jaw: 'broad',
    behind: [],
    dress: [
        ['#8c2a2a', 'M8 100q0-28 36-29h37q22 3 20 29z'],
        ['#6b4a2c', 'M12 100q2-24 32-29l8 29zM81 71q20 5 20 29H78z'],
        ['#50361f', 'M81 71q20 5 20 29h-9q2-18-11-29z'],
        [gilt, 'M54 80h3v20h-3zM68 80h3v20h-3z'],
        [linen, 'M48 70q14 9 29 0l2 4q-16 11-33 0z'],
        chain,
    ],
    over: [
        ['#a8622c', 'M44 46q-2-10 1-18h35q3 8 1 18l-2 3q0-9-2-13H49q-3 4-3 13z'],
        [
            '#b06a30',
            'M46 50q3 9 8 10 2-4 8.500-4t8.500 4q5-1 8-10 1 12-3 17-5 8-13.500 8T49 67q-4-5-3-17zm12 10q4.500 3 9 0-4.500-2-9 0z',
        ],
        [black, 'M34 30q1-8 13-12 16-5 31 0 12 4 13 12 0 4-5 4-23-6-47 0-5 0-5-4z'],
        [pearl, 'M40 29q22-6 45 0l-.5 2.200q-22-5.500-44 0z'],
        [
            gilt,
            'M47 24l3-2.500 3 2.500-3 2.500zM60 22.500l3-2.500 3 2.500-3 2.500zM73 24l3-2.500 3 2.500-3 2.500z',
        ],
        [linen, 'M74 19q8-8 20-3-6 0-7 4 4 0 5 4-10-2-18-5z'],
    ],
};

const faces: Record<number, Face> = {
    1: machiavelli,
    2: isabella,
    3: anne,
    4: elisabeth,
    5: charles,
    6: suleiman,
    7: catherine,
    8: mary,
    9: francis,
    10: henry,
};

export const faceOf = (id: number): Face => faces[id] ?? machiavelli;
