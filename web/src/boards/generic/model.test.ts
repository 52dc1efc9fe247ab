import { describe, expect, it } from 'vitest';
import { groupsOf, hasChosen, inlined, partsOf, shownOf, walk, type Schema } from './model';
import { asked, schema } from './testing';

const nameOf = (seat: number) => ['Ann', 'Bob'][seat] ?? '';
const shown = (properties: Record<string, Schema>, view: object) =>
    partsOf({ type: 'object', properties }, view, nameOf);

describe('the parts of a view', () => {
    it('are what has a title, in the order of the schema', () => {
        const { table, players } = shownOf(schema, asked.view, 2, nameOf);
        expect(table.map(({ title }) => title)).toEqual(['Prize', 'Still to come']);
        expect(table[0]).toEqual({
            key: 'prize',
            title: 'Prize',
            kind: 'value',
            text: '12',
            hidden: true,
        });
        expect(players[0]?.map(({ title }) => title)).toEqual(['Score', 'Hand', 'Bid']);
        expect(players[1]?.map(({ title }) => title)).toEqual([
            'Score',
            'Hand',
            'has chosen',
            'Bid',
        ]);
    });

    it('are empty for a seat of which a view says nothing', () => {
        expect(shownOf({ properties: {} }, { table: 3 }, 2, nameOf)).toEqual({
            table: [],
            players: [[], []],
        });
        expect(shownOf(schema, undefined, 1, nameOf).players).toEqual([[]]);
    });

    it('say words and seats as people do', () => {
        const word = { type: 'string', oneOf: [{ const: 'red', title: 'rouge' }, { const: 'x' }] };
        const parts = shown(
            {
                suit: { ...word, title: 'Couleur' },
                other: { ...word, title: 'Autre' },
                turn: { type: 'integer', format: 'seat', title: 'Trait' },
                order: {
                    type: 'array',
                    title: 'Ordre',
                    items: { type: 'integer', format: 'seat' },
                },
            },
            { suit: 'red', other: 'x', turn: 1, order: [1, 0] },
        );
        expect(parts).toMatchObject([
            { text: 'rouge' },
            { text: 'x' },
            { text: 'Bob' },
            { chips: ['Bob', 'Ann'] },
        ]);
    });

    it('lie face down where they are not known', () => {
        const parts = shown(
            {
                die: { title: 'Die', anyOf: [{ type: 'integer' }, { type: 'null' }] },
                dice: { title: 'Dice', type: 'array', items: { type: ['integer', 'null'] } },
            },
            { die: null, dice: [null, 4] },
        );
        expect(parts).toMatchObject([{ text: null }, { chips: [null, '4'] }]);
    });

    it('are hidden of those who have chosen, whatever else is said of them', () => {
        const players = [{ chosen: true }, { chosen: false, standing: true }, { standing: true }];
        expect(players.map((_, seat) => hasChosen({ players }, seat))).toEqual([
            true,
            false,
            false,
        ]);
        expect(hasChosen({ players }, 3)).toBe(false);
        expect(hasChosen(undefined, 0)).toBe(false);
    });

    it('have parts themselves', () => {
        const pair: Schema = {
            type: 'object',
            title: 'Claim',
            properties: { count: { type: 'integer', title: 'How many' } },
        };
        const parts = shown(
            {
                claim: { title: 'Claim', anyOf: [pair, { type: 'null' }] },
                none: { title: 'Before', anyOf: [pair, { type: 'null' }] },
                claims: { title: 'Claims', type: 'array', items: pair },
                grid: {
                    title: 'Grid',
                    type: 'array',
                    items: { type: 'array', items: { type: 'integer' } },
                },
            },
            {
                claim: { count: 3 },
                none: null,
                claims: [{ count: 1 }, { count: 2 }],
                grid: [[1], [2, 3]],
            },
        );
        expect(parts).toMatchObject([
            { kind: 'group', parts: [{ title: 'How many', text: '3' }] },
            { kind: 'value', text: null },
            { kind: 'rows', rows: [[{ text: '1' }], [{ text: '2' }]] },
            { kind: 'rows', rows: [[{ chips: ['1'] }], [{ chips: ['2', '3'] }]] },
        ]);
    });
});

it('a schema has its named types where they are used', () => {
    const pair = { type: 'object', properties: { of: { $ref: '#/$defs/Suit' } } };
    const suit = { type: 'string', oneOf: [{ const: 'red' }] };
    const named: Schema = {
        $defs: { Pair: pair, Suit: suit },
        properties: {
            one: { title: 'One', anyOf: [{ $ref: '#/$defs/Pair' }, { type: 'null' }] },
            all: { type: 'array', items: { $ref: '#/$defs/Pair' } },
        },
    };
    const whole = { type: 'object', properties: { of: suit } };
    expect(inlined(named)).toEqual({
        properties: {
            one: { title: 'One', anyOf: [whole, { type: 'null' }] },
            all: { type: 'array', items: whole },
        },
    });
});

describe('decisions', () => {
    const groups = groupsOf(
        ['doubt', 'claim 2 3', 'claim 1 5', 'pass'],
        ['douter', 'annoncer 2 × 3', 'annoncer 1 × 5', 'passer'],
    );
    it('are grouped by verb, in the order in which they come', () => {
        expect(groups.map(({ verb }) => verb)).toEqual(['douter', 'annoncer', 'passer']);
        expect(groups[1]?.choices).toEqual([
            { decision: 'claim 2 3', label: 'Annoncer 2 × 3', short: '2 × 3' },
            { decision: 'claim 1 5', label: 'Annoncer 1 × 5', short: '1 × 5' },
        ]);
    });
    it('that are a verb alone say it', () => {
        expect(groups[0]?.choices[0]?.short).toBe('Douter');
    });
    it('wait for their labels', () => {
        expect(groupsOf(['bid 4'], [])).toEqual([]);
    });
});

describe('a key in a group', () => {
    const labels = ['bid 1', 'bid 2', 'bid 10', 'bid 11'];
    const choices = groupsOf(labels, labels)[0]?.choices ?? [];
    it('goes to the next or the last one, and round', () => {
        expect(walk(choices, 0, 'ArrowRight')).toBe(1);
        expect(walk(choices, 0, 'ArrowLeft')).toBe(3);
        expect(walk(choices, 3, 'ArrowDown')).toBe(0);
        expect(walk(choices, 2, 'Home')).toBe(0);
        expect(walk(choices, 0, 'End')).toBe(3);
    });
    it('goes to what begins with it', () => {
        expect(walk(choices, 0, '2')).toBe(1);
        expect(walk(choices, 0, '1')).toBe(2);
        expect(walk(choices, 3, '1')).toBe(0);
        expect(walk(choices, 0, '7')).toBeNull();
        expect(walk(choices, 0, 'Enter')).toBeNull();
        expect(walk(choices, 0, ' ')).toBeNull();
    });
});
