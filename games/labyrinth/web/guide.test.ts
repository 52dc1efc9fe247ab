import { expect, it } from 'vitest';
import { itExplains } from '$web/boards/guiding';
import type { TableMessage } from '$web/lib/messages';
import type { LabyrinthView } from './model';
import * as file from './guide';

const fixtures = import.meta.glob<TableMessage>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
itExplains(file, fixtures);

it('knows where the treasure is, and when it is in reach', () => {
    const table = structuredClone(fixtures['./fixtures/move.json']!) as TableMessage<LabyrinthView>;
    const goal = table.legal!.find((each) => each.startsWith('move'))!.slice(5);
    const [column, row] = [goal.charCodeAt(0) - 97, Number(goal[1]) - 1];
    const view = table.view!;
    const cells = view.board[row]!.split(' ');
    cells[column] = 'NS:owl';
    view.board[row] = cells.join(' ');
    view.players[0]!.objectives = ['owl'];
    expect(file.guide(table, 0, `move ${goal}`)?.title).toBe('Your treasure (owl) is in reach!');
    view.players[0]!.objectives = ['bat'];
    expect(file.guide(table, 0, `move ${goal}`)?.title).toBe(`Walk to ${goal}`);
});
