// Sentences of the server in the words of the board. Those are made for a terminal, where gems are letters and places
// have coordinates; neither is on the table here.
import { settings } from '$web/lib/settings.svelte';
import type { GemLetter } from './gems';
import { countGems, type SplendorView } from './model';
import { cardNamed, gemList, gemsNamed, words } from './texts';

// As a terminal writes them in French.
const french: Record<string, GemLetter> = { V: 'G', N: 'O' };
const gemOf = (letter: string) =>
    ((settings.language === 'fr' && french[letter]) || letter) as GemLetter;

const facts = /\((?:Gems|Gemmes)\s?: (\w), Prestige\s?: (\d+), (?:Price|Prix)\s?: ([^)]*)\)/g;
const several =
    /\b(takes|returns|for|prend|rend|pour) ([WBGVRONE](?: [WBGVRONE])*)(?=[.]| and | et |$)/g;
const place = /\b[abc][1-4]\b/g;

export function inWords(sentence: string, view: unknown): string {
    const t = words();
    const { grid } = view as SplendorView;
    return sentence
        .replace(facts, (_, bonus: string, points: string, price: string) => {
            const cost = Object.fromEntries(
                price.split(' ').map((part) => [gemOf(part.slice(-1)), parseInt(part)]),
            );
            return t.facts(gemsNamed([gemOf(bonus)]), Number(points), gemList(cost));
        })
        .replace(several, (_, verb: string, letters: string) => {
            const gems = countGems(letters.split(' ').map(gemOf));
            return `${verb} ${gemsNamed(gems)}`;
        })
        .replace(place, (name) => {
            const card = grid.find((each) => each?.name === name);
            return card ? cardNamed(card) : name;
        });
}
