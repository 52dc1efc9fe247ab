// What the options of the game are about, for the form of a new table. All others are unique districts.
import type { Sections } from '$web/pages/newtable/choices';

const rules = ['fit', 'great_wall_itself', 'show_killed', 'redraft', 'assassin', 'bonus'];
const isCharacter = (option: string) => /^rank\d$/.test(option);

export const sections: Sections = [
    { title: { en: 'Characters', fr: 'Personnages' }, has: isCharacter },
    {
        title: { en: 'Unique districts', fr: 'Quartiers spéciaux' },
        has: (option) => !isCharacter(option) && !rules.includes(option),
    },
];
