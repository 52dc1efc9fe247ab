// The steps of a decision of Citadelles, as buttons and questions say them.
import { count, say, type Texts } from '$web/lib/i18n';
import { settings } from '$web/lib/settings.svelte';
import { roles, type Type } from './cards';
import type { Key } from './choices';
import { districtName, roleName, texts, theDistrict, typeName } from './texts';

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
    tithe: { en: 'Take 1 gold of the richest', fr: "Prendre 1 pièce d'or au plus riche" },
    destroy: { en: 'Destroy a district', fr: 'Détruire un quartier' },
    seize: { en: 'Seize a district', fr: 'Saisir un quartier' },
    exchange: { en: 'Exchange a district', fr: 'Échanger un quartier' },
    beautify: { en: 'Beautify a district', fr: 'Embellir un quartier' },
    armory: { en: 'Armory: destroy a district', fr: 'Poudrière : détruire un quartier' },
    laboratory: {
        en: 'Laboratory: a card for 2 gold',
        fr: "Laboratoire : une carte contre 2 pièces d'or",
    },
    smithy: { en: 'Smithy: 2 gold for 3 cards', fr: "Forge : 2 pièces d'or contre 3 cartes" },
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
                    ? 'et lui prendre 1 pièce d’or'
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
            return fr
                ? `payer avec ${count(Number(what), 'carte', 'cartes')}`
                : `pay with ${count(Number(what), 'card', 'cards')}`;
        case 'help':
            return fr ? `avec l’or de ${name(Number(what))}` : `with gold of ${name(Number(what))}`;
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
    redraft: { en: ['Which character was shown?'], fr: ['Quel personnage a été montré ?'] },
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
    tithe: { en: ['Who gives you 1 gold?'], fr: ["Qui vous donne 1 pièce d'or ?"] },
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
        fr: ["Quelle carte cédez-vous contre 2 pièces d'or ?"],
    },
    museum: { en: ['Which card goes under the Museum?'], fr: ['Quelle carte va sous le Musée ?'] },
    discard: { en: ['Which card goes under the deck?'], fr: ['Quelle carte va sous la pioche ?'] },
};
export function followUp(taken: Key[]): string | null {
    const steps = followUps[taken[0]?.slice(3) ?? ''];
    const step = steps ? say(steps)[taken.length - 1] : undefined;
    return step ?? null;
}
