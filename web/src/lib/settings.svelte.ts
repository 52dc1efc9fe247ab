// What this browser prefers. Kept in local storage; the server need not know, except the language.
export type Language = 'en' | 'fr';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
export type Speed = 'calm' | 'usual' | 'brisk' | 'instant';

interface Settings {
    language: Language;
    theme: Theme;
    motion: Motion;
    speed: Speed; // of what others do
    sound: boolean;
    volume: number; // 0 to 1
    vibration: boolean;
    letters: boolean; // on pieces that are told by shape and colour
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
    speed: oneOf(before.speed, ['calm', 'usual', 'brisk', 'instant'], 'usual'),
    sound: before.sound !== false,
    volume: typeof before.volume === 'number' ? Math.min(1, Math.max(0, before.volume)) : 0.6,
    vibration: before.vibration !== false,
    letters: before.letters === true,
});

const beats: Record<Speed, number> = { calm: 600, usual: 450, brisk: 350, instant: 0 };

// How long each event is shown before the next, in milliseconds; 0: everything at once.
export function beatLength(): number {
    return beats[settings.speed];
}

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
