// HTTP requests. Every function returns a result or throws a Refusal whose `why` can be shown.
import type { Described, GameId, Listed, Place, SeatNumber, News, TimeControl } from './messages';
import { say } from './i18n';
import { withKey } from './links';

export class Refusal extends Error {
    constructor(
        readonly code: string, // one word of a fixed list, for programs
        readonly why: string, // a sentence in the language of the person
        readonly status: number,
    ) {
        super(why);
    }
}

const texts = {
    en: {
        offline: 'The server cannot be reached. Check your connection and try again.',
        broken: 'The server did not answer as it should. Try again in a moment.',
    },
    fr: {
        offline: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
        broken: "Le serveur n'a pas répondu comme prévu. Réessayez dans un instant.",
    },
};

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function ask<T>(method: Method, path: string, body?: object): Promise<T> {
    let response: Response;
    try {
        response = await fetch(`/api${path}`, {
            method,
            credentials: 'same-origin',
            headers: method === 'GET' ? {} : { 'Content-Type': 'application/json' },
            body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
        });
    } catch {
        throw new Refusal('offline', say(texts).offline, 0);
    }
    const text = await response.text();
    let answer: unknown = null;
    try {
        answer = text === '' ? null : JSON.parse(text);
    } catch {
        throw new Refusal('broken', say(texts).broken, response.status);
    }
    if (response.ok) return answer as T;
    const { refused, why } = (answer ?? {}) as { refused?: string; why?: string };
    throw new Refusal(refused ?? 'broken', why ?? say(texts).broken, response.status);
}

// The sentence to show for whatever was thrown.
export function whyNot(error: unknown): string {
    return error instanceof Refusal ? error.why : say(texts).broken;
}

const at = encodeURIComponent;

// People.

export interface Me {
    id: number;
    name: string;
    guest: boolean;
    recovery?: string; // a new recovery code: shown once
}

export interface Token {
    id: number;
    label: string;
    scopes: string[];
    until: number;
}

export const me = {
    get: () => ask<Me>('GET', '/me'),
    guest: (name: string, language: string) => ask<Me>('POST', '/guest', { name, language }),
    register: (name: string, password: string, language: string) =>
        ask<Me>('POST', '/register', { name, password, language }),
    login: (name: string, password: string) => ask<Me>('POST', '/login', { name, password }),
    recover: (name: string, code: string, password: string) =>
        ask<Me>('POST', '/recover', { name, code, password }),
    recovery: (password: string) => ask<{ recovery: string }>('POST', '/me/recovery', { password }),
    logout: () => ask<unknown>('POST', '/logout'),
    change: (change: { name?: string; language?: string }) => ask<Me>('PATCH', '/me', change),
    password: (old: string, fresh: string) =>
        ask<unknown>('POST', '/me/password', { old, new: fresh }),
    remove: (password: string) => ask<unknown>('DELETE', '/me', { password }),
    tables: () => ask<{ tables: Listed[] }>('GET', '/me/tables'),
    tokens: () => ask<{ tokens: Token[] }>('GET', '/me/tokens'),
    addToken: (label: string, scopes: string[], days: number) =>
        ask<Token & { secret: string }>('POST', '/me/tokens', { label, scopes, days }),
    revoke: (id: number) => ask<unknown>('DELETE', `/me/tokens/${id}`),
};

export interface Rating {
    game: GameId;
    rating: number;
    deviation: number;
    games: number;
}

export interface Profile {
    name: string;
    guest: boolean;
    since: number;
    ratings: Rating[];
}

export interface Played {
    table: number;
    game: GameId;
    ended: number;
    rank: number;
    score: number;
    take_backs?: number; // against bots: it counts in no statistic
    before?: number; // the rating, of a rated game
    after?: number;
    players: { name: string; rank: number; score: number }[];
}

// A page of a leaderboard.
export interface Places {
    people: (Rating & { name: string; rank: number; provisional: boolean })[];
    next: number; // where the next one begins; 0: this was the last
}

export const people = {
    profile: (name: string) => ask<Profile>('GET', `/people/${at(name)}`),
    games: (name: string) => ask<{ games: Played[] }>('GET', `/people/${at(name)}/games`),
    ratings: (game: GameId, ids: number[]) =>
        ask<{ ratings: { person: number; rating: number; provisional: boolean }[] }>(
            'GET',
            `/ratings/${game}?people=${ids.join(',')}`,
        ),
    leaderboard: (game: GameId, after = 0) =>
        ask<Places>('GET', `/leaderboard/${game}?after=${after}`),
};

// Games.

export interface Option {
    name: string;
    label: string;
    about: string;
    use: 'rule' | 'first_seat' | 'piece';
    least?: number;
    most?: number;
    words?: string[];
    labels?: string[]; // of the words in their order; an empty or missing one: the word itself
    suits?: ('everybody' | 'with_a_person' | 'bots_alone' | 'unrated')[]; // of the words in their order
    at_a_table?: string; // the default word of an unrated table
    notice?: string; // shown to those who sit down, while it has that word
}

export interface GameInfo {
    id: GameId;
    title: string;
    invitation: string; // what it is, in about two sentences
    least_seats: number;
    most_seats: number;
    seconds: number; // for a decision, where several people play and choose nothing else; 0: no clock
    minutes: number; // that a game takes, about; 0: not known
    opponents: number; // for a quick game against bots
    presets: { name: string; about: string; options: Record<string, string> }[];
    options: Option[];
    levels: string[]; // the names of the bots that play it
}

// A bot: its name in a wish, and how it plays in a word and in a sentence.
export interface Level {
    name: string;
    word: string;
    about: string;
}

export interface GameList {
    games: GameInfo[];
    levels: Level[];
}

export const games = {
    list: (language: string) => ask<GameList>('GET', `/games?lang=${language}`),
    manual: (game: GameId, language: string) =>
        ask<{ manual: string }>('GET', `/games/${at(game)}/manual?lang=${language}`),
    // One of them, with the schema of its view.
    get: (id: string, language: string) =>
        ask<GameInfo & { view: unknown }>('GET', `/games/${at(id)}?lang=${language}`),
};

// Tables.

export interface SeatWish {
    kind: 'person' | 'bot' | 'invited' | 'open';
    name?: string;
    level?: string;
}

export interface TableWish {
    game: GameId;
    preset?: string;
    options?: Record<string, string>;
    seats: SeatWish[];
    start?: 'full' | 'host';
    listed?: boolean;
    rated?: boolean;
    clock?: TimeControl;
    timeout?: 'default' | 'bot';
    grace?: number;
    stand_in?: string;
    undo?: boolean;
    pace?: number; // milliseconds, where only bots play
    practice?: string; // the seed of a fixed deal
}

export interface Review {
    position: number; // after the decision
    seat: SeatNumber;
    did: string;
    better: string;
    say: string; // both as a person says them
    better_say: string;
    cost: number; // winning probability that it lost, 0 to 1
}

// A position of a finished game: after a decision and the luck that followed it.
export interface Position {
    position: number;
    pending: SeatNumber[];
    seat?: SeatNumber; // who decided
    do?: string; // where the viewer may know it
    say?: string; // the same as a person says it
    view: unknown;
    views?: unknown[]; // omniscient: of each seat
    standing: Place[];
    news: Omit<News, 'version'>[];
}

export interface Replay {
    game: GameId;
    as: SeatNumber | 'spectator' | 'all';
    players: string[]; // names, or "bot:LEVEL"
    names: string[]; // of all, as people are told
    positions: Position[];
    length: number;
    next: number; // where the next page begins; 0: this was the last
    standing: Place[];
}

// All pages of a replay.
async function wholeReplay(
    id: number,
    as: string,
    language: string,
    key?: string,
): Promise<Replay> {
    const shown = key ? `&key=${at(key)}` : '';
    const page = (from: number) =>
        ask<Replay>(
            'GET',
            `/tables/${id}/replay?as=${at(as)}&from=${from}&lang=${language}${shown}`,
        );
    const whole = await page(0);
    for (let next = whole.next; next > 0;) {
        const more = await page(next);
        whole.positions.push(...more.positions);
        next = more.next;
    }
    return whole;
}

// Computed on the server: polled until it is ready.
async function review(id: number, language: string, key?: string): Promise<Review[]> {
    const patience = 200;
    for (let tries = 0; tries < patience; ++tries) {
        const answer = await ask<{ moves?: Review[] } | null>(
            'GET',
            `/tables/${id}/review?lang=${language}${key ? `&key=${at(key)}` : ''}`,
        );
        if (answer?.moves) return answer.moves;
        await new Promise((resolve) => setTimeout(resolve, 1500));
    }
    throw new Refusal('busy', say(texts).broken, 202);
}

export const tables = {
    create: (wish: TableWish) =>
        ask<{ table: number; key?: string; invitations: { seat: SeatNumber; key: string }[] }>(
            'POST',
            '/tables',
            wish,
        ),
    get: (id: number, key?: string) => ask<Described>('GET', withKey(`/tables/${id}`, key)),
    join: (id: number, seat?: SeatNumber, key?: string) =>
        ask<{ seat: SeatNumber }>('POST', `/tables/${id}/join`, {
            ...(seat === undefined ? {} : { seat }),
            ...(key ? { key } : {}),
        }),
    leave: (id: number) => ask<unknown>('POST', `/tables/${id}/leave`),
    start: (id: number) => ask<unknown>('POST', `/tables/${id}/start`),
    host: (id: number, person: number) => ask<unknown>('POST', `/tables/${id}/host`, { person }),
    // Before the game, for the host: a bot gets the seat, it is freed, or it changes places with another one.
    seat: (
        id: number,
        what: { seat: SeatNumber } & ({ bot: string } | { free: true } | { swap: SeatNumber }),
    ) => ask<unknown>('POST', `/tables/${id}/seats`, what),
    rematch: (id: number) => ask<{ table?: number | null }>('POST', `/tables/${id}/rematch`),
    replay: wholeReplay,
    review,
    record: (id: number, key?: string) => withKey(`/api/tables/${id}/record`, key),
};
