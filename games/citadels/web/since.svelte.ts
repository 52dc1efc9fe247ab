// What the others did since my last decision: it stays marked until my next one.
import type { News, SeatNumber, TableMessage } from '$web/lib/messages';
import { citiesOf } from './model';
import type { CitadelsView } from './view';

// News that are no deeds of a player, or that go with another that says more.
const noDeeds = new Set([
    ...['crowned', 'unique_in', 'dealt', 'round_begins', 'face_up', 'face_down', 'offered'],
    ...['picked', 'put_down', 'called', 'revealed', 'struck', 'drew', 'kept_card', 'completed'],
]);

export class Since {
    private deeds = $state<News[]>([]);
    private stood = $state<string[] | null>(null);

    /** Call it with every message. */
    hear(table: TableMessage, me: SeatNumber | null): void {
        if (this.stood === null) this.decided(table);
        const known = this.deeds.map(({ version, say }) => `${version} ${say}`);
        const more = table.news.filter(
            ({ version, what, seat, say }) =>
                seat !== me &&
                seat < table.seats.length &&
                say &&
                !noDeeds.has(what) &&
                !known.includes(`${version} ${say}`),
        );
        if (more.length) this.deeds = [...this.deeds, ...more];
    }

    /** I have decided: what was there is known to me now. */
    decided(table: TableMessage): void {
        this.deeds = [];
        this.stood = standing(table.view as CitadelsView);
    }

    /** The deeds of a player in their order, without the name. */
    of(seat: SeatNumber, name: string): string[] {
        return this.deeds
            .filter((one) => one.seat === seat)
            .map(({ say }) => {
                const rest = say.startsWith(`${name} `) ? say.slice(name.length + 1) : say;
                return rest.charAt(0).toUpperCase() + rest.slice(1);
            });
    }

    isNew(seat: SeatNumber, card: string): boolean {
        return this.stood !== null && !this.stood.includes(`${seat} ${card}`);
    }
}

function standing(view: CitadelsView): string[] {
    return citiesOf(view).flatMap(({ seat, districts }) =>
        districts.map(({ card }) => `${seat} ${card}`),
    );
}
