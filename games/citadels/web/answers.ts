// The answers to the question of the moment: those that are pictures (cards, districts, characters), those that are
// buttons, and what is asked on the way to a decision.
import { nextKeys, type Choice, type Key } from './choices';
import { followUp } from './deeds';

export interface Answers {
    asked: string | null; // a question on the way, instead of the first one
    pictured: Key[];
    plain: Key[];
    rare: Key[]; // hardly ever: nobody says them by accident
    canGoBack: boolean;
}

interface State {
    choices: Choice[];
    taken: Key[]; // steps said so far
    begun: number; // how many of them cannot be taken back
    things: Key[] | null; // to be asked for before what is done with them
}

const isRare = (key: Key) => key === 'do:redraft';
const isPictured = (key: Key) => /^(hand|city|role):/.test(key);

export function answersTo({ choices, taken, begun, things }: State): Answers {
    const aside = isRare(taken[0] ?? '');
    const keys = [
        ...(things ?? nextKeys(choices, taken)),
        // In a plain question the answers that are deeds of their own: pass, redraw, choose again.
        ...(begun > 0 && taken.length === begun && !aside
            ? nextKeys(choices, []).filter((key) => key !== taken[0])
            : []),
    ];
    return {
        asked: taken.length > begun || begun === 0 || aside ? followUp(taken) : null,
        pictured: keys.filter(isPictured),
        plain: keys.filter((key) => !isPictured(key) && !isRare(key)),
        rare: keys.filter(isRare),
        canGoBack: taken.length > begun || aside,
    };
}
