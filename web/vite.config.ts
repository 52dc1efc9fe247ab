import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';

// Where `agora serve` listens while pages are developed. It serves its own pages only, so a request that
// comes through here has to look like one of them.
const server = process.env.AGORA_URL ?? 'http://localhost:8080';
const proxy: Record<string, ProxyOptions> = {
    '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        configure: (through) => {
            through.on('proxyReq', (request) => request.setHeader('origin', server));
            through.on('proxyReqWs', (request) => request.setHeader('origin', server));
        },
    },
};

export default defineConfig({
    plugins: [svelte()],
    // Svelte's component tests mount in a document, so they want the browser's build of Svelte.
    resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
    server: { proxy },
    preview: { proxy },
    build: {
        target: 'es2022',
        // The policy of the server allows no data: addresses for styles; files stay files.
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: {
            output: {
                // A board in one file, and what boards share with the page: many small ones wait for each other.
                codeSplitting: {
                    groups: [
                        { name: 'shared', test: /src\/(lib|parts)\// },
                        {
                            debugName: 'board',
                            name: (id) => /src\/boards\/(\w+)\//.exec(id)?.[1] ?? null,
                            test: /src\/boards\/\w+\/(?!Manual|manual|guide|everything)/,
                        },
                    ],
                },
            },
        },
    },
    test: {
        environment: 'happy-dom',
        include: ['src/**/*.test.ts'],
    },
});
