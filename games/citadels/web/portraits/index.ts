// The 27 characters, drawn for this page.
import { courtly } from './courtly';
import { garment, man, type Shape } from './parts';
import { worldly } from './worldly';

const figures: Record<string, Shape[]> = { ...courtly, ...worldly };

/** The shapes of a character, from the back to the front. */
export function portrait(role: string): Shape[] {
    return figures[role] ?? [...garment('#6b6156'), ...man('calm')];
}
