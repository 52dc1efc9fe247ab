// What districts do when they come and go. Only transform and opacity move.
import { cubicOut } from 'svelte/easing';
import { movesFreely } from '$web/lib/settings.svelte';

/** A new district grows out of the ground. */
export function rise(node: Element) {
    const depth = node.clientHeight * 0.6;
    return {
        duration: movesFreely() ? 520 : 0,
        easing: cubicOut,
        css: (t: number) =>
            `transform: translateY(${(1 - t) * depth}px) scaleY(${0.3 + 0.7 * t}); opacity: ${t}`,
    };
}

/** A district that is lost shakes and sinks. */
export function crumble(node: Element) {
    const depth = node.clientHeight * 0.45;
    return {
        duration: movesFreely() ? 420 : 0,
        css: (t: number, u: number) =>
            `transform: translate(${Math.sin(u * 24) * 4 * t}px, ${u * depth}px) rotate(${u * 6}deg); opacity: ${t}`,
    };
}
