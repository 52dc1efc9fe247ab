// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { made } from '../../tools/words.mjs';
import { initialiser } from '../../tools/initialiser.mjs';

it('cards, names and texts are those of the rules', async () => {
    for (const [file, wanted] of Object.entries((await made()) as Record<string, string>))
        expect(readFileSync(file, 'utf8'), `${file}: run node tools/words.mjs`).toBe(wanted);
});

it('reads tables of the rules', () => {
    const source = `constexpr std::array<Name, 2> names = {{ // a comment
        {"one", "un"  " et demi", 3, Type::noble}, {f({"a"}, -1), {}},
    }};`;
    expect(initialiser(source, 'names')).toEqual([
        [
            ['one', 'un et demi', 3, 'noble'],
            [{ call: 'f', args: [['a'], -1] }, []],
        ],
    ]);
    expect(() => initialiser(source, 'others')).toThrow('no table others');
});
