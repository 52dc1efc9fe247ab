// The tables of the person, kept up to date on every page: which there are, and where it is one's turn.
import { announce } from './announce.svelte';
import * as api from './api';
import { titleOf } from './games.svelte';
import { say } from './i18n';
import { live } from './live.svelte';
import type { Listed } from './messages';
import { yourTurn } from './sound';

const texts = {
    en: (title: string) => `It is your turn: ${title}.`,
    fr: (title: string) => `C'est à vous : ${title}.`,
};

// Turns at these tables that were not there before; what is in sight tells its own.
export function freshTurns(
    before: Listed[] | null,
    now: Listed[],
    inSight: number | null,
): number[] {
    if (!before) return [];
    const had = before.filter((each) => each.your_turn).map((each) => each.table);
    return now
        .filter((each) => each.your_turn && !had.includes(each.table) && each.table !== inSight)
        .map((each) => each.table);
}

// Those that go on; where it is one's turn first.
export function going(tables: Listed[]): Listed[] {
    return tables
        .filter(({ life }) => life === 'waiting' || life === 'playing')
        .sort((a, b) => Number(b.your_turn ?? false) - Number(a.your_turn ?? false));
}

class Mine {
    tables: Listed[] | null = $state.raw(null); // null: not known, or nobody's
    inSight: number | null = $state(null); // the table that the page shows
    private asking = false;
    private again = false;

    get turns(): number {
        return (this.tables ?? []).filter((each) => each.your_turn && each.table !== this.inSight)
            .length;
    }

    // Before the title of the window.
    get mark(): string {
        return this.turns > 0 ? `(${this.turns}) ` : '';
    }

    start(): void {
        live.ownChanged = () => void this.refresh();
    }

    has(table: number): boolean {
        return this.tables?.some((each) => each.table === table) ?? false;
    }

    // One request at a time; what changed meanwhile is asked for once more.
    async refresh(): Promise<void> {
        this.again = true;
        if (this.asking) return;
        this.asking = true;
        while (this.again) {
            this.again = false;
            try {
                this.show(going((await api.me.tables()).tables));
            } catch {
                // The next change, or the next connection, asks again.
            }
        }
        this.asking = false;
    }

    forget(): void {
        this.tables = null;
    }

    private show(tables: Listed[]): void {
        const fresh = freshTurns(this.tables, tables, this.inSight);
        this.tables = tables;
        const first = tables.find(({ table }) => table === fresh[0]);
        if (!first) return;
        yourTurn();
        announce(say(texts)(titleOf(first.game)));
    }
}

export const mine = new Mine();
