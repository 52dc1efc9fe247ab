// Which tables of the lobby one wants to see.
import type { Listed } from '../lib/messages';

export interface Filter {
    game: string; // empty: any
    rated: boolean; // only those
    unhurried: boolean; // only those without a clock
    who: string; // part of the name of somebody who sits there
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function fits(table: Listed, { game, rated, unhurried, who }: Filter): boolean {
    if (game && table.game !== game) return false;
    if (rated && !table.rated) return false;
    if (unhurried && table.clock.kind !== 'none') return false;
    const name = folded(who.trim());
    return name === '' || table.seats.some((seat) => folded(seat.name ?? '').includes(name));
}
