// A first game of Citadelles with somebody who explains: what is going on now, and a good idea. It speaks of what is
// there: only of characters that are offered, cards that can be built, powers that can still be used.
import type { Guide, GuideStep } from '$web/boards/board';
import { say, type Texts } from '$web/lib/i18n';
import { settings } from '$web/lib/settings.svelte';
import { districts, type Type } from './cards';
import { choicesOf, type Key } from './choices';
import { roleText, theDistrict, theRole } from './texts';
import type { CitadelsView } from './view';

const lessons = 3; // rounds after which one knows how it goes

interface Position {
    view: CitadelsView;
    me: number;
    things: (deed: string) => string[]; // what a deed can be done with now: ids
    can: (deed: string) => boolean;
}

type Lesson = (position: Position) => Texts<GuideStep>;

const words = (en: GuideStep, fr: GuideStep): Texts<GuideStep> => ({ en, fr });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// "a, b or c" of at most three.
function either(names: string[]): string {
    const few = names.slice(0, 3);
    const last = few.pop() ?? '';
    const or = settings.language === 'fr' ? ' ou ' : ' or ';
    return few.length ? `${few.join(', ')}${or}${last}` : last;
}

// Characters that are easy to begin with, the best first, and why.
const easy: Record<string, Texts<string>> = {
    merchant: { en: 'more gold', fr: 'plus d’or' },
    architect: { en: 'more cards, builds up to 3', fr: 'plus de cartes, bâtit jusqu’à 3' },
    king: { en: 'you choose first next time', fr: 'vous choisirez en premier' },
    bishop: { en: 'your city is safe', fr: 'votre cité est à l’abri' },
    warlord: { en: 'can destroy a district', fr: 'peut détruire un quartier' },
    thief: { en: 'takes the gold of another', fr: 'prend l’or d’un autre' },
    magician: { en: 'new cards', fr: 'de nouvelles cartes' },
};

const dearest = (ids: string[]) =>
    ids.toSorted((a, b) => (districts[b]?.cost ?? 0) - (districts[a]?.cost ?? 0));

const steps = {
    pick: ({ view, things }) => {
        const offered = things('pick');
        const ideas = Object.keys(easy).filter((role) => offered.includes(role));
        const named = either(ideas.slice(0, 2).map((id) => `${theRole(id)} (${say(easy[id]!)})`));
        const first = view.round === 1;
        return words(
            {
                title: 'Choose who you are',
                text: [
                    first ? 'The aim: the dearest city when one of them is complete.' : '',
                    'Nobody sees your choice.',
                    named
                        ? `For a start, ${named} ${ideas.length > 1 ? 'are good ideas' : 'is a good idea'}.`
                        : 'What each one does stands beside it.',
                ].join(' '),
            },
            {
                title: 'Choisissez qui vous êtes',
                text: [
                    first ? 'Le but : la cité la plus chère quand l’une d’elles est complète.' : '',
                    'Personne ne voit votre choix.',
                    named
                        ? `Pour commencer, ${named} ${ideas.length > 1 ? 'sont de bonnes idées' : 'est une bonne idée'}.`
                        : 'Ce que fait chacun est écrit à côté.',
                ].join(' '),
            },
        );
    },
    put_down: () =>
        words(
            {
                title: 'Put one aside',
                text: 'It is out of this round, and only you know which one.',
            },
            {
                title: 'Mettez-en un à part',
                text: 'Il ne joue pas cette manche, et vous seul savez lequel.',
            },
        ),
    wait_pick: ({ view }) =>
        words(
            {
                title: 'Everybody chooses',
                text:
                    'One after the other, from the player with the crown.' +
                    (view.face_up.length ? ' Characters with a cross are out of this round.' : ''),
            },
            {
                title: 'Chacun choisit',
                text:
                    'L’un après l’autre, à partir de celui qui a la couronne.' +
                    (view.face_up.length
                        ? ' Les personnages barrés ne jouent pas cette manche.'
                        : ''),
            },
        ),
    call: () =>
        words(
            {
                title: 'The call',
                text: 'Ranks are called from left to right. Watch who answers: it tells you what the others may still be.',
            },
            {
                title: 'L’appel',
                text: 'On appelle les rangs de gauche à droite. Regardez qui répond : cela dit ce que les autres peuvent encore être.',
            },
        ),
    gather: ({ view, me, can }) => {
        const gold = view.players[me]?.gold ?? 0;
        const cheapest = dearest(view.hand).at(-1);
        const cost = districts[cheapest ?? '']?.cost ?? 0;
        if (!can('cards'))
            return words(
                { title: 'Your turn: gather', text: 'There is only gold to take: take it.' },
                { title: 'À vous : percevez', text: 'Il n’y a que de l’or à prendre.' },
            );
        if (!cheapest)
            return words(
                {
                    title: 'Your turn: gather',
                    text: 'You have no card to build: draw cards, and keep one of them.',
                },
                {
                    title: 'À vous : percevez',
                    text: 'Vous n’avez aucune carte à bâtir : piochez, et gardez-en une.',
                },
            );
        return cost > gold
            ? words(
                  {
                      title: 'Your turn: gather',
                      text: `Gold to build, or cards to have something to build. You cannot pay any card yet, ${theDistrict(cheapest)} costs ${cost}: gold is the better idea.`,
                  },
                  {
                      title: 'À vous : percevez',
                      text: `De l’or pour bâtir, ou des cartes pour avoir de quoi bâtir. Vous ne pouvez encore rien payer, ${theDistrict(cheapest)} coûte ${cost} : prenez plutôt de l’or.`,
                  },
              )
            : words(
                  {
                      title: 'Your turn: gather',
                      text: `You can pay ${theDistrict(cheapest)} already. More gold for something dearer, or more cards to choose from?`,
                  },
                  {
                      title: 'À vous : percevez',
                      text: `Vous pouvez déjà payer ${theDistrict(cheapest)}. Plus d’or pour un quartier plus cher, ou plus de cartes pour choisir ?`,
                  },
              );
    },
    keep: ({ view, me }) => {
        const types = new Set<Type | undefined>(
            view.players[me]?.city.map((id) => districts[id]?.type),
        );
        const lacks = types.size < 5;
        return words(
            {
                title: 'Keep one card',
                text:
                    'Cheap districts are built sooner, dear ones are worth more.' +
                    (lacks ? ' A type that your city lacks helps towards the five types.' : ''),
            },
            {
                title: 'Gardez une carte',
                text:
                    'Les quartiers bon marché se bâtissent plus tôt, les chers valent plus.' +
                    (lacks ? ' Un type qui manque à votre cité rapproche des cinq types.' : ''),
            },
        );
    },
    build: ({ things }) => {
        const names = either(dearest([...new Set(things('build'))]).map(theDistrict));
        return words(
            {
                title: 'Build',
                text: `You can build ${names}: choose the card in your hand. A district is worth its cost at the end.`,
            },
            {
                title: 'Bâtissez',
                text: `Vous pouvez bâtir ${names} : choisissez la carte dans votre main. À la fin un quartier vaut son coût.`,
            },
        );
    },
    power: ({ view, can }) => {
        const role = view.acting ?? '';
        const income = can('income');
        return words(
            {
                title: income ? 'You still have an income' : 'There is more that you can do',
                text: `${capital(theRole(role))}: ${roleText(role)}`,
            },
            {
                title: income ? 'Il vous reste un revenu' : 'Vous pouvez faire plus',
                text: `${capital(theRole(role))} : ${roleText(role)}`,
            },
        );
    },
    end: () =>
        words(
            { title: 'All done', text: 'Nothing more to do in this turn: end it.' },
            { title: 'C’est fait', text: 'Plus rien à faire ce tour-ci : finissez-le.' },
        ),
    threat: () =>
        words(
            {
                title: 'A question in between',
                text: 'Answer it, then the turn goes on.',
            },
            {
                title: 'Une question entre deux',
                text: 'Répondez, puis le tour continue.',
            },
        ),
    hit: () =>
        words(
            {
                title: 'Your character was named',
                text: 'You miss this turn. It happens to everybody: somebody guessed.',
            },
            {
                title: 'On a nommé votre personnage',
                text: 'Vous passez ce tour. Cela arrive à tous : quelqu’un a deviné.',
            },
        ),
    last: ({ things }) => {
        const best = dearest(things('build'))[0];
        return words(
            {
                title: 'The last round',
                text:
                    'A city is complete: after this round points are counted.' +
                    (best ? ` The dearest that you can build is ${theDistrict(best)}.` : ''),
            },
            {
                title: 'La dernière manche',
                text:
                    'Une cité est complète : on compte les points après cette manche.' +
                    (best ? ` Le plus cher que vous pouvez bâtir : ${theDistrict(best)}.` : ''),
            },
        );
    },
} satisfies Record<string, Lesson>;

function lesson({ view, me, can, things }: Position): Lesson | null {
    if (view.phase === 'over') return null;
    if (view.first_done !== null) return steps.last;
    if (view.round > lessons) return null;
    const mine = view.asked === me;
    if (view.phase === 'pick') return mine ? steps.pick : steps.wait_pick;
    if (view.phase === 'put_down') return mine ? steps.put_down : steps.wait_pick;
    if (!mine)
        return view.killed !== null && view.roles.includes(view.killed) ? steps.hit : steps.call;
    if (view.phase === 'keep') return steps.keep;
    if (view.phase !== 'act') return steps.threat;
    if (can('gold')) return steps.gather;
    if (things('build').length) return steps.build;
    if (can('end') && !can('more')) return steps.end;
    return view.acting ? steps.power : null;
}

export const guide: Guide = (table, me) => {
    if (!table.view) return null;
    const view = table.view as CitadelsView;
    const legal = table.legal ?? [];
    const choices = choicesOf(legal, view.phase, me);
    const idOf = (key: Key | undefined) => key?.split(':').at(-1);
    const position: Position = {
        view,
        me,
        things: (deed) =>
            choices
                .filter(({ keys }) => keys[0] === `do:${deed}`)
                .flatMap(({ keys }) => idOf(keys[1]) ?? []),
        can: (deed) =>
            deed === 'more'
                ? legal.some((one) => one !== 'end')
                : choices.some(({ keys }) => keys[0] === `do:${deed}`),
    };
    const step = lesson(position)?.(position);
    return step ? say(step) : null;
};
