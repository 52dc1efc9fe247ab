// How to play Labyrinthe, in both languages. Pictures are named and drawn by Manual.svelte.
import type { Texts } from '$web/lib/i18n';
import type { ManualSection } from '$web/boards/manual';

export type Picture = 'maze' | 'turn' | 'closed' | 'treasures';
type Section = ManualSection<Picture>;

export const sections: Texts<Section[]> = {
    en: [
        {
            title: 'What it is about',
            text: [
                'Treasures are hidden in a maze whose walls move. You have a card that names one of them: find it, get the next card, and when you have found all of yours, come home. The first to be home wins.',
                'Only you see your treasure; it is lit on the board. The others see how many cards you have left.',
            ],
            picture: 'treasures',
        },
        {
            title: 'First, push',
            text: [
                'One tile lies outside. Turn it as you like: click it, turn the wheel of the mouse over the maze, or press R. Then choose one of the arrows: the tile goes in there, the line slides by one, and what falls out is the next spare tile.',
                'When you point at an arrow you see the line as it would lie, and all cells that you could reach then. A second click on the same arrow, or the button Push, does it.',
            ],
            picture: 'turn',
        },
        {
            title: 'The closed arrow',
            text: [
                'You may not undo the last push: the arrow opposite is crossed out. Tiles with bolts never move; only every second row and column slides.',
            ],
            picture: 'closed',
        },
        {
            title: 'Then, walk',
            text: [
                'Go as far as the corridors lead: all cells in reach are lit. Or stay where you are. Pawns do not stop each other. If your walk ends on your treasure, you have found it; one in a turn.',
                'Who stands on a line that slides rides along. Who falls out of the maze comes back on the tile that was pushed in.',
            ],
            picture: 'maze',
        },
    ],
    fr: [
        {
            title: 'De quoi il s’agit',
            text: [
                'Des trésors sont cachés dans un labyrinthe dont les murs bougent. Votre carte en nomme un : trouvez-le, recevez la suivante, et quand vous les avez tous trouvés, rentrez. Le premier rentré gagne.',
                'Vous seul voyez votre trésor ; il est éclairé sur le plateau. Les autres voient combien de cartes il vous reste.',
            ],
            picture: 'treasures',
        },
        {
            title: 'D’abord, pousser',
            text: [
                'Une tuile est dehors. Tournez-la à votre gré : cliquez-la, tournez la molette au-dessus du labyrinthe, ou pressez R. Puis choisissez une flèche : la tuile entre là, la ligne glisse d’une case, et ce qui sort est la prochaine tuile.',
                'En pointant une flèche, vous voyez la ligne comme elle serait, et toutes les cases alors accessibles. Un second clic sur la même flèche, ou le bouton Pousser, le fait.',
            ],
            picture: 'turn',
        },
        {
            title: 'La flèche fermée',
            text: [
                'On ne peut pas annuler la dernière poussée : la flèche opposée est barrée. Les tuiles vissées ne bougent jamais ; seule une ligne sur deux glisse.',
            ],
            picture: 'closed',
        },
        {
            title: 'Puis, marcher',
            text: [
                'Allez aussi loin que mènent les couloirs : les cases accessibles sont éclairées. Ou restez. Les pions ne se gênent pas. Si vous vous arrêtez sur votre trésor, il est trouvé ; un seul par tour.',
                'Qui se tient sur une ligne qui glisse est emporté. Qui sort du labyrinthe revient sur la tuile poussée.',
            ],
            picture: 'maze',
        },
    ],
};
