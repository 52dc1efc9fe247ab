// Addresses of the page, by the history of the browser. The server answers all of them with index.html.
export const place = $state({ path: location.pathname, query: location.search });

export function go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    arrived();
    scrollTo(0, 0);
}

function arrived(): void {
    place.path = location.pathname;
    place.query = location.search;
}

// Follows clicks on links to our own pages without loading the document again.
export function followLinks(root: HTMLElement): () => void {
    const clicked = (event: MouseEvent) => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = (event.target as Element).closest('a');
        if (!link || link.target || link.hasAttribute('download')) return;
        if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
        if (link.pathname === location.pathname && link.hash) return; // a place on this page
        event.preventDefault();
        go(link.pathname + link.search + link.hash);
    };
    root.addEventListener('click', clicked);
    addEventListener('popstate', arrived);
    return () => {
        root.removeEventListener('click', clicked);
        removeEventListener('popstate', arrived);
    };
}

// The named parts of a path: match('/table/:id', '/table/7') is {id: '7'}; null where it differs.
export function match(pattern: string, path: string): Record<string, string> | null {
    const wanted = pattern.split('/');
    const given = path.replace(/\/+$/, '').split('/');
    if (path === '/' ? pattern !== '/' : wanted.length !== given.length) return null;
    const parts: Record<string, string> = {};
    for (const [i, word] of wanted.entries()) {
        const part = given[i] ?? '';
        if (word.startsWith(':')) {
            try {
                parts[word.slice(1)] = decodeURIComponent(part);
            } catch {
                return null;
            }
        } else if (word !== part) return null;
    }
    return parts;
}
