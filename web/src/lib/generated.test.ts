// @vitest-environment node
import { expect, it } from 'vitest';
import { generate } from '../../tools/generate.mjs';

it('makes types of views and tables of cards', () => {
    const view = {
        type: 'object',
        properties: {
            phase: { type: 'string', oneOf: [{ const: 'bid' }, { const: 'over', title: 'over' }] },
            turn: { type: ['integer', 'null'], format: 'seat' },
            players: { type: 'array', items: { $ref: '#/$defs/Player' } },
            counts: { type: 'object', additionalProperties: { type: 'integer' } },
        },
        required: ['phase', 'turn', 'players'],
        $defs: {
            Player: { type: 'object', properties: { score: { type: 'integer' } }, required: [] },
        },
    };
    const cards = {
        suits: { H: { name: { en: 'hearts', fr: 'cœurs' }, red: true }, S: { red: null } },
    };
    const text = generate({ id: 'game', view, cards });
    expect(text).toContain("phase: 'bid' | 'over';");
    expect(text).toContain('turn: number | null;');
    expect(text).toContain('players: Player[];');
    expect(text).toContain('counts?: Record<string, number>;');
    expect(text).toContain('score?: number;');
    expect(text).toContain('Record<string, { "name"?: Texts<string>; "red": boolean | null }>');
    expect(text).toContain('"H": {"name":{"en":"hearts","fr":"cœurs"},"red":true},');
});
