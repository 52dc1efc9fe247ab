// A list that grows at its end shows the end, unless somebody has scrolled away from it to read.
import type { Attachment } from 'svelte/attachments';

const near = 40; // pixels

export function followEnd(length: () => number): Attachment<HTMLElement> {
    return (list) => {
        let isAtEnd = true;
        const scrolled = () => {
            isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < near;
        };
        list.addEventListener('scroll', scrolled, { passive: true });
        $effect(() => {
            length();
            if (isAtEnd) list.scrollTop = list.scrollHeight;
        });
        return () => list.removeEventListener('scroll', scrolled);
    };
}
