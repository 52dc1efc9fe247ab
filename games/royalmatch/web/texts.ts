// All that the board of RoyalMatch says, in both languages.
import { say, type Texts } from '$web/lib/i18n';
import { settings } from '$web/lib/settings.svelte';
import { families, goals } from './cards';
import { faceOf } from './model';
import type { ObjectiveView, RoundResult, Suit } from './view';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const english = {
    round: (n: number) => `Round ${n}`,
    turn: (n: number, of: string) => `Turn ${n} of ${of}`,
    target: (n: number) => `first to ${n} points`,
    wheel: 'The wheel',
    strong: 'strong',
    weak: 'weak',
    order: 'Order of suits, the strongest first',
    keepQuestion: 'Which objectives do you keep, 1 to 3? A failed one costs points.',
    keepButton: (n: number) =>
        n === 0 ? 'Keep…' : n === 1 ? 'Keep this objective' : `Keep these ${n} objectives`,
    handQuestion: (n: number) =>
        n === 0
            ? 'Start with these cards? The others are your deck.'
            : `Choose ${n} more card${n === 1 ? '' : 's'} to start with; the rest is your deck.`,
    keepThese: (names: string) => `keep ${names}`,
    handButton: 'Start with these cards',
    playQuestion: 'Choose a card to play.',
    playPlain: 'Play without effect',
    consider: (card: string, effect: string) => `${capital(card)}: ${effect}?`,
    activate: 'Activate',
    aims: { up: ', be higher', down: ', be lower' },
    back: 'Back',
    look: 'Choose a card: its effect is told here before you play it.',
    lookChoosing: 'Point at a card, or hold it, to read its effect.',
    spent: 'Its effect was activated in this round already.',
    chosenCard: (card: string) => `chosen: ${card}`,
    table: 'The table',
    piles: 'Piles',
    close: 'Close',
    cannotActivate: 'Its effect cannot be activated now.',
    up: '▲ be higher',
    down: '▼ be lower',
    targetOf: 'Against whom?',
    pick: 'Which discarded objective?',
    chosen: 'You have chosen. The others are still thinking…',
    sent: 'Sent…',
    watching: 'Everybody chooses in secret.',
    ready: 'has chosen',
    thinking: 'is thinking',
    over: 'The match is over.',
    moment: 'One moment…',
    lastTrick: (n: number) => `Trick ${n}`,
    noTrick: 'The cards of the first trick will lie here, all shown at once.',
    force: 'Force',
    wins: 'wins the trick',
    effect: 'effect activated',
    faceDown: 'face down',
    players: 'Players',
    hand: 'Your hand',
    deck: 'Deck',
    deckOf: (n: number) => `Your deck (${n})`,
    objectives: 'Your objectives',
    seals: (n: number) => (n === 255 ? 'seals without end' : `${n} seal${n === 1 ? '' : 's'}`),
    sizes: (hand: number, deck: number) => `${hand} in hand, ${deck} in the deck`,
    tricks: (n: number) => `${n} trick${n === 1 ? '' : 's'}`,
    keeps: (n: number) => `${n} objective${n === 1 ? '' : 's'} kept`,
    points: (n: number) => `${n} point${n === 1 ? '' : 's'}`,
    now: 'this turn',
    then: (forces: string) => `, then ${forces}`,
    oath: 'Oath',
    crown: 'Coronation',
    calling: 'Calling',
    gilded: (n: string) => `gilded ${n}`,
    history: 'All tricks of this round',
    discard: 'Discarded',
    discardOf: (n: number) => `Discard pile (${n})`,
    summary: (n: number) => `How round ${n} was scored`,
    final: 'Final ranking',
    fulfilled: 'fulfilled',
    failed: 'failed',
    bonus: 'bonus',
    kept: 'kept',
    score: 'Round',
    total: 'Total',
    safe: 'safe',
    impossible: 'impossible now',
    holds: 'holds so far',
    notYet: 'not yet',
    you: 'you',
    knows: 'You know:',
    openHand: 'Hand:',
    dealt: (names: string) => `Was dealt: ${names}`,
    cancel: 'Another card',
};

const french: typeof english = {
    round: (n) => `Manche ${n}`,
    turn: (n, of) => `Tour ${n} sur ${of}`,
    target: (n) => `en ${n} points`,
    wheel: 'La roulette',
    strong: 'forte',
    weak: 'faible',
    order: 'Ordre des couleurs, la plus forte en tête',
    keepQuestion: 'Quels objectifs garder, de 1 à 3 ? Un échec coûte des points.',
    keepButton: (n) =>
        n === 0 ? 'Garder…' : n === 1 ? 'Garder cet objectif' : `Garder ces ${n} objectifs`,
    handQuestion: (n) =>
        n === 0
            ? 'Commencer avec ces cartes ? Les autres sont votre deck.'
            : `Choisissez encore ${n} carte${n > 1 ? 's' : ''} pour commencer ; le reste est votre deck.`,
    keepThese: (names) => `garder ${names}`,
    handButton: 'Commencer avec ces cartes',
    playQuestion: 'Choisissez une carte à jouer.',
    playPlain: 'Jouer sans effet',
    consider: (card, effect) => `${capital(card)} : ${effect} ?`,
    activate: 'Activer',
    aims: { up: ', plus haut', down: ', plus bas' },
    back: 'Retour',
    look: 'Choisissez une carte : son effet se lit ici avant de la jouer.',
    lookChoosing: 'Pointez une carte, ou maintenez-la, pour lire son effet.',
    spent: 'Son effet a déjà été activé dans cette manche.',
    chosenCard: (card) => `choisie : ${card}`,
    table: 'La table',
    piles: 'Piles',
    close: 'Fermer',
    cannotActivate: 'Son effet ne peut pas être activé maintenant.',
    up: '▲ plus haut',
    down: '▼ plus bas',
    targetOf: 'Contre qui ?',
    pick: 'Quel objectif écarté ?',
    chosen: 'Vous avez choisi. Les autres réfléchissent encore…',
    sent: 'Envoyé…',
    watching: 'Chacun choisit en secret.',
    ready: 'a choisi',
    thinking: 'réfléchit',
    over: 'La partie est terminée.',
    moment: 'Un instant…',
    lastTrick: (n) => `Pli ${n}`,
    noTrick: 'Les cartes du premier pli seront montrées ici, toutes en même temps.',
    force: 'Force',
    wins: 'gagne le pli',
    effect: 'effet activé',
    faceDown: 'face cachée',
    players: 'Joueurs',
    hand: 'Votre main',
    deck: 'Deck',
    deckOf: (n) => `Votre deck (${n})`,
    objectives: 'Vos objectifs',
    seals: (n) => (n === 255 ? 'sceaux sans limite' : `${n} sceau${n > 1 ? 'x' : ''}`),
    sizes: (hand, deck) => `${hand} en main, ${deck} dans le deck`,
    tricks: (n) => `${n} pli${n > 1 ? 's' : ''}`,
    keeps: (n) => `${n} objectif${n > 1 ? 's' : ''} gardé${n > 1 ? 's' : ''}`,
    points: (n) => `${n} point${Math.abs(n) > 1 ? 's' : ''}`,
    now: 'ce tour-ci',
    then: (forces) => `, puis ${forces}`,
    oath: 'Serment',
    crown: 'Couronnement',
    calling: 'Vocation',
    gilded: (n) => `dorée ${n}`,
    history: 'Tous les plis de la manche',
    discard: 'Défausse',
    discardOf: (n) => `Défausse (${n})`,
    summary: (n) => `Les points de la manche ${n}`,
    final: 'Classement final',
    fulfilled: 'rempli',
    failed: 'manqué',
    bonus: 'bonus',
    kept: 'gardé',
    score: 'Manche',
    total: 'Total',
    safe: 'acquis',
    impossible: 'impossible désormais',
    holds: "bon pour l'instant",
    notYet: 'pas encore',
    you: 'vous',
    knows: 'Vous savez :',
    openHand: 'Main :',
    dealt: (names) => `A reçu : ${names}`,
    cancel: 'Une autre carte',
};

export const texts: Texts<typeof english> = { en: english, fr: french };

const suitNames: Record<Suit, Texts<string>> = {
    H: { en: 'hearts', fr: 'cœur' },
    D: { en: 'diamonds', fr: 'carreau' },
    C: { en: 'clubs', fr: 'trèfle' },
    S: { en: 'spades', fr: 'pique' },
};
export const suitName = (suit: Suit) => say(suitNames[suit]);
export const suitMark: Record<Suit, string> = { H: '♥', D: '♦', C: '♣', S: '♠' };

const valueNames: Record<string, Texts<string>> = {
    J: { en: 'Jack', fr: 'valet' },
    Q: { en: 'Queen', fr: 'dame' },
    K: { en: 'King', fr: 'roi' },
    A: { en: 'Ace', fr: 'as' },
};
export function cardName(card: string): string {
    const { value, suit } = faceOf(card);
    const named = valueNames[value] ? say(valueNames[value]) : value;
    return settings.language === 'fr'
        ? `${named} de ${suitName(suit)}`
        : `${named} of ${suitName(suit)}`;
}
const frenchValues: Record<string, string> = { J: 'V', Q: 'D', K: 'R' };
/** The value as it is printed on the card. */
export function valueMark(value: string): string {
    return settings.language === 'fr' ? (frenchValues[value] ?? value) : value;
}
export function cardMark(card: string): string {
    const { value, suit } = faceOf(card);
    return valueMark(value) + suitMark[suit];
}
export const minus = (n: number) => `${n}`.replace('-', '−');
export const signed = (n: number) => (n > 0 ? `+${n}` : minus(n));

export const roman = ['', 'I', 'II', 'III', 'IV'];
export function effectName(family: string, level: number): string {
    return `${families[family] ? say(families[family].name) : family} ${roman[level] ?? ''}`.trim();
}
export function effectText(card: string): string {
    const { family, level } = faceOf(card);
    const text = families[family]?.levels[Math.min(level, families[family].levels.length) - 1];
    return text ? say(text) : '';
}

const notes: Record<'unwanted' | 'better', Texts<string>> = {
    unwanted: {
        en: 'Your unwanted card is your lowest with ▲, your highest with ▼.',
        fr: 'Votre carte de trop est la plus basse avec ▲, la plus haute avec ▼.',
    },
    better: {
        en: 'A better card is a higher one with ▲, a lower one with ▼.',
        fr: 'Une carte meilleure est plus haute avec ▲, plus basse avec ▼.',
    },
};
/** What the words of an effect mean. */
export function effectNote(card: string): string {
    const { family } = faceOf(card);
    const about: ('unwanted' | 'better')[] =
        family === 'recall'
            ? ['unwanted']
            : ['gleaning', 'treasure', 'theft'].includes(family)
              ? ['unwanted', 'better']
              : [];
    return about.map((note) => say(notes[note])).join(' ');
}

export const goalName = (id: string) => (goals[id] ? say(goals[id].name) : id);

const nothingAtAll: Record<string, Texts<string>> = {
    nothing: { en: 'lose all your tricks', fr: 'perdre tous vos plis' },
    no_red: { en: 'win no red card', fr: 'ne gagner aucune carte rouge' },
    no_heart: { en: 'win no heart', fr: 'ne gagner aucun cœur' },
    no_face: { en: 'win no face card (J, Q, K)', fr: 'ne gagner aucune figure (V, D, R)' },
};
const queenOrKing: Texts<string> = {
    en: 'win a trick to which the opponent played a Queen or a King',
    fr: "gagner un pli où l'adversaire a joué une dame ou un roi",
};

/** What an objective asks, with its number in this match and the turns that it compares. */
export function goalText(id: string, number: number, cards: number): string {
    if (number === 0 && nothingAtAll[id]) return say(nothingAtAll[id]);
    if (id === 'regicide' && number === 12) return say(queenOrKing);
    const fr = settings.language === 'fr';
    let several = false;
    const text = (goals[id] ? say(goals[id].text) : id).replace(/\{[xy]\}|\(s\)/g, (part) => {
        if (part === '(s)') return several ? 's' : '';
        const n = part === '{x}' ? number : number + 1;
        several = fr ? n > 1 : n !== 1;
        return `${n}`;
    });
    return text + turnsCompared(id, cards, fr);
}

function turnsCompared(id: string, cards: number, fr: boolean): string {
    const half = (cards - 1) / 2;
    const early = `1–${half}`;
    const late = `${cards - half + 1}–${cards}`;
    const than = fr ? ' qu’aux tours ' : ' than in turns ';
    if (id === 'crescendo') return late + than + early;
    if (id === 'decrescendo') return early + than + late;
    if (id !== 'constancy') return '';
    return [0, 1, 2, 3]
        .map((i) => `${Math.floor((cards * i) / 4) + 1}–${Math.floor((cards * (i + 1)) / 4)}`)
        .join(', ');
}

/** Where an objective stands, in a word or two. */
export function goalState(objective: ObjectiveView): string {
    const t = say(texts);
    if (objective.possible === false) return t.impossible;
    if (objective.sure) return t.safe;
    return objective.fulfilled ? t.holds : t.notYet;
}

/** What an objective brings: "½ × 6 points". */
export const goalWorth = ({ bonus, points }: ObjectiveView): string =>
    (bonus === 1 ? '½ × ' : '') + say(texts).points(points ?? 0);

/** One line of the scores of a round. */
export function scoredText({ id, bonus, fulfilled, points }: RoundResult['objectives'][number]) {
    const t = say(texts);
    const what = `${goalName(id ?? '')}${bonus ? ` (${t.bonus})` : ''}`;
    return `${what}: ${fulfilled ? t.fulfilled : t.failed}, ${signed(points)}`;
}

/** A card as it is said to those who do not see it. */
export function cardLabel(card: string, gilding: number, effect: boolean): string {
    const t = say(texts);
    const { family, level } = faceOf(card);
    return [
        cardName(card),
        ...(gilding ? [t.gilded(signed(gilding))] : []),
        ...(effect ? [effectName(family, level), t.seals(level)] : []),
    ].join(', ');
}
