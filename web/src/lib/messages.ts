// What the server says and hears. docs/protocol.md describes it; a test compares these types with
// docs/messages.json of the server, so that they cannot drift.

export type GameId = 'splendor' | 'citadels' | 'labyrinth' | 'royalmatch';
export type Life = 'waiting' | 'playing' | 'over' | 'closed';
export type SeatNumber = number;

export interface SeatInfo {
    seat: SeatNumber;
    kind: 'person' | 'bot' | 'empty';
    person?: number;
    name?: string; // of a person, or of the one for whom an empty seat is kept
    connected?: boolean;
    stand_in?: boolean; // a bot plays until the person is back
    level?: string; // of a bot
    for?: 'person' | 'bot' | 'invited' | 'open'; // whom an empty seat waits for
}

export interface Clock {
    seat: SeatNumber;
    left: number; // milliseconds, at the time of the message
    runs: boolean;
}

export interface Place {
    seat: SeatNumber;
    rank: number; // 1 is best; equal seats share it
    score: number;
    tie_break: number;
}

// Something that happened, in the words and the language of the viewer.
export interface News {
    version: number;
    what: string;
    seat: SeatNumber;
    say: string;
}

export interface LastDecision {
    seat: SeatNumber;
    version: number;
    by: 'person' | 'bot' | 'clock';
    do?: string[]; // told to the one who decided
}

// All that a viewer may know of a table. Always whole.
export interface TableMessage<View = unknown> {
    t: 'table';
    table: number;
    version: number;
    life: Life;
    you: SeatNumber | 'spectator';
    game: GameId;
    rated: boolean;
    host: number;
    spectators: number;
    seats: SeatInfo[];
    news: News[];
    undo?: { seat: SeatNumber; waits_for: SeatNumber[] };
    rematch?: SeatNumber[];
    // From the beginning of the game on:
    pending?: SeatNumber[];
    moment?: number; // with `legal`, when this viewer is asked
    legal?: string[];
    view?: View;
    standing?: Place[];
    clocks?: Clock[];
    last?: LastDecision[];
}

export interface Refused {
    t: 'refused';
    id?: string;
    table?: number;
    refused: string;
    why: string;
}

export interface ChatLine {
    t: 'chat';
    table: number;
    room: 'players' | 'spectators';
    from: string;
    text: string;
    at: number;
}

export interface Considered {
    do: string;
    value?: number; // chance to win, 0 to 1
    visits?: number;
}

export interface Hint {
    t: 'hint';
    table: number;
    do: string;
    why: string;
    analysis?: Considered[];
}

// How much time there is: for each decision, or for the whole game with an increment.
export interface TimeControl {
    kind: 'none' | 'move' | 'game';
    ms?: number;
    increment?: number;
}

// A table in a list.
export interface Listed {
    table: number;
    game: GameId;
    preset: string;
    life: Life;
    listed: boolean;
    rated: boolean;
    host: number;
    start: 'full' | 'host';
    since: number;
    clock: TimeControl;
    seats: SeatInfo[];
    your_turn?: boolean; // in the list of one's own tables
}

// A table with all its customs.
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

export interface You {
    id: number;
    name: string;
    guest: boolean;
}

export type ServerMessage =
    | { t: 'hello'; you: You | null; now: number }
    | TableMessage
    | { t: 'done'; table: number; id: string; version: number }
    | Refused
    | { t: 'lobby'; tables: Listed[] }
    | ({ t: 'listed' } & Listed)
    | { t: 'unlisted'; table: number }
    | ChatLine
    | Hint
    | { t: 'rematch'; table: number; next: number }
    | { t: 'closing'; why: string }
    | { t: 'pong' };

export type ClientMessage =
    | { t: 'follow'; table: number; have: number }
    | { t: 'unfollow'; table: number }
    | { t: 'lobby'; on: boolean }
    | { t: 'do'; table: number; moment: number; do: string; id: string }
    | { t: 'chat'; table: number; text: string }
    | { t: 'undo'; table: number }
    | { t: 'answer'; table: number; undo: boolean }
    | { t: 'hint'; table: number }
    | { t: 'ping' };
