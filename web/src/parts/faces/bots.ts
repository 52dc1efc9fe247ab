// Bots are the people of the house, who all wear its collar of brass: each name has a face of its own.
import { both, eyes, hash, ink, oval, type FaceDrawing, type Shape } from './shapes';

const skins = ['#f3d0b0', '#e0ad82', '#b97d52', '#7d4f34'];
const hairs = ['#2c211c', '#6b3f22', '#b5652a', '#d9b45c', '#b9b6b2'];
const grounds = ['#d9c7e3', '#c5dccb', '#f0d3bd', '#c9d8ea', '#ecdca8', '#e6c6cb'];
const coats = ['#3d4f7d', '#7b3340', '#2f6a5b', '#5a4a78', '#8a5a2b'];

const fringe =
    'M14.500 21c-1-9 3-14 9.500-14s10.500 5 9.500 14c-2-4-3-6-6-7-4 2-8 2-10.500 3-1.500 1-2 2-2.500 4z';
const styles: { back?: string; front: string }[] = [
    { front: fringe },
    { back: 'M12 41C8 30 10 6 24 6s16 24 12 35z', front: fringe },
    {
        back: oval(24, 6, 5.5),
        front: 'M14.500 20c0-9 4-12 9.500-12s9.500 3 9.500 12c-3-5-6-6-9.500-6s-6.500 1-9.500 6z',
    },
    {
        front: both(
            (x) =>
                `M${x(9.5)} 26C${x(13)} 20 ${x(11)} 15 ${x(9)} 14 ${x(9)} 18 ${x(9)} 22 ${x(9.5)} 26z`,
        ),
    },
    {
        back: oval(14, 17, 5) + oval(34, 17, 5) + oval(13, 25, 4.5) + oval(35, 25, 4.5),
        front: oval(17, 12, 4.5) + oval(24, 9.5, 5) + oval(31, 12, 4.5),
    },
    { back: 'M12 31C9 20 11 6 24 6s15 14 12 25c-2 2-4 0-4-3H16c0 3-2 5-4 3z', front: fringe },
];
const extras: (hair: string) => Record<string, Shape[]> = (hair) => ({
    none: [],
    beard: [
        [
            hair,
            'M14.800 23c0 11 4 15 9.200 15s9.200-4 9.200-15c-1 3-3 4-4.500 4-2-2-7.400-2-9.400 0-1.500 0-3.500-1-4.500-4z',
        ],
    ],
    whiskers: [[hair, 'M18 28c2-2 5-2 6-1 1-1 4-1 6 1-2 2-5 2-6 .5-1 1.500-4 1.500-6-.5z']],
    hat: [['#3a2f3f', 'M9 15c4-2 9-2.500 15-2.500S35 13 39 15l-4-3c0-7-4-10-11-10S13 5 13 12z']],
    flower: [
        ['#d8455f', oval(33, 11, 3.2) + oval(36.5, 14, 2.6)],
        ['#f7d65a', oval(34.5, 12.4, 1.4)],
    ],
    rings: [['#e2b33c', both((x) => oval(x(10), 29, 1.6))]],
});
const glasses = both((x) => oval(x(3.9), 22, 3.3));

// Skin, hair, style, what else there is, and glasses.
type Look = [skin: number, hair: number, style: number, extra: string, glasses?: boolean];
const looks: Record<string, Look> = {
    Iris: [0, 2, 1, 'flower'],
    Hugo: [1, 1, 0, 'whiskers'],
    Nora: [2, 0, 2, 'rings'],
    Otto: [0, 4, 3, 'beard'],
    Lina: [3, 0, 4, 'rings'],
    Jules: [0, 3, 0, 'none', true],
    Rosa: [1, 0, 5, 'flower'],
    Felix: [3, 0, 3, 'hat'],
    Vera: [0, 4, 2, 'none', true],
    Emil: [1, 3, 4, 'none'],
    Ines: [2, 1, 1, 'none', true],
    Paul: [0, 1, 0, 'beard'],
    Zita: [1, 2, 5, 'rings', true],
    Leon: [2, 0, 0, 'hat'],
    Mina: [0, 0, 5, 'none'],
    Anton: [1, 4, 3, 'whiskers', true],
};
const names = Object.keys(looks);
const mostSeats = 8;
const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The name of the bot in a seat, as the server gives it: another one where somebody there is called so. */
export function botName(seat: number, people: string[]): string {
    const name = names[seat % mostSeats]!;
    const isTaken = people.some((person) => plain(person) === plain(name));
    return isTaken ? names[(seat % mostSeats) + mostSeats]! : name;
}

/** @param title "Hugo (gentle)" */
export function botFace(title: string): FaceDrawing {
    const [name = ''] = title.split(' (');
    const known = names.indexOf(name);
    const number = known < 0 ? hash(name) : known;
    const [skin, hair, style, extra, wears] = looks[names[number % names.length] ?? 'Iris']!;
    const colour = hairs[hair]!;
    const { back, front } = styles[style]!;
    return {
        ground: grounds[number % grounds.length]!,
        shapes: [
            ...(back ? [[colour, back] as Shape] : []),
            [coats[number % coats.length]!, 'M4 48c1-11 9-14 20-14s19 3 20 14z'],
            [skins[skin]!, 'M20 28h8v8c-2 3-6 3-8 0z'],
            ['#d8a637', 'M15 36c5 4 13 4 18 0l1.500 3c-6 4.500-15 4.500-21 0z'],
            [skins[skin]!, oval(24, 22, 9.5, 11)],
            [colour, front],
            ...(extras(colour)[extra] ?? []),
            ...(wears
                ? [
                      [ink, glasses] as Shape,
                      ['#eaf4f7', both((x) => oval(x(3.9), 22, 2.5))] as Shape,
                  ]
                : []),
            ...eyes(3.9, 22, 1.2),
            ['#8c3d35', 'M21 28.500c2 1.500 4 1.500 6 0-1 2.300-5 2.300-6 0z'],
        ],
    };
}
