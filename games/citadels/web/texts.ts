// What the board of Citadelles says and how things are called, in both languages.
import { say, unbroken, type Texts } from '$web/lib/i18n';
import { settings } from '$web/lib/settings.svelte';
import { districts, roles, type Type } from './cards';
import type { Mark } from './model';

const english = {
    track: 'The call of the characters',
    cities: 'Cities',
    hand: 'Your hand',
    emptyHand: 'No cards in hand.',
    drawn: 'Drawn cards',
    question: 'Your decision',
    you: 'you',
    gold: (() => 'gold') as (n: number) => string,
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
    understood: 'Understood',
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
    countsAs: (player: string, district: string, type: string) =>
        `${player}: ${district} counts as ${type}`,
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
    fresh: 'new since your last decision',
    cityOf: 'City of',
    yourCity: 'Your city',
    noCharacter: 'You have no character yet',
    shortPoints: (n: number): string => (n === 1 ? 'pt' : 'pts'),
    fold: 'Look at the table',
    unfold: 'Back to the choice',
    toTheCount: 'Back to the count',
    book: 'Cards and points of this game',
    close: 'Close',
    calls: (rank: number, role: string) => `Rank ${rank}: ${role}!`,
    nobody: 'Nobody answers.',
    murdered: 'Murdered: silence.',
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
    gold: (n) => (n < 2 ? "pièce d'or" : "pièces d'or"),
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
    tax: (n) => `Jeton de taxe : ${n} ${n < 2 ? "pièce d'or" : "pièces d'or"}`,
    lastRound: 'Dernière manche : une cité est complète.',
    knows: (names) => `Vous savez : ${names}`,
    openHand: (names) => `Main : ${names}`,
    toYou: "Ce qu'on vous a fait",
    understood: 'Compris',
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
    countsAs: (player, district, type) => `${player} : ${district} compte comme ${type}`,
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
    fresh: 'nouveau depuis votre dernière décision',
    cityOf: 'Cité de',
    yourCity: 'Votre cité',
    noCharacter: "Vous n'avez pas encore de personnage",
    shortPoints: (n) => (n < 2 ? 'pt' : 'pts'),
    fold: 'Voir la table',
    unfold: 'Revenir au choix',
    toTheCount: 'Revenir au décompte',
    book: 'Cartes et points de la partie',
    close: 'Fermer',
    calls: (rank, role) => `Rang ${rank} : ${role} !`,
    nobody: 'Personne ne répond.',
    murdered: 'Assassiné : silence.',
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
    'Frame-work',
];
const broken = new Map(breaks.map((word) => [word.replace('-', ''), word.replace('-', '\u00ad')]));
export const breakable = (name: string) => broken.get(name) ?? name;

function withArticle(of: { name: Texts<string>; article: string } | undefined, id: string): string {
    if (!of) return id;
    return settings.language === 'fr' ? unbroken(of.article + of.name.fr) : `the ${of.name.en}`;
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
