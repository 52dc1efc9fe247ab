// What hit me in this round, also where several messages told it.
import type { News, SeatNumber, TableMessage } from '$web/lib/messages';
import { hitMe } from './model';
import type { CitadelsView } from './view';

const keyOf = ({ version, say }: News) => `${version} ${say}`;

export class Hits {
    all = $state<News[]>([]);
    unread = $state<News[]>([]);
    private round = 0;
    private opened: number | null = null;

    /** Call it with every message. Returns what is to be said aloud. */
    hear(table: TableMessage, me: SeatNumber | null): News[] {
        const { round } = table.view as CitadelsView;
        const before = this.round === round ? this.all : [];
        this.round = round;
        const known = before.map(keyOf);
        const more = hitMe(table.news, me).filter((one) => !known.includes(keyOf(one)));
        this.all = [...before, ...more];
        // Those of an earlier visit have been read; what comes now stays until it is.
        this.opened ??= table.version;
        const now = more.filter(({ version }) => version > this.opened!);
        this.unread = [...this.unread, ...now];
        return now;
    }

    understood(): void {
        this.unread = [];
    }
}
