// Motion that explains what happened: a copy of a thing flies from where it lay to where it lies now.
// Elements say where they are with data-spot. Only transform and opacity change, so that the
// browser need not lay anything out while things fly.
import { movesFreely } from '../lib/settings.svelte';

export interface Flight {
    from: string; // a spot before the change
    to: string; // a spot after it
    delay?: number; // milliseconds
}

interface Start {
    flight: Flight;
    rect: DOMRect;
    copy: Element;
}

const duration = 520;
const most = 24; // more at once explain nothing

const spotOf = (root: ParentNode, name: string) =>
    root.querySelector(`[data-spot="${CSS.escape(name)}"]`);

// Call it before the document changes; the returned function after. The things fly in `root`.
export function prepareFlights(root: HTMLElement, flights: Flight[]): () => void {
    if (flights.length === 0 || !movesFreely()) return () => {};
    const starts: Start[] = [];
    for (const flight of flights.slice(0, most)) {
        const spot = spotOf(root, flight.from);
        if (!spot) continue;
        const copy = spot.cloneNode(true) as Element;
        starts.push({ flight, rect: spot.getBoundingClientRect(), copy });
    }
    return () => {
        for (const start of starts) fly(root, start);
    };
}

function fly(root: HTMLElement, { flight, rect, copy }: Start): void {
    const target = spotOf(root, flight.to)?.getBoundingClientRect();
    if (!target || rect.width === 0) return;
    const carrier = document.createElement('div');
    carrier.setAttribute('aria-hidden', 'true');
    carrier.inert = true;
    copy.removeAttribute('data-spot');
    carrier.append(copy);
    Object.assign(carrier.style, {
        position: 'fixed',
        left: `${rect.left}px`,
        top: `${rect.top}px`,
        width: `${rect.width}px`,
        height: `${rect.height}px`,
        zIndex: '50',
        pointerEvents: 'none',
        willChange: 'transform, opacity',
    });
    root.append(carrier);
    const dx = target.left + target.width / 2 - rect.left - rect.width / 2;
    const dy = target.top + target.height / 2 - rect.top - rect.height / 2;
    const scale = Math.min(1.4, Math.max(0.25, target.width / rect.width));
    const rise = Math.min(40, Math.hypot(dx, dy) / 6);
    const flying = carrier.animate(
        [
            { transform: 'none', opacity: 1 },
            {
                transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2 + 0.08})`,
                opacity: 1,
                offset: 0.5,
            },
            { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.6 },
        ],
        {
            duration,
            delay: flight.delay ?? 0,
            easing: 'cubic-bezier(.3,.1,.2,1)',
            fill: 'backwards',
        },
    );
    flying.onfinish = flying.oncancel = () => carrier.remove();
}
