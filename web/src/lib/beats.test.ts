import { expect, it } from 'vitest';
import { beatsOf } from './beats';
import type { News } from './messages';

const event = (what: string, say = what): News => ({ version: 1, what, seat: 0, say });
const told = (news: News[], rhythm = {}) =>
    beatsOf(news, rhythm).map((beat) => [beat.told?.what, beat.news.length]);

it('makes each event that is told a beat, in order', () => {
    const news = [event('killed'), event('called'), event('called'), event('revealed')];
    const beats = beatsOf(news, {});
    expect(beats.map((beat) => beat.told?.what)).toEqual([
        'killed',
        'called',
        'called',
        'revealed',
    ]);
    expect(beats.flatMap((beat) => beat.news)).toEqual(news);
});

it('shows what is not said along with what is', () => {
    expect(told([event('drew', ''), event('drew', ''), event('turn'), event('drew', '')])).toEqual([
        ['turn', 4],
    ]);
    expect(told([event('picked', '')])).toEqual([[undefined, 1]]);
});

it('joins what a game says is one thing', () => {
    const rhythm = { within: ['card_laid'], together: ['revealed'] };
    expect(told([event('bought'), event('card_laid'), event('noble_came')], rhythm)).toEqual([
        ['bought', 2],
        ['noble_came', 1],
    ]);
    expect(
        told([event('revealed'), event('revealed'), event('won'), event('revealed')], rhythm),
    ).toEqual([
        ['revealed', 2],
        ['won', 1],
        ['revealed', 1],
    ]);
});

it('makes no beat of nothing', () => {
    expect(beatsOf([], {})).toEqual([]);
});
