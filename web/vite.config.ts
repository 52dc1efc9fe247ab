import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here('..');
const games = here('../games');

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

// The page's part of a game lies in the folder of the game, and uses the packages of the page.
const packagesForGames: Plugin = {
    name: 'agora:packages-for-games',
    enforce: 'pre',
    resolveId(source, importer, options) {
        if (!importer?.startsWith(games) || !/^[@\w]/.test(source)) return null;
        return this.resolve(source, here('src/main.ts'), { ...options, skipSelf: true });
    },
};

// What others wrote and the page ships: their licences go with it.
const shipped = ['svelte', '@fontsource-variable/fraunces', '@fontsource-variable/figtree'];
const licences: Plugin = {
    name: 'agora:licences',
    apply: 'build',
    generateBundle() {
        const texts = shipped.map((name) => {
            const folder = here(`node_modules/${name}/`);
            const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
            if (!file) throw new Error(`${name} has no licence`);
            return `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(folder + file, 'utf8').trim()}\n`;
        });
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') });
    },
};

// Next to each file of the page, the same by brotli: as small as it gets, once, instead of for everybody who asks.
const brotli: Plugin = {
    name: 'agora:brotli',
    apply: 'build',
    async closeBundle() {
        const folder = here('dist');
        for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
            if (!entry.isFile() || /\.(br|woff2|png|ico)$/.test(entry.name)) continue;
            const path = join(entry.parentPath, entry.name);
            await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)));
        }
    },
};

// The board that a file belongs to: a game's with what is generated for it, or the one for games without. Manual,
// guide and picture are needed at other times.
function boardOf(id: string): string | null {
    const path = relative(root, id).split(sep).join('/');
    const generated = /^web\/src\/generated\/(\w+)\.ts$/.exec(path);
    if (generated) return generated[1] ?? null;
    const found = /^(?:games\/(\w+)\/web|web\/src\/boards\/(\w+))\/(.*)/.exec(path);
    if (!found || /^(Manual|manual|guide|everything|options|scene|Picture)\b/.test(found[3] ?? ''))
        return null;
    return found[1] ?? found[2] ?? null;
}

export default defineConfig({
    plugins: [packagesForGames, svelte(), licences, brotli],
    resolve: {
        alias: { $web: here('src') },
        // Svelte's component tests mount in a document, so they want the browser's build of Svelte.
        ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
    },
    server: { proxy, fs: { allow: [here('.'), games] } },
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
                        { name: 'shared', test: /web\/src\/(lib|parts|generated\/shared)\// },
                        { debugName: 'board', name: boardOf },
                    ],
                },
            },
        },
    },
    test: {
        environment: 'happy-dom',
        include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts'],
    },
});
