// How the pages on how to play are written.
import type { GameId } from '../lib/messages';

// The values of the options that are told of; one that is missing is as usual.
export type Rules = Record<string, string>;
export interface ManualProps {
    game: GameId;
    rules: Rules;
}

export interface ManualSection<Picture extends string> {
    title: string;
    text: string[];
    picture?: Picture; // drawn by the game's Manual.svelte
}
