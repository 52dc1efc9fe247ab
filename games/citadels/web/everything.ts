// All that everybody sees, put together: for replays of games that are over.
import type { CitadelsView } from './view';

export function everything(views: CitadelsView[]): CitadelsView {
    const [first] = views as [CitadelsView];
    return {
        ...first,
        viewer: 'spectator',
        players: first.players.map((player, seat) => ({
            ...player,
            known: [],
            cards: views[seat]?.hand ?? [],
            roles: views[seat]?.roles ?? [],
        })),
        signed_warrant: views.find((view) => view.signed_warrant)?.signed_warrant ?? null,
        real_threat: views.find((view) => view.real_threat)?.real_threat ?? null,
        hand: [],
        drawn: [],
        roles: [],
    };
}
