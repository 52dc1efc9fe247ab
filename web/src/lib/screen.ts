// Whether there is room for log and chat beside the board; the same condition as in parts/TableLayout.svelte.
import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 1000px) and (min-height: 560px)');
