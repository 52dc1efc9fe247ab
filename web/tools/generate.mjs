// @ts-check
// Writes src/generated/<game>.ts from what the program says of its games (tools/catalogue.cpp): the type of a view
// from its schema, and tables of cards with their texts; src/generated/shared/protocol.ts, the number of the messages; and
// src/generated/tests/games.json, the list of games as the server gives it. Files that would not change are left alone.
//   node tools/generate.mjs CATALOGUE.json
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { typeOf } from './types.mjs';

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const isText = (value) =>
    isObject(value) && Object.keys(value).length === 2 && 'en' in value && 'fr' in value;

/**
 * The type that all these values have.
 * @param {unknown[]} values @returns {string}
 */
function common(values) {
    if (values.every(isText)) return 'Texts<string>';
    if (values.every(Array.isArray)) {
        const items = values.flat();
        return items.length ? `(${common(items)})[]` : 'never[]';
    }
    if (values.every(isObject)) {
        const keys = [...new Set(values.flatMap((each) => Object.keys(each)))];
        const members = keys.map((key) => {
            const having = values.filter((each) => key in each);
            const optional = having.length < values.length ? '?' : '';
            return `${JSON.stringify(key)}${optional}: ${common(having.map((each) => each[key]))}`;
        });
        return `{ ${members.join('; ')} }`;
    }
    return [...new Set(values.map((each) => (each === null ? 'null' : typeof each)))].join(' | ');
}

/** @param {string} name @param {unknown} table */
function tableText(name, table) {
    if (!isObject(table))
        return `export const ${name}: ${common([table])} = ${JSON.stringify(table)};`;
    const rows = Object.entries(table).map(
        ([key, row]) => `    ${JSON.stringify(key)}: ${JSON.stringify(row)},\n`,
    );
    const type = `Record<string, ${common(Object.values(table))}>`;
    return `export const ${name}: ${type} = {\n${rows.join('')}};`;
}

/**
 * Many words are the ids of cards, which the page also takes from decisions: any text, then.
 * @param {any} schema @returns {any}
 */
function withoutIds(schema) {
    if (Array.isArray(schema)) return schema.map(withoutIds);
    if (!isObject(schema)) return schema;
    if (schema.type === 'string' && Array.isArray(schema.oneOf) && schema.oneOf.length > 12)
        return { type: 'string' };
    return Object.fromEntries(Object.entries(schema).map(([key, each]) => [key, withoutIds(each)]));
}

/** @param {{ id: string, view: any, cards: Record<string, unknown> }} game */
export function generate({ view: whole, cards }) {
    const view = withoutIds(whole);
    const parts = ['// Made from what the program says of its games: see tools/generate.mjs.'];
    const tables = Object.entries(cards).map(([name, table]) => tableText(name, table));
    if (tables.some((text) => text.includes('Texts<string>')))
        parts.push("import type { Texts } from '../lib/i18n';");
    for (const [name, schema] of Object.entries(view.$defs ?? {}))
        parts.push(`export type ${name} = ${typeOf(schema, '')};`);
    parts.push(`export type View = ${typeOf(view, '')};`, ...tables);
    return `${parts.join('\n\n')}\n`;
}

/** @param {string} path */
const contents = (path) => {
    try {
        return readFileSync(path, 'utf8');
    } catch {
        return null;
    }
};

/** @param {string} name @param {string} text */
function write(name, text) {
    const path = join(folder, name);
    if (contents(path) !== text) writeFileSync(path, text);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
    const { protocol, games } = JSON.parse(readFileSync(argv[2] ?? '', 'utf8'));
    for (const part of ['shared', 'tests']) mkdirSync(join(folder, part), { recursive: true });
    for (const game of games) write(`${game.id}.ts`, generate(game));
    const listed = games.map((/** @type {{ listed: unknown }} */ game) => game.listed);
    write('tests/games.json', `${JSON.stringify({ games: listed })}\n`);
    write(
        'shared/protocol.ts',
        `// Of the messages that this page understands; the server says its own first.\nexport const protocol = ${protocol};\n`,
    );
}
