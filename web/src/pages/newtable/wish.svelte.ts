// The settings of a new table: state of the form, and the request to the server.
import { untrack } from 'svelte';
import type { GameInfo, SeatWish, TableWish } from '../../lib/api';
import { wordsFor, type Company } from './choices';

export type Kind = 'open' | 'invited' | 'bot' | 'person';
export const kinds: Kind[] = ['open', 'invited', 'bot', 'person'];

/** Who plays besides oneself: all of a kind, or only bots. */
export type Companions = 'invited' | 'bot' | 'open' | 'watch';
export const companions: Companions[] = ['invited', 'bot', 'open', 'watch'];
export const clocks = ['none', 'move', 'game'] as const;

export interface SeatChoice {
    kind: Kind;
    level: string; // of a bot
    name: string; // of a person
}

interface Time {
    clock: (typeof clocks)[number];
    seconds: number; // for a decision
    timeout: 'default' | 'bot';
    grace: number; // seconds to wait for an absent player
}

function wishOf({ kind, level, name }: SeatChoice): SeatWish {
    if (kind === 'bot') return { kind, level };
    return kind === 'person' ? { kind, name } : { kind };
}

export const invited = (): SeatChoice => ({ kind: 'invited', level: '3', name: '' });

export class Wish {
    plays = $state(true); // whoever opens it; else only bots do
    others: SeatChoice[] = $state([invited()]); // all but the first seat
    first = $state('3'); // the level of the first seat, where a bot has it
    pace = $state(1000); // milliseconds between decisions of bots among themselves
    listed = $state(true);
    rated = $state(false);
    undo = $state(true);
    start: 'full' | 'host' = $state('full');
    usual = $state(0); // seconds for a decision that the game has where several people play; 0: no clock
    minutes = $state(20);
    increment = $state(5);
    standIn = $state('3');
    preset = $state('');
    options: Record<string, string> = $state({});

    // To the game: as many seats as it needs, and its usual time.
    fit({ seconds, least_seats }: Pick<GameInfo, 'seconds' | 'least_seats'>): void {
        this.usual = seconds;
        const missing = Math.max(0, least_seats - 1 - untrack(() => this.others.length));
        for (let i = 0; i < missing; ++i) this.others.push(invited());
    }

    // Null: some of one kind and some of another.
    get companions(): Companions | null {
        if (!this.plays) return 'watch';
        const kind = this.others[0]?.kind;
        const isOne = this.others.every((each) => each.kind === kind);
        return isOne && kind !== undefined && kind !== 'person' ? kind : null;
    }
    set companions(chosen: Companions | null) {
        this.plays = chosen !== 'watch';
        if (chosen === null || chosen === 'watch') return;
        for (const other of this.others) other.kind = chosen;
    }

    // Like the last one.
    addSeat(): void {
        const last = this.others.at(-1);
        this.others.push({ ...invited(), ...(last && { ...last, name: '' }) });
    }

    get company(): Company {
        const { plays, rated } = this;
        const others = this.others.filter(({ kind }) => kind !== 'bot').length;
        return { people: plays ? 1 + others : 0, rated: plays && rated };
    }

    // As is usual for the game and for so many people, until something else is chosen.
    private chosen: Partial<Time> = $state({});
    get clock(): Time['clock'] {
        const isUsual = this.usual > 0 && this.company.people > 1;
        return this.chosen.clock ?? (isUsual ? 'move' : 'none');
    }
    set clock(clock: Time['clock']) {
        this.chosen.clock = clock;
    }
    get seconds(): number {
        return this.chosen.seconds ?? (this.usual || 60);
    }
    set seconds(seconds: number) {
        this.chosen.seconds = seconds;
    }
    get timeout(): Time['timeout'] {
        return this.chosen.timeout ?? (this.usual > 0 ? 'default' : 'bot');
    }
    set timeout(timeout: Time['timeout']) {
        this.chosen.timeout = timeout;
    }
    get grace(): number {
        if (this.chosen.grace !== undefined) return this.chosen.grace;
        if (this.clock !== 'none') return 30;
        // Friends wait for each other; where anybody may sit down, somebody may not come back.
        return this.others.some(({ kind }) => kind === 'open') ? 60 : 0;
    }
    set grace(grace: number) {
        this.chosen.grace = grace;
    }

    asked({ id, options: known }: Pick<GameInfo, 'id' | 'options'>): TableWish {
        const { preset, listed, company } = this;
        // Options chosen before the seats changed may not suit them any more.
        const isOffered = ([name, value]: [string, string]) => {
            const option = known.find((each) => each.name === name);
            const words = option && wordsFor(option, company);
            return option !== undefined && (words?.includes(value) ?? true);
        };
        const options = Object.fromEntries(Object.entries(this.options).filter(isOffered));
        return {
            game: id,
            ...(preset ? { preset } : {}),
            ...(Object.keys(options).length > 0 ? { options } : {}),
            listed,
            ...(this.plays ? this.withPeople() : this.withBots()),
        };
    }

    private withPeople() {
        const { start, rated, timeout } = this;
        return {
            seats: [{ kind: 'person' as const }, ...this.others.map(wishOf)],
            start,
            rated,
            undo: this.undo && !rated,
            clock: this.time(),
            timeout,
            grace: this.grace * 1000,
            stand_in: this.standIn,
        };
    }

    private withBots() {
        const levels = [this.first, ...this.others.map(({ level }) => level)];
        return {
            seats: levels.map((level) => ({ kind: 'bot' as const, level })),
            pace: this.pace,
        };
    }

    private time(): TableWish['clock'] {
        if (this.clock === 'move') return { kind: 'move', ms: this.seconds * 1000 };
        if (this.clock === 'none') return { kind: 'none' };
        return { kind: 'game', ms: this.minutes * 60_000, increment: this.increment * 1000 };
    }
}
