// A first game of Splendor with somebody who explains: what is asked now, and a good idea.
import { say, type Texts } from '$web/lib/i18n';
import type { Guide, GuideStep } from '$web/boards/board';
import { choices, total, type SplendorView } from './model';

type Lesson = 'gems' | 'more' | 'buy' | 'full' | 'giveBack' | 'noble' | 'bonus' | 'wait' | 'finish';

const steps: Record<Lesson, Texts<GuideStep>> = {
    gems: {
        en: {
            title: 'Take three gems',
            text: 'Look at the bottom row: its cards are cheap. Choose one, and click three gems that it costs in the bank; then Take.',
        },
        fr: {
            title: 'Prenez trois gemmes',
            text: 'Regardez la rangée du bas : ses cartes sont bon marché. Choisissez-en une et cliquez dans la banque trois gemmes de son prix ; puis Prendre.',
        },
    },
    more: {
        en: {
            title: 'Towards a card',
            text: 'The small rings beside a price are gems that you still lack. Take those. Two of one colour can be taken where at least four lie.',
        },
        fr: {
            title: 'Vers une carte',
            text: 'Les petits anneaux à côté d’un prix sont les gemmes qui vous manquent. Prenez celles-là. On peut en prendre deux de la même couleur s’il y en a au moins quatre.',
        },
    },
    buy: {
        en: {
            title: 'You can buy a card',
            text: 'Cards in a frame are within your reach. Click one, then Buy: its gem is yours for good and makes all others cheaper.',
        },
        fr: {
            title: 'Vous pouvez acheter',
            text: 'Les cartes encadrées sont à votre portée. Cliquez-en une, puis Acheter : sa gemme est à vous pour toujours et rend les autres moins chères.',
        },
    },
    full: {
        en: {
            title: 'Your hand is nearly full',
            text: 'You can hold ten gems. Reserve a card that you want: nobody else can take it, and the gold you get stands for any colour.',
        },
        fr: {
            title: 'Votre main est presque pleine',
            text: 'On garde dix gemmes au plus. Réservez une carte qui vous plaît : personne d’autre ne l’aura, et l’or reçu remplace n’importe quelle couleur.',
        },
    },
    giveBack: {
        en: {
            title: 'Too many gems',
            text: 'Click those in your hand that the cards you want do not need.',
        },
        fr: {
            title: 'Trop de gemmes',
            text: 'Cliquez dans votre main celles dont les cartes visées n’ont pas besoin.',
        },
    },
    noble: {
        en: {
            title: 'Nobles at your door',
            text: 'All bring the same prestige. Choose one; the other may come later.',
        },
        fr: {
            title: 'Des nobles à votre porte',
            text: 'Tous donnent le même prestige. Choisissez-en un ; l’autre pourra venir plus tard.',
        },
    },
    bonus: {
        en: {
            title: 'Your cards pay too',
            text: 'Struck out prices show what your cards already pay. Now look at the middle row, and at what the nobles want: they count cards only.',
        },
        fr: {
            title: 'Vos cartes paient aussi',
            text: 'Les prix barrés montrent ce que vos cartes paient déjà. Regardez maintenant la rangée du milieu, et ce que demandent les nobles : seules les cartes comptent.',
        },
    },
    wait: {
        en: {
            title: 'The others',
            text: 'Gems and cards fly to those who take them. See what they collect: they may want your card.',
        },
        fr: {
            title: 'Les autres',
            text: 'Gemmes et cartes volent vers ceux qui les prennent. Voyez ce qu’ils amassent : ils veulent peut-être votre carte.',
        },
    },
    finish: {
        en: {
            title: 'Close to the end',
            text: 'Somebody is near the target. Buy what brings prestige now, even if it is dear.',
        },
        fr: {
            title: 'La fin approche',
            text: 'Quelqu’un est près du but. Achetez ce qui donne du prestige, même cher.',
        },
    },
};

const lessonsAfter = 7; // cards, then the player needs no more help
const manyGems = 9; // in hand: time to think of something else than more of them

function lesson(
    view: SplendorView,
    legal: readonly string[] | undefined,
    me: number,
): Lesson | null {
    const mine = view.players[me];
    if (!mine || view.phase === 'over' || mine.cards >= lessonsAfter) return null;
    if (!legal?.length) return mine.cards < 2 ? 'wait' : null;
    const found = choices(legal);
    if (found.giveBack.size > 0) return 'giveBack';
    if (found.nobles.size > 0) return 'noble';
    if (view.players.some((each) => each.points >= view.options.target - 3)) return 'finish';
    if (found.buy.size > 0) return 'buy';
    if (total(mine.gems) >= manyGems) return 'full';
    if (mine.cards > 0) return 'bonus';
    const near = view.grid.some((card) => card && (card.lacks ?? 0) <= 3);
    return total(mine.gems) === 0 || !near ? 'gems' : 'more';
}

export const guide: Guide = (table, me) => {
    const found = lesson(table.view as SplendorView, table.legal, me);
    return found ? say(steps[found]) : null;
};
