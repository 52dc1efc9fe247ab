// What the guided game knows of the page: what can be touched, and what became of its advice.
import type { LastDecision } from '../../lib/messages';

export interface Advice {
    moment: number;
    words: string;
}

// Of one's last decision, whether it was the one that was recommended then.
export function comment(
    last: LastDecision | undefined,
    advice: Advice | null,
    done: string,
    other: string,
): string {
    const did = last?.do?.at(-1);
    if (!did || !advice) return '';
    // A line may hold several decisions of one verb.
    const [verb, ...things] = advice.words.split(' ');
    const followed = did === advice.words || things.some((each) => did === `${verb} ${each}`);
    return followed ? done : other;
}

function canBeTouched(element: HTMLElement): boolean {
    if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert]'))
        return false;
    const { width, height, top, left } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && left < innerWidth;
}

// The first thing in the order of the selectors that can be touched now.
export function findTouch(board: ParentNode, selectors: readonly string[]): HTMLElement | null {
    for (const selector of selectors)
        for (const each of board.querySelectorAll<HTMLElement>(selector))
            if (canBeTouched(each)) return each;
    return null;
}
