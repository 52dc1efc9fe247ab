// A first game of Labyrinthe with somebody who explains: the aim, what to do now and why, and where to touch. What it
// recommends is the advice of the server; what it says of it is taken from the view.
import { say, type Texts } from '$web/lib/i18n';
import type { Guide, GuideFile, GuideStep } from '$web/boards/board';
import { nameOfCell, readBoard, type LabyrinthView, type PlayerView } from './model';
import { treasureName } from './treasures';

export const deal: GuideFile['deal'] = {
    seed: '3',
    opponents: 1,
    preset: 'short',
    options: { cards: '2' },
};

const both = (en: GuideStep, fr: GuideStep): Texts<GuideStep> => ({ en, fr });

export const aim: GuideFile['aim'] = () =>
    say(
        both(
            {
                title: 'The aim: two treasures, then home',
                text: 'You see one treasure at a time; end your walk on it. Then come back to your corner before the other one does. Each turn you push a tile into the maze, then walk. I show you a good move each time, with a ring around what to click.',
            },
            {
                title: 'Le but : deux trésors, puis le retour',
                text: 'Vous voyez un trésor à la fois ; finissez votre marche dessus. Ensuite revenez à votre coin avant l’autre. À chaque tour vous poussez une tuile dans le labyrinthe, puis vous marchez. Je vous montre chaque fois un bon coup, avec un anneau autour de ce qu’il faut cliquer.',
            },
        ),
    );

interface Goal {
    cell: string | null; // null: on the spare tile
    name: Texts<string>;
}

// Where this player wants to go now.
function goalOf(view: LabyrinthView, mine: PlayerView): Goal | null {
    const treasure = mine.objectives?.[0];
    if (!treasure)
        return mine.left === 0
            ? { cell: mine.home, name: { en: 'your corner', fr: 'votre coin' } }
            : null;
    const at = readBoard(view.board).findIndex((tile) => tile.treasure === treasure);
    const name = treasureName(treasure);
    return {
        cell: at >= 0 ? nameOfCell(at) : null,
        name: { en: `your treasure (${name})`, fr: `votre trésor (${name})` },
    };
}

function whereIs({ cell, name }: Goal): Texts<string> {
    return cell
        ? { en: `${capital(name.en)} is at ${cell}.`, fr: `${capital(name.fr)} est en ${cell}.` }
        : {
              en: `${capital(name.en)} is on the spare tile: it comes in with the push.`,
              fr: `${capital(name.fr)} est sur la tuile libre : il entre avec la poussée.`,
          };
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function push(view: LabyrinthView, goal: Goal | null, arrow: string, quarters: number): GuideStep {
    const where = goal ? whereIs(goal) : { en: '', fr: '' };
    const turns = quarters > 0;
    const first = view.round <= 1;
    const closed = view.closed && !first;
    const step = both(
        {
            title: `Push the tile in at ${arrow}`,
            text: `${where.en} ${turns ? `First turn the spare tile, ${quarters === 1 ? 'once' : `${quarters} times`} to the right. ` : ''}Click the arrow: you see what would move, and where you could walk then. Push does it.${closed ? ' The arrow with a cross would undo the last push: that is forbidden.' : ''}`,
        },
        {
            title: `Poussez la tuile en ${arrow}`,
            text: `${where.fr} ${turns ? `Tournez d’abord la tuile libre, ${quarters === 1 ? 'une fois' : `${quarters} fois`} vers la droite. ` : ''}Cliquez la flèche : vous voyez ce qui bougerait, et où vous pourriez aller. Pousser le fait.${closed ? ' La flèche barrée annulerait la dernière poussée : c’est interdit.' : ''}`,
        },
    );
    return {
        ...say(step),
        touch: [
            `[data-turns]:not([data-turns="${quarters}"]) .turner .turn:last-child`,
            `[data-arrow="${arrow}"]:not(.chosen)`,
            '[data-question] .button.main',
        ],
    };
}

function walk(goal: Goal | null, to: string): GuideStep {
    const there = goal?.cell === to;
    const name = goal?.name ?? { en: 'your treasure', fr: 'votre trésor' };
    const step = there
        ? both(
              {
                  title: `${capital(name.en)} is in reach!`,
                  text: `Click ${to}: to end there is all it takes.`,
              },
              {
                  title: `${capital(name.fr)} est à portée !`,
                  text: `Cliquez ${to} : il suffit de s’y arrêter.`,
              },
          )
        : both(
              {
                  title: `Walk to ${to}`,
                  text: 'All lit cells are in reach. This one is a good place for your next push.',
              },
              {
                  title: `Allez en ${to}`,
                  text: 'Toutes les cases éclairées sont à portée. Celle-ci prépare bien votre prochaine poussée.',
              },
          );
    return { ...say(step), touch: [`[data-cell="${to}"]`] };
}

const plain = {
    stay: both(
        { title: 'Stay where you are', text: 'No walk would be better now: click Stay here.' },
        {
            title: 'Restez où vous êtes',
            text: 'Aucune marche ne serait meilleure : cliquez Rester ici.',
        },
    ),
    found: both(
        {
            title: 'You stand on it: stay',
            text: 'The push has brought you to it: click Stay here.',
        },
        { title: 'Vous y êtes : restez', text: 'La poussée vous y a amené : cliquez Rester ici.' },
    ),
    pushing: both(
        { title: 'Your turn: push', text: 'Turn the spare tile and push it in at an arrow.' },
        { title: 'À vous : poussez', text: 'Tournez la tuile libre et poussez-la par une flèche.' },
    ),
    walking: both(
        { title: 'Now walk', text: 'To any lit cell, or stay.' },
        { title: 'Maintenant, marchez', text: 'Vers une case éclairée, ou restez.' },
    ),
    wait: both(
        {
            title: 'The other one pushes too',
            text: 'Watch where the line slides: it may carry you, or your treasure.',
        },
        {
            title: 'L’autre pousse aussi',
            text: 'Regardez quelle ligne glisse : elle peut vous emporter, ou votre trésor.',
        },
    ),
};

export const guide: Guide = (table, me, advice) => {
    const view = table.view as LabyrinthView;
    const mine = view.players[me];
    if (!mine || view.phase === 'over') return null;
    if (!table.legal?.length) return say(plain.wait);
    const pushing = table.legal.some((words) => words.startsWith('push '));
    if (!advice || !table.legal.includes(advice))
        return say(pushing ? plain.pushing : plain.walking);
    const goal = goalOf(view, mine);
    const [verb, what = '', turn = ''] = advice.split(' ');
    if (verb === 'push') return push(view, goal, what, Number(turn.slice(1)));
    if (verb === 'move') return walk(goal, what);
    const here = goal?.cell === mine.pawn;
    return {
        ...say(here ? plain.found : plain.stay),
        touch: ['[data-question] .answers .button:last-child'],
    };
};
