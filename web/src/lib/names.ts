// What those at a table are called.
import { say } from './i18n';
import type { SeatInfo, SeatNumber, TableMessage } from './messages';

const texts = {
    en: {
        bot: (n: number, level: string) => `Bot ${n} (${level})`,
        empty: 'free seat',
        seat: (n: number) => `Seat ${n}`,
    },
    fr: {
        bot: (n: number, level: string) => `Robot ${n} (${level})`,
        empty: 'place libre',
        seat: (n: number) => `Place ${n}`,
    },
};

export function sitterName(sitter: SeatInfo | undefined): string {
    const t = say(texts);
    if (!sitter) return t.empty;
    if (sitter.kind === 'bot') return t.bot(sitter.seat + 1, sitter.level ?? '');
    if (sitter.kind === 'person') return sitter.name ?? t.seat(sitter.seat + 1);
    return sitter.name ?? t.empty;
}

export function seatName(table: TableMessage, seat: SeatNumber): string {
    return sitterName(table.seats[seat]);
}
