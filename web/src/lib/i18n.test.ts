import { afterEach, beforeEach, expect, it } from 'vitest';
import { count, say } from './i18n';
import { settings } from './settings.svelte';

const texts = {
    en: {
        ask: 'Sure?',
        of: (name: string) => `Of ${name}: all`,
        list: ['one', 'Two!', 'three'],
        size: 3,
    },
    fr: {
        ask: 'Sûr ?',
        of: (name: string) => `De ${name} : tout`,
        list: ['un', 'Deux !', "L'or d'Émile n'est qu'à O'Brien"],
        size: 3,
    },
};

beforeEach(() => {
    settings.language = 'fr';
});
afterEach(() => {
    settings.language = 'en';
});

it('no line breaks before a French sign, wherever the text stands', () => {
    const t = say(texts);
    expect(t.ask).toBe('Sûr\u00a0?');
    expect(t.of('Ada')).toBe('De Ada\u00a0: tout');
    expect(t.list[1]).toBe('Deux\u00a0!');
    expect(t.size).toBe(3);
    expect(say(texts)).toBe(t); // made once
});

it('elisions have their apostrophe', () => {
    expect(say(texts).list[2]).toBe("L’or d’Émile n’est qu’à O'Brien");
});

it('English stays as it is written', () => {
    settings.language = 'en';
    expect(say(texts)).toBe(texts.en);
});

it('counts as each language does', () => {
    expect([0, 1, 2].map((n) => count(n, 'carte', 'cartes'))).toEqual([
        '0 carte',
        '1 carte',
        '2 cartes',
    ]);
    settings.language = 'en';
    expect([0, 1, 2].map((n) => count(n, 'card', 'cards'))).toEqual([
        '0 cards',
        '1 card',
        '2 cards',
    ]);
});
