// What moves on the table: districts that come and go, cards that are turned, daggers. Only transform and opacity.
import { bounceOut, cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { movesFreely } from '$web/lib/settings.svelte';

type Motion = (node: Element) => TransitionConfig;

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

/** A card is turned over. */
export const turn: Motion = () => ({
    duration: movesFreely() ? 480 : 0,
    easing: cubicOut,
    css: (t: number) => `transform: rotateY(${(1 - t) * 180}deg)`,
});

/** A dagger or a token comes down on a card. */
export const fall: Motion = () => ({
    duration: movesFreely() ? 560 : 0,
    easing: bounceOut,
    css: (t: number) => `transform: translateY(${(t - 1) * 220}%); opacity: ${Math.min(1, t * 3)}`,
});

/** Something that was said has been heard. */
export const vanish: Motion = () => ({
    duration: movesFreely() ? 220 : 0,
    css: (t: number) => `opacity: ${t}; transform: scale(${0.92 + 0.08 * t})`,
});
