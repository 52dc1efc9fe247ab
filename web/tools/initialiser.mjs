// Reads the tables of the rules (names, texts, numbers of cards) from their C++ sources, so that the
// page never keeps a copy that somebody has to remember. Only what such tables are made of is
// understood: braces, strings side by side, numbers, names and calls.

/** The value of `name = {...}` in a source: arrays for braces, {call, args} for calls. */
export function initialiser(source, name) {
    const found = new RegExp(`\\b${name}\\b[^;{(]*=\\s*(?=\\{)`).exec(source);
    if (!found) throw new Error(`no table ${name}`);
    return new Parser(source, found.index + found[0].length).value();
}

class Parser {
    constructor(source, at) {
        this.source = source;
        this.at = at;
    }

    value() {
        const c = this.next();
        if (c === '{') return this.list('}');
        if (c === '"') return this.text();
        const word = /[-\w:]+/y;
        word.lastIndex = this.at;
        const match = word.exec(this.source);
        if (!match) throw new Error(`cannot read ${this.source.slice(this.at, this.at + 40)}`);
        this.at += match[0].length;
        if (this.next() === '(') return { call: match[0], args: this.list(')') };
        return /^-?\d+$/.test(match[0]) ? Number(match[0]) : match[0].replace(/^.*::/, '');
    }

    list(end) {
        const items = [];
        for (this.at += 1; this.next() !== end;) {
            items.push(this.value());
            if (this.next() === ',') this.at += 1;
        }
        this.at += 1;
        return items;
    }

    // Strings that stand side by side are one.
    text() {
        let whole = '';
        while (this.next() === '"') {
            const literal = /"(?:[^"\\]|\\.)*"/y;
            literal.lastIndex = this.at;
            const [one] = literal.exec(this.source);
            whole += JSON.parse(one);
            this.at += one.length;
        }
        return whole;
    }

    // The next character that is neither blank nor part of a comment.
    next() {
        const skip = /(?:\s|\/\/[^\n]*)*/y;
        skip.lastIndex = this.at;
        this.at += skip.exec(this.source)[0].length;
        return this.source[this.at];
    }
}
