// A view of Citadelles: as the program describes it, and with what is put together for one who sees all.
import type { Player, View } from '$web/generated/citadels';

export type Phase = View['phase'];
export type PlayerView = Player & {
    cards?: string[]; // all-seeing: the hand, and the characters of this round
    roles?: string[];
};
export type CitadelsView = Omit<View, 'players'> & { players: PlayerView[] };
