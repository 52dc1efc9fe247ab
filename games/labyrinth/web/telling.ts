// Decisions of Labyrinthe in words, as the board would say them.
import type { Teller } from '$web/boards/board';
import { words } from './texts';

export const tell: Teller = (decision) => {
    const t = words();
    const [verb, what = '', turn = 'r0'] = decision.split(' ');
    const turns = Number(turn.slice(1));
    if (verb === 'push') return t.arrow(what) + (turns > 0 ? `, ${t.turned(turns)}` : '');
    if (verb === 'move') return t.moveTo(what);
    return verb === 'stay' ? t.stay : decision;
};
