import { say } from '$web/lib/i18n';
import { treasureName } from './treasures';
import type { Tile } from './model';

const texts = {
    en: {
        maze: 'The maze',
        players: 'Players',
        spare: 'Spare tile',
        turn: 'Turn it clockwise',
        turnBack: 'Turn it back',
        yourGoal: 'Your treasure',
        goHome: 'All found: go home!',
        pushFirst: 'Your turn: turn the spare tile and choose an arrow.',
        pushThere: (arrow: string) => `Push in at ${arrow}? What you could reach then is marked.`,
        push: 'Push',
        cancel: 'Cancel',
        walk: 'Now walk: choose a lit cell, or stay.',
        stay: 'Stay here',
        closed: 'closed: it would undo the last push',
        arrow: (name: string) => `push in at ${name}`,
        turned: (n: number) => `the tile turned ${n} × clockwise`,
        moveTo: (name: string) => `walk to ${name}`,
        waitFor: (name: string) => `${name} is choosing.`,
        sent: 'Sent. Waiting for the server…',
        left: (n: number) => `${n} to find`,
        at: 'at',
        homeOf: (name: string) => `home of ${name}`,
        drag: 'A click turns it; drag it to an arrow to push it in',
        row: (n: number) => `Row ${n}`,
        opens: 'opens to',
        ways: { N: 'north', E: 'east', S: 'south', W: 'west' } as Record<string, string>,
        keys: 'Keys: R turns the spare tile, Shift R turns it back, Enter chooses an arrow or a cell, arrow keys go to the next lit cell or arrow, Escape cancels.',
    },
    fr: {
        maze: 'Le labyrinthe',
        players: 'Joueurs',
        spare: 'Tuile à pousser',
        turn: 'Tourner à droite',
        turnBack: 'Tourner à gauche',
        yourGoal: 'Votre trésor',
        goHome: 'Tout est trouvé : rentrez !',
        pushFirst: 'À vous : tournez la tuile et choisissez une flèche.',
        pushThere: (arrow: string) =>
            `Pousser en ${arrow} ? Les cases alors accessibles sont marquées.`,
        push: 'Pousser',
        cancel: 'Annuler',
        walk: 'Déplacez-vous : choisissez une case éclairée, ou restez.',
        stay: 'Rester ici',
        closed: 'fermée : elle annulerait la dernière poussée',
        arrow: (name: string) => `pousser en ${name}`,
        turned: (n: number) => `la tuile tournée ${n} × à droite`,
        moveTo: (name: string) => `aller en ${name}`,
        waitFor: (name: string) => `${name} réfléchit.`,
        sent: 'Envoyé. En attente du serveur…',
        left: (n: number) => `${n} à trouver`,
        at: 'en',
        homeOf: (name: string) => `maison de ${name}`,
        drag: 'Un clic la tourne ; glissez-la sur une flèche pour la pousser',
        row: (n: number) => `Ligne ${n}`,
        opens: 'ouverte vers',
        ways: { N: 'le nord', E: "l'est", S: 'le sud', W: "l'ouest" } as Record<string, string>,
        keys: "Touches : R tourne la tuile, Maj R la tourne à l'envers, Entrée choisit une flèche ou une case, les flèches du clavier vont à la case ou à la flèche voisine, Échap annule.",
    },
};

export function words() {
    return say(texts);
}

export function tileLabel(tile: Tile): string {
    const t = words();
    const ways = [...tile.openings].map((each) => t.ways[each]).join(', ');
    return `${t.opens} ${ways}${tile.treasure ? `, ${treasureName(tile.treasure)}` : ''}`;
}
