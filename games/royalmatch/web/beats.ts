// The rhythm of RoyalMatch: what is one beat, what sounds, what was done to me, and where points come from.
import { say } from '$web/lib/i18n';
import type { Rhythm } from '$web/lib/beats';
import type { RoyalView } from './view';

const texts = {
    en: { before: 'Earlier rounds', last: 'Last round' },
    fr: { before: 'Manches précédentes', last: 'Dernière manche' },
};

export const rhythm: Rhythm = {
    together: ['revealed', 'objective_scored'], // all cards are turned at once
    sounds: {
        wheel_spun: 'tile',
        turn_begins: 'card',
        revealed: 'card',
        resolving: 'seal',
        won_trick: 'coin',
        objective_scored: 'seal',
        round_scored: 'coin',
        took_over: 'dagger',
        slandered: 'dagger',
        crowned: 'crown',
        won_match: 'crown',
    },
    hits: (event, me) => {
        if (event.what === 'slandered' && event.seat !== me) return 'mask';
        const weakened = event.what === 'modified' && event.seat === me;
        return weakened && /[-−]\d/.test(event.say) ? 'gem' : null;
    },
    sources: (view, seat) => {
        const player = (view as RoyalView).players[seat];
        if (!player?.last_round) return [];
        const t = say(texts);
        const last = player.last_round.score;
        return [
            { name: t.before, points: player.total - last },
            { name: t.last, points: last },
        ];
    },
};
