// @ts-check
// What only one player knows, and where it may stand all the same: web/e2e/secrets.test.mjs says what each name means.
const item = (/** @type {string} */ text) => new RegExp(`"${text}"(?!:)`); // not a name of a member
// As a value, alone or in a decision ("pick king"); some are also names of members.
const role = (/** @type {string} */ text) => new RegExp(`"(\\w+ )?${text}"(?!:)`);

/** @type {import('../../../web/e2e/secrets.test.mjs').Game} */
export const game = {
    seed: 6,
    walk: 4,
    decisions: 60,
    visits: ['drew', 'put_under', 'card_named', 'swapped_hands', 'destroyed', 'struck'],
    secrets: (view, seat) => [
        ...[...view.hand, ...view.drawn].map(item),
        ...view.roles
            .filter((/** @type {string} */ each) => !view.players[seat].revealed.includes(each))
            .map(role),
    ],
    open: [
        ...['cast', 'uniques', 'unique_pool', 'phase', 'purpose', 'acts', 'rules', 'news'],
        ...['city', 'beautified', 'memory'], // what stands, and what may be anywhere
        ...['face_up', 'killed', 'killed_shown', 'bewitched', 'robbed', 'warrants', 'threats'],
    ],
    told: [
        ...['dealt', 'offered', 'drew', 'kept_card', 'put_under', 'saw_card', 'card_named'],
        ...['warrant_signed', 'threat_real', 'theater_got', 'struck'],
    ],
    // Whoever is hit is told so in words of its own.
    less: [
        ...['bewitched', 'card_moved', 'confiscated', 'crown_moved', 'destroyed', 'exchanged'],
        ...['helped', 'looked', 'robbed', 'seized', 'spied', 'swapped_hands', 'threat_shown'],
        'tithe',
    ],
    instead: 'struck',
};
