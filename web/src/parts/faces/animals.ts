// People are animals: guests those of their names, others one that follows from theirs.
import { both, eyes, hash, ink, oval, type FaceDrawing } from './shapes';

const drawings: { names: string[]; face: FaceDrawing }[] = [
    {
        names: ['Otter', 'Loutre'],
        face: {
            ground: '#b9dbe0',
            shapes: [
                ['#6d4830', both((x) => oval(x(12), 16, 4)) + oval(24, 27, 15, 14)],
                ['#dcb992', oval(24, 33, 9.5, 7.5)],
                [ink, oval(24, 29.5, 3.2, 2.2)],
                ...eyes(7, 23),
            ],
        },
    },
    {
        names: ['Heron', 'Héron'],
        face: {
            ground: '#cfe0c3',
            shapes: [
                ['#8fa3b3', 'M16 48c3-9 1-14 1-21h11c1 8 0 14 6 21z'],
                ['#eef3f5', oval(22, 20, 10, 9)],
                ['#2e3b46', 'M31 14C24 6 12 9 2 19c7-2 13-3 18-4 5-1 8 0 11-1z'],
                ['#dd962b', 'M30 17 47 22 30 25z'],
                [ink, oval(26, 19, 1.8)],
                ['#fff', oval(26.6, 18.3, 0.6)],
            ],
        },
    },
    {
        names: ['Marten', 'Martre'],
        face: {
            ground: '#e5d3a5',
            shapes: [
                ['#59351c', both((x) => `M${x(6)} 15 ${x(15)} 5 ${x(15)} 21z`)],
                ['#7a4a28', 'M9 24c0-10 7-14 15-14s15 4 15 14c0 9-7 16-15 16S9 33 9 24z'],
                ['#f4d98b', 'M12 48c1-8 5-12 12-12s11 4 12 12z'],
                ['#c99d6f', oval(24, 32, 7, 6)],
                [ink, oval(24, 29, 2.7, 1.9)],
                ...eyes(6.5, 23),
            ],
        },
    },
    {
        names: ['Lynx'],
        face: {
            ground: '#d7e4ee',
            shapes: [
                [ink, both((x) => `M${x(14)} 10 ${x(17)} 0 ${x(11)} 7z`)],
                ['#b07a3c', both((x) => `M${x(5)} 15 ${x(16)} 5 ${x(15)} 22z`)],
                ['#cd9a58', 'M7 30c1-14 8-19 17-19s16 5 17 19l-5 2-2 6-5-1-5 4-5-4-5 1-2-6z'],
                ['#f7ecd8', oval(20, 33, 5, 4.5) + oval(28, 33, 5, 4.5)],
                ['#7c5024', 'M22.8 12h2.4v7h-2.400zM17.500 13l2 1v5zM30.500 13l-2 1v5z'],
                ['#a4493d', 'M21.500 28h5L24 31z'],
                ...eyes(7, 24, 1.9),
            ],
        },
    },
    {
        names: ['Magpie', 'Pie'],
        face: {
            ground: '#f1dfbf',
            shapes: [
                ['#1d2530', 'M6 48c0-30 6-40 19-40 10 0 14 7 14 16 0 10-2 16 3 24z'],
                ['#fbfbfb', 'M14 48c0-8 4-13 11-13s9 5 11 13z'],
                ['#2f6f8f', 'M7 44c0-10 3-15 8-17-3 6-4 11-4 17z'],
                ['#3a3f47', 'M36 17 48 23 36 27z'],
                ['#fff', oval(30, 19, 2.9)],
                [ink, oval(30.4, 19, 1.6)],
            ],
        },
    },
    {
        names: ['Badger', 'Blaireau'],
        face: {
            ground: '#d3dcc6',
            shapes: [
                ['#4b4b4e', both((x) => oval(x(13), 14, 4.5))],
                ['#f6f3ec', 'M8 26c0-10 7-16 16-16s16 6 16 16-8 15-16 15S8 36 8 26z'],
                [
                    '#26262a',
                    both(
                        (x) =>
                            `M${x(4)} 10C${x(13)} 11 ${x(15)} 22 ${x(10)} 37 ${x(4)} 30 ${x(4)} 20 ${x(4)} 10z`,
                    ),
                ],
                [ink, oval(24, 35, 4, 2.8)],
                ['#fff', both((x) => oval(x(8), 23, 2))],
                [ink, both((x) => oval(x(8), 23, 1.3))],
            ],
        },
    },
    {
        names: ['Falcon', 'Faucon'],
        face: {
            ground: '#c4d7ea',
            shapes: [
                ['#55677c', 'M7 48c0-26 5-40 17-40s17 14 17 40z'],
                ['#f7efdf', 'M12 30c3-2 6-3 12-3s9 1 12 3c1 6 1 12 1 18H11c0-6 0-12 1-18z'],
                ['#2f3c4c', both((x) => `M${x(6)} 20 ${x(12)} 19 ${x(13)} 33 ${x(9)} 30z`)],
                [
                    '#e9b432',
                    both((x) => oval(x(7), 20, 3.3)) +
                        'M19.500 24h9c0 6-2 10-4.500 12-2.500-2-4.500-6-4.500-12z',
                ],
                [
                    ink,
                    both((x) => oval(x(7), 20, 2)) + 'M22 31c1 3 3 3 4 0 0 3-1 4-2 5-1-1-2-2-2-5z',
                ],
            ],
        },
    },
    {
        names: ['Hedgehog', 'Hérisson'],
        face: {
            ground: '#e8d4d0',
            shapes: [
                [
                    '#5a4433',
                    'M24 2l4 5 6-3 1 6 7-1-1 7 6 2-4 5 5 5-6 3 3 6-7 1H10l-7-1 3-6-6-3 5-5-4-5 6-2-1-7 7 1 1-6 6 3z',
                ],
                ['#e9c8a2', 'M10 30c0-9 6-13 14-13s14 4 14 13-7 13-14 13-14-4-14-13z'],
                ['#c98d72', both((x) => oval(x(9), 34, 2.6, 2))],
                [ink, oval(24, 34, 3.4, 2.7)],
                ...eyes(6, 27),
            ],
        },
    },
    {
        names: ['Newt', 'Triton'],
        face: {
            ground: '#f0dcb0',
            shapes: [
                [
                    '#3f7a52',
                    'M6 28c0-11 8-16 18-16s18 5 18 16c0 8-8 13-18 13S6 36 6 28z' +
                        both((x) => oval(x(11), 15, 5.5)),
                ],
                ['#e98a35', 'M9 33c4 3 9 4 15 4s11-1 15-4c-2 6-8 8-15 8S11 39 9 33z'],
                ['#2a5638', oval(18, 21, 1.6) + oval(31, 23, 1.9) + oval(24, 17.5, 1.4)],
                ['#f7e08a', both((x) => oval(x(11), 15, 3.6))],
                [ink, both((x) => oval(x(11), 15, 1.5, 2.6)) + both((x) => oval(x(2.5), 27, 0.8))],
            ],
        },
    },
    {
        names: ['Stoat', 'Hermine'],
        face: {
            ground: '#bfcfe6',
            shapes: [
                ['#e9e3d8', both((x) => oval(x(12), 14, 4.2))],
                [
                    '#fffdf8',
                    'M10 24c0-9 6-14 14-14s14 5 14 14c0 5-2 8-4 11l3 13H11l3-13c-2-3-4-6-4-11z',
                ],
                ['#e8b9ad', both((x) => oval(x(12), 14, 2))],
                ['#c8736a', oval(24, 29, 2.5, 1.8)],
                ['#d8d0c4', 'M23.400 30.500h1.200v3h-1.200z'],
                ...eyes(6.5, 22),
            ],
        },
    },
];

export function animalOf(name: string): FaceDrawing {
    const [first] = name.split(' ');
    const own = drawings.find(({ names }) => names.includes(first ?? ''));
    return (own ?? drawings[hash(name) % drawings.length]!).face;
}
