import { say } from '../../lib/i18n';

const texts = {
    en: {
        yourTurn: 'Your turn: choose.',
        yourTurnTo: (verb: string) => `Your turn: ${verb}`,
        waitFor: (name: string) => `${name} is choosing.`,
        sent: 'Sent. Waiting for the server…',
        getReady: 'One moment…',
        choosing: 'is choosing',
        hidden: 'hidden',
        none: 'none',
        table: 'On the table',
        players: 'Players',
        advised: 'recommended',
        keys: 'Arrow keys or the first character go to another choice.',
    },
    fr: {
        yourTurn: 'À vous : choisissez.',
        yourTurnTo: (verb: string) => `À vous : ${verb}`,
        waitFor: (name: string) => `${name} réfléchit.`,
        sent: 'Envoyé. En attente du serveur…',
        getReady: 'Un instant…',
        choosing: 'réfléchit',
        hidden: 'cachée',
        none: 'aucune',
        table: 'Sur la table',
        players: 'Joueurs',
        advised: 'conseillé',
        keys: 'Les flèches ou le premier caractère mènent à un autre choix.',
    },
};

export function words() {
    return say(texts);
}
