import { settings, type Language } from './settings.svelte';

// A table of texts has the same fields in both languages; the types see to it.
export type Texts<T> = Record<Language, T>;

// The texts in the language of the moment. Use it inside $derived, and a change of language shows at
// once: `const t = $derived(say(texts))`.
export function say<T>(texts: Texts<T>): T {
    return texts[settings.language];
}

// "one card", "3 cards": French uses the singular for 0 too.
export function count(n: number, one: string, many: string): string {
    const single = settings.language === 'fr' ? Math.abs(n) < 2 : n === 1;
    return `${n} ${single ? one : many}`;
}
