import { settings, type Language } from './settings.svelte';

// A table of texts has the same fields in both languages; the types see to it.
export type Texts<T> = Record<Language, T>;

// The texts in the language of the moment. Use it inside $derived, and a change of language shows at
// once: `const t = $derived(say(texts))`.
export function say<T>(texts: Texts<T>): T {
    return settings.language === 'fr' ? bound(texts.fr) : texts.en;
}

// A vowel that French leaves out: l'or. The mark of a name (O'Brien) stays as it was typed.
const elided =
    /\b(c|d|j|l|m|n|s|t|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|aujourd)'(?=\p{L})/giu;

// French puts a space before some signs, where a line must not break, and ’ for an elision. Sources have
// plain ones, which can be typed.
export function unbroken(text: string): string {
    if (settings.language !== 'fr') return text;
    return text
        .replace(/ ([?!:;»%])/g, '\u00a0$1')
        .replace(/« /g, '«\u00a0')
        .replace(elided, '$1’');
}

// The same for all texts of a table, and for what its functions answer. Made once for each table.
const made = new WeakMap<object, unknown>();
function bound<T>(texts: T): T {
    if (typeof texts === 'string') return unbroken(texts) as T;
    if ((typeof texts !== 'object' || texts === null) && typeof texts !== 'function') return texts;
    const known = made.get(texts);
    if (known !== undefined) return known as T;
    let fresh: unknown;
    if (typeof texts === 'function') {
        const written = texts as unknown as (...args: unknown[]) => unknown;
        fresh = (...args: unknown[]) => bound(written(...args));
    } else if (Array.isArray(texts)) fresh = texts.map((each: unknown) => bound(each));
    else
        fresh = Object.fromEntries(
            Object.entries(texts).map(([name, each]) => [name, bound(each as unknown)]),
        );
    made.set(texts, fresh);
    return fresh as T;
}

// What is said of something: "Ada: take red".
export function about(what: string, text: string): string {
    return `${what}${settings.language === 'fr' ? '\u00a0:' : ':'} ${text}`;
}

// "one card", "3 cards": French uses the singular for 0 too.
export function count(n: number, one: string, many: string): string {
    const single = settings.language === 'fr' ? Math.abs(n) < 2 : n === 1;
    return `${n} ${single ? one : many}`;
}
