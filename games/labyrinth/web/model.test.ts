import { describe, expect, it } from 'vitest';
import move from './fixtures/move.json';
import start from './fixtures/start.json';
import * as model from './model';

const view = move.view as unknown as model.LabyrinthView;
const opening = start.view as unknown as model.LabyrinthView;

it('cells are called as in decisions', () => {
    expect(model.cellOf('a1')).toBe(0);
    expect(model.cellOf('g7')).toBe(48);
    expect(model.nameOfCell(model.cellOf('d5'))).toBe('d5');
});

it('tiles turn clockwise', () => {
    const corner = model.readTile('NE:owl');
    expect(model.turned(corner, 1)).toEqual({ openings: 'ES', treasure: 'owl' });
    expect(model.turned(corner, 3).openings).toBe('NW');
    expect(model.turned(model.readTile('NS'), 2).openings).toBe('NS');
    expect(model.readTile('-').openings).toBe('');
});

describe('a push', () => {
    it('goes inwards from each arrow', () => {
        expect(model.slideOf('b1').cells.map(model.nameOfCell)).toEqual([
            'b1',
            'b2',
            'b3',
            'b4',
            'b5',
            'b6',
            'b7',
        ]);
        expect(model.slideOf('g4').cells.at(-1)).toBe(model.cellOf('a4'));
        expect(model.slideOf('d7').step).toEqual([-1, 0]);
        expect(model.slideOf('a6').step).toEqual([0, 1]);
        for (const arrow of model.arrows) {
            const cells = model.slideOf(arrow).cells;
            expect(
                cells.every((cell) => cell >= 0 && cell < 49),
                arrow,
            ).toBe(true);
            expect(new Set(cells).size).toBe(7);
        }
    });
});

describe('ways', () => {
    const pawn = model.cellOf(view.players[move.you as number]!.pawn);

    it('lead from the pawn to every cell where it may walk', () => {
        const legal = model.choices(move.legal);
        expect(legal.moves.size).toBeGreaterThan(3);
        for (const to of legal.moves.keys()) {
            const path = model.wayTo(view, to);
            expect(path[0]).toBe(pawn);
            expect(path.at(-1)).toBe(to);
            for (const [i, cell] of path.slice(1).entries())
                expect([1, model.side]).toContain(Math.abs(cell - path[i]!));
        }
    });

    it('lead nowhere else', () => {
        const names = Array.from({ length: 49 }, (_, cell) => model.nameOfCell(cell));
        const far = names.find((name) => !view.ways[name] && model.cellOf(name) !== pawn)!;
        expect(model.wayTo(view, model.cellOf(far))).toEqual([]);
        expect(model.wayTo(view, pawn)).toEqual([]);
    });
});

it('what a push would bring is what the server says', () => {
    const brings = model.foreseen('push g4 r1', view, move.legal);
    const { moves, stay } = model.choices(move.legal);
    expect(brings.arrow).toBe('g4');
    expect(brings.view).toBe(view);
    expect(brings.reach.size).toBe(moves.size + (stay ? 1 : 0));
});

it('legal pushes tell arrows and turns', () => {
    const found = model.choices(start.legal);
    expect(found.arrows.size).toBe(opening.closed ? 11 : 12);
    expect(found.quarters.length).toBeGreaterThanOrEqual(2);
    expect(found.stay).toBeNull();
});

describe('what happened', () => {
    it('is nothing between equal views', () => {
        expect(model.motion(view, view)).toEqual({ push: null, rides: [], walks: [] });
    });

    it('is a slide, and rides of pawns that are elsewhere then', () => {
        const after = structuredClone(opening);
        after.board[1] = after.board[1]!.split(' ').reverse().join(' ');
        after.last = 'a2';
        expect(model.motion(opening, after)).toEqual({ push: 'a2', rides: [], walks: [] });
        after.players[1]!.pawn = 'c2';
        expect(model.motion(opening, after)).toEqual({ push: 'a2', rides: [1], walks: [] });
    });

    it('is a walk along the corridor', () => {
        const after = structuredClone(view);
        const seat = move.you as number;
        const to = [...model.choices(move.legal).moves.keys()].at(-1)!;
        after.players[seat]!.pawn = model.nameOfCell(to);
        expect(model.motion(view, after)).toEqual({
            push: null,
            rides: [],
            walks: [{ seat, path: model.wayTo(view, to) }],
        });
    });
});
