// What a new table is to be, in few words.
import type { Level } from '../../lib/api';
import { clockText } from '../texts';
import { words } from './texts';
import type { Kind, Wish } from './wish.svelte';

/** "You, 1 friend by link, 2 bots (gentle)" */
export function whoOf(wish: Wish, levels: Level[]): string {
    const t = words();
    const wordOf = (level: string) => levels.find(({ name }) => name === level)?.word ?? level;
    const bots = wish.plays
        ? wish.others.filter(({ kind }) => kind === 'bot').map(({ level }) => level)
        : [wish.first, ...wish.others.map(({ level }) => level)];
    const strengths = [...new Set(bots)].map(wordOf).join(', ');
    const botsText = bots.length > 0 ? `${t.who.bot(bots.length)} (${strengths})` : '';
    if (!wish.plays) return botsText;
    const many = (kind: Kind) => wish.others.filter((each) => each.kind === kind).length;
    const some = (kind: 'invited' | 'open') => (many(kind) > 0 ? t.who[kind](many(kind)) : '');
    const named = wish.others.filter(({ kind }) => kind === 'person').map(({ name }) => name);
    return [t.who.you, ...named, some('invited'), some('open'), botsText]
        .filter(Boolean)
        .join(', ');
}

/** "no clock", "30 s a decision" */
export function timeOf({ clock, seconds, minutes, increment }: Wish): string {
    if (clock === 'move') return clockText({ kind: 'move', ms: seconds * 1000 });
    if (clock === 'none') return clockText({ kind: 'none' });
    return clockText({ kind: 'game', ms: minutes * 60_000, increment: increment * 1000 });
}
