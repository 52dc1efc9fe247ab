// Writes games/{citadels,royalmatch}/web/cards.ts from the tables of the rules:
//   node tools/words.mjs          writes them
//   node tools/words.mjs --check  says which of them are out of date
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initialiser } from './initialiser.mjs';

const games = new URL('../../games/', import.meta.url);
const layout = fileURLToPath(new URL('../prettier.config.js', import.meta.url));
const read = (path) => readFileSync(new URL(path, games), 'utf8');
const text = ([en, fr]) => ({ en, fr });

// The console's texts say at {1} and {2} what to type; on the page one clicks.
const alone = ([effect]) => text(effect.map((one) => one.replace(/\{\d\}/g, '')));

function citadels() {
    const names = read('citadels/names.cpp');
    const texts = read('citadels/card_texts.cpp');
    const roleFacts = initialiser(read('citadels/characters.hpp'), 'role_facts')[0];
    const roleNames = initialiser(names, 'role_names')[0];
    const roleEffects = initialiser(texts, 'role_effects')[0];
    const roles = roleFacts.map(([id], i) => {
        const [name, article] = roleNames[i];
        const rank = Math.floor(i / 3) + 1;
        return [id, { rank, name: text(name), article, text: alone(roleEffects[i]) }];
    });
    const districtFacts = initialiser(read('citadels/districts.hpp'), 'district_facts')[0];
    const districtNames = initialiser(names, 'district_names')[0];
    const uniqueEffects = initialiser(texts, 'unique_effects')[0];
    const ordinary = districtFacts.length - uniqueEffects.length;
    const districts = districtFacts.map(([id, type, cost, copies], i) => {
        const [name, article] = districtNames[i];
        const effect = i < ordinary ? {} : { text: alone(uniqueEffects[i - ordinary]) };
        return [id, { type, cost, copies, name: text(name), article, ...effect }];
    });
    return `// Made by tools/words.mjs from the tables of the rules: do not edit.
import type { Texts } from '$web/lib/i18n';

export type Type = 'noble' | 'religious' | 'trade' | 'military' | 'unique';
export interface Role {
  rank: number;
  name: Texts<string>;
  article: string;
  text: Texts<string>;
}
export interface District {
  type: Type;
  cost: number;
  copies: number;
  name: Texts<string>;
  article: string;
  text?: Texts<string>;
}

/** Characters by id, three of each rank. */
export const roles: Record<string, Role> = ${object(roles)};

/** Districts by id, in the order in which cards are numbered. */
export const districts: Record<string, District> = ${object(districts)};
`;
}

// "Your card has {x} more": as the rules fill it, with the numbers of a level.
function filled({ en, fr }, x, y) {
    const fill = (one) => one.replaceAll('{x}', x).replaceAll('{y}', y);
    return { en: fill(en), fr: fill(fr) };
}

function levelTexts(entry) {
    if (Array.isArray(entry)) return (entry.length === 1 ? entry[0] : entry).map(text);
    const [first, others = first] = entry.args.map(text);
    return [first, others, others];
}

function royalmatch() {
    const cards = read('royalmatch/cards.hpp');
    const meaning = read('royalmatch/meaning.cpp');
    const rows = initialiser(cards, 'rows')[0];
    const bySuit = initialiser(cards, 'by_suit')[0];
    const familyTexts = initialiser(meaning, 'family_texts')[0];
    const aces = bySuit.map((families) => families[4]);
    const level = formula(cards, /level_of\(Card card\) \{[^}]*return ([^;]+);/);
    const place = formula(cards, /place = static_cast<unsigned>\(([^;]+)\);/);
    const lowest = 2;
    const faces = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].flatMap(
        (name, i) =>
            ['H', 'D', 'C', 'S'].map((suit, s) => {
                const value = lowest + i;
                return [
                    `'${name}${suit}'`,
                    { value, family: bySuit[s][place(value)], level: level(value) },
                ];
            }),
    );
    const families = initialiser(read('royalmatch/cards.cpp'), 'families')[0].map(
        ([id, name], i) => {
            const [family, , amount, times] = rows[i];
            const texts = levelTexts(familyTexts[i][1]).map((one, level) =>
                filled(one, amount[level] ?? 0, times[level] ?? 0),
            );
            const levels = aces.includes(family) ? texts.slice(0, 1) : texts;
            return [id, { name: text(name), levels }];
        },
    );
    const goalTexts = initialiser(meaning, 'goal_texts')[0];
    const goals = initialiser(read('royalmatch/objectives.cpp'), 'objectives')[0].map(
        ([, id, name], i) => [id, { name: text(name), text: text(goalTexts[i]) }],
    );
    return `// Made by tools/words.mjs from the tables of the rules: do not edit.
import type { Texts } from '$web/lib/i18n';

/** Families of effects by id: what they do at level I, II and III; an ace has one level. */
export const families: Record<string, { name: Texts<string>; levels: Texts<string>[] }> = ${object(families)};

/** The 52 cards, low ones first: the value, the family of the effect, and its level, which is its price in seals. */
export const faces: Record<string, { value: number; family: string; level: number }> = ${object(faces)};

/** Objectives by id; {x} stands for the number of this match and {y} for the next one. */
export const goals: Record<string, { name: Texts<string>; text: Texts<string> }> = ${object(goals)};
`;
}

// A formula of the rules with the value of a card: C++ and JavaScript write it alike.
function formula(source, pattern) {
    const found = pattern.exec(source);
    if (!found) throw new Error(`no formula like ${pattern}`);
    return new Function('value', `return ${found[1]};`);
}

// Objects as Prettier would write them, more or less: one entry a line is easier to review.
function object(entries) {
    const lines = entries.map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`);
    return `{\n${lines.join('')}}`;
}

/** Files of boards with what they have to say, as Prettier would write it. */
export async function made() {
    const { format, resolveConfig } = await import('prettier');
    const files = {};
    for (const [path, source] of Object.entries({
        'citadels/web/cards.ts': citadels(),
        'royalmatch/web/cards.ts': royalmatch(),
    })) {
        const file = fileURLToPath(new URL(path, games));
        const style = await resolveConfig(file, { config: layout, editorconfig: true });
        files[file] = await format(source, { ...style, filepath: file });
    }
    return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    for (const [file, wanted] of Object.entries(await made())) {
        if (!process.argv.includes('--check')) {
            writeFileSync(file, wanted);
        } else if (readFileSync(file, 'utf8') !== wanted) {
            process.stderr.write(`${file} is out of date: node tools/words.mjs\n`);
            process.exitCode = 1;
        }
    }
}
