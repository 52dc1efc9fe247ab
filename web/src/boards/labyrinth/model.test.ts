import { describe, expect, it } from 'vitest';
import move from '../../../fixtures/labyrinth/move.json';
import start from '../../../fixtures/labyrinth/start.json';
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

    it('moves the line by one and puts the tile in', () => {
        const board = model.readBoard(opening.board);
        const tile = model.readTile('NES:bat');
        const after = model.pushed(board, 'a2', tile);
        expect(after[model.cellOf('a2')]).toBe(tile);
        expect(after[model.cellOf('g2')]).toBe(board[model.cellOf('f2')]);
        expect(after[model.cellOf('a1')]).toBe(board[model.cellOf('a1')]);
    });

    it('carries pawns, round to the other end too', () => {
        expect(model.ridden(model.cellOf('b1'), 'b1')).toBe(model.cellOf('b2'));
        expect(model.ridden(model.cellOf('b7'), 'b1')).toBe(model.cellOf('b1'));
        expect(model.ridden(model.cellOf('c3'), 'b1')).toBe(model.cellOf('c3'));
    });
});

describe('corridors', () => {
    it('lead where the rules say that one can go', () => {
        const board = model.readBoard(view.board);
        const pawn = model.cellOf(view.players[move.you as number]!.pawn);
        const legal = model.choices(move.legal);
        const cells = new Set([...legal.moves.keys(), ...(legal.stay ? [pawn] : [])]);
        expect(model.reachable(board, pawn)).toEqual(cells);
        for (const to of legal.moves.keys()) {
            const path = model.way(board, pawn, to);
            expect(path[0]).toBe(pawn);
            expect(path.at(-1)).toBe(to);
        }
    });
});

it('legal pushes tell arrows and turns', () => {
    const found = model.choices(start.legal);
    expect(found.arrows.size).toBe(opening.closed ? 11 : 12);
    expect(found.quarters.length).toBeGreaterThanOrEqual(2);
    expect(found.stay).toBeNull();
});

describe('what happened', () => {
    it('is nothing between equal views', () => {
        expect(model.motion(view, view)).toEqual({ push: null, walks: [] });
    });

    it('is a slide, without walks of pawns that only rode', () => {
        const after = structuredClone(opening);
        const board = model.pushed(
            model.readBoard(opening.board),
            'b1',
            model.readTile(opening.spare),
        );
        const word = (tile: model.Tile) =>
            tile.openings + (tile.treasure ? `:${tile.treasure}` : '');
        after.board = Array.from({ length: 7 }, (_, row) =>
            board
                .slice(row * 7, row * 7 + 7)
                .map(word)
                .join(' '),
        );
        after.last = 'b1';
        expect(model.motion(opening, after)).toEqual({ push: 'b1', walks: [] });
        after.players[0]!.pawn = 'g7';
        expect(model.motion(opening, after).walks[0]?.path.at(-1)).toBe(48);
    });
});
