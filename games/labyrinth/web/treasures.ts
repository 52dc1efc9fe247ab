// The 24 treasures: our own small drawings on a field of 32 by 32, and the names that the program gives them.
import { treasures } from '$web/generated/labyrinth';
import { say } from '$web/lib/i18n';

type Shape = [fill: string, path: string];

const gold = '#f0c040';
const dark = '#3a2b1c';
const grey = '#9aa3ab';
const red = '#c0392b';
const blue = '#2f6fb5';
const green = '#2e8b57';
const violet = '#7d4bb0';
const brown = '#8a5a2b';
const white = '#fbf7ea';

export const drawings: Record<string, Shape[]> = {
    book: [
        [red, 'M4 7q6-3 12 0 6-3 12 0v19q-6-3-12 0-6-3-12 0z'],
        [white, 'M6 8q5-2 9 .500v15q-4-2-9-.500zM26 8q-5-2-9 .500v15q4-2 9-.500z'],
    ],
    purse: [
        [brown, 'M11 9h10q7 8 6 15-1 5-11 5T5 24Q4 17 11 9z'],
        [gold, 'M10 6q6 3 12 0l-2 5h-8zM16 16a4.500 4.500 0 1 0 .010 0z'],
    ],
    map: [
        [white, 'M4 8l8-3 8 3 8-3v19l-8 3-8-3-8 3z'],
        [brown, 'M12 5v19h1.200V5zM19.500 8v19h1.200V8z'],
        [red, 'M21 12l2-2 2 2 2-2 1 1-2 2 2 2-1 1-2-2-2 2-1-1 2-2-2-2z'],
    ],
    crown: [
        [gold, 'M4 11l6 5 6-10 6 10 6-5-3 14H7z'],
        [
            red,
            'M16 17a2.200 2.200 0 1 0 .010 0zM9 19a1.500 1.500 0 1 0 .010 0zM23 19a1.500 1.500 0 1 0 .010 0z',
        ],
    ],
    keys: [
        [
            gold,
            'M10 4a6 6 0 0 1 2 11.700V28H8.500v-3H6v-3h2.500v-6.300A6 6 0 0 1 10 4zm0 3.500a2.500 2.500 0 1 0 .010 0z',
        ],
        [
            grey,
            'M22 4a6 6 0 0 1 2 11.700V28h-3.500v-4H18v-3h2.500v-5.300A6 6 0 0 1 22 4zm0 3.500a2.500 2.500 0 1 0 .010 0z',
        ],
    ],
    skull: [
        [
            white,
            'M16 4c7 0 11 5 11 11 0 4-2 6-4 7v5h-4v-3h-2v3h-2v-3h-2v3H9v-5c-2-1-4-3-4-7C5 9 9 4 16 4z',
        ],
        [dark, 'M11 13a3 3.500 0 1 0 .010 0zM21 13a3 3.500 0 1 0 .010 0zM16 19l2 3h-4z'],
    ],
    ring: [
        [gold, 'M16 11a9 9 0 1 0 .010 0zm0 4a5.500 5.500 0 1 1-.010 0z'],
        [blue, 'M11 4h10l3 4-8 7-8-7z'],
        [white, 'M12 5h4l-4 3.500-2-.500z'],
    ],
    chest: [
        [brown, 'M4 15q0-9 8-9h8q8 0 8 9v12H4z'],
        [gold, 'M4 14h24v3H4zM13.500 13h5v7h-5z'],
        [dark, 'M15.200 15.500h1.600v3h-1.600z'],
    ],
    emerald: [
        [green, 'M10 5h12l6 8-12 15L4 13z'],
        ['#7fd6a4', 'M10 5l2 8 4-8zM22 5l-2 8-4-8zM4 13h8l4 15z'],
    ],
    sword: [
        [grey, 'M25 3l4 0 0 4L14 22l-4-4z'],
        [gold, 'M6 15l11 11-2.500 2L4 17.500z'],
        [brown, 'M8 21l3 3-5 5-3-3z'],
    ],
    candelabra: [
        [
            gold,
            'M14.500 12h3v14h5v3h-13v-3h5zM5 13h3v3q0 3 6 3v3q-9 0-9-6zM27 13h-3v3q0 3-6 3v3q9 0 9-6z',
        ],
        [
            red,
            'M16 4q3 4 0 7-3-3 0-7zM6.500 6q3 3 0 6.500-3-3.500 0-6.500zM25.500 6q3 3 0 6.500-3-3.500 0-6.500z',
        ],
    ],
    helmet: [
        [grey, 'M5 19Q5 6 16 6t11 13v9h-7v-8h-8v8H5z'],
        [red, 'M15 2q7 0 9 6-6-2-9 0z'],
        [dark, 'M9 17h14v2.500H9z'],
    ],
    owl: [
        [brown, 'M6 6l5 3q5-2 10 0l5-3v14q0 8-10 9-10-1-10-9z'],
        [white, 'M11.500 10a4 4 0 1 0 .010 0zM20.500 10a4 4 0 1 0 .010 0z'],
        [dark, 'M11.500 12a2 2 0 1 0 .010 0zM20.500 12a2 2 0 1 0 .010 0z'],
        [gold, 'M16 17l2.500 3-2.500 3-2.500-3z'],
    ],
    scarab: [
        [blue, 'M16 9q9 2 9 11t-9 9q-9 0-9-9t9-11z'],
        [
            dark,
            'M15.400 10h1.200v19h-1.200zM11 6q5-4 10 0v4H11zM3 12l5 3-1 1-5-3zM29 12l-5 3 1 1 5-3zM2 21h5v1.500H2zM30 21h-5v1.500h5z',
        ],
    ],
    rat: [
        [grey, 'M3 22q2-9 12-9 4-5 7-2 7 3 7 9-3 3-9 3v3h-3v-2h-6v2H8v-3q-4 0-5-1z'],
        ['#e6b3a8', 'M22 9a3 3 0 1 0 .010 0zM3 22q-3 5 4 6-8 1-7-6z'],
        [dark, 'M25 16a1.200 1.200 0 1 0 .010 0z'],
    ],
    spider: [
        [dark, 'M16 12a6 7 0 1 0 .010 0zM16 7a3.500 3.500 0 1 0 .010 0z'],
        [
            dark,
            'M11 15 4 9l1-1 7 6zM21 15l7-6-1-1-7 6zM10 18H2v1.500h8zM22 18h8v1.500h-8zM11 21l-7 6 1 1 7-6zM21 21l7 6-1 1-7-6z',
        ],
        [red, 'M16 15l2 3-2 3-2-3z'],
    ],
    moth: [
        [
            '#c9a66b',
            'M15 10Q6 2 2 9q-1 8 8 9-6 2-4 8 6 3 9-6zM17 10q9-8 13-1 1 8-8 9 6 2 4 8-6 3-9-6z',
        ],
        [dark, 'M14.800 9h2.400v15h-2.400zM7 11a2 2 0 1 0 .010 0zM25 11a2 2 0 1 0 .010 0z'],
    ],
    lizard: [
        [green, 'M8 5q7-3 9 4t6 8q5 3 4 9-1 4-6 3 4-2 2-6-9-1-12-8Q7 9 8 5z'],
        [green, 'M9 14l-5 3 1 2 6-3zM16 10l6-4 1 2-6 4zM15 20l-4 5 2 1 4-5zM22 16l6-2v2l-5 2z'],
        [gold, 'M10.500 6a1.200 1.200 0 1 0 .010 0z'],
    ],
    bat: [
        [
            violet,
            'M13 11l-1-4 3 2h2l3-2-1 4q6-5 12-2-4 2-3 7-4-1-6 3-3-2-6 4-3-6-6-4-2-4-6-3 1-5-3-7 6-3 12 2z',
        ],
        [white, 'M14 13h1.500v1.500H14zM16.500 13H18v1.500h-1.500z'],
    ],
    dragon: [
        [red, 'M6 20Q4 8 15 7l-2-4 7 4q8 2 8 8l-7 1q6 2 4 8-3 6-12 4Q7 27 6 20z'],
        [gold, 'M9 14l-6-4 2 7zM10 22l-6 4 7 0zM21 12a1.300 1.300 0 1 0 .010 0z'],
    ],
    ghost: [
        [white, 'M16 4q10 0 10 11v13l-4-3-3 3-3-3-3 3-3-3-4 3V15Q6 4 16 4z'],
        [dark, 'M12 12a2 3 0 1 0 .010 0zM20 12a2 3 0 1 0 .010 0zM16 19a2 2.500 0 1 0 .010 0z'],
    ],
    genie: [
        [blue, 'M18 4q8 4 3 10-3 4 0 7l-8 1q-2-4 2-8 4-5-1-7z'],
        [gold, 'M4 21q6 2 12 0 7-2 12-3-1 9-10 10H12q-7-1-8-7z'],
        [white, 'M17.500 7.500a1.300 1.300 0 1 0 .010 0z'],
    ],
    goblin: [
        [green, 'M16 6q7 0 8 6l6-3q-1 8-6 9-2 9-8 9t-8-9q-5-1-6-9l6 3q1-6 8-6z'],
        [gold, 'M12.500 13a2.200 2.200 0 1 0 .010 0zM19.500 13a2.200 2.200 0 1 0 .010 0z'],
        [dark, 'M11 21q5 4 10 0l-1 3q-4 2-8 0z'],
    ],
    sorceress: [
        [violet, 'M17 2q-1 9 6 14l4 2v3H5v-3l4-2Q16 12 17 2z'],
        ['#f0d2b3', 'M11 20h10q0 8-5 9-5-1-5-9z'],
        [gold, 'M9 16h14v2.500H9zM16 7l1 2h2l-1.500 1.500.500 2-2-1-2 1 .500-2L13 9h2z'],
        [dark, 'M13.500 22h1.500v1.500h-1.500zM17 22h1.500v1.500H17z'],
    ],
};

const names = new Map(treasures.map(({ key, name }) => [key, name]));

export function treasureName(key: string): string {
    const name = names.get(key);
    return name ? say(name) : key;
}
