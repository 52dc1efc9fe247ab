// What those at a table are called.
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

export function sitterName(sitter: SeatInfo | undefined): string {
    const t = say(texts);
    if (!sitter) return t.empty;
    if (sitter.kind !== 'empty') return sitter.name ?? t.seat(sitter.seat + 1);
    return sitter.name ?? t.empty;
}

export function seatName(table: TableMessage, seat: SeatNumber): string {
    return sitterName(table.seats[seat]);
}
