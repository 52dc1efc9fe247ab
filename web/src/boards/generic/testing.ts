// A game that nobody knows, for tests of the board.
import type { SeatInfo, TableMessage } from '../../lib/messages';
import type { Schema } from './model';

const card: Schema = { type: 'integer' };
export const schema: Schema = {
    type: 'object',
    properties: {
        viewer: { type: ['integer', 'string'] },
        prize: { type: ['integer', 'null'], title: 'Prize' },
        prizes: { type: 'array', title: 'Still to come', items: card },
        players: {
            type: 'array',
            items: {
                type: 'object',
                properties: {
                    score: { type: 'integer', title: 'Score' },
                    hand: { type: 'array', title: 'Hand', items: card },
                    chosen: { type: 'boolean', title: 'has chosen' },
                    bid: { type: ['integer', 'null'], title: 'Bid' },
                },
            },
        },
    },
};

const all = Array.from({ length: 13 }, (_, i) => i + 1);
const without = (...gone: number[]) => all.filter((each) => !gone.includes(each));
const seats: SeatInfo[] = [
    { seat: 0, kind: 'person', person: 1, name: 'Ann', connected: true, stand_in: false },
    { seat: 1, kind: 'bot', level: '5', name: 'Nora (sharp)' },
];

// Seat 0 is asked; seat 1 has bid what seat 0 does not see.
export const asked = {
    t: 'table',
    table: 7,
    version: 5,
    life: 'playing',
    you: 0,
    game: 'unheard',
    rated: false,
    host: 1,
    spectators: 0,
    seats,
    news: [],
    pending: [0],
    view: {
        viewer: 0,
        prize: 12,
        prizes: without(12, 7, 3),
        players: [
            { score: 7, hand: without(8, 2), chosen: false, bid: null },
            { score: 3, hand: without(5, 4), chosen: true, bid: null },
        ],
    },
    standing: [],
    clocks: [],
    last: [],
    moment: 5,
    legal: without(8, 2).map((each) => `bid ${each}`),
    labels: without(8, 2).map((each) => `bid ${each}`),
} as unknown as TableMessage;
