// A first game of Citadelles with somebody who explains: the aim, what to do now and why, and where to touch. What it
// recommends is the advice of the server; what it says of it is taken from the view.
import type { Guide, GuideFile, GuideStep } from '$web/boards/board';
import { say, type Texts } from '$web/lib/i18n';
import { seatName } from '$web/lib/names';
import { districts, type Type } from './cards';
import { choicesOf, type Choice } from './choices';
import { tell } from './telling';
import { roleText, theDistrict, theRole } from './texts';
import type { CitadelsView } from './view';

export const deal: GuideFile['deal'] = { seed: '4', opponents: 3 };

const both = (en: GuideStep, fr: GuideStep): Texts<GuideStep> => ({ en, fr });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const aim: GuideFile['aim'] = () =>
    say(
        both(
            {
                title: 'The aim: the dearest city',
                text: 'In each round you are somebody else, in secret. You gather gold, and build districts with it; when a city has seven, the round is finished and what all districts cost is counted. I show you a good move each time, with a ring around what to click.',
            },
            {
                title: 'Le but : la cité la plus chère',
                text: 'À chaque manche vous êtes quelqu’un d’autre, en secret. Vous percevez de l’or et bâtissez des quartiers ; quand une cité en a sept, on finit la manche et on compte ce que valent les quartiers. Je vous montre chaque fois un bon coup, avec un anneau autour de ce qu’il faut cliquer.',
            },
        ),
    );

// What is going on while others are asked.
const waits = {
    pick: both(
        {
            title: 'Everybody chooses',
            text: 'One after the other, from the player with the crown. Characters with a cross are out of this round.',
        },
        {
            title: 'Chacun choisit',
            text: 'L’un après l’autre, à partir de celui qui a la couronne. Les personnages barrés ne jouent pas cette manche.',
        },
    ),
    call: both(
        {
            title: 'The call',
            text: 'Ranks are called from left to right. Watch who answers: it tells you what the others may still be.',
        },
        {
            title: 'L’appel',
            text: 'On appelle les rangs de gauche à droite. Regardez qui répond : cela dit ce que les autres peuvent encore être.',
        },
    ),
    killed: both(
        {
            title: 'Your character was killed',
            text: 'You miss this turn. It happens to everybody: somebody guessed.',
        },
        {
            title: 'Votre personnage est assassiné',
            text: 'Vous passez ce tour. Cela arrive à tous : quelqu’un a deviné.',
        },
    ),
    think: both(
        { title: 'You are asked', text: 'The question stands below the table.' },
        { title: 'On vous demande', text: 'La question est sous la table.' },
    ),
};

interface Position {
    view: CitadelsView;
    me: number;
    id: string; // what the decision is about
    told: string; // the decision, as the board says it
}
type Lesson = (position: Position) => Texts<GuideStep>;

const cost = (id: string) => districts[id]?.cost ?? 0;

const lessons: Record<string, Lesson> = {
    pick: ({ view, id }) =>
        both(
            {
                title: `Choose ${theRole(id)}`,
                text: `${roleText(id)} ${view.round === 1 ? 'Nobody sees your choice until this character is called.' : ''}`,
            },
            {
                title: `Choisissez ${theRole(id)}`,
                text: `${roleText(id)} ${view.round === 1 ? 'Personne ne voit votre choix avant l’appel de ce personnage.' : ''}`,
            },
        ),
    gold: ({ view, me }) => {
        const gold = view.players[me]?.gold ?? 0;
        const dearer = view.hand.filter((card) => cost(card) > gold).length;
        return both(
            {
                title: 'Your turn: take gold',
                text: `Each turn begins with gold or cards. You have ${gold} gold${dearer ? ', and cards in your hand that cost more' : ', and something to build already; more pays for more'}.`,
            },
            {
                title: 'À vous : prenez de l’or',
                text: `Chaque tour commence par de l’or ou des cartes. Vous avez ${gold} en or${dearer ? ', et des cartes plus chères en main' : ', et déjà de quoi bâtir ; plus d’or paie davantage'}.`,
            },
        );
    },
    cards: ({ view }) =>
        both(
            {
                title: 'Your turn: draw cards',
                text: `Each turn begins with gold or cards. ${view.hand.length ? 'Something better to build is worth more than gold now.' : 'You have nothing to build: draw.'}`,
            },
            {
                title: 'À vous : piochez',
                text: `Chaque tour commence par de l’or ou des cartes. ${view.hand.length ? 'Mieux à bâtir vaut maintenant plus que de l’or.' : 'Vous n’avez rien à bâtir : piochez.'}`,
            },
        ),
    keep: ({ view, me, id }) => {
        const types = new Set<Type | undefined>(
            view.players[me]?.city.map((card) => districts[card]?.type),
        );
        const more = !types.has(districts[id]?.type);
        return both(
            {
                title: `Keep ${theDistrict(id)}`,
                text: `It costs ${cost(id)}, and is worth as much at the end.${more ? ' Your city has none of its colour: all five colours bring 3 points.' : ''}`,
            },
            {
                title: `Gardez ${theDistrict(id)}`,
                text: `Cela coûte ${cost(id)} et vaudra autant à la fin.${more ? ' Votre cité n’en a pas de cette couleur : les cinq couleurs donnent 3 points.' : ''}`,
            },
        );
    },
    build: ({ id }) =>
        both(
            {
                title: `Build ${theDistrict(id)}`,
                text: `It costs ${cost(id)} gold, and is worth as much at the end. Choose it, in your hand or by the button.`,
            },
            {
                title: `Bâtissez ${theDistrict(id)}`,
                text: `Cela coûte ${cost(id)} en or et vaudra autant à la fin. Choisissez-le, dans votre main ou par le bouton.`,
            },
        ),
    income: ({ view, told }) => power(view, told),
    end: () =>
        both(
            {
                title: 'End your turn',
                text: 'Nothing better is left to do: the next rank is called.',
            },
            {
                title: 'Finissez votre tour',
                text: 'Il n’y a rien de mieux à faire : on appelle le rang suivant.',
            },
        ),
};

function power(view: CitadelsView, told: string): Texts<GuideStep> {
    const role = view.acting ?? '';
    const about = role ? `${capital(theRole(role))}: ${roleText(role)}` : '';
    const french = role ? `${capital(theRole(role))} : ${roleText(role)}` : '';
    return both(
        { title: capital(told), text: about || 'Answer it, then the turn goes on.' },
        { title: capital(told), text: french || 'Répondez, puis le tour continue.' },
    );
}

// The walk to a decision, as things to touch; whatever else was begun is taken back first.
function walk({ keys }: Choice): Pick<GuideStep, 'touch' | 'undo'> {
    const thing = keys[1] ?? '';
    const begun = [0, 1].flatMap((from) =>
        keys.map((_, i) => keys.slice(from, Math.max(from, i + 1)).join(' ')),
    );
    const fine = [
        ...new Set(['', thing, ...begun.flatMap((way) => [way, `${way} ${thing}`.trim()])]),
    ];
    const elsewhere = fine.map((said) => `:not([data-said="${said}"])`).join('');
    return {
        touch: keys.flatMap((key) => [`button[data-key="${key}"]`, `[data-key="${key}"] button`]),
        undo: [`.board${elsewhere} [data-question] .back`],
    };
}

export const guide: Guide = (table, me, advice) => {
    const view = table.view as CitadelsView | undefined;
    if (!view || view.phase === 'over') return null;
    const legal = table.legal ?? [];
    if (legal.length === 0) {
        if (view.phase === 'pick' || view.phase === 'put_down') return say(waits.pick);
        const killed = view.killed !== null && view.roles.includes(view.killed);
        return say(killed ? waits.killed : waits.call);
    }
    const choice = choicesOf(legal, view.phase, me).find(({ words }) => words === advice);
    if (!choice || !advice) return say(waits.think);
    const verb = choice.keys[0]!.replace('do:', '');
    const id = (choice.keys[1] ?? '').split(':').at(-1)!.replace('+', '');
    const told = tell(advice, view, me, (seat) => seatName(table, seat));
    const lesson = lessons[verb] ?? (() => power(view, told));
    const step = say(lesson({ view, me, id, told }));
    const last =
        view.first_done === null
            ? ''
            : say({ en: ' This is the last round.', fr: ' C’est la dernière manche.' });
    return { ...step, text: step.text + last, ...walk(choice) };
};
