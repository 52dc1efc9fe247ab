// What has the focus often goes away when it is clicked, or is disabled while a decision is on its way. Whoever plays
// by keyboard then goes on at the question instead of at the top of the page.
export function keepFocus(board: HTMLElement): () => void {
    let inside = false;
    const moved = (event: FocusEvent) => {
        inside = board.contains(event.target as Node);
    };
    // A click on what takes no focus lets go of it on purpose.
    const pointed = () => {
        inside = false;
    };
    const look = () => {
        const now = document.activeElement;
        const isLost = now === null || now === document.body || now.matches(':disabled');
        if (!inside || !isLost) return;
        board.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
    };
    // What was disabled loses the focus only when the page is drawn.
    const changed = new MutationObserver(() => {
        look();
        requestAnimationFrame(look);
    });
    document.addEventListener('focusin', moved);
    document.addEventListener('pointerdown', pointed, true);
    changed.observe(board, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
        document.removeEventListener('focusin', moved);
        document.removeEventListener('pointerdown', pointed, true);
        changed.disconnect();
    };
}
