// For tests of boards: one is shown, and clicked by what its buttons say.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import type { TableMessage } from '../lib/messages';
import type { BoardProps } from './board';

let shown: ReturnType<typeof mount> | null = null;

export function mountBoard(board: Component<BoardProps>, props: BoardProps): void {
    shown = mount(board, { target: document.body, props });
    flushSync();
}

// Returns what is told of decisions.
export function show(board: Component<BoardProps>, table: TableMessage, busy = false) {
    const decide = vi.fn();
    const me = table.you === 'spectator' ? null : table.you;
    mountBoard(board, { table, me, decide, busy });
    return decide;
}

export function takeAway(): void {
    if (shown) void unmount(shown);
    shown = null;
    document.body.innerHTML = '';
}

export function click(words: string | RegExp, within: string): void {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
    const button = buttons.find((one) =>
        typeof words === 'string'
            ? one.textContent?.includes(words)
            : words.test(one.textContent ?? ''),
    );
    if (!button)
        throw new Error(`no button ${words}: ${buttons.map((one) => one.textContent).join(' | ')}`);
    button.click();
    flushSync();
}
