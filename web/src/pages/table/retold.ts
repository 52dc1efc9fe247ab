// The reason of a hint names decisions as they are typed, the one that it is about first: "buy a2 (a 58 %
// chance to win, 44 % with take W B G)". Here they are said as the board says them, and the first one is left out.
export function retold(
    why: string,
    about: string,
    legal: readonly string[],
    tell: (decision: string) => string,
): string {
    const rest = why.startsWith(`${about} `) ? why.slice(about.length + 1) : why;
    const reason = /^\((.*)\)$/s.exec(rest)?.[1] ?? rest;
    // The longest first: one decision may begin like another.
    const named = legal
        .filter((decision) => decision.includes(' ') && reason.includes(decision))
        .toSorted((a, b) => b.length - a.length);
    const found = named.find((decision) => reason.endsWith(decision)) ?? named[0];
    return found ? reason.replace(found, tell(found)) : reason;
}
