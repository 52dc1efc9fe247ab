// For tests of boards: one on which a decision is recommended while it is looked at.
import { flushSync, type Component } from 'svelte';
import { vi } from 'vitest';
import type { TableMessage } from '../lib/messages';
import type { BoardProps } from './board';
import { mountBoard } from './testing';

// The first of the tables on which somebody may decide so. Returns the decision, and what is told of decisions.
export function showHint(board: Component<BoardProps>, tables: TableMessage[], verb: RegExp) {
    const choices = (table: TableMessage) =>
        table.you === 'spectator' ? [] : (table.legal ?? []).filter((words) => verb.test(words));
    const table = tables.find((each) => choices(each).length > 0);
    if (!table) throw new Error(`nobody may ${verb}`);
    const decide = vi.fn();
    const props: BoardProps = $state({ table, me: Number(table.you), decide, busy: false });
    mountBoard(board, props);
    const hint = choices(table).at(-1) ?? '';
    props.hint = hint;
    flushSync();
    return { hint, decide };
}
