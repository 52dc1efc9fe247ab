// The games that can be played here, as the server lists them. The list is kept in this browser, so that the next
// visit shows it at once; the server is asked all the same.
import * as api from './api';
import type { GameId } from './messages';
import { settings, type Language } from './settings.svelte';

// Version of the cached list, raised when the page needs more of it.
const edition = 1;
const key = (language: Language) => `agora.games.${edition}.${language}`;

function kept(language: Language): api.GameList | undefined {
    try {
        return JSON.parse(localStorage.getItem(key(language)) ?? 'null') ?? undefined;
    } catch {
        return undefined; // a private window, or something else wrote there
    }
}

function keep(language: Language, text: string): void {
    try {
        localStorage.setItem(key(language), text);
    } catch {
        // It is asked for again.
    }
}

class Catalogue {
    private lists: Partial<Record<Language, api.GameList>> = $state.raw({});
    private asked = new Map<Language, Promise<void>>();
    why = $state(''); // it cannot be had

    // Until it is there in the language of the moment, in the other one.
    private get list(): api.GameList | undefined {
        return this.lists[settings.language] ?? this.lists.en ?? this.lists.fr;
    }
    get games(): api.GameInfo[] | null {
        return this.list?.games ?? null; // null: not yet known
    }
    get levels(): api.Level[] {
        return this.list?.levels ?? [];
    }

    // Once for each language; again where it failed.
    want(language: Language): Promise<void> {
        const asked = this.asked.get(language) ?? this.ask(language);
        this.asked.set(language, asked);
        return asked;
    }

    private async ask(language: Language): Promise<void> {
        const known = kept(language);
        if (known) this.lists = { ...this.lists, [language]: known };
        try {
            const list = await api.games.list(language);
            const text = JSON.stringify(list);
            if (text !== JSON.stringify(known)) this.lists = { ...this.lists, [language]: list };
            this.why = '';
            keep(language, text);
        } catch (error) {
            this.why = api.whyNot(error);
            this.asked.delete(language);
        }
    }
}

export const catalogue = new Catalogue();

export function infoOf(game: GameId): api.GameInfo | undefined {
    return catalogue.games?.find(({ id }) => id === game);
}

// The one that an address names, or the first there is.
export function gameAt(name: string | undefined): api.GameInfo | undefined {
    return name === undefined ? catalogue.games?.[0] : infoOf(name);
}

// Nothing until the list is there, rather than a word that changes at once.
export function titleOf(game: GameId): string {
    if (catalogue.games === null && catalogue.why === '') return '';
    return infoOf(game)?.title ?? game;
}
