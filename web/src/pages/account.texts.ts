import { count, say } from '../lib/i18n';

const texts = {
    en: {
        title: 'Account',
        guestHere: (name: string) => `You play as the guest ${name}, in this browser only.`,
        keep: 'Make it an account: your tables, games and ratings stay, and you can play on other devices.',
        hello: (name: string) => `Logged in as ${name}.`,
        profile: 'Your profile',
        register: 'Create an account',
        registered: (name: string) => `The account ${name} is there.`,
        kept: (n: number) => (n > 0 ? `${count(n, 'table goes', 'tables go')} on with it.` : ''),
        logIn: 'Log in',
        guestStays: (name: string) =>
            `What you have played as the guest ${name} does not come along: create an account to keep it.`,
        loggedIn: 'You are logged in.',
        logOut: 'Log out',
        loggedOut: 'You are logged out.',
        loseTitle: (name: string) => `Log out, and lose the guest ${name}?`,
        loseAbout:
            'A guest has no password: nobody can be this guest again, on no device. You lose',
        loses: (tables: number) => [
            ...(tables > 0
                ? [`${count(tables, 'table', 'tables')} that you could no longer go on with`]
                : []),
            'your finished games and ratings',
            'this name',
        ],
        loseInstead: 'With an account all of it stays.',
        loseSure: 'Log out and lose it',
        name: 'Name',
        nameHelp: '2 to 24 letters and digits',
        password: 'Password',
        passwordHelp: 'at least 8 characters; a few words are best',
        rename: 'Change the name',
        changePassword: 'Change the password',
        oldPassword: 'Password until now',
        newPassword: 'New password',
        forgotten: 'Forgotten your password?',
        recover: 'Set a new password',
        recoverAbout: 'With the recovery code that you were shown when you created the account.',
        recovered: 'The new password holds. All other devices are logged out.',
        code: 'Recovery code',
        codeAbout:
            'It sets a new password if you forget yours, once. Write it down: it is shown only now.',
        codeKept: 'I have kept it',
        renew: 'New recovery code',
        renewAbout: 'If you have lost it. The one before ends.',
        tokens: 'Access tokens for bots',
        tokensAbout:
            'A program with a token plays in your name. A token is shown once; whoever has it can use it.',
        label: 'What it is for',
        create: 'Create a token',
        token: 'Token',
        secret: 'Copy it now, it is not shown again:',
        revoke: 'Revoke',
        noTokens: 'No token.',
        remove: 'Delete the account',
        removeAbout:
            'Your name disappears everywhere; finished games stay without it. You leave the tables at which you sit. This cannot be undone.',
        removeSure: 'Yes, delete it for good',
        removed: (name: string) =>
            `The account ${name} is deleted. Its tables are left, its finished games stay without the name, and the name is free again.`,
        cancel: 'Cancel',
        saved: 'Saved.',
        until: 'until',
    },
    fr: {
        title: 'Compte',
        guestHere: (name: string) =>
            `Vous jouez comme invité, ${name}, dans ce navigateur seulement.`,
        keep: 'Faites-en un compte : vos tables, parties et cotes restent, et vous pourrez jouer sur d’autres appareils.',
        hello: (name: string) => `Connecté en tant que ${name}.`,
        profile: 'Votre profil',
        register: 'Créer un compte',
        registered: (name: string) => `Le compte ${name} est créé.`,
        kept: (n: number) =>
            n > 0 ? `${count(n, 'table continue', 'tables continuent')} avec lui.` : '',
        logIn: 'Se connecter',
        guestStays: (name: string) =>
            `Ce que vous avez joué comme invité, ${name}, ne vous suit pas : créez un compte pour le garder.`,
        loggedIn: 'Vous êtes connecté.',
        logOut: 'Se déconnecter',
        loggedOut: 'Vous êtes déconnecté.',
        loseTitle: (name: string) => `Se déconnecter et perdre l'invité ${name} ?`,
        loseAbout:
            "Un invité n'a pas de mot de passe : plus personne ne pourra être cet invité, sur aucun appareil. Vous perdez",
        loses: (tables: number) => [
            ...(tables > 0
                ? [`${count(tables, 'table', 'tables')} où vous ne pourrez plus continuer`]
                : []),
            'vos parties terminées et vos cotes',
            'ce nom',
        ],
        loseInstead: 'Avec un compte, tout cela reste.',
        loseSure: 'Se déconnecter et tout perdre',
        name: 'Nom',
        nameHelp: 'de 2 à 24 lettres et chiffres',
        password: 'Mot de passe',
        passwordHelp: 'au moins 8 caractères ; quelques mots, de préférence',
        rename: 'Changer de nom',
        changePassword: 'Changer le mot de passe',
        oldPassword: 'Mot de passe actuel',
        newPassword: 'Nouveau mot de passe',
        forgotten: 'Mot de passe oublié ?',
        recover: 'Choisir un nouveau mot de passe',
        recoverAbout: 'Avec le code de secours montré à la création du compte.',
        recovered: 'Le nouveau mot de passe est en place. Les autres appareils sont déconnectés.',
        code: 'Code de secours',
        codeAbout:
            "Il permet, une fois, de choisir un nouveau mot de passe si vous oubliez le vôtre. Notez-le : il n'est montré que maintenant.",
        codeKept: 'Je l’ai noté',
        renew: 'Nouveau code de secours',
        renewAbout: 'Si vous l’avez perdu. Le précédent ne vaut plus.',
        tokens: "Jetons d'accès pour robots",
        tokensAbout:
            'Un programme muni d’un jeton joue en votre nom. Un jeton n’est montré qu’une fois ; qui le possède peut s’en servir.',
        label: 'À quoi il sert',
        create: 'Créer un jeton',
        token: 'Jeton',
        secret: 'Copiez-le maintenant, il ne sera plus montré :',
        revoke: 'Révoquer',
        noTokens: 'Aucun jeton.',
        remove: 'Supprimer le compte',
        removeAbout:
            'Votre nom disparaît partout ; les parties terminées restent sans lui. Vous quittez les tables où vous êtes assis. C’est définitif.',
        removeSure: 'Oui, supprimer définitivement',
        removed: (name: string) =>
            `Le compte ${name} est supprimé. Ses tables sont quittées, ses parties terminées restent sans le nom, et le nom est de nouveau libre.`,
        cancel: 'Annuler',
        saved: 'Enregistré.',
        until: "jusqu'au",
    },
};

export function words() {
    return say(texts);
}
