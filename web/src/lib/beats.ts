// How a message becomes beats: each event that is told is one, and what a game says belongs together is shown together.
import type { News, SeatNumber } from './messages';

export type Sound =
    | 'gem'
    | 'card'
    | 'tile'
    | 'coin'
    | 'dagger'
    | 'seal'
    | 'step'
    | 'build'
    | 'crash'
    | 'crown'
    | 'turn'
    | 'win'
    | 'tick';

// Where points of a player come from, for the end of a game.
export interface Source {
    name: string;
    points: number;
}

// What a game says about its events: games/<id>/web/beats.ts. Events are named as in `News.what`.
export interface Rhythm {
    sounds?: Record<string, Sound>;
    within?: readonly string[]; // part of the beat before: a card that is laid after one was bought
    together?: readonly string[]; // several of the same kind in a row are one beat: cards that are turned at once
    // Whether it was done to me: told large, and to me alone, with a sign beside it; `board`: the board tells it, and
    // it only takes as long.
    hits?: (event: News, me: SeatNumber) => Hit | null;
    sources?: (view: unknown, seat: SeatNumber) => Source[];
    // A sentence of the server in the words of the board, where it names what is not on it: coordinates, letters.
    say?: (sentence: string, view: unknown) => string;
}
export type Hit = 'dagger' | 'mask' | 'coin' | 'seal' | 'crash' | 'card' | 'gem' | 'board';

export interface Beat {
    told: News | null; // the event that it shows; null: only the position has changed
    news: News[]; // all of it, in order, with what is not said
}

const isSaid = (event: News) => event.say !== '';

// None: nothing has happened, somebody only looks on or has come back.
export function beatsOf(fresh: readonly News[], rhythm: Rhythm): Beat[] {
    const beats: Beat[] = [];
    for (const event of fresh) {
        const last = beats.at(-1);
        if (last && (!isSaid(event) || !last.told || joins(event, last, rhythm))) {
            last.news.push(event);
            if (!last.told && isSaid(event)) last.told = event;
        } else beats.push({ told: isSaid(event) ? event : null, news: [event] });
    }
    return beats;
}

function joins(event: News, beat: Beat, rhythm: Rhythm): boolean {
    if (rhythm.within?.includes(event.what)) return true;
    return beat.told?.what === event.what && (rhythm.together?.includes(event.what) ?? false);
}
