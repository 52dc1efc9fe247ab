// A first round of RoyalMatch with somebody who explains: the aim, what to do now and why, and where to touch. What it
// recommends is the advice of the server; what it says of it is taken from the view.
import type { Guide, GuideFile, GuideStep } from '$web/boards/board';
import { say, type Texts } from '$web/lib/i18n';
import { faceOf, playsOf, type Way } from './model';
import { cardName, effectName, effectText, goalName, goalText } from './texts';
import type { PlayerView, RoyalView } from './view';

export const deal: GuideFile['deal'] = {
    seed: '5',
    opponents: 2,
    preset: 'short',
    options: { rounds: '1' },
};

const both = (en: GuideStep, fr: GuideStep): Texts<GuideStep> => ({ en, fr });
const cardsOf = (view: RoyalView) => Number(view.options.cards);

export const aim: GuideFile['aim'] = () =>
    say(
        both(
            {
                title: 'The aim: fulfil your objectives',
                text: 'Nine cards, nine tricks: all play a card face down, and the strongest wins the trick. But tricks are no points: your secret objectives are. I show you a good move each time, with a ring around what to click.',
            },
            {
                title: 'Le but : remplir vos objectifs',
                text: 'Neuf cartes, neuf plis : chacun joue une carte cachée, et la plus forte gagne le pli. Mais un pli ne vaut rien : ce sont vos objectifs secrets qui comptent. Je vous montre chaque fois un bon coup, avec un anneau autour de ce qu’il faut cliquer.',
            },
        ),
    );

function keep(player: PlayerView, ids: string[], cards: number): GuideStep {
    const dealt = player.objectives.filter((one) => one.id);
    const place = (id: string) => dealt.findIndex((one) => one.id === id) + 1;
    const each = (id: string, pressed: boolean) =>
        `.keeping > button:nth-child(${place(id)})[aria-pressed="${pressed}"]`;
    const names = ids.map((id) => {
        const number = dealt.find((one) => one.id === id)?.number ?? 0;
        return `${goalName(id)} (${goalText(id, number, cards)})`;
    });
    const list = names.join(', ');
    const step = both(
        {
            title: ids.length === 1 ? 'Keep an objective' : 'Keep objectives',
            text: `One that you fulfil brings points, one that you fail costs some. Good ones here: ${list}. Click, then Keep.`,
        },
        {
            title: ids.length === 1 ? 'Gardez un objectif' : 'Gardez des objectifs',
            text: `Rempli, il rapporte ; manqué, il coûte. Ici, de bons choix : ${list}. Cliquez, puis gardez.`,
        },
    );
    return {
        ...say(step),
        touch: [...ids.map((id) => each(id, false)), 'button.keep'],
        undo: dealt.flatMap(({ id }) => (id && !ids.includes(id) ? [each(id, true)] : [])),
    };
}

function hand(wanted: string[]): GuideStep {
    const list = wanted.map(cardName).join(', ');
    const step = both(
        {
            title: 'Your starting hand',
            text: `These to begin with, the others come one by one: ${list}. Click each, then the button.`,
        },
        {
            title: 'Votre main de départ',
            text: `Ces cartes pour commencer, les autres viennent une à une : ${list}. Cliquez chacune, puis le bouton.`,
        },
    );
    const others = wanted.map((card) => `:not([data-spot="hand-${card}"])`).join('');
    return {
        ...say(step),
        touch: [
            ...wanted.map(
                (card) => `.hand [data-spot="hand-${card}"] .shown[aria-pressed="false"]`,
            ),
            'button.start',
        ],
        undo: [`.hand li${others} .shown[aria-pressed="true"]`],
    };
}

// What else there is to know now: of the first trick, of the effects, of the last one.
function lesson(view: RoyalView, player: PlayerView): Texts<string> {
    if (view.turn === 1)
        return {
            en: 'To win a trick play high, to lose it play low.',
            fr: 'Pour gagner un pli jouez haut, pour le perdre jouez bas.',
        };
    if (view.turn === cardsOf(view))
        return {
            en: 'The last trick: then the objectives are scored.',
            fr: 'Le dernier pli : ensuite on compte les objectifs.',
        };
    if (view.turn === 2)
        return {
            en: 'All cards were shown together. Look at your objectives: how far they are stands beside your hand.',
            fr: 'Toutes les cartes ont été montrées ensemble. Regardez vos objectifs : leur état est à côté de votre main.',
        };
    if (view.turn === 3 && view.resolved.length)
        return {
            en: 'What was activated in the last turn happened at the beginning of this one.',
            fr: 'Ce qui a été activé au tour précédent s’est produit au début de celui-ci.',
        };
    return player.seals > 0
        ? {
              en: `Effects cost seals: you have ${player.seals}.`,
              fr: `Les effets coûtent des sceaux : il vous en reste ${player.seals}.`,
          }
        : { en: '', fr: '' };
}
function play(view: RoyalView, player: PlayerView, card: string, way: Way | undefined): GuideStep {
    const face = faceOf(card);
    const effect = effectName(face.family, face.level);
    const more = lesson(view, player);
    const step = way
        ? both(
              {
                  title: `Play the ${cardName(card)}, with its effect`,
                  text: `${effect}: ${effectText(card)} Click the card, then Activate. ${more.en}`,
              },
              {
                  title: `Jouez ${cardName(card)}, avec son effet`,
                  text: `${effect} : ${effectText(card)} Cliquez la carte, puis Activer. ${more.fr}`,
              },
          )
        : both(
              {
                  title: `Play the ${cardName(card)}`,
                  text: `Click it: you see what its effect (${effect}) would do. This time play it without. ${more.en}`,
              },
              {
                  title: `Jouez ${cardName(card)}`,
                  text: `Cliquez-la : vous voyez ce que ferait son effet (${effect}). Cette fois, jouez-la sans. ${more.fr}`,
              },
          );
    const answer = (what: string) => `.considering [data-way="${what}"]`;
    const chosen = `.hand [data-spot="hand-${card}"] .shown`;
    const considering = `.board:has(${chosen}[aria-pressed="true"]) `;
    return {
        ...say(step),
        touch: [
            `${chosen}[aria-pressed="false"]`,
            ...(way
                ? [
                      ...(way.pick ? [answer(`pick:${way.pick}`)] : []),
                      ...(way.target === null ? [] : [answer(`target:${way.target}`)]),
                      answer(way.aim ?? 'do'),
                  ].map((one) => considering + one)
                : [`${considering}.considering .plain`]),
        ],
        // The effect was begun, where none is meant, or in the other direction.
        undo: [
            ...(way ? [] : ['.considering[data-said] .quiet']),
            ...(way?.aim ? [`.considering[data-said]:not([data-said="${way.aim}"]) .quiet`] : []),
        ],
    };
}

const plain = {
    think: both(
        { title: 'Your turn', text: 'Choose what to play; nobody sees it before all have chosen.' },
        { title: 'À vous', text: 'Choisissez ; personne ne voit avant que tous aient choisi.' },
    ),
    wait: both(
        { title: 'You have chosen', text: 'Your card lies face down until all have chosen.' },
        {
            title: 'Vous avez choisi',
            text: 'Votre carte reste cachée jusqu’à ce que tous aient choisi.',
        },
    ),
};

export const guide: Guide = (table, me, advice) => {
    const view = table.view as RoyalView | undefined;
    const player = view?.players[me];
    if (!view || !player || view.phase === 'over') return null;
    const legal = table.legal ?? [];
    if (legal.length === 0) return say(plain.wait);
    const [verb, what = '', ...rest] = advice?.split(' ') ?? [];
    const things = [what, ...rest];
    if (verb === 'keep' && legal.some((words) => words.startsWith('keep ')))
        return keep(player, things, cardsOf(view));
    if (verb === 'hand' && things.every((card) => legal.includes(`hand ${card}`)))
        return hand(things);
    if (verb === 'play' && advice && legal.includes(advice))
        return play(view, player, what, playsOf([advice]).get(what)?.ways[0]);
    return say(plain.think);
};
