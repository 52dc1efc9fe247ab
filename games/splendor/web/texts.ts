import { count, say } from '$web/lib/i18n';
import { cardColour, gemCount, gemName, type GemLetter } from './gems';
import { countGems, colours, total } from './model';
import type { CardView, Cost, NobleView, PlayerView } from './model';
import type { Move } from './moves';

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
        secret: 'Only you know this card',
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
        withGold: (gem: string) => `Pay ${gem} with gold: one more at each click, then none`,
        points: (n: number) => count(n, 'point', 'points'),
        target: (n: number) => `/ ${n}`,
        gemsHeld: (n: number, most: number) => `${n}/${most} gems`,
        cardsBought: (n: number) => count(n, 'card', 'cards'),
        bonus: 'bonus',
        cardOf: (level: number, gem: string) => `Level ${level} card, bonus ${gem}`,
        theCard: (level: number, colour: string, points: string) =>
            `the level ${level} ${colour} card (${points})`,
        heldCard: (level: number, colour: string, points: string) =>
            `the reserved level ${level} ${colour} card (${points})`,
        facts: (gem: string, points: number, cost: string) =>
            `(${gem}, ${count(points, 'point', 'points')}; costs ${cost})`,
        bought: (level: number, gem: string) => `bought a level ${level} card (${gem})`,
        reservedCard: (level: number) => `reserved a level ${level} card`,
        took: (gems: string) => `took ${gems}`,
        visit: 'a noble came',
        costs: 'Costs',
        free: 'Free for you',
        after: 'After your bonuses',
        missing: (n: number) => `${count(n, 'gem is', 'gems are')} missing`,
        canBuy: 'You can buy it',
        needs: 'Wants cards:',
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
        secret: 'Vous seul connaissez cette carte',
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
        withGold: (gem: string) => `Payer en or (${gem}) : un de plus à chaque clic, puis aucun`,
        points: (n: number) => count(n, 'point', 'points'),
        target: (n: number) => `/ ${n}`,
        gemsHeld: (n: number, most: number) => `${n}/${most} gemmes`,
        cardsBought: (n: number) => count(n, 'carte', 'cartes'),
        bonus: 'bonus',
        cardOf: (level: number, gem: string) => `Carte de niveau ${level}, bonus ${gem}`,
        theCard: (level: number, colour: string, points: string) =>
            `la carte ${colour} de niveau ${level} (${points})`,
        heldCard: (level: number, colour: string, points: string) =>
            `la carte réservée ${colour} de niveau ${level} (${points})`,
        facts: (gem: string, points: number, cost: string) =>
            `(${gem}, ${count(points, 'point', 'points')} ; prix : ${cost})`,
        bought: (level: number, gem: string) => `a acheté une carte de niveau ${level} (${gem})`,
        reservedCard: (level: number) => `a réservé une carte de niveau ${level}`,
        took: (gems: string) => `a pris ${gems}`,
        visit: 'un noble est venu',
        costs: 'Prix :',
        free: 'Gratuite pour vous',
        after: 'Après vos bonus :',
        missing: (n: number) => `Il manque ${count(n, 'gemme', 'gemmes')}`,
        canBuy: "Vous pouvez l'acheter",
        needs: 'Demande des cartes :',
        has: (have: number, need: number) => `${have} sur ${need}`,
        yours: (n: number) => `vous en avez ${n}`,
        inBank: (n: number) => `${n} dans la banque`,
        nobleVisited: (n: number) => count(n, 'noble', 'nobles'),
        keys: 'Touches : B (blanc), L (bleu), V (vert), R (rouge), O (onyx) choisissent des gemmes, Entrée les prend, Échap recommence, les flèches parcourent les cartes.',
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
    return list.map(([gem, n]) => gemCount(gem as GemLetter, n)).join(', ');
}

// "white, 2 blue"
export function gemsNamed(gems: Partial<Record<GemLetter, number>> | GemLetter[]): string {
    const counted = Array.isArray(gems) ? countGems(gems) : gems;
    return (Object.entries(counted) as [GemLetter, number][])
        .filter(([, n]) => n > 0)
        .map(([gem, n]) => (n > 1 ? gemCount(gem, n) : gemName(gem)))
        .join(', ');
}

// "the level 1 blue card (2 points)"
export function cardNamed({ level, bonus, points }: CardView, held = false): string {
    const t = words();
    const colour = cardColour(bonus);
    return (held ? t.heldCard : t.theCard)(level, colour, t.points(points));
}

// All that is on a card: its name, then a sentence each.
export function cardLines(card: CardView, forMe: boolean): string[] {
    const t = words();
    const lines = [
        t.cardOf(card.level, gemName(card.bonus)),
        t.points(card.points),
        `${t.costs} ${gemList(card.cost)}`,
    ];
    if (forMe && card.due && card.lacks !== undefined) {
        const due = gemList(card.due);
        lines.push(
            due ? `${t.after} ${due}` : t.free,
            card.lacks > 0 ? t.missing(card.lacks) : t.canBuy,
        );
    }
    return lines;
}

export function nobleLines(noble: NobleView, bonus: Cost | undefined): string[] {
    const t = words();
    const needs = colours
        .filter((colour) => noble.needs[colour] > 0)
        .map((colour) =>
            bonus
                ? `${gemName(colour)} ${t.has(Math.min(bonus[colour], noble.needs[colour]), noble.needs[colour])}`
                : gemCount(colour, noble.needs[colour]),
        );
    return [nobleName(noble), t.points(noble.points), `${t.needs} ${needs.join(', ')}`];
}

// What a player has, a sentence each.
export function holdingLines(player: PlayerView, limit: number): string[] {
    const t = words();
    const bonuses = gemList(player.bonus);
    const gems = gemList(player.gems);
    return [
        t.points(player.points),
        `${t.cardsBought(player.cards)}${bonuses ? ` (${bonuses})` : ''}`,
        `${t.gemsHeld(total(player.gems), limit)}${gems ? ` (${gems})` : ''}`,
        ...(player.visits.length > 0 ? [t.nobleVisited(player.visits.length)] : []),
        ...player.reserved.map(
            ({ card, level }) =>
                `${t.reserved}: ${
                    card
                        ? `${t.cardOf(card.level, gemName(card.bonus))}, ${t.points(card.points)}, ${t.costs} ${gemList(card.cost)}`
                        : t.faceDown(level ?? 0)
                }`,
        ),
    ];
}

// What somebody did last.
export function moveText(move: Move): string {
    const t = words();
    const said = [];
    if (move.bought) said.push(t.bought(move.bought.level, gemName(move.bought.bonus)));
    if (move.reserved) said.push(t.reservedCard(move.reserved.level));
    if (move.gained.length > 0) said.push(t.took(gemsNamed(move.gained)));
    if (move.visits.length > 0) said.push(t.visit);
    return said.join('; ');
}
