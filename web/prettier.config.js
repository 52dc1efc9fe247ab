// Also for the page's part of each game (npm run layout), hence the whole path of the plugin.
import { fileURLToPath } from 'node:url';

export default {
    printWidth: 100,
    singleQuote: true,
    plugins: [fileURLToPath(import.meta.resolve('prettier-plugin-svelte'))],
    overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
};
