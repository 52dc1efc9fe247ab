// What Citadelles asks now, of me or of another, as a sentence.
import { say, unbroken } from '$web/lib/i18n';
import { settings } from '$web/lib/settings.svelte';
import type { CitadelsView } from './view';
import { texts, theDistrict, theRole } from './texts';

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
    return view.building ? theDistrict(view.building) : '';
}

function myTurn(view: CitadelsView, pick: (en: string, fr: string) => string): string {
    if (!view.acts.includes('gathered'))
        return pick('First of all: gold, or cards?', "D'abord : de l'or, ou des cartes ?");
    if (view.builds === 0)
        return pick('Anything else before you end?', 'Autre chose avant de finir ?');
    return pick('What do you build or do?', 'Que bâtissez-vous, que faites-vous ?');
}

/** In my turn: as whom. */
export function playingAs(view: CitadelsView): string {
    if (!view.acting || view.phase !== 'act') return '';
    return settings.language === 'fr'
        ? `Vous jouez ${theRole(view.acting)}.`
        : `You play as ${theRole(view.acting)}.`;
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
