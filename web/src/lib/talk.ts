// What is said at a table, in the order in which it was said.
import type { ChatLine } from './messages';

// Lines that were kept come again whenever a table is followed anew: each is shown once, where it was said.
export function withLine(lines: ChatLine[], line: ChatLine): ChatLine[] {
    if (lines.some((each) => each.line === line.line)) return lines;
    const later = lines.findIndex((each) => each.line > line.line);
    return later < 0 ? [...lines, line] : lines.toSpliced(later, 0, line);
}
