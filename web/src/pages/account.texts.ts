import { say } from '../lib/i18n';

const texts = {
    en: {
        title: 'Account',
        guestHere: (name: string) => `You play as the guest ${name}, in this browser only.`,
        keep: 'Make it an account to keep your games and ratings, and to play on other devices.',
        hello: (name: string) => `Logged in as ${name}.`,
        profile: 'Your profile',
        register: 'Create an account',
        logIn: 'Log in',
        logOut: 'Log out',
        name: 'Name',
        nameHelp: '2 to 24 letters and digits',
        password: 'Password',
        passwordHelp: 'at least 8 characters; a few words are best',
        rename: 'Change the name',
        changePassword: 'Change the password',
        oldPassword: 'Password until now',
        newPassword: 'New password',
        tokens: 'Access tokens for bots',
        tokensAbout:
            'A program with a token plays in your name. A token is shown once; whoever has it can use it.',
        label: 'What it is for',
        create: 'Create a token',
        secret: 'Copy it now, it is not shown again:',
        revoke: 'Revoke',
        noTokens: 'No token.',
        remove: 'Delete the account',
        removeAbout:
            'Your name disappears everywhere; finished games stay without it. This cannot be undone.',
        removeSure: 'Yes, delete it for good',
        cancel: 'Cancel',
        saved: 'Saved.',
        until: 'until',
    },
    fr: {
        title: 'Compte',
        guestHere: (name: string) =>
            `Vous jouez comme invité, ${name}, dans ce navigateur seulement.`,
        keep: 'Créez un compte pour garder parties et cotes, et jouer sur d’autres appareils.',
        hello: (name: string) => `Connecté en tant que ${name}.`,
        profile: 'Votre profil',
        register: 'Créer un compte',
        logIn: 'Se connecter',
        logOut: 'Se déconnecter',
        name: 'Nom',
        nameHelp: 'de 2 à 24 lettres et chiffres',
        password: 'Mot de passe',
        passwordHelp: 'au moins 8 caractères ; quelques mots, de préférence',
        rename: 'Changer de nom',
        changePassword: 'Changer le mot de passe',
        oldPassword: 'Mot de passe actuel',
        newPassword: 'Nouveau mot de passe',
        tokens: "Jetons d'accès pour robots",
        tokensAbout:
            'Un programme muni d’un jeton joue en votre nom. Un jeton n’est montré qu’une fois ; qui le possède peut s’en servir.',
        label: 'À quoi il sert',
        create: 'Créer un jeton',
        secret: 'Copiez-le maintenant, il ne sera plus montré :',
        revoke: 'Révoquer',
        noTokens: 'Aucun jeton.',
        remove: 'Supprimer le compte',
        removeAbout:
            'Votre nom disparaît partout ; les parties terminées restent sans lui. C’est définitif.',
        removeSure: 'Oui, supprimer définitivement',
        cancel: 'Annuler',
        saved: 'Enregistré.',
        until: "jusqu'au",
    },
};

export function words() {
    return say(texts);
}
