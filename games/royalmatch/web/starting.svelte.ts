// The starting hand: chosen as a whole on the board, and told as a whole.

export class StartingHand {
    chosen: string[] = $state([]);
    private toldAt: number | null = $state(null); // the version at which it was told

    // Until the answer has come.
    telling(version: number): boolean {
        return this.toldAt === version;
    }

    toggle(card: string): void {
        this.chosen = this.chosen.includes(card)
            ? this.chosen.filter((one) => one !== card)
            : [...this.chosen, card];
    }

    tell(version: number, decide: (words: string) => void): void {
        this.toldAt = version;
        decide(`hand ${this.chosen.join(' ')}`);
        this.chosen = [];
    }
}
