// How the pages on how to play are written.
export interface ManualSection<Picture extends string> {
    title: string;
    text: string[];
    picture?: Picture; // drawn by the game's Manual.svelte
}
