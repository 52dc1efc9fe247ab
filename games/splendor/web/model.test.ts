import { describe, expect, it } from 'vitest';
import middle from './fixtures/middle.json';
import start from './fixtures/start.json';
import * as model from './model';

const view = middle.view as unknown as model.SplendorView;
const card: model.CardView = {
    id: 50,
    level: 2,
    bonus: 'B',
    points: 2,
    cost: { W: 2, B: 0, G: 0, R: 1, O: 4 },
    due: { W: 2, R: 1, O: 3 },
    lacks: 0,
    pays: { W: 1, R: 1, O: 2, E: 2 },
};

describe('legal decisions', () => {
    it('are sorted by what they are about', () => {
        const found = model.choices([
            'take W B G',
            'take O O',
            'reserve a1',
            'reserve tier2',
            'buy b2',
            'buy b2 with W W E',
            'pay 1',
            'return E',
            'noble 2',
            'pass',
        ]);
        expect(found.take.map((each) => each.gems)).toEqual([
            ['W', 'B', 'G'],
            ['O', 'O'],
        ]);
        expect([...found.reserve.keys()]).toEqual(['a1', 'tier2']);
        expect(found.buy.get('b2')?.map((each) => each.with?.E ?? null)).toEqual([null, 1]);
        expect(found.buy.get('1')?.[0]?.words).toBe('pay 1');
        expect(found.giveBack.get('E')).toBe('return E');
        expect(found.nobles.get(2)).toBe('noble 2');
        expect(found.pass).toBe('pass');
    });

    it('of a real position are all understood', () => {
        for (const words of start.legal) {
            const found = model.choices([words]);
            const places =
                found.take.length +
                found.reserve.size +
                found.buy.size +
                found.giveBack.size +
                found.nobles.size;
            expect(places + (found.pass ? 1 : 0), words).toBe(1);
        }
    });
});

describe('taking gems', () => {
    const found = model.choices(['take W B G', 'take W B R', 'take W W']);

    it('lights what some decision still needs', () => {
        expect([...model.addable(found, [])]).toEqual(['W', 'B', 'G', 'R']);
        expect([...model.addable(found, ['W'])]).toEqual(['W', 'B', 'G', 'R']);
        expect([...model.addable(found, ['W', 'W'])]).toEqual([]);
        expect([...model.addable(found, ['B', 'W'])]).toEqual(['G', 'R']);
    });

    it('is a decision when exactly these gems are one, in any order', () => {
        expect(model.takeOf(found, ['W', 'B'])).toBeNull();
        expect(model.takeOf(found, ['R', 'W', 'B'])).toBe('take W B R');
        expect(model.takeOf(found, ['W', 'W'])).toBe('take W W');
    });
});

describe('prices', () => {
    it('are those of the view, and short where I have less', () => {
        const held = { W: 1, B: 0, G: 0, R: 2, O: 2, E: 2 };
        expect(model.priceOf(card, held)).toEqual([
            { colour: 'W', printed: 2, due: 2, missing: 1 },
            { colour: 'R', printed: 1, due: 1, missing: 0 },
            { colour: 'O', printed: 4, due: 3, missing: 1 },
        ]);
        expect(model.priceOf(card, undefined).map((each) => each.due)).toEqual([2, 1, 4]);
    });

    it('of a real position are told by the server', () => {
        const cards = (middle.view as unknown as model.SplendorView).grid.filter(Boolean);
        for (const each of cards)
            expect(each).toMatchObject({ lacks: expect.any(Number) as number });
        const bought = model.choices(middle.legal).buy;
        for (const each of cards) expect(bought.has(each!.name!)).toBe(each!.lacks === 0);
    });

    it('let gold be swapped only towards payments that are legal', () => {
        const plain: model.Payment = { words: 'buy b2', with: null };
        const more: model.Payment = {
            words: 'buy b2 with W O O E E E',
            with: model.countGems(['W', 'O', 'O', 'E', 'E', 'E']),
        };
        const now = model.paid(plain, card);
        expect(now).toEqual({ W: 1, B: 0, G: 0, R: 1, O: 2, E: 2 });
        expect(model.swapped([plain, more], now, 'R', 1, card)).toBe(more);
        expect(model.swapped([plain, more], now, 'O', 1, card)).toBeNull();
        expect(model.swapped([plain, more], more.with!, 'R', -1, card)).toBe(plain);
    });
});

describe('what moved', () => {
    it('is nothing between equal views', () => {
        expect(model.flights(view, view)).toEqual([]);
    });

    it('is gems from the bank to a hand, and back', () => {
        const after = structuredClone(view);
        after.players[1]!.gems.R += 1;
        after.players[0]!.gems.W -= 1;
        const found = model.flights(view, after).map(({ from, to }) => `${from} ${to}`);
        expect(found).toEqual(['gems-0-W bank-W', 'bank-R gems-1-R']);
    });

    it('is a card from the grid to the bonuses or to the hand', () => {
        const place = view.grid.findIndex((each) => each !== null);
        const gone = view.grid[place]!;
        const bought = structuredClone(view);
        bought.players[2]!.bought.push(gone.id);
        expect(model.flights(view, bought)[0]).toMatchObject({
            from: `grid-${place}`,
            to: `bonus-2-${gone.bonus}`,
        });
        const reserved = structuredClone(view);
        reserved.players[2]!.reserved.push({ card: gone, secret: false });
        expect(model.flights(view, reserved)[0]).toMatchObject({
            from: `grid-${place}`,
            to: 'hand-2',
        });
    });
});

it('seats begin with me', () => {
    expect(model.seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect(model.seatsFrom(null, 3)).toEqual([0, 1, 2]);
});
