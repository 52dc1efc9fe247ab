// Every pair of colours that the page writes with is readable in both themes (WCAG 2.2 AA), and what means
// different things looks different.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/theme.css', 'utf8');

function colours(block: string): Record<string, string> {
    return Object.fromEntries(
        [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]),
    );
}
const [light = '', dark = '', bySystem = ''] = [...css.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(
    (found) => found[1],
);
const themes = { light: colours(light), dark: { ...colours(light), ...colours(dark) } };

function luminance(colour: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const value = parseInt(colour.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
    const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'felt'];
const meanings = ['accent', 'selected', 'turn', 'winner', 'bad']; // act, chosen, turn, won, danger
const seats = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => `seat-${seat}`);
const text: [ink: string, ground: string][] = [
    ...['ink', 'ink-soft'].flatMap((ink) =>
        grounds.map((ground): [string, string] => [ink, ground]),
    ),
    ...[...meanings, 'lit', 'good', ...seats].flatMap((ink) =>
        ['paper', 'surface'].map((ground): [string, string] => [ink, ground]),
    ),
    ...meanings.map((meaning): [string, string] => [meaning, `${meaning}-soft`]),
    ...meanings.map((meaning): [string, string] => ['ink', `${meaning}-soft`]),
    ['lit', 'lit-soft'],
    ['accent-ink', 'accent'],
    ['turn-ink', 'turn'],
];
const edges: [edge: string, ground: string][] = ['line-strong', 'gold'].flatMap((edge) =>
    ['paper', 'surface'].map((ground): [string, string] => [edge, ground]),
);

describe.each(Object.entries(themes))('the %s theme', (name, theme) => {
    const of = (colour: string) => theme[colour] ?? expect.fail(`there is no --${colour}`);

    it.each(text)(`writes %s on %s readably (${name})`, (ink, ground) => {
        expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(edges)(`draws %s on %s visibly (${name})`, (edge, ground) => {
        expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
    });
    it('has a colour of its own for each meaning', () => {
        expect(new Set(meanings.map(of)).size).toBe(meanings.length);
    });
});

it('is the same dark, whether chosen or of the system', () => {
    expect(colours(bySystem)).toEqual(colours(dark));
});
