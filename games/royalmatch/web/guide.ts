// A first round of RoyalMatch with somebody who explains: what is asked now, and a good idea.
import type { Guide, GuideStep } from '$web/boards/board';
import { say, type Texts } from '$web/lib/i18n';
import type { RoyalView } from './view';

type Lesson =
    'keep' | 'hand' | 'first' | 'reveal' | 'effects' | 'seals' | 'last' | 'wait' | 'scored';

const steps: Record<Lesson, Texts<GuideStep>> = {
    keep: {
        en: {
            title: 'Keep an objective',
            text: 'It brings points if you fulfil it and costs some if you fail. Keep one for now, or two that want the same: many tricks, or few.',
        },
        fr: {
            title: 'Gardez un objectif',
            text: 'Rempli, il rapporte ; manqué, il coûte. Gardez-en un pour commencer, ou deux qui veulent la même chose : beaucoup de plis, ou peu.',
        },
    },
    hand: {
        en: {
            title: 'Your starting hand',
            text: 'Five cards to begin with; the others come one by one. Take some high and some low ones, so that you can win or lose as you need.',
        },
        fr: {
            title: 'Votre main de départ',
            text: 'Cinq cartes pour commencer ; les autres viennent une à une. Prenez-en des hautes et des basses, pour pouvoir gagner ou perdre à volonté.',
        },
    },
    first: {
        en: {
            title: 'Play a card',
            text: 'Click one: you see what its effect would do. To win a trick, play high; to lose it, play low. Without effect is always allowed.',
        },
        fr: {
            title: 'Jouez une carte',
            text: 'Cliquez-en une : vous voyez ce que ferait son effet. Pour gagner un pli, jouez haut ; pour le perdre, bas. On peut toujours jouer sans effet.',
        },
    },
    reveal: {
        en: {
            title: 'The trick',
            text: 'All cards are shown together, the strongest first. Look at your objectives: their progress has changed.',
        },
        fr: {
            title: 'Le pli',
            text: 'Toutes les cartes sont montrées ensemble, la plus forte en tête. Regardez vos objectifs : ils ont avancé.',
        },
    },
    effects: {
        en: {
            title: 'Effects happen now',
            text: 'What was activated in the last turn happens at the beginning of this one. Chips on the players show what it adds to their Force.',
        },
        fr: {
            title: 'Les effets se produisent',
            text: 'Ce qui a été activé au tour précédent se produit au début de celui-ci. Les étiquettes des joueurs montrent ce qui s’ajoute à leur Force.',
        },
    },
    seals: {
        en: {
            title: 'Seals are lost at the end of the round',
            text: 'You still have some: use them for an effect that helps an objective you can still fulfil.',
        },
        fr: {
            title: 'Les sceaux sont perdus en fin de manche',
            text: 'Il vous en reste : servez-vous-en pour un effet qui aide un objectif encore possible.',
        },
    },
    last: {
        en: {
            title: 'The last trick',
            text: 'Nothing can be activated any more: there is no next turn. Then objectives are scored.',
        },
        fr: {
            title: 'Le dernier pli',
            text: 'Plus rien ne peut être activé : il n’y a pas de tour suivant. Ensuite on compte les objectifs.',
        },
    },
    wait: {
        en: {
            title: 'You have chosen',
            text: 'Your card lies face down until all have chosen.',
        },
        fr: {
            title: 'Vous avez choisi',
            text: 'Votre carte reste face cachée jusqu’à ce que tous aient choisi.',
        },
    },
    scored: {
        en: {
            title: 'The round is scored',
            text: 'You see everybody’s objectives. A new round begins: another wheel, other objectives, other cards.',
        },
        fr: {
            title: 'La manche est comptée',
            text: 'Vous voyez les objectifs de tous. Une nouvelle manche commence : autre roulette, autres objectifs, autres cartes.',
        },
    },
};

function lesson(view: RoyalView, me: number, asked: boolean): Lesson | null {
    if (view.phase === 'over' || view.finished > 1) return null;
    if (view.finished === 1) return view.phase === 'keep' ? 'scored' : null;
    if (!asked) return 'wait';
    if (view.phase === 'keep') return 'keep';
    if (view.phase === 'choose_hand') return 'hand';
    const last = Number(view.options.cards);
    if (view.turn === 1) return 'first';
    if (view.turn === last) return 'last';
    if (view.turn === 2) return 'reveal';
    if (view.turn === 3 && view.resolved.length) return 'effects';
    const mine = view.players[me];
    return view.turn >= last - 4 && mine && mine.seals > 1 ? 'seals' : null;
}

export const guide: Guide = (table, me) => {
    const asked = (table.legal ?? []).length > 0;
    const which = table.view ? lesson(table.view as RoyalView, me, asked) : null;
    return which ? say(steps[which]) : null;
};
