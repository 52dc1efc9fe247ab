import { beforeEach, expect, it } from 'vitest';
import type { TableMessage } from '$web/lib/messages';
import { settings } from '$web/lib/settings.svelte';
import { guide } from './guide';
import type { CitadelsView } from './view';

const files = import.meta.glob<TableMessage<CitadelsView>>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
const start = files['./fixtures/start.json']!;
const title = (changes: Partial<CitadelsView>, legal: string[] = []) =>
    guide({ ...start, view: { ...start.view, round: 1, first_done: null, ...changes }, legal }, 0)
        ?.title;

beforeEach(() => {
    settings.language = 'en';
});

it('follows the course of a round', () => {
    expect(title({ phase: 'pick', asked: 0 })).toBe('Choose who you are');
    expect(title({ phase: 'pick', asked: 2 })).toBe('Everybody chooses');
    expect(title({ phase: 'act', asked: 1, killed: null })).toBe('The call');
    expect(title({ phase: 'act', asked: 0 }, ['gold', 'cards'])).toBe('Your turn: gather');
    expect(title({ phase: 'keep', asked: 0 }, ['keep tavern'])).toBe('Keep one card');
    expect(title({ phase: 'act', asked: 0 }, ['build tavern', 'end'])).toBe('Build');
    expect(title({ phase: 'act', asked: 0, acting: 'king' }, ['income', 'end'])).toBe(
        'You still have an income',
    );
    expect(title({ phase: 'act', asked: 0 }, ['end'])).toBe('All done');
    expect(title({ phase: 'bribe', asked: 0 }, ['bribe'])).toBe('A question in between');
});

it('comforts whoever was killed, and speaks up again in the last round', () => {
    expect(title({ phase: 'act', asked: 1, killed: 'king', roles: ['king'] })).toMatch(/was named/);
    expect(title({ phase: 'act', asked: 0, round: 9, first_done: 2 })).toBe('The last round');
});

it('is silent after some rounds and at the end', () => {
    expect(title({ phase: 'act', asked: 0, round: 4 }, ['end'])).toBeUndefined();
    expect(title({ phase: 'over', asked: null })).toBeUndefined();
});

it('speaks French', () => {
    settings.language = 'fr';
    expect(title({ phase: 'pick', asked: 0 })).toBe('Choisissez qui vous êtes');
});

it('speaks only of what is there', () => {
    const step = (changes: Partial<CitadelsView>, legal: string[]) =>
        guide(
            { ...start, view: { ...start.view, round: 1, first_done: null, ...changes }, legal },
            0,
        )!.text;
    const offered = step({ phase: 'pick', asked: 0 }, ['pick bishop', 'pick thief']);
    expect(offered).toContain('the Bishop (your city is safe) or the Thief');
    expect(offered).not.toMatch(/Merchant|Architect|King/);
    const players = start.view!.players.map((one) => ({ ...one, gold: 2 }));
    const gather = (hand: string[]) =>
        step({ phase: 'act', asked: 0, players, hand }, ['gold', 'cards']);
    expect(gather([])).toContain('draw cards');
    expect(gather(['palace'])).toContain('You cannot pay any card yet, the Palace costs 5');
    expect(gather(['palace', 'tavern'])).toContain('You can pay the Tavern already');
    expect(step({ phase: 'act', asked: 0 }, ['build tavern', 'end'])).toContain('the Tavern');
    const last = { phase: 'act', asked: 0, first_done: 1 };
    expect(step(last, ['end'])).not.toContain('dearest');
    expect(step(last, ['build palace', 'build tavern', 'end'])).toContain('the Palace');
});
