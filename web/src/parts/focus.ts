// What has the focus often goes away when it is clicked: an answer, a card that is played. Whoever plays
// by keyboard then goes on at the question instead of at the top of the page.
export function keepFocus(board: HTMLElement): () => void {
    let inside = false;
    const moved = (event: FocusEvent) => {
        inside = board.contains(event.target as Node);
    };
    const changed = new MutationObserver(() => {
        if (!inside || document.activeElement !== document.body) return;
        board.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', moved);
    changed.observe(board, { childList: true, subtree: true });
    return () => {
        document.removeEventListener('focusin', moved);
        changed.disconnect();
    };
}
