import { count, say } from '$web/lib/i18n';
import { gemName, type GemLetter } from './gems';
import { colours, type CardView, type Cost, type NobleView } from './model';

const texts = {
    en: {
        bank: 'Bank',
        nobles: 'Nobles',
        cards: 'Cards on the table',
        players: 'Players',
        reserved: 'Reserved',
        hand: 'Your reserved cards',
        level: (n: number) => `Level ${n}`,
        deck: (n: number, left: number) => `Level ${n} deck, ${count(left, 'card', 'cards')} left`,
        empty: 'empty place',
        faceDown: (n: number) => `a level ${n} card, face down`,
        secret: 'only you know this card',
        yourTurn: 'Your turn: pick gems or a card.',
        thisCard: 'What to do with this card?',
        waitFor: (name: string) => `${name} is choosing.`,
        sent: 'Sent. Waiting for the server…',
        picked: 'Picked:',
        pickMore: 'Pick another gem, or start again.',
        take: 'Take',
        clear: 'Start again',
        buy: 'Buy',
        reserve: 'Reserve',
        reserveUnseen: 'Reserve unseen',
        cancel: 'Close',
        pass: 'Pass: nothing else is possible',
        giveBack: (n: number) => `You hold too many gems: return ${n}. Pick them in your hand.`,
        giveThis: (gem: string) => `return one ${gem} gem`,
        chooseNoble: 'Several nobles want to visit you: choose one.',
        pays: 'You pay',
        nothing: 'nothing',
        moreGold: (gem: string) => `pay one ${gem} gem with gold`,
        lessGold: (gem: string) => `pay one gold with a ${gem} gem`,
        points: (n: number) => count(n, 'point', 'points'),
        target: (n: number) => `/ ${n}`,
        gemsHeld: (n: number, most: number) => `${n}/${most} gems`,
        cardsBought: (n: number) => count(n, 'card', 'cards'),
        bonus: 'bonus',
        costs: 'costs',
        free: 'free for you',
        after: 'after your bonuses',
        missing: (n: number) => `${count(n, 'gem is', 'gems are')} missing`,
        canBuy: 'you can buy it',
        needs: 'wants',
        has: (have: number, need: number) => `${have} of ${need}`,
        yours: (n: number) => `you hold ${n}`,
        inBank: (n: number) => `${n} in the bank`,
        nobleVisited: (n: number) => count(n, 'noble', 'nobles'),
        keys: 'Keys: W B G R O pick gems, Enter takes them, Escape starts again, arrows walk over the cards.',
    },
    fr: {
        bank: 'Banque',
        nobles: 'Nobles',
        cards: 'Cartes sur la table',
        players: 'Joueurs',
        reserved: 'Réserve',
        hand: 'Vos cartes réservées',
        level: (n: number) => `Niveau ${n}`,
        deck: (n: number, left: number) =>
            `Pioche de niveau ${n}, ${count(left, 'carte', 'cartes')}`,
        empty: 'place vide',
        faceDown: (n: number) => `une carte de niveau ${n}, face cachée`,
        secret: 'vous seul connaissez cette carte',
        yourTurn: 'À vous : des gemmes ou une carte.',
        thisCard: 'Que faire de cette carte ?',
        waitFor: (name: string) => `${name} réfléchit.`,
        sent: 'Envoyé. En attente du serveur…',
        picked: 'Choisi :',
        pickMore: 'Choisissez une autre gemme, ou recommencez.',
        take: 'Prendre',
        clear: 'Recommencer',
        buy: 'Acheter',
        reserve: 'Réserver',
        reserveUnseen: 'Réserver sans voir',
        cancel: 'Fermer',
        pass: "Passer : rien d'autre n'est possible",
        giveBack: (n: number) => `Trop de gemmes : rendez-en ${n}. Choisissez-les dans votre main.`,
        giveThis: (gem: string) => `rendre une gemme (${gem})`,
        chooseNoble: 'Plusieurs nobles veulent vous rendre visite : choisissez-en un.',
        pays: 'Vous payez',
        nothing: 'rien',
        moreGold: (gem: string) => `payer une gemme (${gem}) avec de l'or`,
        lessGold: (gem: string) => `payer un or avec une gemme (${gem})`,
        points: (n: number) => count(n, 'point', 'points'),
        target: (n: number) => `/ ${n}`,
        gemsHeld: (n: number, most: number) => `${n}/${most} gemmes`,
        cardsBought: (n: number) => count(n, 'carte', 'cartes'),
        bonus: 'bonus',
        costs: 'prix',
        free: 'gratuite pour vous',
        after: 'après vos bonus',
        missing: (n: number) => `il manque ${count(n, 'gemme', 'gemmes')}`,
        canBuy: "vous pouvez l'acheter",
        needs: 'demande',
        has: (have: number, need: number) => `${have} sur ${need}`,
        yours: (n: number) => `vous en avez ${n}`,
        inBank: (n: number) => `${n} dans la banque`,
        nobleVisited: (n: number) => count(n, 'noble', 'nobles'),
        keys: 'Touches : W B G R O choisissent des gemmes, Entrée les prend, Échap recommence, les flèches parcourent les cartes.',
    },
};

export function words() {
    return say(texts);
}

const frenchNobles: Record<number, string> = {
    1: 'Nicolas Machiavel',
    2: 'Isabelle de Castille',
    3: 'Anne de Bretagne',
    4: "Élisabeth d'Autriche",
    5: 'Charles Quint',
    6: 'Soliman le Magnifique',
    7: 'Catherine de Médicis',
    8: 'Marie Stuart',
    9: 'François Ier',
    10: 'Henri VIII',
};

// A view names its nobles in English; the number of a noble is the same in both languages.
export function nobleName(noble: { id: number; name: string }): string {
    return say({ en: noble.name, fr: frenchNobles[noble.id] ?? noble.name });
}

export function gemList(gems: Partial<Record<GemLetter, number>>): string {
    const list = Object.entries(gems).filter(([, n]) => n > 0);
    return list.map(([gem, n]) => `${n} ${gemName(gem as GemLetter)}`).join(', ');
}

// All that is on a card, for those who hear the board.
export function cardLabel(card: CardView, forMe: boolean): string {
    const t = words();
    const parts = [
        `${card.name ? `${card.name}: ` : ''}${t.level(card.level)}`,
        `${t.bonus} ${gemName(card.bonus)}`,
        t.points(card.points),
        `${t.costs} ${gemList(card.cost)}`,
    ];
    if (forMe && card.due && card.lacks !== undefined) {
        const due = gemList(card.due);
        parts.push(
            due ? `${t.after} ${due}` : t.free,
            card.lacks > 0 ? t.missing(card.lacks) : t.canBuy,
        );
    }
    return parts.join('. ');
}

export function nobleLabel(noble: NobleView, bonus: Cost | undefined): string {
    const t = words();
    const needs = colours
        .filter((colour) => noble.needs[colour] > 0)
        .map((colour) =>
            bonus
                ? `${gemName(colour)} ${t.has(Math.min(bonus[colour], noble.needs[colour]), noble.needs[colour])}`
                : `${noble.needs[colour]} ${gemName(colour)}`,
        );
    return `${nobleName(noble)}. ${t.points(noble.points)}. ${t.needs} ${needs.join(', ')}`;
}
