// @ts-check
// What only one player knows, and where it may stand all the same: web/e2e/secrets.test.mjs says what each name means.
const item = (/** @type {string} */ text) => new RegExp(`"${text}"(?!:)`); // not a name of a member

/** @type {import('../../../web/e2e/secrets.test.mjs').Game} */
export const game = {
    seed: 4,
    walk: 18,
    decisions: 28, // a whole round
    visits: ['drew', 'gilded', 'passed', 'slandered'],
    options: { rounds: '1', spectators: 'sealed' },
    secrets: (view, seat) => {
        const { hand, deck, objectives, choice } = view.players[seat];
        // A card that everybody saw come back from the discard pile is no secret.
        const cards = [...hand, ...deck, ...(choice ? [choice.card] : [])].filter(
            (card) => !view.everybody.knows.includes(card),
        );
        return [
            ...cards.map(item),
            ...objectives
                .filter((/** @type {any} */ each) => each.id)
                .map((/** @type {any} */ each) => item(each.id)),
        ];
    },
    open: [
        ...['options', 'discard', 'activated', 'tricks', 'waiting', 'resolved', 'last_round'],
        ...['family', 'what'], // an objective may be called like an effect
    ],
    told: [
        ...['objective_dealt', 'card_dealt', 'hand_chosen', 'drew', 'gilded', 'passed'],
        ...['hand_now', 'deck_now', 'slandered', 'called', 'set_aside', 'dealt_shown'],
    ],
    less: ['slandered_unseen'],
    instead: 'slandered',
};
