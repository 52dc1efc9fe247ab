// A first game of Labyrinthe with somebody who explains: what is asked now, and a good idea.
import { say, type Texts } from '$web/lib/i18n';
import type { Guide, GuideStep } from '$web/boards/board';
import { cellOf, choices, readBoard, type LabyrinthView } from './model';

type Lesson = 'push' | 'plan' | 'find' | 'near' | 'wait' | 'found' | 'home';

const steps: Record<Lesson, Texts<GuideStep>> = {
    push: {
        en: {
            title: 'Push the tile in',
            text: 'Your treasure is lit on the board. Turn the spare tile (click it, or R), then try arrows: what you could reach is marked. A second click pushes.',
        },
        fr: {
            title: 'Poussez la tuile',
            text: 'Votre trésor est éclairé. Tournez la tuile (cliquez-la, ou R), puis essayez des flèches : les cases accessibles sont marquées. Un second clic pousse.',
        },
    },
    plan: {
        en: {
            title: 'Open a way',
            text: 'Look for the push that opens a corridor towards your treasure. If none does, get closer. One arrow is crossed out: it would undo the last push.',
        },
        fr: {
            title: 'Ouvrez un passage',
            text: 'Cherchez la poussée qui ouvre un couloir vers votre trésor. Sinon, rapprochez-vous. Une flèche est barrée : elle annulerait la dernière poussée.',
        },
    },
    find: {
        en: { title: 'Your treasure is in reach!', text: 'Click its cell: ending there finds it.' },
        fr: {
            title: 'Votre trésor est à portée !',
            text: 'Cliquez sa case : s’y arrêter, c’est le trouver.',
        },
    },
    near: {
        en: {
            title: 'Walk closer',
            text: 'All lit cells are in reach. Go near your treasure, best to a line that you can push towards it next time. Or stay.',
        },
        fr: {
            title: 'Approchez',
            text: 'Toutes les cases éclairées sont à portée. Approchez de votre trésor, de préférence sur une ligne que vous pourrez pousser vers lui. Ou restez.',
        },
    },
    wait: {
        en: {
            title: 'The others push too',
            text: 'Watch where the line slides: it may carry you, or your treasure.',
        },
        fr: {
            title: 'Les autres poussent aussi',
            text: 'Regardez quelle ligne glisse : elle peut vous emporter, ou votre trésor.',
        },
    },
    found: {
        en: { title: 'Well found!', text: 'You have a new card already. Only you can see it.' },
        fr: {
            title: 'Bien trouvé !',
            text: 'Vous avez déjà une nouvelle carte. Vous seul la voyez.',
        },
    },
    home: {
        en: {
            title: 'Home!',
            text: 'You have found everything. Come back to your corner before the others do.',
        },
        fr: {
            title: 'À la maison !',
            text: 'Vous avez tout trouvé. Revenez à votre coin avant les autres.',
        },
    },
};

const lessonsUntil = 3; // treasures found, then the player needs no more help

function lesson(
    view: LabyrinthView,
    legal: readonly string[] | undefined,
    me: number,
): Lesson | null {
    const mine = view.players[me];
    if (!mine || view.phase === 'over') return null;
    if (mine.left === 0) return 'home';
    if (mine.found.length >= lessonsUntil) return null;
    if (!legal?.length) return mine.found.length > 0 ? 'found' : 'wait';
    const found = choices(legal);
    if (found.arrows.size > 0) return view.round < 3 && mine.found.length === 0 ? 'push' : 'plan';
    const board = readBoard(view.board);
    const goals = new Set(mine.objectives ?? []);
    const cells = [...found.moves.keys(), ...(found.stay ? [cellOf(mine.pawn)] : [])];
    return cells.some((cell) => goals.has(board[cell]?.treasure ?? '')) ? 'find' : 'near';
}

export const guide: Guide = (table, me) => {
    const found = lesson(table.view as LabyrinthView, table.legal, me);
    return found ? say(steps[found]) : null;
};
