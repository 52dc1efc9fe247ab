// @ts-check
// Writes src/lib/wire.ts: the types of the socket's messages, from docs/messages.json, which the tests of the
// server compare with what it sends. `npm run types` after that file has changed; a test says when.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const description = join(here, '../../docs/messages.json');
export const types = join(here, '../src/lib/wire.ts');

/**
 * @typedef {{ $ref?: string, type?: string | string[], const?: string | number, enum?: string[], anyOf?: Schema[],
 *     oneOf?: Schema[], items?: Schema, properties?: Record<string, Schema>, required?: string[],
 *     additionalProperties?: boolean | Schema, description?: string }} Schema
 */

const plain = new Map([
    ['integer', 'number'],
    ['number', 'number'],
    ['string', 'string'],
    ['boolean', 'boolean'],
    ['null', 'null'],
]);

/** @param {Schema} schema @param {string} indent @returns {string} */
export function typeOf(schema, indent) {
    if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
    if (typeof schema.const === 'number') return String(schema.const);
    if (schema.const !== undefined) return `'${schema.const}'`;
    if (schema.enum) return schema.enum.map((word) => `'${word}'`).join(' | ');
    const any = schema.anyOf ?? schema.oneOf;
    if (any) return any.map((each) => typeOf(each, indent)).join(' | ');
    if (Array.isArray(schema.type))
        return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(' | ');
    if (schema.type === 'null') return 'null';
    if (schema.type === 'array') {
        const items = typeOf(schema.items ?? {}, indent);
        return items.includes(' ') ? `(${items})[]` : `${items}[]`;
    }
    if (schema.properties) return membersOf(schema, indent);
    if (typeof schema.additionalProperties === 'object')
        return `Record<string, ${typeOf(schema.additionalProperties, indent)}>`;
    const found = plain.get(schema.type ?? '');
    return found ?? 'unknown';
}

/** @param {Schema} schema @param {string} indent */
function membersOf(schema, indent) {
    const inner = `${indent}    `;
    const lines = Object.entries(schema.properties ?? {}).map(([name, member]) => {
        const optional = schema.required?.includes(name) ? '' : '?';
        const why = member.description ? ` // ${member.description}` : '';
        return `${inner}${name}${optional}: ${typeOf(member, inner)};${why}`;
    });
    return `{\n${lines.join('\n')}\n${indent}}`;
}

/** @param {string} text of messages.json */
export function generate(text) {
    const file = JSON.parse(text);
    const parts = ['// Made by tools/types.mjs from docs/messages.json: change that one.'];
    for (const [name, schema] of Object.entries(file.$defs)) {
        const { description: why } = /** @type {Schema} */ (schema);
        parts.push(`${why ? `// ${why}\n` : ''}export type ${name} = ${typeOf(schema, '')};`);
    }
    parts.push(`export type FromClient = ${typeOf(file.client, '')};`);
    parts.push(`export type FromServer = ${typeOf(file.server, '')};`);
    return `${parts.join('\n\n')}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url))
    writeFileSync(types, generate(readFileSync(argv[2] ?? description, 'utf8')));
