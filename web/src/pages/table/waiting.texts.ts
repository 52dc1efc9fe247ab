// Texts of the waiting room.
import { count, say } from '../../lib/i18n';

const texts = {
    en: {
        title: 'Waiting for players',
        players: 'Players',
        invite: 'Invite by link',
        inviteAll: (free: number) =>
            free === 1 ? 'For the seat that is free.' : `One link for the ${free} free seats.`,
        inviteOpen: 'The table is in the list, too: anybody can sit down.',
        link: 'Link of the invitation',
        code: 'The same link as a QR code',
        share: 'Share',
        invited: 'You are invited to this table.',
        noSeatLeft: 'All seats are taken. You can look on.',
        sit: 'Take a seat',
        seat: (n: number) => `Seat ${n}`,
        free: 'free',
        freeFor: {
            open: 'free, open to anyone',
            invited: 'free, by invitation',
            bot: '',
            person: '',
        },
        keptFor: (name: string) => `kept for ${name}`,
        host: 'host',
        you: 'you',
        makeHost: 'Make host',
        up: 'Change places with the seat above',
        down: 'Change places with the seat below',
        begin: 'Begin now',
        botsTake: (n: number) =>
            count(n, 'bot takes the seat that is free.', 'bots take the seats that are free.'),
        startsFull: 'The game begins when every seat is taken.',
        hostBegins: 'The game begins when the host says so.',
        inYourName: 'While you were away, a bot played for you:',
    },
    fr: {
        title: 'En attente de joueurs',
        players: 'Joueurs',
        invite: 'Inviter par lien',
        inviteAll: (free: number) =>
            free === 1 ? 'Pour la place libre.' : `Un seul lien pour les ${free} places libres.`,
        inviteOpen: 'La table est aussi dans la liste : chacun peut y prendre place.',
        link: "Lien de l'invitation",
        code: 'Le même lien en code QR',
        share: 'Partager',
        invited: 'Vous êtes invité à cette table.',
        noSeatLeft: 'Toutes les places sont prises. Vous pouvez regarder.',
        sit: 'Prendre place',
        seat: (n: number) => `Place ${n}`,
        free: 'libre',
        freeFor: {
            open: 'libre, ouverte à tous',
            invited: 'libre, sur invitation',
            bot: '',
            person: '',
        },
        keptFor: (name: string) => `réservée à ${name}`,
        host: 'hôte',
        you: 'vous',
        makeHost: 'Nommer hôte',
        up: 'Échanger avec la place du dessus',
        down: 'Échanger avec la place du dessous',
        begin: 'Commencer',
        botsTake: (n: number) =>
            count(n, 'robot prend la place libre.', 'robots prennent les places libres.'),
        startsFull: 'La partie commence quand toutes les places sont prises.',
        hostBegins: "La partie commence quand l'hôte le décide.",
        inYourName: 'Pendant votre absence, un robot a joué pour vous :',
    },
};

export function words() {
    return say(texts);
}
