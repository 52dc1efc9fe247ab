// All that everybody saw, where a view has its players by seat and each of them knows most about itself; else what
// the first one saw.
interface Seated {
    players: unknown[];
}

function isSeated(view: unknown): view is Seated {
    return Array.isArray((view as Partial<Seated> | null)?.players);
}

export function everything(views: unknown[]): unknown {
    if (!views.every(isSeated)) return views[0];
    return { ...views[0], players: views.map((view, seat) => view.players[seat]) };
}
