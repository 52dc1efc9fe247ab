// A first game of Splendor with somebody who explains: the aim, what to do now and why, and where to touch. What it
// recommends is the advice of the server; what it says of it is taken from the view.
import { say, type Texts } from '$web/lib/i18n';
import type { Guide, GuideFile, GuideStep } from '$web/boards/board';
import { gemName, type GemLetter } from './gems';
import {
    choices,
    colours,
    countGems,
    type CardView,
    type Gems,
    type PlayerView,
    type SplendorView,
} from './model';
import { gemList, nobleName } from './texts';

export const deal: GuideFile['deal'] = { seed: '7', opponents: 1, options: { target: '10' } };

const both = (en: GuideStep, fr: GuideStep): Texts<GuideStep> => ({ en, fr });

export const aim: GuideFile['aim'] = () =>
    say(
        both(
            {
                title: 'The aim: 10 points of prestige',
                text: 'Gems buy cards. Each card you own pays for the next ones, and the dearer ones bring prestige, the numbers at their top. I show you a good move each time, with a ring around what to click.',
            },
            {
                title: 'Le but : 10 points de prestige',
                text: 'Les gemmes achètent des cartes. Chaque carte acquise paie les suivantes, et les plus chères donnent du prestige, le nombre en haut. Je vous montre chaque fois un bon coup, avec un anneau autour de ce qu’il faut cliquer.',
            },
        ),
    );

// What of a price this player cannot pay yet.
function lacking(card: CardView, player: PlayerView, more: Gems): number {
    const lacks = colours.reduce(
        (sum, colour) =>
            sum +
            Math.max(
                0,
                (card.due?.[colour] ?? card.cost[colour]) - player.gems[colour] - more[colour],
            ),
        0,
    );
    return Math.max(0, lacks - player.gems.E - more.E);
}

// The card that these gems bring nearest; the one with the most prestige of several.
function towards(view: SplendorView, player: PlayerView, gems: Gems) {
    const none = countGems([]);
    const cards = [...view.grid, ...player.reserved.map(({ card }) => card)].flatMap((card) =>
        card ? [{ card, left: lacking(card, player, gems), now: lacking(card, player, none) }] : [],
    );
    return cards
        .filter(({ left, now }) => left < now)
        .toSorted((a, b) => a.left - b.left || b.card.points - a.card.points)[0];
}

const cardName = (card: CardView) =>
    say({
        en: `a card of level ${card.level} that gives ${gemName(card.bonus)}${card.points ? `, with ${card.points} prestige` : ''}`,
        fr: `une carte de niveau ${card.level} qui donne du ${gemName(card.bonus)}${card.points ? `, avec ${card.points} de prestige` : ''}`,
    });

const main = '[data-question] .button.main';
const pile = (gem: string, picked: number) => `.bank [data-gem="${gem}"][data-picked="${picked}"]`;

function take(view: SplendorView, player: PlayerView, letters: GemLetter[]): GuideStep {
    const gems = countGems(letters);
    const goal = towards(view, player, gems);
    const list = gemList(gems);
    const why = goal
        ? goal.left === 0
            ? {
                  en: `With them you can pay ${cardName(goal.card)}.`,
                  fr: `Avec elles vous pouvez payer ${cardName(goal.card)}.`,
              }
            : {
                  en: `Then you lack only ${goal.left} for ${cardName(goal.card)}.`,
                  fr: `Il vous manquera alors seulement ${goal.left} pour ${cardName(goal.card)}.`,
              }
        : { en: 'They will be of use later.', fr: 'Elles serviront plus tard.' };
    const step = both(
        {
            title: `Take ${list}`,
            text: `Click the gems in the bank, then Take. ${why.en} Two of one colour can be taken where at least four lie.`,
        },
        {
            title: `Prenez ${list}`,
            text: `Cliquez les gemmes dans la banque, puis Prendre. ${why.fr} On peut en prendre deux de la même couleur s’il y en a au moins quatre.`,
        },
    );
    const wanted = (gem: string) => gems[gem as GemLetter];
    return {
        ...say(step),
        touch: [
            ...new Set(
                letters.flatMap((gem) => [...Array(wanted(gem)).keys()].map((n) => pile(gem, n))),
            ),
            main,
        ],
        // More of a colour than is meant: begin again.
        undo: colours.flatMap((gem) =>
            [1, 2, 3]
                .filter((n) => n > wanted(gem))
                .map((n) => `.board:has(${pile(gem, n)}) [data-question] .main + .button`),
        ),
    };
}

function placeOf(view: SplendorView, name: string): string {
    if (name.startsWith('tier'))
        return `[data-spot="deck-${Number(name.slice(4)) - 1}"]:not(.chosen)`;
    const at = view.grid.findIndex((card) => card?.name === name);
    if (at >= 0) return `[data-spot="grid-${at}"] button[aria-pressed="false"]`;
    return `.me .hand li:nth-child(${Number(name)}) button[aria-pressed="false"]`;
}

const found = (view: SplendorView, player: PlayerView, name: string) =>
    view.grid.find((card) => card?.name === name) ?? player.reserved[Number(name) - 1]?.card;

function buy(view: SplendorView, player: PlayerView, name: string): GuideStep {
    const card = found(view, player, name);
    const gem = card ? gemName(card.bonus) : '';
    const first = player.cards === 0;
    const step = both(
        {
            title: card?.points ? `Buy this card: ${card.points} prestige` : 'Buy this card',
            text: first
                ? `Cards in a frame are within your reach. Click this one, then Buy: it is yours for good, and from now on it pays 1 ${gem} of every price.`
                : `Click it, then Buy. It pays 1 ${gem} of every further price${view.nobles.length ? '; nobles count such cards too, and come by themselves' : ''}.`,
        },
        {
            title: card?.points
                ? `Achetez cette carte : ${card.points} de prestige`
                : 'Achetez cette carte',
            text: first
                ? `Les cartes encadrées sont à votre portée. Cliquez celle-ci, puis Acheter : elle est à vous pour toujours et paie désormais 1 ${gem} de chaque prix.`
                : `Cliquez-la, puis Acheter. Elle paiera 1 ${gem} de chaque prix${view.nobles.length ? ' ; les nobles comptent aussi ces cartes et viennent d’eux-mêmes' : ''}.`,
        },
    );
    return { ...say(step), touch: [placeOf(view, name), main] };
}

function reserve(view: SplendorView, name: string, buyable: boolean): GuideStep {
    const gold = view.bank.E > 0;
    const step = both(
        {
            title: 'Reserve this card',
            text: `Click it, then Reserve: nobody else can take it any more${gold ? ', and you get a gold, which stands for any colour' : ''}. You can hold three such cards.`,
        },
        {
            title: 'Réservez cette carte',
            text: `Cliquez-la, puis Réserver : personne d’autre ne pourra la prendre${gold ? ', et vous recevez un or, qui remplace n’importe quelle couleur' : ''}. On en garde trois au plus.`,
        },
    );
    // Where it can be bought as well, that button comes first.
    const button = buyable ? `${main} + .button` : main;
    return { ...say(step), touch: [placeOf(view, name), button] };
}

const plain = {
    giveBack: (gem: GemLetter) =>
        both(
            {
                title: `Give back 1 ${gemName(gem)}`,
                text: 'You can hold ten gems: click the one in your hand that you need least.',
            },
            {
                title: `Rendez 1 ${gemName(gem)}`,
                text: 'On garde dix gemmes au plus : cliquez dans votre main celle qui vous sert le moins.',
            },
        ),
    noble: (name: string) =>
        both(
            {
                title: `Choose ${name}`,
                text: 'Several nobles come to you, and all bring the same prestige. One stays with you now.',
            },
            {
                title: `Choisissez ${name}`,
                text: 'Plusieurs nobles viennent à vous, et tous donnent le même prestige. Un seul reste cette fois.',
            },
        ),
    pass: both(
        { title: 'Pass', text: 'There is nothing that you could do now.' },
        { title: 'Passez', text: 'Il n’y a rien que vous puissiez faire.' },
    ),
    think: both(
        { title: 'Your turn', text: 'Take gems, buy a card, or reserve one.' },
        { title: 'À vous', text: 'Prenez des gemmes, achetez une carte ou réservez-en une.' },
    ),
    wait: both(
        {
            title: 'The other one plays',
            text: 'Gems and cards fly to whoever takes them. What was taken last stays marked.',
        },
        {
            title: 'L’autre joue',
            text: 'Gemmes et cartes volent vers qui les prend. Ce qui vient d’être pris reste marqué.',
        },
    ),
};

export const guide: Guide = (table, me, advice) => {
    const view = table.view as SplendorView;
    const player = view.players[me];
    if (!player || view.phase === 'over') return null;
    if (!table.legal?.length) return say(plain.wait);
    if (!advice || !table.legal.includes(advice)) return say(plain.think);
    const [verb, what = '', ...more] = advice.split(' ');
    switch (verb) {
        case 'take':
            return take(view, player, [what, ...more] as GemLetter[]);
        case 'buy':
        case 'pay':
            return buy(view, player, what);
        case 'reserve':
            return reserve(view, what, choices(table.legal).buy.has(what));
        case 'return':
            return {
                ...say(plain.giveBack(what as GemLetter)),
                touch: [`.me button:has([data-spot="gems-${me}-${what}"])`],
            };
        case 'noble': {
            const noble = view.nobles.find(({ number }) => number === Number(what));
            return noble
                ? {
                      ...say(plain.noble(nobleName(noble))),
                      touch: [`[data-spot="noble-${noble.id}"] button`],
                  }
                : null;
        }
        default:
            return { ...say(plain.pass), touch: [main] };
    }
};
