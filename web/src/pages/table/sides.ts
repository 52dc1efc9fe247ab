// What stands beside the board on wide screens and is a drawer on others.
import type { Snippet } from 'svelte';
import type { IconName } from '../../parts/Icon.svelte';

export interface Side {
    id: string;
    title: string;
    icon: IconName;
    size: number; // of what there is to read; what came since the last look is told by a badge
    content: Snippet;
}
