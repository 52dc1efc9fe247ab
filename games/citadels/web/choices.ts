// The legal decisions as paths of small questions: "destroy tavern of 3" is the deed `do:destroy`, then
// the district `city:2:tavern`. Nothing is judged here: the words are only put where they belong on the
// board, and a walk along a path always ends at words that the server has sent.
import type { Phase } from './view';

/**
 * One step: do:VERB, hand:DISTRICT, city:SEAT:DISTRICT (with + when beautified), seat:SEAT, role:ROLE,
 * type:TYPE, gain:gold or gain:card, gold:COUNT, by:gold, by:framework, by:cards:COUNT, by:help:SEAT,
 * by:ruin:DISTRICT.
 */
export type Key = string;

export interface Choice {
    words: string;
    keys: Key[];
}

const id = (name: string) => name.replaceAll(' ', '_');
const seat = (number: string | undefined) => `seat:${Number(number) - 1}`;

function district(name: string): string {
    const plain = name.replace(/^beautified /, '');
    return id(plain) + (plain === name ? '' : '+');
}

function payment(how: string | undefined): Key {
    if (!how) return 'by:gold';
    const cards = /^(\d+) cards?$/.exec(how);
    if (cards) return `by:cards:${cards[1]}`;
    const help = /^gold of (\d)$/.exec(how);
    if (help) return `by:help:${Number(help[1]) - 1}`;
    return how === 'framework' ? 'by:framework' : `by:ruin:${district(how)}`;
}

// What "give", "discard" and "swap with" are about depends on what is being asked.
function thing(phase: Phase, me: number, name: string): Key {
    if (phase === 'put_down' || phase === 'theater_give') return `role:${id(name)}`;
    if (phase === 'hand_over') return `city:${me}:${district(name)}`;
    return `hand:${id(name)}`;
}

type Rule = [RegExp, (parts: string[], phase: Phase, me: number) => Key[][]];

const rules: Rule[] = [
    [
        /^(pick|kill|bewitch|rob|redraft) (.+)$/,
        ([verb, role]) => [[`do:${verb}`, `role:${id(role!)}`]],
    ],
    [
        /^warrants (.+), (.+), (.+)$/,
        ([signed, one, other]) => [
            ['do:warrants', `role:${id(signed!)}`, `role:${id(one!)}`, `role:${id(other!)}`],
            ['do:warrants', `role:${id(signed!)}`, `role:${id(other!)}`, `role:${id(one!)}`],
        ],
    ],
    [
        /^threats (.+), (.+)$/,
        ([real, other]) => [['do:threats', `role:${id(real!)}`, `role:${id(other!)}`]],
    ],
    [/^spy (\d) (\w+)$/, ([whom, type]) => [['do:spy', seat(whom), `type:${type}`]]],
    [/^(look) at (\d)$/, ([verb, whom]) => [[`do:${verb}`, seat(whom)]]],
    [/^(swap) with (\d)$/, ([verb, whom]) => [[`do:${verb}`, seat(whom)]]],
    [/^(tithe) (\d)$/, ([verb, whom]) => [[`do:${verb}`, seat(whom)]]],
    [
        /^crown (\d)(?: (gold|card))?$/,
        ([whom, gain]) => [['do:crown', seat(whom), ...(gain ? [`gain:${gain}`] : [])]],
    ],
    [/^income (\d+) gold$/, ([gold]) => [['do:income', `gold:${gold}`]]],
    [
        /^(take and build|build) (.+?)(?: with (.+))?$/,
        ([verb, name, how]) => [[`do:${id(verb!)}`, `hand:${id(name!)}`, payment(how)]],
    ],
    [
        /^(destroy|seize|exchange|armory) (.+) of (\d)$/,
        ([verb, name, whom]) => [[`do:${verb}`, `city:${Number(whom) - 1}:${district(name!)}`]],
    ],
    [
        /^(beautify) (.+)$/,
        ([verb, name], _, me) => [[`do:${verb}`, `city:${me}:${district(name!)}`]],
    ],
    [
        /^(keep|take|laboratory|museum|pay) (.+)$/,
        ([verb, name]) => [[`do:${verb}`, `hand:${id(name!)}`]],
    ],
    [
        /^(give|discard) (.+)$/,
        ([verb, name], phase, me) => [[`do:${verb}`, thing(phase, me, name!)]],
    ],
];

export function choicesOf(legal: string[], phase: Phase, me: number): Choice[] {
    return legal.flatMap((words) => {
        for (const [form, keys] of rules) {
            const found = form.exec(words);
            if (found)
                return keys(found.slice(1), phase, me).map((path) => ({ words, keys: path }));
        }
        return [{ words, keys: [`do:${id(words)}`] }];
    });
}

/** Those that go on from the steps taken so far. */
export function after(choices: Choice[], taken: Key[]): Choice[] {
    return choices.filter(({ keys }) => taken.every((key, i) => keys[i] === key));
}

/** What can be said next, in the order of the decisions. */
export function nextKeys(choices: Choice[], taken: Key[]): Key[] {
    const keys = after(choices, taken).map((choice) => choice.keys[taken.length]);
    return [...new Set(keys.filter((key) => key !== undefined))];
}

/** The words, where only one decision is left: nobody needs to be asked for the rest of it. */
export function decided(choices: Choice[], taken: Key[]): string | null {
    if (taken.length === 0) return null;
    const words = new Set(after(choices, taken).map((choice) => choice.words));
    return words.size === 1 ? [...words][0]! : null;
}

/**
 * Where a walk begins: nothing yet in a turn with several deeds; in a plain question ("which card do you
 * keep?") the deed that it is about.
 */
export function beginning(choices: Choice[], phase: Phase): Key[] {
    if (phase === 'act') return [];
    const deeds = new Set(
        choices
            .filter(({ keys }) => keys.length > 1 && keys[0] !== 'do:redraft')
            .map(({ keys }) => keys[0]!),
    );
    return deeds.size === 1 ? [...deeds] : [];
}

/** The deeds that a thing on the board can be clicked for. */
export function deedsWith(choices: Choice[], thing: Key): Choice[] {
    return choices.filter(({ keys }) => keys[1] === thing);
}

/** What the choices are about. */
export function thingsOf(choices: Choice[]): Key[] {
    return [...new Set(choices.map((one) => one.keys[1] ?? one.keys[0]!))];
}
