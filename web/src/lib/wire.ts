// Made by tools/types.mjs from docs/messages.json: change that one.

// the seed of a fixed deal for practice: the game has no result and counts for nothing
export type PracticeSeed = string;

// The number of a seat, from 0.
export type Seat = number;

// The number of a seat, or 255: no seat brought it about.
export type SeatOrNobody = Seat | 255;

// Who has a seat.
export type SeatInfo = {
    seat: Seat;
    kind: 'person' | 'bot' | 'empty';
    person?: number; // id of the person
    name?: string; // of the one who sits, in the language of the viewer; of the one for whom an empty seat is kept
    connected?: boolean;
    stand_in?: boolean; // a bot plays until the person is back
    level?: string; // of the bot
    for?: 'person' | 'bot' | 'invited' | 'open'; // whom an empty seat waits for
};

export type Clock = {
    seat: Seat;
    left: number; // milliseconds, at the time of the message
    runs: boolean;
};

export type Place = {
    seat: Seat;
    rank: number; // 1 is best; equal seats share it
    score: number;
    tie_break: number;
};

// Something that happened, in the language of the viewer.
export type News = {
    version: number;
    what: string;
    seat: SeatOrNobody;
    say: string;
};

export type LastDecision = {
    seat: Seat;
    version: number;
    by: 'person' | 'bot' | 'clock';
    do?: string[]; // told to the one who decided
};

// Time for each decision, or for the whole game with an increment.
export type TimeControl = {
    kind: 'none' | 'move' | 'game';
    ms?: number;
    increment?: number;
};

// All that a viewer may know of the position, as the game describes it.
export type View = unknown;

// All that this viewer may know of a table. Always whole.
export type Table = {
    t: 'table';
    table: number;
    version: number; // how many entries the log of the table has
    life: 'waiting' | 'playing' | 'over' | 'closed';
    you: Seat | 'spectator'; // the own seat
    game: string;
    rated: boolean;
    host: number; // id of a person
    spectators: number;
    seats: SeatInfo[];
    news: News[]; // since the version that the client knew
    pending?: Seat[]; // who is asked; this and what follows from the beginning of the game on
    view?: View;
    standing?: Place[];
    practice?: PracticeSeed;
    take_backs?: number; // how often the only person took a decision back: the game counts in no statistic
    clocks?: Clock[];
    last?: LastDecision[]; // of each seat
    moment?: number; // one who is asked: for which question a decision is meant
    legal?: string[]; // one who is asked: all that can be decided
    labels?: string[]; // one who is asked and wants them: `legal` as a person says it in the language of the viewer
    confirm?: ({
        do: string;
        ask: string;
    })[]; // decisions that give something away, and what to ask a person before them
    seat?: Seat; // one who is asked: the own seat, as for `agora bot`
    budget_ms?: number; // one who is asked: how long to think at most
    in_your_name?: string[]; // one who is back: what a bot did in the own seat meanwhile; until the next own decision
    undo?: {
        seat: Seat;
        waits_for: Seat[];
    }; // somebody asks to take a decision back
    consent?: {
        seat: Seat;
        do: string;
        say: string; // the same in the language of the viewer
        waits_for: Seat[];
    }; // somebody wants to decide what needs the consent of the others
    rematch?: Seat[]; // who wants another game
    rating_change?: RatingChange[]; // at the end of a rated game: of those who played
    pace?: Playback; // of a table at which only bots play
    key?: string; // those who take part in a table that is not listed: with it others may look on
};

export type RatingChange = {
    seat: Seat;
    before: number;
    after: number;
};

// How bots play among themselves.
export type Playback = {
    ms: number; // milliseconds between two decisions
    paused: boolean;
};

// A table in a list.
export type Listing = {
    table: number;
    game: string;
    preset: string;
    life: 'waiting' | 'playing' | 'over' | 'closed';
    listed: boolean;
    rated: boolean;
    host: number;
    start: 'full' | 'host';
    since: number;
    clock: TimeControl;
    watching: number; // how many look on
    decisions?: number; // from the beginning of the game on: how many were made; in the lobby it may lag behind by a few
    seats: SeatInfo[];
    key?: string; // in the list of one's own tables, where one is not listed: with it others may look on
    your_turn?: boolean; // in the list of one's own tables
};

export type You = {
    id: number;
    name: string;
    guest: boolean;
};

// The first message.
export type Hello = {
    t: 'hello';
    protocol: number; // goes up when clients of before would misunderstand
    you: You | null; // null: anonymous
    now: number; // time of the server
};

// A decision is accepted and durable; also the answer to one that came twice.
export type Done = {
    t: 'done';
    table: number;
    version: number;
    id?: string;
};

// It changed nothing.
export type Refused = {
    t: 'refused';
    refused: string; // one word of a fixed list
    why: string; // a sentence in the language of the person
    table?: number;
    id?: string;
};

// All tables of the lobby.
export type Lobby = {
    t: 'lobby';
    people: number; // connected to the server
    tables: Listing[];
};

// A table of the lobby is new or has changed.
export type Listed = {
    t: 'listed';
    table: number;
    game: string;
    preset: string;
    life: 'waiting' | 'playing' | 'over' | 'closed';
    listed: boolean;
    rated: boolean;
    host: number;
    start: 'full' | 'host';
    since: number;
    clock: TimeControl;
    watching: number; // how many look on
    decisions?: number; // from the beginning of the game on: how many were made; in the lobby it may lag behind by a few
    seats: SeatInfo[];
};

// A table has left the lobby.
export type Unlisted = {
    t: 'unlisted';
    table: number;
};

// To those who follow the lobby: how many are connected to the server has changed.
export type People = {
    t: 'people';
    people: number;
};

// One's own tables have changed: GET /api/me/tables has them.
export type OwnChanged = {
    t: 'own';
};

export type Chat = {
    t: 'chat';
    table: number;
    line: number; // its number: lines that come again have the same one
    room: 'players' | 'spectators';
    person: number;
    from: string;
    text: string;
    at: number;
};

export type Hint = {
    t: 'hint';
    table: number;
    do: string;
    say?: string; // those who want labels: the same as a person says it
    why: string; // names decisions as `do` does or, where it is there, as `say` does
    id?: string;
};

// What would come of a decision. Nothing has been decided.
export type Tried = {
    t: 'tried';
    table: number;
    id?: string;
    moment: number;
    do: string;
    pending: Seat[]; // who would be asked then
    legal: string[]; // all that the same seat could decide then; empty where it would not be asked
    view: View;
};

// Everybody wants another game: there it is.
export type Rematch = {
    t: 'rematch';
    table: number;
    next: number; // the new table
};

export type Pong = {
    t: 'pong';
};

// The server is about to restart.
export type Closing = {
    t: 'closing';
    why: string;
};

export type Follow = {
    t: 'follow';
    table: number;
    have?: number; // the version that the client knows already
    heard?: number; // the last line of the chat that the client knows already
    key?: string; // of a table that is not listed; those who take part need none
    labels?: boolean; // whether decisions are to come as a person says them, too
    id?: string; // the client's own word for it; comes back in the answer
};

export type Unfollow = {
    t: 'unfollow';
    table: number;
    id?: string; // the client's own word for it; comes back in the answer
};

export type AskLobby = {
    t: 'lobby';
    on: boolean;
    id?: string; // the client's own word for it; comes back in the answer
};

export type AskOwn = {
    t: 'own';
    on: boolean;
    id?: string; // the client's own word for it; comes back in the answer
};

// A decision. The same id a second time is the same decision.
export type Do = {
    t: 'do';
    table: number;
    moment: number;
    do: string;
    id?: string; // the client's own word for it; comes back in the answer
};

// Asks one who has to decide what would come of a decision, where that can be known.
export type Try = {
    t: 'try';
    table: number;
    moment: number;
    do: string;
    id?: string; // the client's own word for it; comes back in the answer
};

export type Say = {
    t: 'chat';
    table: number;
    text: string;
    id?: string; // the client's own word for it; comes back in the answer
};

export type Undo = {
    t: 'undo';
    table: number;
    id?: string; // the client's own word for it; comes back in the answer
};

export type Answer = {
    t: 'answer';
    table: number;
    undo: boolean; // whether the other may take it back
    id?: string; // the client's own word for it; comes back in the answer
};

export type Consent = {
    t: 'consent';
    table: number;
    agrees: boolean; // whether the other may decide so
    id?: string; // the client's own word for it; comes back in the answer
};

export type Back = {
    t: 'back';
    table: number;
    id?: string; // the client's own word for it; comes back in the answer
};

export type AskHint = {
    t: 'hint';
    table: number;
    id?: string; // the client's own word for it; comes back in the answer
};

// The host of a table at which only bots play says how fast they do.
export type SetPace = {
    t: 'pace';
    table: number;
    do: 'run' | 'pause' | 'step';
    ms?: number; // milliseconds between two decisions; else as before
    id?: string; // the client's own word for it; comes back in the answer
};

export type Ping = {
    t: 'ping';
    id?: string; // the client's own word for it; comes back in the answer
};

export type FromClient = Follow | Unfollow | AskLobby | AskOwn | Do | Try | Say | Undo | Answer | Consent | Back | AskHint | SetPace | Ping;

export type FromServer = Hello | Table | Done | Refused | Lobby | Listed | Unlisted | People | OwnChanged | Chat | Hint | Tried | Rematch | Pong | Closing;
