// Decisions of Splendor in words, as the board would say them.
import { about } from '../../lib/i18n';
import { gemName, type GemLetter } from '../../parts/gems';
import type { Teller } from '../board';
import type { SplendorView } from './model';
import { nobleName, words } from './texts';

const gems = (letters: string[]) =>
    letters.map((letter) => gemName(letter as GemLetter)).join(', ');

export const tell: Teller = (decision, view, seat) => {
    const t = words();
    const { grid, nobles, players } = view as SplendorView;
    const [verb = '', what = '', ...rest] = decision.split(' ');
    const paid = rest[0] === 'with' ? ` (${about(t.pays, gems(rest.slice(1)))})` : '';
    const card = (place: string, found = grid.find((each) => each?.name === place)) =>
        found ? `${place} (${gemName(found.bonus)}, ${t.points(found.points)})` : place;
    switch (verb) {
        case 'take':
            return about(t.take, gems([what, ...rest]));
        case 'return':
            return t.giveThis(gemName(what as GemLetter));
        case 'buy':
            return about(t.buy, card(what)) + paid;
        case 'pay':
            return about(t.buy, card(what, players[seat]?.reserved[Number(what) - 1]?.card)) + paid;
        case 'reserve':
            return what.startsWith('tier')
                ? about(t.reserveUnseen, t.level(Number(what.slice(4))))
                : about(t.reserve, card(what));
        case 'noble': {
            const noble = nobles.find(({ number }) => number === Number(what));
            return noble ? nobleName(noble) : decision;
        }
        default:
            return verb === 'pass' ? t.pass : decision;
    }
};
