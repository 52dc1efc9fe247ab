import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import PawnArt from './PawnArt.svelte';

// Without its colour: what a pawn looks like in grey.
function inGrey(seat: number): string {
    const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const shown = mount(PawnArt, { target, props: { seat } });
    for (const each of target.querySelectorAll('[style]')) each.removeAttribute('style');
    const drawn = target.innerHTML;
    void unmount(shown);
    return drawn;
}

it('tells the pawns apart without their colours', () => {
    expect(new Set([0, 1, 2, 3].map(inGrey)).size).toBe(4);
});
