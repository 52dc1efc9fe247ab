// The rhythm of Labyrinthe: what is one beat, what sounds, and what the points are.
import { say } from '$web/lib/i18n';
import type { Rhythm } from '$web/lib/beats';
import type { View } from '$web/generated/labyrinth';

const treasures = { en: 'Treasures found', fr: 'Trésors trouvés' };

export const rhythm: Rhythm = {
    within: ['carried'], // by the same push
    sounds: { pushed: 'tile', moved: 'step', found: 'gem', homeward: 'seal', won: 'crown' },
    sources: (view, seat) => {
        const found = (view as View).players[seat]?.found.length ?? 0;
        return [{ name: say(treasures), points: found }];
    },
};
