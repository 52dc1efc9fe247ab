// The rhythm in which a table is shown: what happens comes one beat after another, in order, however fast it arrived.
// Nothing is left out and nothing is hurried; whoever does not want to wait skips, which shows all that waits at once.
export interface Time {
    now: () => number; // milliseconds
    after: (ms: number, then: () => void) => () => void; // returns how to call it off
}

interface Waiting<T> {
    item: T;
    beats: number;
}

export class Pace<T> {
    private readonly queue: Waiting<T>[] = [];
    private freeAt = -Infinity; // when the last one shown has had its time
    private held = false;
    private callOff: (() => void) | null = null;

    constructor(
        private readonly show: (item: T, waiting: number) => void,
        private readonly time: Time,
        private readonly beat: () => number, // milliseconds, as they are wanted now; 0: no waiting
    ) {}

    // To be shown for so many beats before what comes next; 0: something that is no event, and takes no time.
    tell(item: T, beats: number): void {
        this.queue.push({ item, beats });
        if (!this.callOff) this.next();
    }

    // How many still wait that are seen as a beat.
    get waiting(): number {
        return this.queue.filter(({ beats }) => beats > 0).length;
    }

    skip(): void {
        this.stop();
        for (let due = this.queue.shift(); due; due = this.queue.shift())
            this.show(due.item, this.waiting);
        this.freeAt = -Infinity;
    }

    // While nobody looks, nothing passes by unseen.
    hold(held: boolean): void {
        this.held = held;
        if (held) this.stop();
        else if (!this.callOff) this.next();
    }

    // Nothing more is shown.
    end(): void {
        this.stop();
        this.queue.length = 0;
    }

    private stop(): void {
        this.callOff?.();
        this.callOff = null;
    }

    private next(): void {
        while (!this.held && this.queue[0]) {
            const due = this.queue[0];
            const beat = this.beat();
            const wait = beat > 0 && due.beats > 0 ? this.freeAt - this.time.now() : 0;
            if (wait > 0) {
                this.callOff = this.time.after(wait, () => {
                    this.callOff = null;
                    this.next();
                });
                return;
            }
            this.queue.shift();
            if (due.beats > 0) this.freeAt = this.time.now() + due.beats * beat;
            this.show(due.item, this.waiting);
        }
    }
}
