// Links to tables. One that is not in the list is there for those who have its key; links to it carry it along.
import { place } from './router.svelte';

export function withKey(path: string, key: string | undefined): string {
    return key ? `${path}?key=${encodeURIComponent(key)}` : path;
}

export function keyHere(): string | undefined {
    return new URLSearchParams(place.query).get('key') ?? undefined;
}
