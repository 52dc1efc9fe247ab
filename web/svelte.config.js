import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
    preprocess: vitePreprocess({ script: false, style: false }),
    compilerOptions: { runes: true },
};
