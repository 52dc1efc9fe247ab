// The options of a game as the form shows them. The server says which there are, what they and their words are
// called, and whom a word suits; the words that one types are not shown.
import type { GameInfo, Option } from '../../lib/api';
import { say, type Texts } from '../../lib/i18n';

// Words that mean the same in every game.
const common: Record<string, Texts<string>> = {
    yes: { en: 'yes', fr: 'oui' },
    no: { en: 'no', fr: 'non' },
    random: { en: 'at random', fr: 'au hasard' },
};

/** What some options of a game are about; the game says it in `options.ts` of its folder. */
export type Sections = { title: Texts<string>; has: (option: string) => boolean }[];

const pieces: Texts<string> = { en: 'Pieces of the players', fr: 'Pions des joueurs' };

/** The options under what they are about, in their order; those that are about nothing special come first. */
export function sectionsOf<Shown extends { option: Pick<Option, 'name' | 'use'> }>(
    known: Sections,
    all: Shown[],
): { title: Texts<string> | null; of: Shown[] }[] {
    const titleOf = ({ option }: Shown) =>
        known.find(({ has }) => has(option.name))?.title ??
        (option.use === 'piece' ? pieces : null);
    return [null, ...known.map(({ title }) => title), pieces]
        .map((title) => ({ title, of: all.filter((each) => titleOf(each) === title) }))
        .filter(({ of }) => of.length > 0);
}

/** Who plays at a table: some of its options depend on that. */
export interface Company {
    people: number; // whoever opens it included; 0: only bots
    rated: boolean;
}

const isFor: Record<NonNullable<Option['suits']>[number], (company: Company) => boolean> = {
    everybody: () => true,
    with_a_person: ({ people }) => people > 0,
    bots_alone: ({ people }) => people === 0,
    unrated: ({ rated }) => !rated,
};

/** The words of an option that the server takes for such a company. */
export function wordsFor({ words, suits }: Option, company: Company): string[] | undefined {
    return words?.filter((_word, i) => isFor[suits?.[i] ?? 'everybody'](company));
}

/** What the server takes where nothing is chosen and the company decides; undefined: as the set of rules says. */
export function usualFor(option: Option, company: Company): string | undefined {
    if (option.at_a_table && company.rated)
        return option.words?.find((_word, i) => (option.suits?.[i] ?? 'everybody') === 'everybody');
    if (option.at_a_table) return option.at_a_table;
    // Whoever opens the table has the first seat, and begins against the machine.
    return option.use === 'first_seat' && company.people === 1 ? '1' : undefined;
}

/** One of the words of an option; sets of rules that lend theirs are named as the server names them. */
export function wordOf(
    presets: GameInfo['presets'],
    { words, labels }: Option,
    word: string,
): string {
    const label = labels?.[words?.indexOf(word) ?? -1];
    if (label) return label;
    const shared = common[word];
    return shared ? say(shared) : (presets.find(({ name }) => name === word)?.about ?? word);
}

/** The sentence about an option, unless all its words speak for themselves. */
export function helpOf({ about, words, labels }: Option): string | null {
    return words?.every((_word, i) => labels?.[i]) ? null : about;
}
