// The rhythm of Citadelles: what sounds, what was done to me (the board tells it), and where points come from.
import type { Rhythm } from '$web/lib/beats';
import { sheetItem } from './texts';
import type { CitadelsView } from './view';

export const rhythm: Rhythm = {
    together: ['face_up', 'income'],
    say: (sentence) => sentence.replace(/^-- (.*) --$/, '$1'), // rules are drawn in a terminal
    sounds: {
        crowned: 'crown',
        crown_moved: 'crown',
        heir: 'crown',
        round_begins: 'seal',
        picked: 'card',
        called: 'tick',
        revealed: 'card',
        killed: 'dagger',
        killed_shown: 'dagger',
        witched: 'dagger',
        stole_from: 'dagger',
        robbed: 'coin',
        took_gold: 'coin',
        income: 'coin',
        tithe: 'coin',
        taxed: 'coin',
        bribed: 'coin',
        draws: 'card',
        card_moved: 'card',
        swapped_hands: 'card',
        built: 'build',
        beautified: 'build',
        warrants: 'seal',
        threats: 'seal',
        confiscated: 'seal',
        destroyed: 'crash',
        seized: 'crash',
        exchanged: 'build',
        completed: 'crown',
    },
    hits: (event, me) => (event.what === 'struck' && event.seat === me ? 'board' : null),
    sources: (view, seat) =>
        Object.entries((view as CitadelsView).players[seat]?.sheet ?? {}).flatMap(
            ([item, points]) =>
                typeof points === 'number' ? [{ name: sheetItem(item), points }] : [],
        ),
};
