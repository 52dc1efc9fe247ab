// The way to a decision: the steps that have been said, or the thing on the board that was clicked first. They count
// as long as the question is the same one; where one decision is left, it is made.
import {
    beginning,
    decided,
    deedsWith,
    nextKeys,
    thingsOf,
    type Choice,
    type Key,
} from './choices';
import type { Phase } from './view';

interface Question {
    version: number; // of the table
    phase: Phase;
    choices: Choice[];
    busy: boolean;
}

export class Walk {
    private said = $state<{ version: number; steps: Key[]; thing: Key | null }>({
        version: -1,
        steps: [],
        thing: null,
    });
    private readonly question: () => Question;
    private readonly decide: (words: string) => void;

    constructor(question: () => Question, decide: (words: string) => void) {
        this.question = question;
        this.decide = decide;
    }

    private readonly choices = $derived.by(() => this.question().choices);
    private readonly current = $derived.by(() => this.said.version === this.question().version);
    private readonly waiting = $derived.by(() => nextKeys(this.choices, this.taken));

    /** The steps that cannot be taken back. */
    readonly begun = $derived.by(() => beginning(this.choices, this.question().phase));
    readonly taken = $derived.by(() =>
        this.current && this.said.steps.length ? this.said.steps : this.begun,
    );
    /** Clicked on the board first: only what can be done with it is offered. */
    readonly thing = $derived.by(() => (this.current ? this.said.thing : null));
    readonly offered = $derived.by(() =>
        this.thing ? deedsWith(this.choices, this.thing) : this.choices,
    );
    /** In a question about one thing in several ways (take it, take and build it) the thing comes first. */
    readonly things = $derived.by(() =>
        this.question().phase === 'act' || this.begun.length || this.taken.length || this.thing
            ? null
            : thingsOf(this.choices),
    );

    private go(steps: Key[], about: Key | null): void {
        const { version } = this.question();
        const words = decided(about ? deedsWith(this.choices, about) : this.choices, steps);
        this.said = { version, steps: words ? [] : steps, thing: words ? null : about };
        if (words) this.decide(words);
    }

    /** An answer, or a further step. */
    step(key: Key): void {
        if (this.things && !key.startsWith('do:')) return this.pick(key);
        const { begun, taken, thing } = this;
        const first = begun.length > 0 && taken.length === begun.length && key.startsWith('do:');
        const steps = first ? [key] : [...taken, key];
        this.go(thing && steps.length === 1 ? [...steps, thing] : steps, thing);
    }

    back(): void {
        const shorter = this.thing && this.taken.length <= 2 ? [] : this.taken.slice(0, -1);
        this.said = { version: this.question().version, steps: shorter, thing: null };
    }

    /** Whether something can be done with a thing on the board now. */
    lit(key: Key): boolean {
        if (this.thing) return key === this.thing;
        return (
            this.waiting.includes(key) ||
            (this.taken.length === 0 && deedsWith(this.choices, key).length > 0)
        );
    }

    /** A thing on the board was clicked. */
    pick(key: Key): void {
        const { version, busy } = this.question();
        if (busy) return;
        if (this.waiting.includes(key)) return this.step(key);
        const deeds = nextKeys(deedsWith(this.choices, key), []);
        if (deeds.length === 1) this.go([...deeds, key], null);
        else this.said = { version, steps: [], thing: key };
    }
}
