// Whether anybody plays in person: bots do not go on among themselves, so that a game in which everybody's time
// was up waits.
import type { TableMessage } from '../../lib/messages';

export function gameWaits({ life, seats }: Pick<TableMessage, 'life' | 'seats'>): boolean {
    const people = seats.filter((each) => each.kind === 'person');
    return life === 'playing' && people.length > 0 && people.every((each) => each.stand_in);
}
