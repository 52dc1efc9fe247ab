import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Where `agora serve` listens while pages are developed.
const server = process.env.AGORA_URL ?? 'http://localhost:8080';

export default defineConfig({
    plugins: [svelte()],
    // Svelte's component tests mount in a document, so they want the browser's build of Svelte.
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    server: { proxy: { '/api': { target: server, ws: true, changeOrigin: true } } },
    build: {
        target: 'es2022',
        // The policy of the server allows no data: addresses for styles; files stay files.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
    },
    test: {
        environment: 'happy-dom',
        include: ['src/**/*.test.ts'],
    },
});
