// The socket to the server. It reconnects, follows the same tables again and resends unanswered decisions under
// the same id (idempotent: none is lost, none is made twice). Nothing here depends on a browser: socket and time
// are passed in.
import { protocol } from '../generated/shared/protocol';
import type { ClientMessage, ServerMessage } from './messages';

// A message that is answered under its id.
type Question = Extract<ClientMessage, { t: 'try' | 'hint' }>;
type Asked<Each> = Each extends Question ? Omit<Each, 'id'> : never;

// What we know of a table that we follow.
interface Followed {
    have: number; // the version
    heard: number; // the last line of the chat
    key: string | undefined; // where it is not listed
    labels: boolean; // whether decisions are to come as a person says them, too
}

export type Status = 'connecting' | 'open' | 'lost' | 'restarting' | 'outdated';

export interface Socket {
    send(text: string): void;
    close(): void;
    onopen: (() => void) | null;
    onmessage: ((event: { data: unknown }) => void) | null;
    onclose: (() => void) | null;
}

export interface Surroundings {
    open: () => Socket;
    after: (ms: number, then: () => void) => () => void; // returns how to call it off
    random: () => number; // 0 to 1: jitter of the reconnection
}

export interface Decision {
    id: string;
    table: number;
    moment: number;
    do: string;
}

export interface Listener {
    status: (status: Status) => void;
    message: (message: ServerMessage) => void;
    // A decision is accepted (`why` null) or refused; `asks`: the others are asked for their consent to it.
    settled: (decision: Decision, why: string | null, asks: boolean) => void;
}

const firstWait = 400;
const longestWait = 8000;
const pingEvery = 20_000;
const answerWithin = 8000;

export class Connection {
    private socket: Socket | null = null;
    private isOpen = false;
    private wait = firstWait;
    private callOff: (() => void) | null = null; // the next try, or the next ping
    private readonly followed = new Map<number, Followed>();
    private readonly waiting = new Map<string, Decision>(); // sent or to be sent, not answered
    private readonly asked = new Map<string, (answer: ServerMessage | null) => void>();
    private lobby = false;
    private own = false;
    private restarting = false;
    private outdated = false; // another protocol version: the page must be reloaded
    private counted = 0;
    private readonly mark: string;

    constructor(
        private readonly around: Surroundings,
        private readonly listener: Listener,
    ) {
        // Ids must not collide with those of another tab of the same person.
        this.mark = Math.floor(around.random() * 2 ** 40).toString(36);
    }

    connect(): void {
        if (this.socket || this.outdated) return;
        this.callOff?.();
        this.listener.status(this.restarting ? 'restarting' : 'connecting');
        const socket = this.around.open();
        this.socket = socket;
        socket.onopen = () => this.opened(socket);
        socket.onmessage = (event) => this.heard(socket, event.data);
        socket.onclose = () => this.closed(socket);
        // A network that drops everything never reports an error: connection timeout.
        this.callOff = this.around.after(answerWithin, () => this.drop(socket));
    }

    // Reconnects as another person: after a login the old socket still has the old identity.
    reconnect(): void {
        const old = this.socket;
        this.socket = null;
        this.isOpen = false;
        old?.close();
        this.wait = firstWait;
        for (const known of this.followed.values()) known.have = known.heard = 0;
        this.giveUpAsking();
        this.connect();
    }

    // The browser has no network: a socket would notice only when an answer fails to come.
    lose(): void {
        if (this.socket) this.drop(this.socket);
    }

    // The network is back, or the page is looked at again.
    wake(): void {
        if (!this.socket) {
            this.wait = firstWait;
            this.connect();
        } else this.ping(this.socket);
    }

    follow(table: number, key?: string): void {
        if (this.followed.has(table)) return;
        const known = { have: 0, heard: 0, key, labels: false };
        this.followed.set(table, known);
        this.sayFollow(table, known);
    }

    // Asks for labels of decisions, which the generic board shows.
    wantLabels(table: number): void {
        const known = this.followed.get(table);
        if (!known || known.labels) return;
        known.labels = true;
        this.sayFollow(table, known);
    }

    unfollow(table: number): void {
        if (this.followed.delete(table)) this.say({ t: 'unfollow', table });
    }

    watchLobby(on: boolean): void {
        this.lobby = on;
        this.say({ t: 'lobby', on });
    }

    // To be told when one's own tables change.
    watchOwn(on: boolean): void {
        if (this.own === on) return;
        this.own = on;
        this.say({ t: 'own', on });
    }

    decide(table: number, moment: number, words: string): Decision {
        const decision = { id: this.freshId(), table, moment, do: words };
        this.waiting.set(decision.id, decision);
        this.say({ t: 'do', ...decision });
        return decision;
    }

    // The answer; null where it is refused, or the network lost before it comes.
    ask(question: Asked<Question>): Promise<ServerMessage | null> {
        const id = this.freshId();
        return new Promise((resolve) => {
            if (this.say({ ...question, id })) this.asked.set(id, resolve);
            else resolve(null);
        });
    }

    // Sent now or not at all: chat and questions are not resent after a reconnection.
    say(message: ClientMessage): boolean {
        if (!this.socket || !this.isOpen) return false;
        this.socket.send(JSON.stringify(message));
        return true;
    }

    private opened(socket: Socket): void {
        if (socket !== this.socket) return;
        this.isOpen = true;
        this.restarting = false;
        this.wait = firstWait;
        this.listener.status('open');
        for (const [table, known] of this.followed) this.sayFollow(table, known);
        if (this.lobby) this.say({ t: 'lobby', on: true });
        if (this.own) this.say({ t: 'own', on: true });
        for (const decision of this.waiting.values()) this.say({ t: 'do', ...decision });
        this.rest(socket);
    }

    private heard(socket: Socket, data: unknown): void {
        if (socket !== this.socket || typeof data !== 'string') return;
        this.rest(socket);
        const message = read(data);
        if (!message) return;
        if (message.t === 'hello' && message.protocol !== protocol) return this.giveUp(socket);
        if (message.t === 'table') {
            // After a rollback on the server the version may decrease; accept it.
            const known = this.followed.get(message.table);
            if (!known) return;
            known.have = message.version;
        } else if (message.t === 'chat') {
            const known = this.followed.get(message.table);
            if (known) known.heard = Math.max(known.heard, message.line);
        } else if (message.t === 'tried' || (message.t === 'hint' && message.id))
            return this.answer(message.id, message);
        else if (message.t === 'refused' && message.id && this.asked.has(message.id))
            return this.answer(message.id, null);
        else if (message.t === 'done' && message.id) this.settle(message.id, null);
        else if (message.t === 'refused' && message.id)
            this.settle(message.id, message.why, message.refused === 'asks_consent');
        else if (message.t === 'closing') this.restarting = true;
        this.listener.message(message);
    }

    private giveUp(socket: Socket): void {
        this.outdated = true;
        this.socket = null;
        this.isOpen = false;
        this.callOff?.();
        this.giveUpAsking();
        socket.close();
        this.listener.status('outdated');
    }

    private settle(id: string, why: string | null, asks = false): void {
        const decision = this.waiting.get(id);
        if (!decision) return;
        this.waiting.delete(id);
        this.listener.settled(decision, why, asks);
    }

    private freshId(): string {
        return `${this.mark}-${++this.counted}`;
    }

    private sayFollow(table: number, { have, heard, key, labels }: Followed): void {
        this.say({
            t: 'follow',
            table,
            have,
            heard,
            ...(key ? { key } : {}),
            ...(labels ? { labels } : {}),
        });
    }

    private answer(id: string | undefined, answer: ServerMessage | null): void {
        if (!id) return;
        this.asked.get(id)?.(answer);
        this.asked.delete(id);
    }

    private giveUpAsking(): void {
        for (const id of [...this.asked.keys()]) this.answer(id, null);
    }

    // Idle: send a ping.
    private rest(socket: Socket): void {
        this.callOff?.();
        this.callOff = this.around.after(pingEvery, () => this.ping(socket));
    }

    private ping(socket: Socket): void {
        if (!this.isOpen || socket !== this.socket) return;
        this.callOff?.();
        this.say({ t: 'ping' });
        this.callOff = this.around.after(answerWithin, () => this.drop(socket));
    }

    private drop(socket: Socket): void {
        socket.close();
        this.closed(socket); // its close event may never come
    }

    private closed(socket: Socket): void {
        if (socket !== this.socket) return;
        this.socket = null;
        this.isOpen = false;
        this.callOff?.();
        this.giveUpAsking();
        this.listener.status(this.restarting ? 'restarting' : 'lost');
        this.callOff = this.around.after(this.wait * (0.75 + this.around.random() / 2), () =>
            this.connect(),
        );
        this.wait = Math.min(this.wait * 1.7, longestWait);
    }
}

function read(text: string): ServerMessage | null {
    try {
        const message: unknown = JSON.parse(text);
        if (typeof message === 'object' && message !== null && 't' in message)
            return message as ServerMessage;
    } catch {
        // What is no JSON is not from our server; the next message is whole anyway.
    }
    return null;
}
