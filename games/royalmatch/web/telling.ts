// Decisions of RoyalMatch in words, as the board would say them.
import { about, say } from '$web/lib/i18n';
import type { Teller } from '$web/boards/board';
import { faceOf, playsOf } from './model';
import { cardName, effectName, goalName, texts } from './texts';

export const tell: Teller = (decision, _view, _seat, name) => {
    const t = say(texts);
    const [verb, ...rest] = decision.split(' ');
    if (verb === 'keep') return t.keepThese(rest.map(goalName).join(', '));
    if (verb === 'hand') return about(t.hand, rest.map(cardName).join(', '));
    const [play] = playsOf([decision]).values();
    if (!play) return decision;
    const [way] = play.ways;
    if (!way) return cardName(play.card);
    const { family, level } = faceOf(play.card);
    return [
        cardName(play.card),
        effectName(family, level),
        ...(way.aim ? [way.aim === 'up' ? t.up : t.down] : []),
        ...(way.target === null ? [] : [name(way.target)]),
        ...(way.pick ? [goalName(way.pick)] : []),
    ].join(' – ');
};
