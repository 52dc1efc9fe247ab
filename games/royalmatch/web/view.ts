// A view of RoyalMatch as the server sends it: what games/royalmatch/README.md lists, as far as the
// board shows it.
import type { SeatNumber } from '$web/lib/messages';

export type Suit = 'H' | 'D' | 'C' | 'S';

export interface ObjectiveView {
    id: string | null;
    kept: boolean;
    bonus: number; // 0 none, 1 half, 2 full points
    points?: number;
    number?: number;
    have?: number;
    need?: number;
    fulfilled?: boolean;
    possible?: boolean;
    sure?: boolean;
}

export interface RoundResult {
    objectives: {
        id: string | null;
        kept: boolean;
        bonus: boolean;
        fulfilled: boolean;
        points: number;
    }[];
    crowns: number;
    oaths: number;
    score: number;
}

export interface PlayedCard {
    card: string;
    activated: boolean;
    target: SeatNumber;
    up: boolean;
    pick: number;
}

export interface PlayerView {
    seat: SeatNumber;
    rank: number;
    total: number;
    fulfilled: number;
    ready: boolean;
    seals: number; // 255: as many as one likes
    kept: number;
    hand_size: number;
    deck_size: number;
    to_choose?: number; // own cards, while the starting hand is chosen
    hand: string[];
    deck: string[];
    objectives: ObjectiveView[];
    half_callings: number;
    full_callings: number;
    called_all: boolean;
    oaths: number;
    crowns: number;
    force: number[]; // of this turn and the two after it
    spin: number;
    spun: Suit;
    choice: PlayedCard | null;
    tally: { won: number[]; activations: number; red: number; black: number };
    last_round: RoundResult;
    slanders: number[];
}

export interface RoyalView {
    viewer: SeatNumber | 'spectator';
    phase: 'keep' | 'choose_hand' | 'play' | 'over' | (string & {});
    round: number;
    finished: number;
    turn: number;
    strong: Suit;
    order: string;
    options: {
        target: number;
        rounds: string; // a number or none
        cards: string;
        dominance: string;
        seals: string;
    };
    discard: string[];
    activated: string[];
    gilding: Record<string, number>;
    waiting: (PlayedCard & { seat: SeatNumber })[];
    resolved: {
        seat: SeatNumber;
        card: string | null;
        family: string;
        target: SeatNumber;
        up: boolean;
        given: string | null;
    }[];
    ranking: SeatNumber[];
    tricks: { card: string; activated: boolean; force: number }[][];
    players: PlayerView[];
}
