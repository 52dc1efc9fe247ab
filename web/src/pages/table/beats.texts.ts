// Texts of the rhythm and the end of a game.
import { count, say } from '../../lib/i18n';

const texts = {
    en: {
        skip: 'Skip',
        skipTitle: 'Show all that waits now (key N)',
        more: (n: number) => count(n, 'more event', 'more events'),
        hit: 'Done to you',
        understood: 'Understood',
        showResult: 'Result',
        close: 'Look at the board',
        points: (n: number) => count(n, 'point', 'points'),
        place: (n: number) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`,
        decisive: 'The decisive move',
        decisiveAsk: 'Find the decisive move',
        noDecisive: 'No single move decided it.',
        better: 'better:',
        rating: 'Rating',
        shareIt: 'Share',
        shareText: (game: string, result: string) => `${game} on Agora: ${result}`,
        linkCopied: 'Link copied.',
    },
    fr: {
        skip: 'Passer',
        skipTitle: 'Montrer tout de suite ce qui attend (touche N)',
        more: (n: number) => count(n, 'autre événement', 'autres événements'),
        hit: 'Ce qui vous arrive',
        understood: 'Compris',
        showResult: 'Résultat',
        close: 'Voir le plateau',
        points: (n: number) => count(n, 'point', 'points'),
        place: (n: number) => (n === 1 ? '1er' : `${n}e`),
        decisive: 'Le coup décisif',
        decisiveAsk: 'Trouver le coup décisif',
        noDecisive: 'Aucun coup n’a décidé à lui seul.',
        better: 'mieux :',
        rating: 'Cote',
        shareIt: 'Partager',
        shareText: (game: string, result: string) => `${game} sur Agora : ${result}`,
        linkCopied: 'Lien copié.',
    },
};

export function words() {
    return say(texts);
}
