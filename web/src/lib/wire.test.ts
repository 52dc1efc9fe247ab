import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { description, generate, types } from '../../tools/types.mjs';

it.skipIf(!existsSync(description))('types of messages are those of the server', () => {
    const fresh = generate(readFileSync(description, 'utf8'));
    expect(readFileSync(types, 'utf8'), 'run: npm run types').toBe(fresh);
});

it('a description becomes types', () => {
    const text = JSON.stringify({
        client: { oneOf: [{ $ref: '#/$defs/Ping' }] },
        server: { oneOf: [{ $ref: '#/$defs/Seat' }, { $ref: '#/$defs/Ping' }] },
        $defs: {
            Seat: { type: 'integer', description: 'From 0.' },
            Ping: {
                type: 'object',
                required: ['t'],
                properties: {
                    t: { const: 'ping' },
                    of: { type: 'array', items: { enum: ['a', 'b'] }, description: 'why' },
                },
            },
        },
    });
    expect(generate(text)).toContain('// From 0.\nexport type Seat = number;');
    expect(generate(text)).toContain("    t: 'ping';\n    of?: ('a' | 'b')[]; // why");
    expect(generate(text)).toContain('export type FromServer = Seat | Ping;');
});
