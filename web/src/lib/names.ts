// Display names at a table.
import { say } from './i18n';
import type { SeatInfo, SeatNumber, TableMessage } from './messages';

const texts = {
    en: {
        empty: 'free seat',
        seat: (n: number) => `Seat ${n}`,
    },
    fr: {
        empty: 'place libre',
        seat: (n: number) => `Place ${n}`,
    },
};

export function occupantName(occupant: SeatInfo | undefined): string {
    const t = say(texts);
    if (!occupant) return t.empty;
    if (occupant.kind !== 'empty') return occupant.name ?? t.seat(occupant.seat + 1);
    return occupant.name ?? t.empty;
}

export function seatName(table: TableMessage, seat: SeatNumber): string {
    return occupantName(table.seats[seat]);
}
