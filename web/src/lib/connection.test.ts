import { beforeEach, describe, expect, it } from 'vitest';
import { protocol } from '../generated/shared/protocol';
import { Connection, type Decision, type Socket, type Status } from './connection';
import type { ServerMessage } from './messages';

class FakeSocket implements Socket {
    sent: Record<string, unknown>[] = [];
    closed = false;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onclose: (() => void) | null = null;
    send(text: string) {
        this.sent.push(JSON.parse(text) as Record<string, unknown>);
    }
    close() {
        this.closed = true;
    }
    hears(message: unknown) {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
    of(kind: string) {
        return this.sent.filter((message) => message.t === kind);
    }
}

let sockets: FakeSocket[];
let timers: { at: number; then: () => void }[];
let now: number;
let statuses: Status[];
let messages: ServerMessage[];
let settled: { decision: Decision; why: string | null; asks: boolean }[];
let connection: Connection;

function pass(ms: number) {
    const until = now + ms;
    for (;;) {
        const due = timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.splice(timers.indexOf(due), 1);
        now = due.at;
        due.then();
    }
    now = until;
}
const last = () => sockets[sockets.length - 1]!;

beforeEach(() => {
    sockets = [];
    timers = [];
    now = 0;
    statuses = [];
    messages = [];
    settled = [];
    connection = new Connection(
        {
            open: () => {
                sockets.push(new FakeSocket());
                return last();
            },
            after: (ms, then) => {
                const timer = { at: now + ms, then };
                timers.push(timer);
                return () => {
                    const place = timers.indexOf(timer);
                    if (place >= 0) timers.splice(place, 1);
                };
            },
            random: () => 0.5,
        },
        {
            status: (status) => statuses.push(status),
            message: (message) => messages.push(message),
            settled: (decision, why, asks) => settled.push({ decision, why, asks }),
        },
    );
    connection.connect();
});

const table = (version: number) => ({ t: 'table', table: 7, version });

describe('a connection', () => {
    it('follows a table when the socket opens, and again from the version it has', () => {
        connection.follow(7);
        last().onopen?.();
        expect(last().of('follow')).toEqual([{ t: 'follow', table: 7, have: 0, heard: 0 }]);
        last().hears(table(12));
        last().hears({ t: 'chat', table: 7, line: 31 });
        last().onclose?.();
        expect(statuses.at(-1)).toBe('lost');
        pass(1000);
        last().onopen?.();
        expect(sockets.length).toBe(2);
        expect(last().of('follow')).toEqual([{ t: 'follow', table: 7, have: 12, heard: 31 }]);
    });

    it('shows the key of a table that is not listed, each time', () => {
        connection.follow(7, 'secret');
        last().onopen?.();
        last().onclose?.();
        pass(1000);
        last().onopen?.();
        for (const socket of sockets)
            expect(socket.of('follow')[0]).toMatchObject({ key: 'secret' });
    });

    it('asks for labels at once, and again after a loss', () => {
        connection.follow(7);
        last().onopen?.();
        last().hears(table(12));
        connection.wantLabels(7);
        connection.wantLabels(7);
        connection.wantLabels(8); // which nobody follows
        const wanted = { t: 'follow', table: 7, have: 12, heard: 0, labels: true };
        expect(last().of('follow').slice(1)).toEqual([wanted]);
        last().onclose?.();
        pass(1000);
        last().onopen?.();
        expect(last().of('follow')).toEqual([wanted]);
    });

    it('brings each question its own answer, and none where it is refused or lost', async () => {
        const question = { t: 'try', table: 7, moment: 3, do: 'push b1 r0' } as const;
        expect(await connection.ask(question)).toBeNull(); // nobody is there yet
        last().onopen?.();
        const [first, second, third] = [1, 2, 3].map(() => connection.ask(question));
        const [a, b] = last()
            .of('try')
            .map(({ id }) => id);
        last().hears({ t: 'refused', id: b, refused: 'unknowable', why: 'Luck decides.' });
        last().hears({ t: 'tried', table: 7, id: a, legal: ['stay'] });
        last().onclose?.();
        expect(await first).toMatchObject({ legal: ['stay'] });
        expect(await second).toBeNull();
        expect(await third).toBeNull();
        expect(messages).toEqual([]); // nobody else is told
    });

    it('sends an unanswered decision again under the same id, and an answered one never', () => {
        connection.follow(7);
        last().onopen?.();
        const first = connection.decide(7, 12, 'take R G O');
        const second = connection.decide(7, 13, 'take W W');
        last().hears({ t: 'done', table: 7, id: first.id, version: 13 });
        last().onclose?.();
        pass(1000);
        last().onopen?.();
        expect(last().of('do')).toEqual([
            { t: 'do', table: 7, moment: 13, do: 'take W W', id: second.id },
        ]);
        last().hears({ t: 'done', table: 7, id: second.id, version: 14 });
        last().hears({ t: 'done', table: 7, id: second.id, version: 14 }); // the answer to the first try
        expect(settled.map((each) => [each.decision.id, each.why])).toEqual([
            [first.id, null],
            [second.id, null],
        ]);
    });

    it('keeps a decision that was made without a network until there is one', () => {
        connection.decide(7, 3, 'stay');
        expect(last().sent).toEqual([]);
        last().onopen?.();
        expect(last().of('do').length).toBe(1);
    });

    it('tells why a decision was refused, and does not send it again', () => {
        last().onopen?.();
        const { id } = connection.decide(7, 3, 'stay');
        last().hears({ t: 'refused', id, refused: 'late', why: 'That was decided already.' });
        expect(settled[0]?.why).toBe('That was decided already.');
        last().onclose?.();
        pass(1000);
        last().onopen?.();
        expect(last().of('do')).toEqual([]);
    });

    it('tells a decision for which the others are asked from one that is refused', () => {
        last().onopen?.();
        const { id } = connection.decide(7, 3, 'redraft king');
        last().hears({ t: 'refused', id, refused: 'asks_consent', why: 'They are asked.' });
        expect(settled.map(({ why, asks }) => [why, asks])).toEqual([['They are asked.', true]]);
    });

    it('waits longer after each failure, and at most eight seconds and a bit', () => {
        const waits: number[] = [];
        for (let tries = 0; tries < 10; ++tries) {
            const before = sockets.length;
            const since = now;
            last().onclose?.();
            while (sockets.length === before) pass(100);
            waits.push(now - since);
        }
        expect(waits).toEqual([...waits].sort((a, b) => a - b));
        expect(waits[0]).toBeLessThanOrEqual(500);
        expect(waits.at(-1)).toBe(8000);
        last().onclose?.();
        const before = sockets.length;
        connection.wake(); // the network is back
        expect(sockets.length).toBe(before + 1);
    });

    it('notices that nobody answers any more', () => {
        last().onopen?.();
        pass(20_000);
        expect(last().of('ping').length).toBe(1);
        pass(8000);
        expect(sockets[0]?.closed).toBe(true);
        expect(statuses.at(-1)).toBe('lost');
        pass(1000);
        expect(sockets.length).toBe(2);
    });

    it('gives up a socket that never opens', () => {
        pass(9000);
        expect(sockets[0]?.closed).toBe(true);
        expect(sockets.length).toBe(2);
    });

    it('says that the server restarts when the server said so', () => {
        last().onopen?.();
        last().hears({ t: 'closing', why: 'restart' });
        last().onclose?.();
        expect(statuses.at(-1)).toBe('restarting');
        pass(1000);
        last().onopen?.();
        expect(statuses.at(-1)).toBe('open');
    });

    it('gives up where the server speaks another version of the protocol', () => {
        last().onopen?.();
        last().hears({ t: 'hello', protocol: protocol + 1, you: null, now: 0 });
        expect(sockets[0]?.closed).toBe(true);
        expect(statuses.at(-1)).toBe('outdated');
        last().onclose?.();
        connection.wake();
        pass(60_000);
        expect(sockets.length).toBe(1);
        expect(statuses.at(-1)).toBe('outdated');
    });

    it('ignores what an old socket still says', () => {
        connection.follow(7);
        const old = last();
        old.onopen?.();
        connection.reconnect();
        old.hears(table(9));
        old.onclose?.();
        expect(messages).toEqual([]);
        last().onopen?.();
        expect(last().of('follow')).toEqual([{ t: 'follow', table: 7, have: 0, heard: 0 }]);
    });

    it('lets broken messages pass', () => {
        last().onopen?.();
        last().onmessage?.({ data: '{' });
        last().onmessage?.({ data: 'null' });
        expect(messages).toEqual([]);
    });

    it('ignores tables that are no longer followed', () => {
        connection.follow(7);
        last().onopen?.();
        connection.unfollow(7);
        last().hears(table(3));
        expect(messages).toEqual([]);
    });
});
