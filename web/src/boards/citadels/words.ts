// All that the board of Citadelles says, in both languages.
import { say, unbroken, type Texts } from '../../lib/i18n';
import { settings } from '../../lib/settings.svelte';
import { districts, roles, type Type } from './cards';
import type { Key } from './choices';
import type { Mark } from './model';
import type { CitadelsView } from './view';

const english = {
    track: 'The call of the characters',
    cities: 'Cities',
    hand: 'Your hand',
    emptyHand: 'No cards in hand.',
    drawn: 'Drawn cards',
    question: 'Your decision',
    you: 'you',
    gold: 'gold',
    cards: (n: number): string => (n === 1 ? 'card' : 'cards'),
    points: (n: number): string => (n === 1 ? 'point' : 'points'),
    crown: 'has the crown',
    safe: 'safe from rank 8',
    firstDone: 'completed first',
    emptyCity: 'Nothing built yet',
    beautified: 'beautified',
    cost: (n: number) => `costs ${n}`,
    back: 'Back',
    more: 'More',
    round: (n: number) => `Round ${n}`,
    deck: (n: number, under: number) => `Deck: ${n}${under ? ` (+${under} under it)` : ''}`,
    museum: (n: number) => `Under the Museum: ${n}`,
    tax: (n: number) => `Tax token: ${n} gold`,
    lastRound: 'Last round: a city is complete.',
    knows: (names: string) => `You know: ${names}`,
    openHand: (names: string) => `Hand: ${names}`,
    toYou: 'What was done to you',
    youAre: 'You are',
    chooses: 'Choosing a character',
    hasChosen: 'has chosen',
    choosing: 'is choosing',
    waits: 'waits',
    sight: (names: string) => `You chose from: ${names}`,
    power: 'What this character does',
    district: 'What this district does',
    final: 'Final count',
    tally: 'Points so far',
    total: 'Total',
    winner: 'wins',
    cast: 'All characters of this game',
    uniques: 'Unique districts of this game',
    over: 'The game is over.',
    moment: 'One moment…',
    states: {
        ahead: 'not called yet',
        now: 'called now',
        done: 'revealed',
        silent: 'called: nobody answered',
        aside: 'put aside face up',
    },
    someone: 'somebody',
};

const french: typeof english = {
    track: "L'appel des personnages",
    cities: 'Cités',
    hand: 'Votre main',
    emptyHand: 'Aucune carte en main.',
    drawn: 'Cartes piochées',
    question: 'Votre décision',
    you: 'vous',
    gold: 'or',
    cards: (n) => (n < 2 ? 'carte' : 'cartes'),
    points: (n) => (n < 2 ? 'point' : 'points'),
    crown: 'a la couronne',
    safe: "à l'abri du rang 8",
    firstDone: 'complétée en premier',
    emptyCity: "Rien de bâti pour l'instant",
    beautified: 'embelli',
    cost: (n) => `coûte ${n}`,
    back: 'Retour',
    more: 'Plus',
    round: (n) => `Manche ${n}`,
    deck: (n, under) => `Pioche : ${n}${under ? ` (+${under} dessous)` : ''}`,
    museum: (n) => `Sous le Musée : ${n}`,
    tax: (n) => `Jeton de taxe : ${n} or`,
    lastRound: 'Dernière manche : une cité est complète.',
    knows: (names) => `Vous savez : ${names}`,
    openHand: (names) => `Main : ${names}`,
    toYou: "Ce qu'on vous a fait",
    youAre: 'Vous êtes',
    chooses: "Choix d'un personnage",
    hasChosen: 'a choisi',
    choosing: 'choisit',
    waits: 'attend',
    sight: (names) => `Vous avez choisi parmi : ${names}`,
    power: 'Ce que fait ce personnage',
    district: 'Ce que fait ce quartier',
    final: 'Décompte final',
    tally: "Points pour l'instant",
    total: 'Total',
    winner: 'gagne',
    cast: 'Tous les personnages de la partie',
    uniques: 'Quartiers uniques de la partie',
    over: 'La partie est terminée.',
    moment: 'Un instant…',
    states: {
        ahead: 'pas encore appelé',
        now: 'appelé maintenant',
        done: 'révélé',
        silent: "appelé : personne n'a répondu",
        aside: 'écarté, face visible',
    },
    someone: "quelqu'un",
};

export const texts: Texts<typeof english> = { en: english, fr: french };

// ---- names

export const roleName = (id: string) => (roles[id] ? say(roles[id].name) : id);
export const roleText = (id: string) => (roles[id] ? say(roles[id].text) : '');
export const districtText = (id: string) => (districts[id]?.text ? say(districts[id].text) : '');
export const districtName = (id: string) => (districts[id] ? say(districts[id].name) : id);

// Where long names may be broken on a narrow card; browsers do not all know.
const breaks = [
    'Watch-tower',
    'Monas-tery',
    'Mar-chande',
    'Cathe-dral',
    'Labora-tory',
    'Observa-tory',
    'Necro-polis',
    'Monas-tère',
    'Cathé-drale',
    'Labora-toire',
    'Observa-toire',
    'Nécro-pole',
    'Forte-resse',
    'Condot-tiere',
    'Magi-cienne',
    'Archi-viste',
    'Archi-tecte',
    'Alchi-miste',
    'Navi-gatrice',
    'Magis-trate',
    'Black-mailer',
    'Biblio-thèque',
    'Manu-facture',
    'Cata-combes',
    'Basi-lique',
    'Pou-drière',
    'Draco-port',
];
const broken = new Map(breaks.map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')]));
export const breakable = (name: string) => broken.get(name) ?? name;

function withArticle(of: { name: Texts<string>; article: string } | undefined, id: string): string {
    if (!of) return id;
    return settings.language === 'fr' ? of.article + of.name.fr : `the ${of.name.en}`;
}
export const theRole = (id: string) => withArticle(roles[id], id);
export const theDistrict = (id: string) => withArticle(districts[id], id);

const typeNames: Record<Type, Texts<string>> = {
    noble: { en: 'noble', fr: 'noble' },
    religious: { en: 'religious', fr: 'religieux' },
    trade: { en: 'trade', fr: 'commerçant' },
    military: { en: 'military', fr: 'militaire' },
    unique: { en: 'unique', fr: 'unique' },
};
export const typeName = (type: Type) => say(typeNames[type]);
export const typeLetter = (type: Type) => typeName(type)[0]!.toUpperCase();

const markNames: Record<Mark['kind'], Texts<string>> = {
    killed: { en: 'killed', fr: 'assassiné' },
    bewitched: { en: 'bewitched', fr: 'ensorcelé' },
    robbed: { en: 'to be robbed', fr: 'visé par le vol' },
    warrant: { en: 'under a warrant', fr: 'sous mandat' },
    signed: { en: 'under the signed warrant', fr: 'sous le mandat signé' },
    threat: { en: 'threatened', fr: 'sous menace' },
    real: { en: 'under the real threat', fr: 'sous la vraie menace' },
};
export function markName(mark: Mark, name: (seat: number) => string): string {
    const what = say(markNames[mark.kind]);
    if (mark.by === null) return what;
    return settings.language === 'fr'
        ? `${what} (par ${name(mark.by)})`
        : `${what} (by ${name(mark.by)})`;
}

const sheetItems: Record<string, Texts<string>> = {
    districts: { en: 'Districts', fr: 'Quartiers' },
    beautified: { en: 'Beautified districts', fr: 'Quartiers embellis' },
    five_types: { en: 'All five types', fr: 'Les cinq types' },
    completion: { en: 'Complete city', fr: 'Cité complète' },
};
export const sheetItem = (id: string) => (sheetItems[id] ? say(sheetItems[id]) : districtName(id));

// ---- deeds

const deeds: Record<string, Texts<string>> = {
    pick: { en: 'Choose this character', fr: 'Choisir ce personnage' },
    discard: { en: 'Put cards under the deck', fr: 'Glisser des cartes sous la pioche' },
    redraft: {
        en: 'A character was shown by accident: choose again',
        fr: 'Un personnage a été montré par accident : refaire le choix',
    },
    pass: { en: 'No, keep my character', fr: 'Non, garder mon personnage' },
    swap: { en: 'Swap with a player', fr: 'Échanger avec un joueur' },
    give: { en: 'Give', fr: 'Donner' },
    gold: { en: 'Take gold', fr: "Prendre de l'or" },
    cards: { en: 'Draw cards', fr: 'Piocher des cartes' },
    keep: { en: 'Keep', fr: 'Garder' },
    build: { en: 'Build a district', fr: 'Bâtir un quartier' },
    income: { en: 'Collect my income', fr: 'Percevoir mon revenu' },
    power: { en: 'Use my power', fr: 'Utiliser mon pouvoir' },
    power_gold: { en: 'Power: take gold', fr: "Pouvoir : prendre de l'or" },
    power_cards: { en: 'Power: draw cards', fr: 'Pouvoir : piocher des cartes' },
    kill: { en: 'Kill a character', fr: 'Assassiner un personnage' },
    bewitch: { en: 'Bewitch a character', fr: 'Ensorceler un personnage' },
    rob: { en: 'Rob a character', fr: 'Voler un personnage' },
    warrants: { en: 'Place three warrants', fr: 'Poser trois mandats' },
    threats: { en: 'Place two threats', fr: 'Poser deux menaces' },
    spy: { en: 'Spy on a hand', fr: 'Espionner une main' },
    redraw: { en: 'Enough: draw as many', fr: 'Assez : en piocher autant' },
    look: { en: 'Look at a hand', fr: 'Regarder une main' },
    take: { en: 'Take a card', fr: 'Prendre une carte' },
    take_and_build: { en: 'Take a card and build it', fr: 'Prendre une carte et la bâtir' },
    crown: { en: 'Give the crown', fr: 'Donner la couronne' },
    tithe: { en: 'Take 1 gold of the richest', fr: 'Prendre 1 or au plus riche' },
    destroy: { en: 'Destroy a district', fr: 'Détruire un quartier' },
    seize: { en: 'Seize a district', fr: 'Saisir un quartier' },
    exchange: { en: 'Exchange a district', fr: 'Échanger un quartier' },
    beautify: { en: 'Beautify a district', fr: 'Embellir un quartier' },
    armory: { en: 'Armory: destroy a district', fr: 'Poudrière : détruire un quartier' },
    laboratory: { en: 'Laboratory: a card for 2 gold', fr: 'Laboratoire : une carte contre 2 or' },
    smithy: { en: 'Smithy: 2 gold for 3 cards', fr: 'Forge : 2 or contre 3 cartes' },
    museum: { en: 'Museum: put a card under it', fr: 'Musée : y glisser une carte' },
    pay: { en: 'Pay with a card', fr: 'Payer avec une carte' },
    bribe: { en: 'Pay the bribe', fr: 'Payer' },
    refuse: { en: 'Refuse', fr: 'Refuser' },
    reveal: { en: 'Turn the marker up', fr: 'Retourner le marqueur' },
    hide: { en: 'Leave it face down', fr: 'Le laisser face cachée' },
    confiscate: { en: 'Confiscate it', fr: 'Le confisquer' },
    decline: { en: 'Let it be', fr: 'Laisser faire' },
    end: { en: 'End my turn', fr: 'Finir mon tour' },
};

/** What a step says on a button. */
export function stepLabel(key: Key, name: (seat: number) => string): string {
    const fr = settings.language === 'fr';
    const [kind, first = '', second = ''] = key.split(':');
    switch (kind) {
        case 'do':
            return deeds[first] ? say(deeds[first]) : first;
        case 'role':
            return `${roles[first]?.rank ?? ''} ${roleName(first)}`;
        case 'seat':
            return name(Number(first));
        case 'hand':
            return districtName(first);
        case 'city': {
            const plain = districtName(second.replace('+', ''));
            const what = second.endsWith('+') ? `${plain} (${say(texts).beautified})` : plain;
            return `${what} – ${name(Number(first))}`;
        }
        case 'type':
            return typeName(first as Type);
        case 'gain':
            return first === 'gold'
                ? fr
                    ? 'et lui prendre 1 or'
                    : 'and take 1 gold'
                : fr
                  ? 'et lui prendre 1 carte'
                  : 'and take 1 card';
        case 'gold':
            return fr
                ? `${first} en or, le reste en cartes`
                : `${first} in gold, the rest in cards`;
        default:
            return paymentLabel(first, second, name);
    }
}

function paymentLabel(how: string, what: string, name: (seat: number) => string): string {
    const fr = settings.language === 'fr';
    switch (how) {
        case 'gold':
            return fr ? 'payer en or' : 'pay with gold';
        case 'framework':
            return fr ? 'sacrifier le Chantier' : 'sacrifice the Framework';
        case 'cards':
            return fr ? `payer avec ${what} carte(s)` : `pay with ${what} card(s)`;
        case 'help':
            return fr ? `avec l'or de ${name(Number(what))}` : `with gold of ${name(Number(what))}`;
        default:
            return fr
                ? `sacrifier ${theDistrict(what.replace('+', ''))}`
                : `sacrifice ${theDistrict(what.replace('+', ''))}`;
    }
}

/** Whether a deed goes on with a question of its own, and which one: "Whom do you kill?" */
const followUps: Record<string, Texts<string[]>> = {
    build: {
        en: ['Which district do you build?', 'How do you pay for it?'],
        fr: ['Quel quartier bâtissez-vous ?', 'Comment le payez-vous ?'],
    },
    take_and_build: {
        en: ['Which card do you take and build?', 'How do you pay for it?'],
        fr: ['Quelle carte prenez-vous pour la bâtir ?', 'Comment la payez-vous ?'],
    },
    kill: { en: ['Which character is killed?'], fr: ['Quel personnage est assassiné ?'] },
    bewitch: { en: ['Which character do you bewitch?'], fr: ['Quel personnage ensorcelez-vous ?'] },
    rob: { en: ['Which character do you rob?'], fr: ['Quel personnage volez-vous ?'] },
    warrants: {
        en: [
            'On whom do you put the signed warrant?',
            'The second warrant, a blank one?',
            'And the third, blank too?',
        ],
        fr: [
            'Sur qui posez-vous le mandat signé ?',
            'Le deuxième mandat, sans effet ?',
            'Et le troisième, sans effet aussi ?',
        ],
    },
    threats: {
        en: ['On whom do you put the real threat?', 'And the bluff?'],
        fr: ['Sur qui posez-vous la vraie menace ?', 'Et le bluff ?'],
    },
    spy: {
        en: ['On whom do you spy?', 'Which type of district do you look for?'],
        fr: ['Qui espionnez-vous ?', 'Quel type de quartier cherchez-vous ?'],
    },
    look: { en: ['Whose hand do you look at?'], fr: ['Quelle main regardez-vous ?'] },
    swap: { en: ['With whom do you swap?'], fr: ['Avec qui échangez-vous ?'] },
    tithe: { en: ['Who gives you 1 gold?'], fr: ['Qui vous donne 1 or ?'] },
    crown: {
        en: ['Who gets the crown?', 'What do you take in return?'],
        fr: ['À qui donnez-vous la couronne ?', 'Que prenez-vous en échange ?'],
    },
    income: { en: ['How much of it in gold?'], fr: ['Combien en or ?'] },
    destroy: { en: ['Which district do you destroy?'], fr: ['Quel quartier détruisez-vous ?'] },
    armory: {
        en: ['Which district goes with the Armory?'],
        fr: ['Quel quartier disparaît avec la Poudrière ?'],
    },
    seize: { en: ['Which district do you seize?'], fr: ['Quel quartier saisissez-vous ?'] },
    exchange: { en: ['Which district do you want?'], fr: ['Quel quartier voulez-vous ?'] },
    beautify: { en: ['Which district do you beautify?'], fr: ['Quel quartier embellissez-vous ?'] },
    laboratory: {
        en: ['Which card do you give up for 2 gold?'],
        fr: ['Quelle carte cédez-vous contre 2 or ?'],
    },
    museum: { en: ['Which card goes under the Museum?'], fr: ['Quelle carte va sous le Musée ?'] },
    discard: { en: ['Which card goes under the deck?'], fr: ['Quelle carte va sous la pioche ?'] },
};
export function followUp(taken: Key[]): string | null {
    const steps = followUps[taken[0]?.slice(3) ?? ''];
    const step = steps ? say(steps)[taken.length - 1] : undefined;
    return step ?? null;
}

// ---- what is being asked

/** The question of the moment, to me or told of another, in a sentence. */
export function asking(
    view: CitadelsView,
    me: number | null,
    name: (seat: number) => string,
): string {
    const t = say(texts);
    if (view.phase === 'over') return t.over;
    if (view.asked === null) return t.moment;
    return unbroken(view.asked === me ? toMe(view, name) : toAnother(view, name(view.asked)));
}

function toMe(view: CitadelsView, name: (seat: number) => string): string {
    const fr = settings.language === 'fr';
    const pick = (en: string, french: string) => (fr ? french : en);
    const target = view.target === null ? '' : name(view.target);
    const actor = view.actor === null ? '' : name(view.actor);
    switch (view.phase) {
        case 'pick':
            return pick(
                'Choose your character in secret.',
                'Choisissez votre personnage en secret.',
            );
        case 'put_down':
            return pick(
                'Which character do you put aside, face down?',
                'Quel personnage mettez-vous à part, face cachée ?',
            );
        case 'theater':
            return pick(
                "Your Theater: swap your character with somebody else's, unseen?",
                "Votre Théâtre : échanger votre personnage avec celui d'un autre, sans le voir ?",
            );
        case 'theater_give':
            return pick(
                `Which of your characters goes to ${target}?`,
                `Lequel de vos personnages va à ${target} ?`,
            );
        case 'keep':
            return pick('Which card do you keep?', 'Quelle carte gardez-vous ?');
        case 'wizard':
            return pick(
                `You see the hand of ${target}. Which card do you take?`,
                `Vous voyez la main de ${target}. Quelle carte prenez-vous ?`,
            );
        case 'give':
            return view.purpose === 'seer'
                ? pick(
                      `Which card do you give back to ${target}?`,
                      `Quelle carte rendez-vous à ${target} ?`,
                  )
                : pick(
                      `Cards for the gold of ${target}: ${view.due} to go. Which one?`,
                      `Des cartes contre l'or de ${target} : encore ${view.due}. Laquelle ?`,
                  );
        case 'pay_cards':
            return pick(
                `Pay with cards: ${view.due} to go. Which one?`,
                `Payez avec des cartes : encore ${view.due}. Laquelle ?`,
            );
        case 'redraw':
            return pick(
                'Put another card under the deck, or draw as many as you put there?',
                'Glisser une autre carte sous la pioche, ou en piocher autant ?',
            );
        case 'hand_over':
            return pick(
                `Which of your districts does ${target} get in exchange?`,
                `Lequel de vos quartiers ${target} reçoit-il en échange ?`,
            );
        case 'bribe':
            return pick(
                'You are threatened. Pay half of your gold, or refuse and perhaps lose all?',
                'On vous menace. Payer la moitié de votre or, ou refuser et peut-être tout perdre ?',
            );
        case 'reveal':
            return pick(
                `${actor} refuses to pay. Turn the threat up?`,
                `${actor} refuse de payer. Retourner la menace ?`,
            );
        case 'confiscate':
            return pick(
                `${actor} has just paid for ${buildingOf(view)}. Confiscate it?`,
                `${actor} vient de payer ${buildingOf(view)}. Confisquer ?`,
            );
        case 'advisor':
            return pick(
                'The Emperor is dead: you, the advisor, give the crown to…',
                "L'Empereur est mort : vous, son conseiller, donnez la couronne à…",
            );
        default:
            return myTurn(view, pick);
    }
}

function buildingOf(view: CitadelsView): string {
    return view.building
        ? theDistrict(view.building.replace(/ \d+$/, '').replaceAll(' ', '_'))
        : '';
}

function myTurn(view: CitadelsView, pick: (en: string, fr: string) => string): string {
    const as = view.acting
        ? pick(`You play as ${theRole(view.acting)}. `, `Vous jouez ${theRole(view.acting)}. `)
        : '';
    if (!view.acts.includes('gathered'))
        return as + pick('First of all: gold, or cards?', "D'abord : de l'or, ou des cartes ?");
    if (view.builds === 0)
        return as + pick('Anything else before you end?', 'Autre chose avant de finir ?');
    return as + pick('What do you build or do?', 'Que bâtissez-vous, que faites-vous ?');
}

function toAnother(view: CitadelsView, name: string): string {
    const fr = settings.language === 'fr';
    switch (view.phase) {
        case 'pick':
        case 'put_down':
            return fr ? `${name} choisit un personnage.` : `${name} is choosing a character.`;
        case 'theater':
        case 'theater_give':
            return fr ? `${name} : utiliser le Théâtre ?` : `${name}: use the Theater?`;
        case 'bribe':
            return fr
                ? `${name} est sous menace : payer ou refuser ?`
                : `${name} is threatened: pay or refuse?`;
        case 'reveal':
            return fr ? `${name} : retourner la menace ?` : `${name}: turn the threat up?`;
        case 'confiscate':
            return fr
                ? `${name}, l'Échevin : confisquer ?`
                : `${name}, the Magistrate: confiscate?`;
        case 'advisor':
            return fr ? `${name} déplace la couronne.` : `${name} moves the crown.`;
        default:
            return view.acting
                ? fr
                    ? `${name} joue ${theRole(view.acting)}.`
                    : `${name} plays as ${theRole(view.acting)}.`
                : name;
    }
}
