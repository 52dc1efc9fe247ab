// Messages as the page uses them: wire.ts, which is generated, with the view as a type parameter.
import type * as wire from './wire';

export type GameId = string; // the folder of the game
export type SeatNumber = wire.Seat;
export const nobody = 255; // the seat of news that no seat brought about: a die, a tie
export type { Clock, LastDecision, News, Place, SeatInfo, TimeControl, You } from './wire';
export type ChatLine = wire.Chat;
export type Hint = wire.Hint;
export type Life = wire.Table['life'];

// All that a viewer may know of a table. Always whole.
export type TableMessage<View = unknown> = Omit<wire.Table, 'game' | 'view'> & {
    game: GameId;
    view?: View; // from the beginning of the game on
};

// The preview of a decision.
export interface Foresight {
    view: unknown;
    legal: string[];
}

// A table in a list.
export type Listed = Omit<wire.Listing, 'game'> & { game: GameId };

// A table with all its settings, as GET /api/tables/{id} gives it.
export interface Described extends Listed {
    options: Record<string, string>;
    timeout: 'default' | 'bot';
    grace: number;
    stand_in: string;
    idle: number;
    spectators: number;
    undo: boolean;
    invitations?: { seat: SeatNumber; key: string }[]; // for the host
    now: TableMessage;
}

export type ClientMessage = wire.FromClient;
export type ServerMessage =
    | Exclude<wire.FromServer, wire.Table | wire.Lobby | wire.Listed>
    | TableMessage
    | { t: 'lobby'; people: number; tables: Listed[] }
    | ({ t: 'listed' } & Listed);
