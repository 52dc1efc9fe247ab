// From a view to what is drawn: the calling track, cities, the hand, what lies on whom. No rules: only
// what the view says, put where the eye looks for it.
import type { News, SeatNumber } from '$web/lib/messages';
import { districts, type Type } from './cards';
import type { Key } from './choices';
import type { CitadelsView } from './view';

export type Mark =
    | { kind: 'killed' | 'bewitched' | 'robbed' | 'warrant' | 'threat'; by: SeatNumber | null }
    | { kind: 'signed' | 'real'; by: SeatNumber | null }; // where I know which one it is

export interface Tile {
    rank: number;
    role: string;
    holder: SeatNumber | null; // who has revealed it
    owner: SeatNumber | null; // all-seeing: who has it in secret
    state: 'ahead' | 'now' | 'done' | 'silent' | 'aside';
    marks: Mark[];
    mine: boolean;
}

export interface Card {
    card: string; // "tavern 3": its district, and the how manieth of them in its place
    id: string;
    type: Type;
    cost: number;
    beautified: boolean;
    key: Key;
}

export interface City {
    seat: SeatNumber;
    gold: number;
    cards: number;
    points: number;
    crown: boolean;
    asked: boolean;
    acting: boolean;
    safe: boolean; // from rank 8
    first: boolean; // was completed first
    districts: Card[];
    known: string[]; // cards that I know to be in this hand
    open: string[]; // all-seeing: the hand
}

/** The cards of a place. Of alike ones the last are those that are beautified. */
export function cardsOf(ids: string[], place: string, beautified: string[] = []): Card[] {
    const count = (list: string[], id: string) => list.filter((one) => one === id).length;
    return ids.map((id, i) => {
        const facts = districts[id];
        const number = count(ids.slice(0, i), id) + 1;
        const fine = number > count(ids, id) - count(beautified, id);
        return {
            card: `${id} ${number}`,
            id,
            type: facts?.type ?? 'unique',
            cost: facts?.cost ?? 0,
            beautified: fine,
            key: `${place}:${id}${fine ? '+' : ''}`,
        };
    });
}

/** The call so far: up to the rank that is called, or to an earlier one while the eye has not yet got there. */
export function tilesOf(view: CitadelsView, called = view.called): Tile[] {
    return view.cast.flatMap((role, i) => (role ? [tileOf(view, role, i + 1, called)] : []));
}

function tileOf(view: CitadelsView, role: string, rank: number, called: number): Tile {
    const behind = called < view.called && rank > called;
    const holder = behind
        ? null
        : (view.players.find(({ revealed }) => revealed.includes(role))?.seat ?? null);
    const owner = view.players.find((player) => player.roles?.includes(role))?.seat ?? null;
    const acts = called === rank && view.phase !== 'over';
    const state = view.face_up.includes(role)
        ? 'aside'
        : acts
          ? 'now'
          : holder !== null
            ? 'done'
            : rank < called && view.killed !== role
              ? 'silent'
              : 'ahead';
    return {
        rank,
        role,
        holder,
        owner,
        state,
        marks: marksOn(view, role),
        mine: view.roles.includes(role),
    };
}

export function marksOn(view: CitadelsView, role: string): Mark[] {
    const marks: Mark[] = [];
    if (view.killed === role) marks.push({ kind: 'killed', by: null });
    if (view.bewitched === role) marks.push({ kind: 'bewitched', by: view.witch });
    if (view.robbed === role) marks.push({ kind: 'robbed', by: view.thief });
    const signed = view.signed_shown ?? view.signed_warrant;
    if (view.warrants.includes(role))
        marks.push({ kind: signed === role ? 'signed' : 'warrant', by: view.magistrate });
    const real = view.real_shown ?? view.real_threat;
    if (view.threats.includes(role) && !view.threats_gone.includes(role))
        marks.push({ kind: real === role ? 'real' : 'threat', by: view.blackmailer });
    return marks;
}

/** Cities in the order of the table, beginning with the viewer's own. */
export function citiesOf(view: CitadelsView): City[] {
    const cities = view.players.map((player) => ({
        seat: player.seat,
        gold: player.gold,
        cards: player.hand,
        points: player.points,
        crown: view.crown === player.seat,
        asked: view.asked === player.seat,
        acting: view.actor === player.seat && view.acting !== null,
        safe: view.bishop === player.seat,
        first: view.first_done === player.seat,
        open: player.cards ?? [],
        known: player.known,
        districts: cardsOf(player.city, `city:${player.seat}`, player.beautified),
    }));
    if (view.viewer === 'spectator') return cities;
    return [...cities.slice(view.viewer), ...cities.slice(0, view.viewer)];
}

const typeOrder: Type[] = ['noble', 'religious', 'trade', 'military', 'unique'];
function byType(a: Card, b: Card): number {
    return typeOrder.indexOf(a.type) - typeOrder.indexOf(b.type) || a.cost - b.cost;
}

export function handOf(view: CitadelsView): Card[] {
    return cardsOf(view.hand, 'hand').toSorted(byType);
}

export function drawnOf(view: CitadelsView): Card[] {
    return cardsOf(view.drawn, 'hand');
}

/** What was done to the characters that I hold: kinds of marks with who did it. */
export function doneToMe(view: CitadelsView): { role: string; mark: Mark }[] {
    return view.roles.flatMap((role) =>
        marksOn(view, role)
            .filter(({ by }) => by === null || by !== view.viewer)
            .map((mark) => ({ role, mark })),
    );
}

/** News that hit me: the server tells them to nobody else, in words of their own. */
export function hitMe(news: News[], me: SeatNumber | null): News[] {
    return news.filter(({ what, seat }) => what === 'struck' && seat === me);
}
