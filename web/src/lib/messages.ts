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
