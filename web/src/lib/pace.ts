// Bots decide faster than eyes follow: what comes at once is shown one after another, a moment apart. Nothing is
// left out; the more waits, the shorter the moments become.
export class Pace<T> {
    private readonly queue: T[] = [];
    private shownAt = -Infinity;
    private callOff: (() => void) | null = null;

    constructor(
        private readonly show: (item: T) => void,
        private readonly time: {
            now: () => number;
            after: (ms: number, then: () => void) => () => void;
        },
        private readonly gap = 450, // milliseconds
        private readonly most = 4, // that wait before it becomes quicker
        private readonly least = 90, // milliseconds, however many wait
    ) {}

    tell(item: T, calmly: boolean): void {
        this.queue.push(item);
        if (!calmly) this.flush();
        else if (!this.callOff) this.next();
    }

    // Everything that waits, now.
    flush(): void {
        this.callOff?.();
        this.callOff = null;
        for (const item of this.queue.splice(0)) this.present(item);
    }

    private next(): void {
        if (this.queue.length === 0) return;
        const hurry = Math.min(1, this.most / this.queue.length);
        const gap = Math.max(Math.min(this.least, this.gap), this.gap * hurry);
        const wait = this.shownAt + gap - this.time.now();
        if (wait > 0) {
            this.callOff = this.time.after(wait, () => {
                this.callOff = null;
                this.next();
            });
            return;
        }
        const item = this.queue.shift();
        if (item === undefined) return;
        this.present(item);
        if (this.queue.length > 0) this.next();
    }

    private present(item: T): void {
        this.shownAt = this.time.now();
        this.show(item);
    }
}
