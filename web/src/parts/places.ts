// What the page puts into the layout of a board. TableLayout says that it has taken it; beside a board that does not
// use the layout the page finds another place for the same.
import { getContext, setContext, type Snippet } from 'svelte';

export interface Places {
    readonly question: Snippet | undefined; // in place of the board's own: a replay asks nothing
    taken: boolean;
}

const key = Symbol('places');

export function offerPlaces(places: Places): void {
    setContext(key, places);
}

export function placesHere(): Places | undefined {
    return getContext<Places | undefined>(key);
}
