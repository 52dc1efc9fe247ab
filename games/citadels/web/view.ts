// A view of Citadelles as the server sends it: what games/citadels/README.md lists, as far as the
// board shows it.
import type { SeatNumber } from '$web/lib/messages';

export type Phase =
    | 'pick'
    | 'put_down'
    | 'theater'
    | 'theater_give'
    | 'act'
    | 'keep'
    | 'wizard'
    | 'give'
    | 'pay_cards'
    | 'redraw'
    | 'hand_over'
    | 'bribe'
    | 'reveal'
    | 'confiscate'
    | 'advisor'
    | 'over'
    | (string & {}); // phases of luck, in which nobody is asked

export interface PlayerView {
    seat: SeatNumber;
    gold: number;
    hand: number;
    points: number;
    city: string[]; // districts by id: copies are not told apart
    beautified: string[]; // those of the city that are
    revealed: string[]; // characters of this round
    sheet?: Record<string, number | string>; // the points item by item
    known: string[]; // cards that the viewer knows to be in this hand
    cards?: string[]; // all-seeing: the hand, and the characters of this round
    roles?: string[];
}

export interface CitadelsView {
    viewer: SeatNumber | 'spectator';
    asked: SeatNumber | null;
    cast: (string | null)[];
    uniques: string[];
    phase: Phase;
    purpose: string;
    round: number;
    crown: SeatNumber | null;
    lead: SeatNumber | null;
    actor: SeatNumber | null;
    acting: string | null;
    called: number;
    target: SeatNumber | null;
    acts: string[];
    due: number;
    builds: number;
    building: string | null;
    wanted: string | null;
    tax: number;
    face_up: string[];
    draft_order: { seat: SeatNumber; chosen: boolean }[]; // while characters are chosen
    killed: string | null;
    bewitched: string | null;
    witch: SeatNumber | null;
    robbed: string | null;
    thief: SeatNumber | null;
    warrants: string[];
    signed_shown: string | null;
    signed_warrant: string | null;
    magistrate: SeatNumber | null;
    threats: string[];
    threats_gone: string[];
    real_shown: string | null;
    real_threat: string | null;
    blackmailer: SeatNumber | null;
    bishop: SeatNumber | null;
    first_done: SeatNumber | null;
    players: PlayerView[];
    deck: number;
    under_deck: number;
    under_museum: number;
    hand: string[];
    drawn: string[];
    roles: string[];
    first_sight: string[];
    second_sight: string[];
}
