// Bots decide faster than eyes follow: what comes at once is shown one after another, a moment apart. Nothing is
// left out, and who falls behind is caught up at once.
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
        private readonly most = 4, // that wait
    ) {}

    tell(item: T, calmly: boolean): void {
        this.queue.push(item);
        if (!calmly || this.queue.length > this.most) this.flush();
        else if (!this.callOff) this.next();
    }

    // Everything that waits, now.
    flush(): void {
        this.callOff?.();
        this.callOff = null;
        for (const item of this.queue.splice(0)) this.present(item);
    }

    private next(): void {
        const wait = this.shownAt + this.gap - this.time.now();
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
