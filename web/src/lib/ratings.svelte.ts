// Ratings of people at tables of the lobby. Each is asked for once, all of one moment in one request a game.
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import type { GameId, Listed } from './messages';

export interface KnownRating {
    rating: number;
    provisional: boolean;
}

const most = 100; // of one request
const known = new SvelteMap<string, KnownRating | null>(); // null: asked for, or none
const keyOf = (game: GameId, person: number) => `${game}/${person}`;

export function ratingOf(game: GameId, person: number | undefined): KnownRating | null {
    return (person !== undefined && known.get(keyOf(game, person))) || null;
}

export async function wantRatings(tables: Listed[]): Promise<void> {
    const wanted: Record<GameId, number[]> = {};
    for (const { game, seats } of tables)
        for (const { person } of seats) {
            if (person === undefined || known.has(keyOf(game, person))) continue;
            known.set(keyOf(game, person), null);
            (wanted[game] ??= []).push(person);
        }
    await Promise.all(
        Object.entries(wanted).map(([game, people]) => ask(game, people.slice(0, most))),
    );
}

async function ask(game: GameId, people: number[]): Promise<void> {
    try {
        const { ratings } = await api.people.ratings(game, people);
        for (const { person, rating, provisional } of ratings)
            known.set(keyOf(game, person), { rating, provisional });
    } catch {
        for (const person of people) known.delete(keyOf(game, person));
    }
}
