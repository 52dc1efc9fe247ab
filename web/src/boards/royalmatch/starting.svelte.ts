// The starting hand: chosen as a whole on the board, told card by card, since each is a decision of its own.

export class StartingHand {
    chosen: string[] = $state([]); // cards that are only marked
    private left: string[] = $state([]); // cards that are still to be told
    private toldAt = -1; // the version that the last card was told to

    get telling(): boolean {
        return this.left.length > 0;
    }

    toggle(card: string): void {
        this.chosen = this.chosen.includes(card)
            ? this.chosen.filter((one) => one !== card)
            : [...this.chosen, card];
    }

    begin(): void {
        this.toldAt = -1;
        this.left = this.chosen;
        this.chosen = [];
    }

    // Tells the next card, once the position has come that follows the one before.
    tell(version: number, offered: string[], busy: boolean, decide: (words: string) => void): void {
        if (!this.telling || busy || version === this.toldAt) return;
        const next = this.left.find((card) => offered.includes(card));
        if (next) {
            this.toldAt = version;
            decide(`hand ${next}`);
        } else this.left = [];
    }
}
