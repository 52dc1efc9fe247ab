// Chat lines of a table, in order.
import type { ChatLine } from './messages';

// Earlier lines are sent again whenever a table is followed: duplicates are dropped, and order is kept.
export function withLine(lines: ChatLine[], line: ChatLine): ChatLine[] {
    if (lines.some((each) => each.line === line.line)) return lines;
    const later = lines.findIndex((each) => each.line > line.line);
    return later < 0 ? [...lines, line] : lines.toSpliced(later, 0, line);
}
