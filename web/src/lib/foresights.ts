// Previews of decisions, each requested once for a moment of a table.
import type { Foresight } from './messages';

export class Foresights {
    private moment = -1;
    private readonly known = new Map<string, Promise<Foresight | null>>();

    of(
        moment: number,
        words: string,
        ask: () => Promise<Foresight | null>,
    ): Promise<Foresight | null> {
        if (moment !== this.moment) this.known.clear();
        this.moment = moment;
        const before = this.known.get(words);
        if (before) return before;
        const answer = ask();
        this.known.set(words, answer);
        // Refused, or lost with the network: it may be asked again.
        void answer.then((then) => {
            if (!then && this.known.get(words) === answer) this.known.delete(words);
        });
        return answer;
    }
}
