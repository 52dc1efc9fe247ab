// What the page itself has to say at a table, until it is taken away: why a tool is of no use, that a link was copied.
export class Notices {
    text = $state('');

    say(text: string): void {
        this.text = text;
    }
    clear(): void {
        this.text = '';
    }
}
