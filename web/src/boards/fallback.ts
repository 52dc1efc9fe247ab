// What stands in for the files that a game does not have under games/<id>/web. Nothing here knows a game.
import type { Component } from 'svelte';
import type { BoardProps, ManualFile, Merge } from './board';
import Picture from './generic/Picture.svelte';

export const fallback = {
    board: async (): Promise<Component<BoardProps>> =>
        (await import('./generic/Board.svelte')).default,
    manual: (): Promise<ManualFile> => import('./generic/Manual.svelte'),
    merge: async (): Promise<Merge> => (await import('./generic/everything')).everything,
    picture: Picture as Component,
};
