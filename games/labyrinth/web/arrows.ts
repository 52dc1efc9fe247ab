// Arrow keys of the keyboard go to the nearest thing that can be chosen in that direction.

const ways: Record<string, [number, number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
};
const least = 5; // pixels ahead, so that a neighbour beside is not taken for one in front
const widest = 2.5; // how far aside, for each pixel ahead

function middle(element: Element): [number, number] {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
}

export function walkFocus(event: KeyboardEvent) {
    const way = ways[event.key];
    if (!way || !(event.target instanceof HTMLElement)) return;
    const [fromX, fromY] = middle(event.target);
    let best: HTMLElement | null = null;
    let nearest = Infinity;
    const around = event.currentTarget as HTMLElement;
    for (const button of around.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')) {
        const [toX, toY] = middle(button);
        const ahead = (toX - fromX) * way[0] + (toY - fromY) * way[1];
        const aside = Math.abs((toX - fromX) * way[1]) + Math.abs((toY - fromY) * way[0]);
        if (ahead < least || aside > ahead * widest) continue;
        if (ahead + aside < nearest) [best, nearest] = [button, ahead + aside];
    }
    if (!best) return;
    event.preventDefault();
    best.focus();
}
