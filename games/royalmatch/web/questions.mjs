// The fixtures of the board: web/tools/questions.mjs.
export async function questions(keep, { play, ended }) {
    let scored = null;
    const rules = ['--set', 'target=20'];
    await play({ game: 'royalmatch', seats: 4, seed: 5, rules }, (moment) => {
        const view = moment.views[0];
        const asked = moment.pending.includes(0);
        if (!asked && view.turn === 4) keep('waiting', moment, 0);
        if (!asked) return;
        keep(view.phase === 'play' ? 'turn' : view.phase, moment, 0);
        if (view.turn === 7) {
            keep('middle', moment, 0);
            keep('watching', moment, 'spectator');
        }
        if (view.finished > 0 && view.turn === 0) {
            keep('summary', moment, 0);
            scored = moment;
        }
    });
    keep('end', scored, 0, ended(scored.views[0]));
    for (const seats of [2, 3])
        await play({ game: 'royalmatch', seats, seed: 9 }, (moment) => {
            if (moment.pending.includes(0) && moment.views[0].turn === 5)
                keep(`seats-${seats}`, moment, 0);
        });
}
