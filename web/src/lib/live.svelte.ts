// Reactive state from the messages of the socket. One connection for the whole page.
import { alarm, announce } from './announce.svelte';
import { beatsOf, type Beat, type Hit, type Rhythm } from './beats';
import { Connection, type Socket, type Status } from './connection';
import { Foresights } from './foresights';
import type {
    ChatLine,
    Foresight,
    Hint,
    Listed,
    News,
    ServerMessage,
    TableMessage,
    You,
} from './messages';
import { Pace } from './pace';
import { beatLength } from './settings.svelte';
import { withLine } from './chat';

const mostChat = 200;
const mostNews = 500;

const hitBeats = 4; // what was done to me is shown so much longer

// A beat as it waits to be shown.
interface Step extends Beat {
    change: { message: TableMessage; received: number } | null; // the position, with the first of its events
    says: News[]; // said aloud with it: all that the message tells
    hit: { kind: Hit; say: string } | null;
}

// One table as this page knows it.
export class LiveTable {
    message: TableMessage | null = $state.raw(null);
    received = $state(0); // when, by performance.now(): clocks count from there
    news: News[] = $state.raw([]);
    chat: ChatLine[] = $state.raw([]);
    hint: Hint | null = $state.raw(null);
    thinking = $state(false); // about a hint
    sending: string | null = $state(null); // a decision that is not answered yet
    answered: number | null = $state(null); // the moment of the last decision that was accepted
    refused: string | null = $state(null); // why the last wish was not granted
    next: number | null = $state(null); // the table of the rematch
    declined = $state(false); // what was asked of the others last
    withdrawn = false; // by the one who asked
    readonly foresights = new Foresights();

    constructor(readonly id: number) {}

    // What is being shown of all that has come: the rhythm is that of the eye.
    event: News | null = $state.raw(null); // of the beat that is shown
    waiting = $state(0); // beats that are still to come
    latest: TableMessage | null = $state.raw(null); // the last that has come, shown or not
    hit: { kind: Hit; say: string } | null = $state.raw(null); // what was done to me, until it is put away
    rhythm: Rhythm = {}; // of the game
    private told = 0; // the version up to which events are known

    // A decision is on its way, or accepted while the position that it made is still to come.
    get busy(): boolean {
        const moment = this.message?.moment;
        if (this.sending !== null) return true;
        return moment !== undefined && (moment === this.answered || moment !== this.latest?.moment);
    }

    private readonly pace = new Pace<Step>(
        (step, waiting) => this.show(step, waiting),
        {
            now: () => performance.now(),
            after: later,
        },
        beatLength,
    );

    tell(message: TableMessage): void {
        const fresh = message.news.filter((each) => each.version > this.told);
        const isNews = this.told > 0 && this.message !== null; // else it is what was before we came
        this.told = message.version;
        this.latest = message;
        const beats = isNews ? beatsOf(fresh, this.rhythm) : [];
        const first = beats.shift() ?? { told: null, news: isNews ? [] : fresh };
        const change = { message, received: performance.now() };
        this.take({ ...first, change, says: isNews ? fresh : [] }, isNews && fresh.length > 0);
        for (const beat of beats) this.take({ ...beat, change: null, says: [] }, true);
        this.waiting = this.pace.waiting;
    }

    // All that waits, now.
    skip(): void {
        this.pace.skip();
        this.waiting = 0;
    }

    hold(held: boolean): void {
        this.pace.hold(held);
    }

    // All of it comes again, in other words.
    forget(): void {
        this.skip();
        this.news = [];
        this.told = 0;
    }

    end(): void {
        this.pace.end();
    }

    private take(step: Omit<Step, 'hit'>, isBeat: boolean): void {
        const hit = isBeat ? this.hitBy(step.news) : null;
        this.pace.tell({ ...step, hit }, isBeat ? (hit ? hitBeats : 1) : 0);
    }

    private hitBy(news: News[]): Step['hit'] {
        const you = this.latest?.you;
        if (you === undefined || you === 'spectator') return null;
        for (const event of news) {
            const kind = this.rhythm.hits?.(event, you);
            if (kind) return { kind, say: event.say };
        }
        return null;
    }

    private show(step: Step, waiting: number): void {
        this.waiting = waiting;
        this.news = [...this.news, ...step.news].slice(-mostNews);
        if (step.told) this.event = step.told;
        if (step.hit) this.hit = step.hit;
        if (step.change) this.change(step.change.message, step.change.received);
        const say = this.rhythm.say ?? String;
        announce(step.says.map((each) => say(each.say, this.message?.view)).join(' '));
    }

    private change(message: TableMessage, received: number): void {
        const before = this.message;
        this.message = message;
        this.received = received;
        if (message.moment !== before?.moment) this.hint = null;
        if (message.version !== before?.version) this.declined = false;
        else if (isOver(before, message)) this.declined = !this.withdrawn;
    }
}

// A request of one's own that has ended, while nothing came of it.
function isOver(before: TableMessage, now: TableMessage): boolean {
    return (['undo', 'consent'] as const).some(
        (what) => before[what]?.seat === now.you && now[what] === undefined,
    );
}

class Live {
    status: Status = $state('connecting');
    opened = $state(0); // how often the connection was made
    lobby: Listed[] | null = $state.raw(null);
    people: number | null = $state(null); // connected to the server; known with the lobby
    hidden = $state(document.hidden); // nobody looks at the page
    ownChanged: () => void = () => {}; // one's own tables are to be asked for again
    greeted: (you: You | null) => void = () => {}; // the server says who we are to it
    private readonly tables = new Map<number, LiveTable>();
    private readonly waiting: (() => void)[] = []; // for the socket to be open
    private readonly connection = new Connection(
        { open: openSocket, after: later, random: Math.random },
        {
            status: (status) => {
                this.status = status;
                if (status !== 'open') return;
                ++this.opened;
                for (const go of this.waiting.splice(0)) go();
            },
            message: (message) => this.hear(message),
            settled: (decision, why, asks) => {
                const table = this.tables.get(decision.table);
                if (!table) return;
                table.sending = null;
                if (!why) table.answered = decision.moment;
                if (asks && why) return announce(why); // the request that comes now shows it
                table.refused = why;
                if (why) alarm(why);
            },
        },
    );

    // For as long as the document lives.
    start(): void {
        const wake = () => {
            if (document.visibilityState === 'visible') this.connection.wake();
        };
        const look = () => {
            this.hidden = document.hidden;
            for (const table of this.tables.values()) table.hold(this.hidden);
        };
        this.connection.connect();
        addEventListener('online', wake);
        addEventListener('offline', () => this.connection.lose());
        document.addEventListener('visibilitychange', look);
        document.addEventListener('visibilitychange', wake);
    }

    // After a login the new socket may still be opening: wait for it.
    ready(): Promise<void> {
        if (this.status === 'open') return Promise.resolve();
        return new Promise((resolve) => this.waiting.push(resolve));
    }

    // Somebody else is asking from now on: logged in, logged out, or in another language.
    asSomebodyElse(): void {
        for (const table of this.tables.values()) table.forget();
        this.connection.reconnect();
    }

    follow(id: number, key?: string): LiveTable {
        let table = this.tables.get(id);
        if (!table) {
            table = new LiveTable(id);
            this.tables.set(id, table);
            this.connection.follow(id, key);
        }
        return table;
    }

    unfollow(id: number): void {
        this.tables.get(id)?.end();
        this.tables.delete(id);
        this.connection.unfollow(id);
    }

    // For the generic board: asks for labels of decisions.
    wantLabels(id: number): void {
        this.connection.wantLabels(id);
    }

    watchLobby(on: boolean): void {
        this.connection.watchLobby(on);
        if (!on) this.lobby = this.people = null;
    }

    watchOwn(on: boolean): void {
        this.connection.watchOwn(on);
    }

    decide(table: LiveTable, words: string): void {
        const moment = table.message?.moment;
        if (moment === undefined || table.busy) return;
        table.skip(); // who decides has seen enough
        table.hit = null;
        table.sending = words;
        table.refused = null;
        table.declined = table.withdrawn = false;
        this.connection.decide(table.id, moment, words);
    }

    // Preview of a decision, where it can be known.
    foresee(table: LiveTable, words: string): Promise<Foresight | null> {
        const moment = table.message?.moment;
        if (moment === undefined) return Promise.resolve(null);
        return table.foresights.of(moment, words, async () => {
            const then = await this.connection.ask({
                t: 'try',
                table: table.id,
                moment,
                do: words,
            });
            return then?.t === 'tried' ? then : null;
        });
    }

    chat(table: LiveTable, text: string): boolean {
        return this.connection.say({ t: 'chat', table: table.id, text });
    }

    // For the host of a table at which only bots play.
    setPace(table: LiveTable, what: 'run' | 'pause' | 'step', ms?: number): void {
        table.refused = null;
        this.connection.say({
            t: 'pace',
            table: table.id,
            do: what,
            ...(ms === undefined ? {} : { ms }),
        });
    }

    askHint(table: LiveTable): void {
        table.refused = null;
        table.thinking = this.connection.say({ t: 'hint', table: table.id });
    }

    // The same for the guided game, which shows it in its own way; null where it cannot be had now.
    async advise(table: LiveTable): Promise<string | null> {
        const hint = await this.connection.ask({ t: 'hint', table: table.id });
        return hint?.t === 'hint' ? hint.do : null;
    }

    askUndo(table: LiveTable): void {
        table.refused = null;
        table.declined = table.withdrawn = false;
        this.connection.say({ t: 'undo', table: table.id });
    }

    answerUndo(table: LiveTable, agrees: boolean): void {
        this.connection.say({ t: 'answer', table: table.id, undo: agrees });
    }

    // Answers a request for consent, or withdraws one's own.
    consent(table: LiveTable, agrees: boolean): void {
        table.refused = null;
        table.withdrawn = !agrees;
        this.connection.say({ t: 'consent', table: table.id, agrees });
    }

    // The seat for which a bot plays.
    takeOver(table: LiveTable): void {
        this.connection.say({ t: 'back', table: table.id });
    }

    private hear(message: ServerMessage): void {
        if (message.t === 'hello') this.greeted(message.you);
        else if (message.t === 'lobby') {
            this.lobby = message.tables;
            this.people = message.people;
        } else if (message.t === 'people') this.people = message.people;
        else if (message.t === 'own') this.ownChanged();
        else if (message.t === 'listed') {
            const others = (this.lobby ?? []).filter((each) => each.table !== message.table);
            this.lobby = [message, ...others];
        } else if (message.t === 'unlisted')
            this.lobby = (this.lobby ?? []).filter((each) => each.table !== message.table);
        else if (message.t === 'table') this.tables.get(message.table)?.tell(message);
        else if (message.t === 'chat') {
            const table = this.tables.get(message.table);
            if (table) table.chat = withLine(table.chat, message).slice(-mostChat);
        } else if (message.t === 'hint') {
            const table = this.tables.get(message.table);
            if (!table) return;
            table.thinking = false;
            table.hint = message; // said aloud by who shows it, in the words of the board
        } else if (message.t === 'rematch') {
            const table = this.tables.get(message.table);
            if (table) table.next = message.next;
        } else if (message.t === 'refused' && !message.id) {
            // About chat, undo or a hint: it belongs to the table that it names, or to the only one.
            const table = message.table
                ? this.tables.get(message.table)
                : [...this.tables.values()][0];
            if (!table) return;
            table.thinking = false;
            table.refused = message.why;
            alarm(message.why);
        }
    }
}

function openSocket(): Socket {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(`${scheme}//${location.host}/api/socket`) as Socket;
}

function later(ms: number, then: () => void): () => void {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
}

export const live = new Live();
