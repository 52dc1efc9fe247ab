// All that everybody saw, put together: for replays of games that are over.
import type { GameId } from '../lib/messages';
import { everything as citadels } from './citadels/everything';
import type { CitadelsView } from './citadels/view';

interface Seated {
    players: unknown[]; // by seat; each knows most about itself
}

// `views` are those of each seat in turn.
export function everything(game: GameId, views: unknown[]): unknown {
    if (game === 'citadels') return citadels(views as CitadelsView[]);
    const seated = views as Seated[];
    return { ...seated[0], players: seated.map((view, seat) => view.players[seat]) };
}
