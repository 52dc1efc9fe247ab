// Where the cards of a hand lie in their box: fanned along its lower edge, or side by side while the starting hand
// is chosen. Lengths are pixels; a card is moved by a transform alone, so that nothing else is laid out anew.

export interface Spot {
    x: number;
    y: number;
    turn: number; // degrees
    shown: { width: number; height: number }; // from its upper left corner: the rest is behind other cards
}
export interface Fan {
    width: number; // of a card
    spots: Spot[];
}

export const ratio = 1.46; // height of a card by its width
const lift = 12; // room above, for the card that is chosen
const most = 190; // a card need not be wider
const gap = 6;
const touch = 44; // what shows of each card at least, if it can be had

/** Side by side, in as many rows as make the cards largest. */
export function spread(count: number, width: number, height: number): Fan {
    let best = { card: 0, per: 1, rows: 1 };
    for (let rows = 1; rows <= 4; ++rows) {
        const per = Math.ceil(count / rows);
        const card = Math.min(
            (width - gap * (per - 1)) / per,
            (height - (gap + lift) * rows) / rows / ratio,
            most,
        );
        if (card > best.card) best = { card, per, rows };
    }
    const { card, per, rows } = best;
    const row = card * ratio + gap + lift;
    const above = (height - row * rows) / 2 + lift;
    return {
        width: card,
        spots: Array.from({ length: count }, (_, i) => {
            const at = Math.floor(i / per);
            const inRow = Math.min(per, count - at * per);
            const left = (width - inRow * card - (inRow - 1) * gap) / 2;
            return {
                x: left + (i % per) * (card + gap),
                y: above + at * row,
                turn: 0,
                shown: { width: card, height: card * ratio },
            };
        }),
    };
}

/** A fan; where too little of each card would show, two rows of which the first stands behind. */
export function fan(count: number, width: number, height: number): Fan {
    const single = row(count, width, height - lift, height);
    const half = Math.ceil(count / 2);
    const shows = 0.46; // of the height of a card that stands behind
    const front = row(half, width, (height - lift) / (1 + shows), height);
    const behind = front.width * ratio * shows;
    if (single.step >= touch || behind < touch) return single;
    const back = row(half, width, (height - lift) / (1 + shows), height - behind);
    const standing = back.spots.map((spot) => ({
        ...spot,
        shown: { ...spot.shown, height: behind },
    }));
    const short = half * 2 - count; // one less: it stands between
    const lying = front.spots.slice(0, count - half).map((spot, i) => {
        const next = front.spots[i + short] ?? spot;
        const between = (a: number, b: number) => (a + b) / 2;
        return {
            ...spot,
            x: between(spot.x, next.x),
            y: between(spot.y, next.y),
            turn: between(spot.turn, next.turn),
        };
    });
    return { width: front.width, spots: [...standing, ...lying] };
}

function row(count: number, width: number, room: number, bottom: number): Fan & { step: number } {
    const ends = (count - 1) / 2;
    const angle = Math.min(3, (width < 480 ? 8 : 16) / Math.max(1, count));
    const lean = Math.sin((ends * angle * Math.PI) / 180); // of the outermost card
    // The corners of the outermost cards reach lower and farther out than those of the others.
    const card = Math.max(0, Math.min(room / (ratio + lean * 1.1), width * 0.3, most));
    const drop = card * lean * 0.55;
    const out = (card * ratio * lean) / 2;
    const step = count > 1 ? Math.min(card * 0.94, (width - card - 2 * out) / (count - 1)) : 0;
    return {
        width: card,
        step,
        spots: Array.from({ length: count }, (_, i) => {
            const off = i - ends;
            return {
                x: width / 2 + off * step - card / 2,
                y: bottom - card * ratio - 2 * drop + (ends ? (drop * off * off) / ends / ends : 0),
                turn: off * angle,
                shown: { width: i === count - 1 ? card : step, height: card * ratio },
            };
        }),
    };
}
