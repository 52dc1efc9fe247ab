import { beforeEach, describe, expect, it } from 'vitest';
import type { TableMessage } from '$web/lib/messages';
import { settings } from '$web/lib/settings.svelte';
import { faces, families, goals } from './cards';
import {
    aroundFrom,
    effectsTold,
    faceOf,
    handCards,
    keepWords,
    lastTrickTold,
    playsOf,
    sorted,
    tricksOf,
    waysLeft,
    wheelAngle,
} from './model';
import type { RoyalView } from './view';
import { cardName, effectText, goalState, goalText } from './texts';

const files = import.meta.glob<TableMessage<RoyalView>>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
function fixture(name: string): TableMessage<RoyalView> & { view: RoyalView } {
    const table = files[`./fixtures/${name}.json`];
    if (!table?.view) throw new Error(`no fixture ${name}`);
    return table as TableMessage<RoyalView> & { view: RoyalView };
}

beforeEach(() => {
    settings.language = 'en';
});

describe('decisions', () => {
    it('every decision of every fixture can be reached and says the words of the server', () => {
        for (const { legal = [] } of Object.values(files)) {
            const plays = [...playsOf(legal).values()];
            const reached = [
                ...plays.flatMap(({ plain, ways }) => [plain, ...ways.map(({ words }) => words)]),
                ...handCards(legal).map((card) => `hand ${card}`),
                ...legal.filter((words) => keepWords(legal, words.split(' ').slice(1)) === words),
            ];
            expect(new Set(reached.filter(Boolean))).toEqual(new Set(legal));
        }
    });

    it('reads aim, target and pick in any order', () => {
        const { ways } = playsOf(['play 6S', 'play 6S ! up 2', 'play 6S ! down 3']).get('6S')!;
        expect(ways.map(({ aim, target }) => [aim, target])).toEqual([
            ['up', 1],
            ['down', 2],
        ]);
        expect(playsOf(['play 5H ! streak']).get('5H')!.ways[0]!.pick).toBe('streak');
    });

    it('narrows the ways of an effect by what was said', () => {
        const { ways } = playsOf(['play 6S ! up 2', 'play 6S ! up 3', 'play 6S ! down 2']).get(
            '6S',
        )!;
        expect(waysLeft(ways, { aim: 'up' })).toHaveLength(2);
        expect(waysLeft(ways, { aim: 'up', target: 1 })[0]!.words).toBe('play 6S ! up 2');
        expect(waysLeft(ways, { aim: 'down', target: 2 })).toEqual([]);
    });

    it('keeps objectives in whatever order they were clicked', () => {
        const legal = ['keep a', 'keep a b', 'keep a b c'];
        expect(keepWords(legal, ['b', 'a'])).toBe('keep a b');
        expect(keepWords(legal, [])).toBeNull();
        expect(keepWords(legal, ['b'])).toBeNull();
    });
});

describe('cards', () => {
    it('has one effect with words for each of the 52', () => {
        expect(Object.keys(faces)).toHaveLength(52);
        for (const [card, { family }] of Object.entries(faces)) {
            expect(families[family], card).toBeDefined();
            expect(effectText(card)).not.toMatch(/^$|[{}]/);
        }
        expect(faceOf('10C')).toMatchObject({
            value: '10',
            suit: 'C',
            family: 'dice',
            level: 3,
            force: 10,
        });
        expect(faceOf('KS')).toMatchObject({ family: 'theft', level: 3 });
        expect(faceOf('AS')).toMatchObject({ family: 'coup', level: 4, force: 14 });
        expect(faceOf('5H')).toMatchObject({ family: 'calling', level: 1 });
    });

    it('sorts by value, equal ones by the order of suits', () => {
        expect(sorted(['KH', '2S', 'KS', '10D'], 'HDCS')).toEqual(['2S', '10D', 'KS', 'KH']);
    });

    it('is named in both languages', () => {
        expect(cardName('QS')).toBe('Queen of spades');
        settings.language = 'fr';
        expect(cardName('QS')).toBe('dame de pique');
    });
});

describe('tricks', () => {
    it('has one winner each', () => {
        for (const { view } of Object.values(files)) {
            for (const trick of tricksOf(view!))
                expect(trick.filter(({ won }) => won)).toHaveLength(1);
        }
    });
});

describe('the table', () => {
    it('is seen from my place', () => {
        expect(aroundFrom(2, [0, 1, 2, 3])).toEqual([2, 3, 0, 1]);
        expect(aroundFrom(null, [0, 1, 2])).toEqual([0, 1, 2]);
    });
});

describe('objectives', () => {
    it('say what they ask with the number of the match', () => {
        expect(goalText('exact_fair', 3, 13)).toBe('win exactly 3 tricks');
        expect(goalText('fair_share', 3, 13)).toBe('win 3 or 4 tricks');
        expect(goalText('aces', 1, 9)).toBe('win 1 ace or more');
        expect(goalText('nothing', 0, 13)).toBe('lose all your tricks');
        expect(goalText('crescendo', 2, 13)).toBe(
            'win at least 2 tricks more in turns 8–13 than in turns 1–6',
        );
        expect(goalText('constancy', 0, 13)).toContain('1–3, 4–6, 7–9, 10–13');
        settings.language = 'fr';
        expect(goalText('exact_fair', 1, 13)).toBe('gagner exactement 1 pli');
    });
    it('all of them have words without gaps', () => {
        for (const id of Object.keys(goals)) expect(goalText(id, 3, 13)).not.toMatch(/[{}]|\(s\)/);
    });
    it('say where they stand', () => {
        const objective = { id: 'aces', kept: true, bonus: 0 };
        expect(goalState({ ...objective, possible: false })).toBe('impossible now');
        expect(goalState({ ...objective, possible: true, sure: true })).toBe('safe');
        expect(goalState({ ...objective, possible: true, fulfilled: true })).toBe('holds so far');
    });
});

describe('the wheel', () => {
    it('brings the strong suit to the top and always turns forward', () => {
        for (const before of [0, 90, 450, -90])
            for (const strong of ['H', 'D', 'C', 'S'] as const) {
                const angle = wheelAngle(before, strong, 2);
                expect(angle).toBeGreaterThanOrEqual(before);
                const place = { H: 0, D: 90, S: 180, C: 270 }[strong];
                expect((((angle + place) % 360) + 360) % 360).toBe(0);
            }
    });
    it('does not turn where nothing changes', () => {
        expect(wheelAngle(720, 'H', 2)).toBe(720);
    });
});

describe('news', () => {
    it('tells the last trick alone, where several came at once', () => {
        const one = (what: string, say: string) => ({ version: 1, what, seat: 0, say });
        const news = [
            one('revealed', 'a'),
            one('won_trick', 'b'),
            one('drew', 'c'),
            one('revealed', 'd'),
            one('revealed', 'e'),
            one('won_trick', 'f'),
        ];
        expect(lastTrickTold(news).map(({ say }) => say)).toEqual(['d', 'e', 'f']);
        expect(lastTrickTold([])).toEqual([]);
    });

    it('tells what effects did, not who drew', () => {
        const told = effectsTold(fixture('middle').news);
        expect(told.length).toBeGreaterThan(0);
        expect(told.every(({ say }) => say !== '')).toBe(true);
    });
});
