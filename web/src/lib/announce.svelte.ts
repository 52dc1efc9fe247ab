// What a screen reader is told: one polite region for what happens, one assertive for what cannot wait.
// They are in App.svelte from the beginning, so that readers know them before they change.
export const announcements = $state({ polite: '', urgent: '' });

let tick = false;

// A sentence that is said twice must differ to be read twice; an invisible space does that.
function different(text: string): string {
    tick = !tick;
    return tick ? text : `${text}\u00a0`;
}

export function announce(text: string): void {
    if (text) announcements.polite = different(text);
}

export function alarm(text: string): void {
    if (text) announcements.urgent = different(text);
}
