// Links to tables. One that is not in the list is there for those who have its key; links to it carry it along.
import type { Described, TableMessage } from './messages';
import { place } from './router.svelte';

export function withKey(path: string, key: string | undefined): string {
    return key ? `${path}?key=${encodeURIComponent(key)}` : path;
}

export function keyHere(): string | undefined {
    return new URLSearchParams(place.query).get('key') ?? undefined;
}

// What one may pass on: while seats are free the invitation to them, which one link is for all; else the link to
// look on. The key in the address of a spectator may be somebody's invitation: it is never passed on.
export function sharedLink(
    message: Pick<TableMessage, 'table' | 'life' | 'key'>,
    about: Pick<Described, 'listed' | 'invitations'> | null,
): string | null {
    const invitation = message.life === 'waiting' ? about?.invitations?.[0]?.key : undefined;
    const key = invitation ?? message.key;
    if (key === undefined && !about?.listed) return null;
    return withKey(`/table/${message.table}`, key);
}
