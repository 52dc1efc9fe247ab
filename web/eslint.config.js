import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

// Run from the root, since the page's part of a game lies in the folder of the game: npm run lint.
export default ts.config(
    { ignores: ['**/dist', '**/node_modules', '**/generated'] },
    ...ts.configs.recommended,
    ...svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
    },
    {
        rules: {
            // Links are intercepted by our own router; there is no SvelteKit to resolve them.
            'svelte/no-navigation-without-resolve': 'off',
            // A page that inserts text as markup would have to be argued for.
            'svelte/no-at-html-tags': 'error',
            eqeqeq: 'error',
            'no-console': 'error',
        },
    },
    { files: ['web/{e2e,fixtures,tools}/**'], rules: { 'no-console': 'off' } },
);
