// What a game says of its view, asked of the server once for each language.
import * as api from '../../lib/api';
import type { Language } from '../../lib/settings.svelte';
import { inlined, type Schema } from './model';

export interface Shape {
    title: string; // of the game
    view: Schema;
}

const known = new Map<string, Promise<Shape>>();

export function shapeOf(game: string, language: Language): Promise<Shape> {
    const key = `${language} ${game}`;
    let shape = known.get(key);
    if (!shape) {
        shape = api.games
            .get(game, language)
            .then(({ title, view }) => ({ title, view: inlined(view as Schema) }));
        shape.catch(() => known.delete(key)); // it may succeed later
        known.set(key, shape);
    }
    return shape;
}
