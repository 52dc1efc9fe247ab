// Decisions of Splendor in words, as the board would say them.
import { gemName, type GemLetter } from './gems';
import type { Teller } from '$web/boards/board';
import type { CardView, SplendorView } from './model';
import { cardNamed, gemsNamed, nobleName, words } from './texts';

const gems = (letters: string[]) => gemsNamed(letters as GemLetter[]);

export const tell: Teller = (decision, view, seat) => {
    const t = words();
    const { grid, nobles, players } = view as SplendorView;
    const [verb = '', what = '', ...rest] = decision.split(' ');
    const paid = rest[0] === 'with' ? ` (${t.pays} ${gems(rest.slice(1))})` : '';
    const named = (card: CardView | null | undefined, held = false) =>
        card ? cardNamed(card, held) : what;
    const lying = () => named(grid.find((each) => each?.name === what));
    switch (verb) {
        case 'take':
            return `${t.take} ${gems([what, ...rest])}`;
        case 'return':
            return t.giveThis(gemName(what as GemLetter));
        case 'buy':
            return `${t.buy} ${lying()}${paid}`;
        case 'pay': {
            const held = players[seat]?.reserved[Number(what) - 1]?.card;
            return `${t.buy} ${named(held, true)}${paid}`;
        }
        case 'reserve':
            return what.startsWith('tier')
                ? `${t.reserveUnseen}, ${t.level(Number(what.slice(4))).toLowerCase()}`
                : `${t.reserve} ${lying()}`;
        case 'noble': {
            const noble = nobles.find(({ number }) => number === Number(what));
            return noble ? nobleName(noble) : decision;
        }
        default:
            return verb === 'pass' ? t.pass : decision;
    }
};
