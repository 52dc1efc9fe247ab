// The fixtures of the board: web/tools/questions.mjs. Powers come before anything else, so that every question is asked.
export async function questions(keep, { play, wholeGame }) {
    await wholeGame(keep, { game: 'citadels', seats: 4, seed: 11 });
    const nobles = ['--rules', 'vicious_nobles'];
    await wholeGame(keep, { game: 'citadels', seats: 8, seed: 3, rules: nobles }, 'full-');
    const rare =
        /^(warrants|threats|spy|look|swap|exchange|seize|take and build|discard|redraw|refuse|reveal|confiscate|power|beautify|tithe|crown|bewitch|rob|museum|laboratory|smithy|armory|build .* with)/;
    const prefer = (legal, ply) => {
        const some = legal.filter((words) => rare.test(words));
        return ply % 3 === 0 ? undefined : some[(ply * 7) % some.length];
    };
    const casts = {
        first_game: [4, 2],
        ambitious_aristocrats: [5],
        cunning_agents: [5],
        illustrious_emissaries: [5],
        devious_dignitaries: [6],
        tenacious_delegates: [6],
        vicious_nobles: [7],
    };
    for (const [cast, sizes] of Object.entries(casts))
        for (const seats of sizes)
            for (const seed of [1, 2, 3])
                await play(
                    { game: 'citadels', seats, seed, rules: ['--rules', cast], prefer },
                    (moment) => {
                        const seat = moment.pending[0];
                        const { phase, acting } = moment.views[seat];
                        if (phase === 'act' && moment.legal[seat].length < 4) return;
                        keep(phase === 'act' ? `as-${acting}` : phase, moment, seat);
                    },
                );
}
