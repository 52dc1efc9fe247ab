// What this browser prefers. Kept in local storage; the server need not know, except the language.
export type Language = 'en' | 'fr';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';

interface Settings {
    language: Language;
    theme: Theme;
    motion: Motion;
    sound: boolean;
}

const key = 'agora.settings';

function languageOfBrowser(): Language {
    const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
    for (const each of wanted) {
        const word = each.slice(0, 2).toLowerCase();
        if (word === 'fr' || word === 'en') return word;
    }
    return 'en';
}

function stored(): Partial<Settings> {
    try {
        return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
    } catch {
        return {}; // a private window, or something else wrote there
    }
}

function oneOf<T extends string>(value: unknown, words: readonly T[], otherwise: T): T {
    return words.includes(value as T) ? (value as T) : otherwise;
}

const before = stored();

export const settings: Settings = $state({
    language: oneOf(before.language, ['en', 'fr'], languageOfBrowser()),
    theme: oneOf(before.theme, ['system', 'light', 'dark'], 'system'),
    motion: oneOf(before.motion, ['system', 'full', 'reduced'], 'system'),
    sound: before.sound !== false,
});

export function keepSettings(): void {
    try {
        localStorage.setItem(key, JSON.stringify(settings));
    } catch {
        // Nothing to do: the choice holds until the page is closed.
    }
}

// Whether things may fly across the board.
export function movesFreely(): boolean {
    if (settings.motion !== 'system') return settings.motion === 'full';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// Puts language, theme and motion where style sheets and screen readers look for them.
export function showSettings(root: HTMLElement): void {
    root.lang = settings.language;
    root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
}
