// The rhythm of Splendor: what is one beat, what sounds, and where prestige comes from.
import { say } from '$web/lib/i18n';
import type { Rhythm } from '$web/lib/beats';
import type { SplendorView } from './model';
import { inWords } from './wording';

const texts = {
    en: { cards: 'Cards', nobles: 'Nobles' },
    fr: { cards: 'Cartes', nobles: 'Nobles' },
};

export const rhythm: Rhythm = {
    within: ['card_laid'],
    say: inWords,
    sounds: {
        took: 'gem',
        gave_back: 'gem',
        bought: 'card',
        reserved: 'card',
        reserved_unseen: 'card',
        noble_came: 'crown',
        last_round: 'seal',
    },
    sources: (view, seat) => {
        const player = (view as SplendorView).players[seat];
        if (!player) return [];
        const t = say(texts);
        const nobles = 3 * player.visits.length; // each is worth as much
        return [
            { name: t.cards, points: player.points - nobles },
            { name: t.nobles, points: nobles },
        ];
    },
};
