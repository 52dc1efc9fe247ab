import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Suit, { type SuitLetter } from './Suit.svelte';

function outline(suit: SuitLetter): string | null | undefined {
    const target = document.createElement('div');
    const shown = mount(Suit, { target, props: { suit } });
    const drawn = target.querySelector('path')?.getAttribute('d');
    void unmount(shown);
    return drawn;
}

it('tells the suits apart by their shape, without their colours', () => {
    const shapes = (['H', 'D', 'C', 'S'] as const).map(outline);
    expect(shapes.every(Boolean)).toBe(true);
    expect(new Set(shapes).size).toBe(4);
});
