// A first game of Citadelles with somebody who explains: what is going on now, and a good idea.
import type { Guide, GuideStep } from '$web/boards/board';
import { say, type Texts } from '$web/lib/i18n';
import { roles } from './cards';
import type { CitadelsView } from './view';

const lessons = 3; // rounds after which one knows how it goes

type Lesson =
    | 'pick'
    | 'wait_pick'
    | 'call'
    | 'gather'
    | 'keep'
    | 'build'
    | 'power'
    | 'end'
    | 'threat'
    | 'hit'
    | 'last';

const steps: Record<Lesson, Texts<GuideStep>> = {
    pick: {
        en: {
            title: 'Choose who you are',
            text: 'Nobody sees it. For a start the Merchant (more gold), the Architect (more cards, builds 3) or the King (you choose first next time) are good ideas.',
        },
        fr: {
            title: 'Choisissez qui vous êtes',
            text: 'Personne ne le voit. Pour commencer, la Marchande (plus d’or), l’Architecte (plus de cartes, bâtit 3) ou le Roi (vous choisirez en premier) sont de bonnes idées.',
        },
    },
    wait_pick: {
        en: {
            title: 'Everybody chooses',
            text: 'One after the other, from the player with the crown. Crossed-out characters are out of this round.',
        },
        fr: {
            title: 'Chacun choisit',
            text: 'L’un après l’autre, à partir de celui qui a la couronne. Les personnages barrés ne jouent pas cette manche.',
        },
    },
    call: {
        en: {
            title: 'The call',
            text: 'Ranks are called from left to right. Watch who answers: it tells you what the others may still be.',
        },
        fr: {
            title: 'L’appel',
            text: 'On appelle les rangs de gauche à droite. Regardez qui répond : cela dit ce que les autres peuvent encore être.',
        },
    },
    gather: {
        en: {
            title: 'Your turn: gather',
            text: 'Gold to build, or cards to have something to build. With cards in hand that you cannot pay, take gold.',
        },
        fr: {
            title: 'À vous : percevez',
            text: 'De l’or pour bâtir, ou des cartes pour avoir de quoi bâtir. Si vous ne pouvez pas payer vos cartes, prenez de l’or.',
        },
    },
    keep: {
        en: {
            title: 'Keep one card',
            text: 'Cheap districts are built sooner, dear ones are worth more. A type that your city lacks helps towards the five types.',
        },
        fr: {
            title: 'Gardez une carte',
            text: 'Les quartiers bon marché se bâtissent plus tôt, les chers valent plus. Un type qui manque à votre cité rapproche des cinq types.',
        },
    },
    build: {
        en: {
            title: 'Build',
            text: 'The lit cards of your hand can be built now: click one. A district is worth its cost at the end.',
        },
        fr: {
            title: 'Bâtissez',
            text: 'Les cartes allumées de votre main peuvent être bâties : cliquez-en une. À la fin un quartier vaut son coût.',
        },
    },
    power: {
        en: {
            title: 'You still have a power',
            text: 'Read it under “You are”. Income is free: take it before you end your turn.',
        },
        fr: {
            title: 'Il vous reste un pouvoir',
            text: 'Lisez-le sous « Vous êtes ». Le revenu est gratuit : prenez-le avant de finir.',
        },
    },
    end: {
        en: { title: 'All done', text: 'Nothing more to do in this turn: end it.' },
        fr: { title: 'C’est fait', text: 'Plus rien à faire ce tour-ci : finissez-le.' },
    },
    threat: {
        en: {
            title: 'Somebody asks you something',
            text: 'Some characters act in the turn of another. Answer here, then the turn goes on.',
        },
        fr: {
            title: 'On vous demande quelque chose',
            text: 'Certains personnages agissent dans le tour d’un autre. Répondez ici, puis le tour continue.',
        },
    },
    hit: {
        en: {
            title: 'Somebody named your character',
            text: 'It happens to everybody: they guessed. Choose less obviously next time.',
        },
        fr: {
            title: 'On a nommé votre personnage',
            text: 'Cela arrive à tous : on a deviné. La prochaine fois, choisissez moins clairement.',
        },
    },
    last: {
        en: {
            title: 'The last round',
            text: 'A city is complete. Build the dearest district that you can pay: after this round points are counted.',
        },
        fr: {
            title: 'La dernière manche',
            text: 'Une cité est complète. Bâtissez le plus cher que vous pouvez payer : on compte les points après cette manche.',
        },
    },
};

function lesson(view: CitadelsView, me: number, legal: string[]): Lesson | null {
    if (view.phase === 'over') return null;
    if (view.first_done !== null) return 'last';
    if (view.round > lessons) return null;
    const selecting = view.phase === 'pick' || view.phase === 'put_down';
    if (selecting) return view.asked === me ? 'pick' : 'wait_pick';
    if (view.asked !== me)
        return view.killed !== null && view.roles.includes(view.killed) ? 'hit' : 'call';
    if (view.phase === 'keep') return 'keep';
    if (view.phase !== 'act') return 'threat';
    if (legal.includes('gold')) return 'gather';
    if (legal.some((words) => words.startsWith('build '))) return 'build';
    if (legal.some((words) => words !== 'end'))
        return view.acting && roles[view.acting] ? 'power' : null;
    return 'end';
}

export const guide: Guide = (table, me) => {
    const which = table.view ? lesson(table.view as CitadelsView, me, table.legal ?? []) : null;
    return which ? say(steps[which]) : null;
};
