// The end of a game in figures: who stands where, and what the points are made of.
import type { Source } from '../../lib/beats';
import type { Place, SeatNumber, TableMessage } from '../../lib/messages';

export interface Finish extends Place {
    sources: Source[]; // they add up to the score; none where the game does not say
}

// How a rating changed by the game, where the server says so.
export interface RatingChange {
    seat: SeatNumber;
    before: number;
    after: number;
}
export type Finished = TableMessage & { rating_change?: RatingChange[] };

export function finishOf(
    message: TableMessage,
    sources: ((view: unknown, seat: SeatNumber) => Source[]) | undefined,
): Finish[] {
    return (message.standing ?? [])
        .map((place) => {
            const told = sources?.(message.view, place.seat).filter(({ points }) => points !== 0);
            const sum = (told ?? []).reduce((all, { points }) => all + points, 0);
            return { ...place, sources: told && sum === place.score ? told : [] };
        })
        .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}

// What has been counted so far, from 0 to 1: one source after another.
export function counted(points: number, index: number, of: number, progress: number): number {
    return Math.round(points * Math.min(1, Math.max(0, progress * of - index)));
}

export function countedTotal({ sources, score }: Finish, progress: number): number {
    if (sources.length === 0) return counted(score, 0, 1, progress);
    return sources.reduce(
        (sum, { points }, i) => sum + counted(points, i, sources.length, progress),
        0,
    );
}
