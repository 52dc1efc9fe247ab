import { describe, expect, it } from 'vitest';
import type { TableMessage } from '$web/lib/messages';
import { districts, roles } from './cards';
import { after, beginning, choicesOf, decided, deedsWith, nextKeys } from './choices';
import { building, emblems } from './drawings';
import { everything } from './everything';
import { citiesOf, doneToMe, handOf, hitMe, tilesOf } from './model';
import type { CitadelsView } from './view';

const files = import.meta.glob<TableMessage<CitadelsView>>('./fixtures/*.json', {
    eager: true,
    import: 'default',
});
function fixture(name: string): TableMessage<CitadelsView> & { view: CitadelsView } {
    const table = files[`./fixtures/${name}.json`];
    if (!table?.view) throw new Error(`no fixture ${name}`);
    return table as TableMessage<CitadelsView> & { view: CitadelsView };
}

describe('decisions as paths', () => {
    it('every path of every fixture leads back to the words of the server', () => {
        for (const { legal = [], view, you } of Object.values(files)) {
            const choices = choicesOf(legal, view!.phase, Number(you));
            expect(new Set(choices.map(({ words }) => words))).toEqual(new Set(legal));
            for (const { words, keys } of choices) expect(decided(choices, keys)).toBe(words);
        }
    });

    it('puts a district of another city on the board', () => {
        const [choice] = choicesOf(['destroy town hall of 3'], 'act', 0);
        expect(choice!.keys).toEqual(['do:destroy', 'city:2:town_hall']);
    });

    it('tells the ways to pay apart', () => {
        const ways = [
            'build palace',
            'build palace with framework',
            'build palace with gold of 2',
            'build thieves den with 3 cards',
            'build necropolis with beautified tavern',
        ];
        expect(choicesOf(ways, 'act', 0).map(({ keys }) => keys[2])).toEqual([
            'by:gold',
            'by:framework',
            'by:help:1',
            'by:cards:3',
            'by:ruin:tavern+',
        ]);
    });

    it('reads the same verb by what is asked', () => {
        expect(choicesOf(['discard king'], 'put_down', 0)[0]!.keys[1]).toBe('role:king');
        expect(choicesOf(['discard tavern'], 'redraw', 0)[0]!.keys[1]).toBe('hand:tavern');
        expect(choicesOf(['give tavern'], 'hand_over', 2)[0]!.keys[1]).toBe('city:2:tavern');
    });

    it('asks for warrants one by one, the two blank ones in any order', () => {
        const { legal, view } = fixture('as-magistrate');
        const choices = choicesOf(legal!, view.phase, Number(view.viewer));
        const taken = ['do:warrants', 'role:thief', 'role:queen', 'role:bishop'];
        expect(nextKeys(choices, taken.slice(0, 2))).toContain('role:queen');
        expect(decided(choices, taken)).toBe('warrants thief, bishop, queen');
    });

    it('needs no second question where one answer is left', () => {
        const choices = choicesOf(['build palace', 'build tavern', 'end'], 'act', 0);
        expect(decided(choices, [])).toBeNull();
        expect(decided(choices, ['do:build'])).toBeNull();
        expect(decided(choices, ['do:build', 'hand:palace'])).toBe('build palace');
        expect(deedsWith(choices, 'hand:palace')).toHaveLength(1);
    });

    it('begins a plain question with its deed, a turn with nothing', () => {
        const keep = choicesOf(['keep tavern', 'keep palace'], 'keep', 0);
        expect(beginning(keep, 'keep')).toEqual(['do:keep']);
        const turn = choicesOf(['build tavern', 'end'], 'act', 0);
        expect(beginning(turn, 'act')).toEqual([]);
        const pick = choicesOf(['pick king', 'pick thief', 'redraft king'], 'pick', 0);
        expect(after(pick, beginning(pick, 'pick'))).toHaveLength(2);
    });
});

describe('the table', () => {
    it('has a tile for every character of the cast, in the order of ranks', () => {
        const tiles = tilesOf(fixture('full-middle').view);
        expect(tiles.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('marks who was called, put aside, killed', () => {
        const { view } = fixture('middle');
        const changed = {
            ...view,
            called: 5,
            killed: 'king',
            face_up: ['thief'],
            players: view.players.map((one) => ({
                ...one,
                revealed: one.seat === 1 ? ['magician'] : [],
            })),
        };
        const states = Object.fromEntries(tilesOf(changed).map((tile) => [tile.role, tile.state]));
        expect(states).toMatchObject({
            assassin: 'silent',
            thief: 'aside',
            magician: 'done',
            king: 'ahead',
            bishop: 'now',
            merchant: 'ahead',
        });
        expect(tilesOf(changed)[3]!.marks).toEqual([{ kind: 'killed', by: null }]);
    });

    it('shows all cities, mine first, with the points and gold of the view', () => {
        const { view } = fixture('full-late');
        const cities = citiesOf(view);
        expect(cities).toHaveLength(8);
        expect(cities[0]!.seat).toBe(view.viewer);
        for (const city of cities) {
            const player = view.players[city.seat]!;
            expect([city.gold, city.cards, city.points]).toEqual([
                player.gold,
                player.hand,
                player.points,
            ]);
            expect(city.districts).toHaveLength(player.city.length);
        }
    });

    it('knows the type and cost of every card in every fixture', () => {
        for (const { view } of Object.values(files)) {
            const all = [...citiesOf(view!).flatMap((city) => city.districts), ...handOf(view!)];
            for (const { id } of all) expect(districts[id]).toBeDefined();
        }
    });

    it('shows the cards that are known to be in a hand', () => {
        const { view } = fixture('middle');
        const players = view.players.map((one) =>
            one.seat === 1 ? { ...one, known: ['manor', 'town_hall'] } : one,
        );
        const city = citiesOf({ ...view, players }).find(({ seat }) => seat === 1)!;
        expect(city.known).toEqual(['manor', 'town_hall']);
    });

    it('tells copies apart by their place alone, the beautified ones last', () => {
        const { view } = fixture('middle');
        const players = view.players.map((one) =>
            one.seat === 1
                ? { ...one, city: ['tavern', 'tavern', 'keep'], beautified: ['tavern'] }
                : one,
        );
        const city = citiesOf({ ...view, players }).find(({ seat }) => seat === 1)!;
        expect(city.districts.map(({ card, key }) => `${card} ${key}`)).toEqual([
            'tavern 1 city:1:tavern',
            'tavern 2 city:1:tavern+',
            'keep 1 city:1:keep',
        ]);
    });

    it('tells what was done to me, by whom, and not what I did', () => {
        const { view } = fixture('middle');
        const mine = {
            ...view,
            viewer: 0,
            roles: ['king'],
            robbed: 'king',
            thief: 2,
            threats: ['king'],
            blackmailer: 0,
        };
        expect(doneToMe(mine)).toEqual([{ role: 'king', mark: { kind: 'robbed', by: 2 } }]);
        const news = [
            { version: 1, what: 'struck', seat: 0, say: 'Bob destroys your Tavern for 0 gold.' },
            { version: 1, what: 'built', seat: 0, say: 'Ada builds the Tavern.' },
            { version: 1, what: 'built', seat: 1, say: 'Bob builds the Tavern.' },
        ];
        expect(hitMe(news, 0)).toEqual([news[0]]);
        expect(hitMe(news, null)).toEqual([]);
    });

    it('all-seeing: shows every hand and who has which character', () => {
        const { view } = fixture('start');
        const views = view.players.map((_, seat) => ({
            ...view,
            viewer: seat,
            hand: ['tavern'],
            roles: [['assassin', 'king', 'bishop', 'warlord'][seat]!],
        }));
        const all = everything(views);
        expect(citiesOf(all).map(({ open }) => open)).toEqual(Array(4).fill(['tavern']));
        expect(tilesOf(all).find(({ role }) => role === 'king')!.owner).toBe(1);
        expect(handOf(all)).toEqual([]);
    });
});

describe('drawings', () => {
    it('there is one for every district and character', () => {
        const usual = JSON.stringify(building('nothing of the kind'));
        for (const id of Object.keys(districts))
            expect(JSON.stringify(building(id)), id).not.toBe(usual);
        for (const id of Object.keys(roles)) expect(emblems[id], id).toBeDefined();
    });
    it('has no number that cannot be drawn', () => {
        for (const id of Object.keys(districts))
            for (const { d } of building(id)) expect(d, id).not.toMatch(/NaN|undefined/);
    });
});

it('shows the call as far as the eye has got', () => {
    const view = files['./fixtures/as-warlord.json']!.view!;
    const [thief] = tilesOf(view).filter(({ rank }) => rank === 2);
    expect(thief).toMatchObject({ state: 'done', holder: 1 });
    const early = tilesOf(view, 1);
    expect(early.filter(({ rank }) => rank > 1).every(({ holder }) => holder === null)).toBe(true);
    expect(tilesOf(view, 3).find(({ rank }) => rank === 3)).toMatchObject({ state: 'now' });
    expect(tilesOf(view, 4).find(({ rank }) => rank === 3)).toMatchObject({ state: 'silent' });
});
