// Texts of the shell: header, home, lists, people, settings.
import { count, say } from '../lib/i18n';
import type { TimeControl } from '../lib/messages';

const texts = {
    en: {
        skip: 'To the content',
        home: 'Home',
        tables: 'Tables',
        leaderboard: 'Leaderboard',
        settings: 'Settings',
        account: 'Account',
        logIn: 'Log in',
        menu: 'Pages',
        switchLanguage: 'Français',
        lost: 'No connection to the server. Trying again…',
        restarting: 'The server is restarting. Your game is safe; one moment…',
        outdated: 'Agora has a new version. Reload the page to go on; your games are safe.',
        notFound: 'There is nothing at this address.',
        toHome: 'To the home page',
        loading: 'Loading…',
        again: 'Try again',
        copy: 'Copy',
        copied: 'Copied',
        noSuchGame: (name: string) => `There is no game called “${name}”.`,
        thereAre: 'These can be played here:',
        failed: 'This page could not be loaded. It is tried again when the connection is back.',
        reload: 'Reload',

        tagline: 'Board games, with friends or against machines that do not cheat.',
        welcome: 'No account is needed: choose a game below, and the first move is a click away.',
        goesBy: (game: string) => `${game}, a game among bots`,
        playNow: 'Play now',
        strength: 'Opponents',
        strengths: ['gentle', 'fair', 'strong'],
        guided: 'First time? Guided game',
        howTo: 'How to play',
        rulesTold: 'Set of rules',
        rulesOfTable: 'as at the table',
        withFriends: 'Table with friends',
        minutes: (n: number) => `about ${n} min`,
        seats: (least: number, most: number) => `${least} to ${most} players`,
        games: 'Games',
        myTables: 'Your tables',
        yourTurn: 'your turn',
        resume: 'Continue',
        decisions: (n: number) => count(n, 'move made', 'moves made'),
        watching: (n: number) => `${n} looking on`,
        peopleNow: (n: number) => count(n, 'person here now', 'people here now'),
        openNow: (n: number) => count(n, 'open table', 'open tables'),
        onNow: (n: number) => count(n, 'game to watch', 'games to watch'),
        turnsNow: (n: number) => count(n, 'table waits for you', 'tables wait for you'),
        joinIn: 'Join in',
        allTables: 'All tables',
        filters: 'Filters',
        searchPlayer: 'Find a player',
        onlyRated: 'rated only',
        noClock: 'without a clock',
        noneFits: 'No table fits these filters.',
        openTables: 'Open tables',
        noOpen: 'No table waits for players right now. Open one!',
        liveTables: 'Games to watch',
        noLive: 'No game is on right now.',
        newTable: 'New table',
        allGames: 'All games',
        join: 'Join',
        watch: 'Watch',
        rated: 'rated',
        lives: { waiting: 'waiting', playing: 'playing', over: 'over', closed: 'closed' },
        table: (n: number) => `Table ${n}`,
        freeSeats: (n: number) => count(n, 'free seat', 'free seats'),
        clock: {
            none: 'no clock',
            move: (text: string) => `${text} a decision`,
            game: (text: string, more: string) => `${text} each${more ? ` + ${more}` : ''}`,
        },

        rank: 'Rank',
        player: 'Player',
        rating: 'Rating',
        played: 'Games',
        noRatings: 'Nobody has played a rated game of this yet.',
        history: 'Finished games',
        noHistory: 'No finished game yet.',
        replay: 'Replay',
        date: 'Date',
        game: 'Game',
        result: 'Result',
        place: (rank: number, of: number) => `${rank} of ${of}`,
        guest: 'guest',
        since: (date: string) => `here since ${date}`,
        ratings: 'Ratings',
        unrated: 'No rated game yet.',
        uncertain: (n: number) => `± ${n}`,
        provisional: 'provisional',
        provisionalAbout:
            'A rating is provisional until it is known well, which takes about eight games; these come after the others.',
        more: 'More',
        takenBack: 'with take-backs',
        takenBackAbout: 'With take-backs: the game counts in no statistic.',
        ratedAbout: 'This game is rated.',

        language: 'Language',
        theme: 'Colours',
        themes: { system: 'as the system', light: 'light', dark: 'dark' },
        motion: 'Motion',
        motions: { system: 'as the system', full: 'full', reduced: 'reduced' },
        letters: 'Letters on coloured pieces',
        settingsKept: 'Kept in this browser.',
        licences: 'Licences of fonts and packages',
        keys: 'Keys',
        keysText: [
            'Tab and Shift Tab go from one thing to the next, Enter and Space choose.',
            'On a board, letters and arrow keys work while the focus is on it; the page on how to play lists them.',
            'Escape takes back what was only begun, and closes a dialog.',
        ],
    },
    fr: {
        skip: 'Aller au contenu',
        home: 'Accueil',
        tables: 'Tables',
        leaderboard: 'Classement',
        settings: 'Réglages',
        account: 'Compte',
        logIn: 'Se connecter',
        menu: 'Pages',
        switchLanguage: 'English',
        lost: 'Pas de connexion au serveur. Nouvel essai…',
        restarting: 'Le serveur redémarre. Votre partie est en sûreté ; un instant…',
        outdated:
            'Agora a une nouvelle version. Rechargez la page pour continuer ; vos parties sont en sûreté.',
        notFound: "Il n'y a rien à cette adresse.",
        toHome: "À la page d'accueil",
        loading: 'Chargement…',
        again: 'Réessayer',
        copy: 'Copier',
        copied: 'Copié',
        noSuchGame: (name: string) => `Il n'y a pas de jeu « ${name} ».`,
        thereAre: 'On peut jouer ici à :',
        failed: "Cette page n'a pas pu être chargée. Nouvel essai au retour de la connexion.",
        reload: 'Recharger',

        tagline: 'Des jeux de société, entre amis ou contre des machines qui ne trichent pas.',
        welcome: 'Pas besoin de compte : choisissez un jeu, le premier coup est à un clic.',
        goesBy: (game: string) => `${game}, une partie entre robots`,
        playNow: 'Jouer',
        strength: 'Adversaires',
        strengths: ['indulgents', 'corrects', 'forts'],
        guided: 'Première fois ? Partie guidée',
        howTo: 'Comment jouer',
        rulesTold: 'Jeu de règles',
        rulesOfTable: 'comme à la table',
        withFriends: 'Table entre amis',
        minutes: (n: number) => `environ ${n} min`,
        seats: (least: number, most: number) => `de ${least} à ${most} joueurs`,
        games: 'Jeux',
        myTables: 'Vos tables',
        yourTurn: 'à vous',
        resume: 'Continuer',
        decisions: (n: number) => count(n, 'coup joué', 'coups joués'),
        watching: (n: number) => count(n, 'spectateur', 'spectateurs'),
        peopleNow: (n: number) => count(n, 'personne ici', 'personnes ici'),
        openNow: (n: number) => count(n, 'table ouverte', 'tables ouvertes'),
        onNow: (n: number) => count(n, 'partie à regarder', 'parties à regarder'),
        turnsNow: (n: number) => count(n, 'table vous attend', 'tables vous attendent'),
        joinIn: 'Se joindre à une table',
        allTables: 'Toutes les tables',
        filters: 'Filtres',
        searchPlayer: 'Chercher un joueur',
        onlyRated: 'classées seulement',
        noClock: 'sans pendule',
        noneFits: 'Aucune table ne correspond.',
        openTables: 'Tables ouvertes',
        noOpen: "Aucune table n'attend de joueurs. Ouvrez-en une !",
        liveTables: 'Parties à regarder',
        noLive: 'Aucune partie en cours.',
        newTable: 'Nouvelle table',
        allGames: 'Tous les jeux',
        join: 'Rejoindre',
        watch: 'Regarder',
        rated: 'classée',
        lives: { waiting: 'en attente', playing: 'en cours', over: 'terminée', closed: 'fermée' },
        table: (n: number) => `Table ${n}`,
        freeSeats: (n: number) => count(n, 'place libre', 'places libres'),
        clock: {
            none: 'sans pendule',
            move: (text: string) => `${text} par décision`,
            game: (text: string, more: string) => `${text} chacun${more ? ` + ${more}` : ''}`,
        },

        rank: 'Rang',
        player: 'Joueur',
        rating: 'Cote',
        played: 'Parties',
        noRatings: "Personne n'a encore joué de partie classée à ce jeu.",
        history: 'Parties terminées',
        noHistory: 'Aucune partie terminée.',
        replay: 'Revoir',
        date: 'Date',
        game: 'Jeu',
        result: 'Résultat',
        place: (rank: number, of: number) => `${rank} sur ${of}`,
        guest: 'invité',
        since: (date: string) => `ici depuis le ${date}`,
        ratings: 'Cotes',
        unrated: 'Aucune partie classée.',
        uncertain: (n: number) => `± ${n}`,
        provisional: 'provisoire',
        provisionalAbout:
            'Une cote est provisoire tant qu’elle est mal connue, soit environ huit parties ; ces joueurs viennent après les autres.',
        more: 'Suite',
        takenBack: 'avec reprises',
        takenBackAbout: 'Avec reprises : la partie ne compte dans aucune statistique.',
        ratedAbout: 'Cette partie est classée.',

        language: 'Langue',
        theme: 'Couleurs',
        themes: { system: 'comme le système', light: 'clair', dark: 'sombre' },
        motion: 'Mouvements',
        motions: { system: 'comme le système', full: 'tous', reduced: 'réduits' },
        letters: 'Lettres sur les pièces de couleur',
        settingsKept: 'Gardés dans ce navigateur.',
        licences: 'Licences des polices et des paquets',
        keys: 'Touches',
        keysText: [
            "Tab et Maj Tab passent d'un élément à l'autre, Entrée et Espace choisissent.",
            'Sur un plateau, les lettres et les flèches agissent tant que le focus y est ; la page « Comment jouer » les énumère.',
            "Échap annule ce qui n'était que commencé et ferme une boîte de dialogue.",
        ],
    },
};

export function words() {
    return say(texts);
}

// "90 s", "5 min", "2 d"
export function duration(ms: number): string {
    const day = say({ en: 'd', fr: 'j' });
    if (ms < 120_000) return `${Math.round(ms / 1000)} s`;
    if (ms < 7_200_000) return `${Math.round(ms / 60_000)} min`;
    if (ms < 172_800_000) return `${Math.round(ms / 3_600_000)} h`;
    return `${Math.round(ms / 86_400_000)} ${day}`;
}

export function clockText({ kind, ms = 0, increment = 0 }: TimeControl): string {
    const t = words();
    if (kind === 'move') return t.clock.move(duration(ms));
    if (kind === 'game') return t.clock.game(duration(ms), increment ? duration(increment) : '');
    return t.clock.none;
}

// A rating before and after a game: "1523 (+12)".
export function changeText(before: number, after: number): string {
    const [from, to] = [Math.round(before), Math.round(after)];
    return `${to} (${to > from ? '+' : to < from ? '−' : '±'}${Math.abs(to - from)})`;
}

export function day(ms: number): string {
    return new Date(ms).toLocaleDateString(say({ en: 'en-GB', fr: 'fr-FR' }), {
        dateStyle: 'medium',
    });
}
