// From a view and its schema to what is drawn, and from legal decisions to buttons. Nothing here knows a game:
// the schema says what is shown and what it is called.

// The part of JSON Schema that games use (docs/adding-a-game.md).
export interface Schema {
    type?: string | string[];
    title?: string; // what has none is not shown
    format?: string; // `seat`: the number of a seat
    properties?: Record<string, Schema>; // in the order of display
    items?: Schema;
    oneOf?: { const: string; title?: string }[]; // the words a string may be
    anyOf?: Schema[];
    $ref?: string;
    $defs?: Record<string, Schema>; // types with a name; none contains itself
}

// The same without references.
export function inlined(schema: Schema, types = schema.$defs ?? {}): Schema {
    const there = types[schema.$ref?.split('/').at(-1) ?? ''];
    const { properties, items, anyOf, title, type, format, oneOf } = { ...there, ...schema };
    const inner = (each: Schema) => inlined(each, types);
    return {
        ...(title !== undefined && { title }),
        ...(type && { type }),
        ...(format && { format }),
        ...(oneOf && { oneOf }),
        ...(properties && {
            properties: Object.fromEntries(
                Object.entries(properties).map(([key, each]) => [key, inner(each)]),
            ),
        }),
        ...(items && { items: inner(items) }),
        ...(anyOf && { anyOf: anyOf.map(inner) }),
    };
}

// A value on a chip; null: it is not to be seen, and the chip lies face down.
export type Chip = string | null;

// Chips with names of their own: which one of those that say the same it is. What stays is then not drawn anew.
export function keyedChips(chips: readonly Chip[]): { text: Chip; key: string }[] {
    const counts = new Map<Chip, number>();
    return chips.map((text) => {
        const nth = counts.get(text) ?? 0;
        counts.set(text, nth + 1);
        return { text, key: `${nth} ${text ?? ''}` };
    });
}

export type Part = { key: string; title: string } & (
    | { kind: 'value'; text: Chip; hidden: boolean } // `hidden`: it is not always to be seen
    | { kind: 'badge' }
    | { kind: 'chips'; chips: Chip[] }
    | { kind: 'group'; parts: Part[] }
    | { kind: 'rows'; rows: Part[][] }
);

// What needs a line of its own beside a name.
export function isLong(part: Part): boolean {
    return part.kind !== 'value' && part.kind !== 'badge';
}

// What a seat lays down: it is not always to be seen, and lies on the table.
export const isLaid = (part: Part): boolean => part.kind === 'value' && part.hidden;

export type NameOf = (seat: number) => string;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
    typeof value === 'object' && value !== null && !Array.isArray(value);

// The schema of a value that is there, where it may also be null.
function present(schema: Schema): Schema {
    const other = schema.anyOf?.find((each) => each.type !== 'null');
    return other ? { ...other, title: schema.title ?? other.title } : schema;
}

// What one number or word says.
function chipOf(schema: Schema, value: unknown, nameOf: NameOf): Chip {
    const known = present(schema);
    if (value === null || value === undefined) return null;
    if (known.format === 'seat' && typeof value === 'number') return nameOf(value);
    if (typeof value === 'string')
        return known.oneOf?.find((word) => word.const === value)?.title ?? value;
    return typeof value === 'number' ? String(value) : null;
}

function partOf(key: string, schema: Schema, value: unknown, nameOf: NameOf): Part | null {
    const known = present(schema);
    const named = { key, title: known.title ?? '' };
    if (typeof value === 'boolean') return value ? { ...named, kind: 'badge' } : null;
    if (Array.isArray(value)) {
        const items = known.items ?? {};
        const inner = present(items);
        if (inner.properties)
            return {
                ...named,
                kind: 'rows',
                rows: value.map((each) => partsOf(items, each, nameOf)),
            };
        if (inner.items)
            return {
                ...named,
                kind: 'rows',
                rows: value.map((each) =>
                    [partOf('', { title: '', ...inner }, each, nameOf)].flatMap((one) => one ?? []),
                ),
            };
        return { ...named, kind: 'chips', chips: value.map((each) => chipOf(items, each, nameOf)) };
    }
    if (isFields(value)) return { ...named, kind: 'group', parts: partsOf(known, value, nameOf) };
    const hidden = known !== schema || (Array.isArray(schema.type) && schema.type.includes('null'));
    return { ...named, kind: 'value', text: chipOf(schema, value, nameOf), hidden };
}

// What an object shows: its properties that have a title, in the order of the schema.
export function partsOf(schema: Schema, value: unknown, nameOf: NameOf): Part[] {
    const known = present(schema);
    if (!isFields(value)) return [];
    return Object.entries(known.properties ?? {}).flatMap(([key, each]) => {
        if (present(each).title === undefined || !(key in value)) return [];
        return partOf(key, each, value[key], nameOf) ?? [];
    });
}

// What lies on the table, and what each seat has.
export interface Shown {
    table: Part[];
    players: Part[][]; // by seat
}

export function shownOf(schema: Schema, view: unknown, seats: number, nameOf: NameOf): Shown {
    const { players: each, ...others } = schema.properties ?? {};
    const players = isFields(view) && Array.isArray(view.players) ? view.players : [];
    return {
        table: partsOf({ properties: others }, view, nameOf),
        players: Array.from({ length: seats }, (_, seat) =>
            partsOf(each?.items ?? {}, players[seat], nameOf),
        ),
    };
}

// Whether a seat has chosen in secret: then a value of it that is not known lies face down; else there is none. The flag
// `chosen` of its player says so (src/core/fields.hpp), and no other flag does.
export function hasChosen(view: unknown, seat: number): boolean {
    const players = isFields(view) && Array.isArray(view.players) ? view.players : [];
    const player: unknown = players[seat];
    return isFields(player) && player.chosen === true;
}

// A decision as a button: what is sent, and what it is called.
export interface Choice {
    decision: string;
    label: string; // all of it: "Bid 7"
    short: string; // without what the group says already: "7"
}

// The places of what is there now: those of before where some of it has only left, so that the rest stays where it is.
export function placesOf<T>(
    before: readonly T[],
    now: readonly T[],
    keyOf: (each: T) => string,
): readonly T[] {
    let at = 0;
    for (const each of before) {
        const next = now[at];
        if (next !== undefined && keyOf(next) === keyOf(each)) ++at;
    }
    return at === now.length && before.length > 0 ? before : now;
}

// Decisions that begin with the same word. One that is alone has its verb on the button.
export interface Group {
    verb: string;
    choices: Choice[];
}

// A sentence begins so, in any language.
export function capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

// Groups in the order of their first decisions, decisions as they were given.
export function groupsOf(legal: readonly string[], labels: readonly string[]): Group[] {
    const groups = new Map<string, Group>();
    labels.forEach((label, i) => {
        const decision = legal[i];
        if (decision === undefined) return;
        const [verb = '', ...rest] = label.split(' ');
        const group = groups.get(verb) ?? { verb, choices: [] };
        groups.set(verb, group);
        const whole = capital(label);
        group.choices.push({ decision, label: whole, short: rest.join(' ') || whole });
    });
    return [...groups.values()];
}

// Where a key leads to in a group from the place `at`; null: it means something else. A character goes to the next
// button that begins with it.
export function walk(choices: readonly Choice[], at: number, key: string): number | null {
    const count = choices.length;
    const steps: Record<string, number> = {
        ArrowRight: 1,
        ArrowDown: 1,
        ArrowLeft: -1,
        ArrowUp: -1,
    };
    const step = steps[key];
    if (step !== undefined) return (at + step + count) % count;
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    if (key.length !== 1 || key === ' ') return null;
    for (let i = 1; i <= count; ++i) {
        const place = (at + i) % count;
        if (choices[place]?.short.toLowerCase().startsWith(key.toLowerCase())) return place;
    }
    return null;
}
