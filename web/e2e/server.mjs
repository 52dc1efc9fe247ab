// @ts-check
// A real `agora serve` with a folder of its own. Where the program has not been built with the page inside, or
// AGORA_PAGES=dist is set, the page comes from web/dist through a small server that passes everything else on.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const program = process.env.AGORA ?? join(here, '../../build/release/agora');

/** @returns {Promise<number>} a port that is free now */
function freePort() {
    return new Promise((resolve, reject) => {
        const probe = createServer();
        probe.once('error', reject);
        probe.listen(0, '127.0.0.1', () => {
            const address = probe.address();
            probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
        });
    });
}

export class Server {
    url = ''; // where the page is
    #port = 0;
    #data = mkdtempSync(join(tmpdir(), 'agora-e2e-'));
    /** @type {import('node:child_process').ChildProcess | null} */
    #child = null;
    /** @type {import('vite').PreviewServer | null} */
    #pages = null;

    static async start() {
        const server = new Server();
        server.#port = await freePort();
        await server.up();
        const direct = `http://localhost:${server.#port}`;
        const index = await (await fetch(`${direct}/`)).text();
        const isInside = index.includes('id="app"') && process.env.AGORA_PAGES !== 'dist';
        server.url = isInside ? direct : await server.#servePages(direct);
        return server;
    }

    async up() {
        this.#child = spawn(
            program,
            ['serve', '--port', String(this.#port), '--data', this.#data, '--log', 'warning'],
            { stdio: ['ignore', 'ignore', 'inherit'] },
        );
        for (let tries = 0; tries < 100; ++tries) {
            const answer = await fetch(`http://localhost:${this.#port}/health`).catch(() => null);
            if (answer?.ok) return;
            await new Promise((resolve) => setTimeout(resolve, 100));
        }
        throw new Error('the server does not answer');
    }

    /** @param {'SIGKILL' | 'SIGTERM'} signal */
    async down(signal) {
        const child = this.#child;
        if (!child) return;
        this.#child = null;
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        await gone;
    }

    /**
     * Fixes the luck of a table whose game has not begun. The server lets nobody choose it: it is written into what
     * the server keeps, while that is down.
     * @param {number} table
     * @param {number} seed
     */
    async fixLuck(table, seed) {
        await this.down('SIGTERM');
        const database = join(this.#data, 'agora.db');
        execFileSync('python3', ['-c', rewriteSeed, database, String(table), String(seed)]);
        await this.up();
    }

    async stop() {
        await this.down('SIGTERM');
        await this.#pages?.close();
        rmSync(this.#data, { recursive: true, force: true });
    }

    /** @param {string} server */
    async #servePages(server) {
        process.env.AGORA_URL = server;
        const port = await freePort();
        this.#pages = await preview({
            root: join(here, '..'),
            preview: { port, strictPort: true, headers: { 'Content-Security-Policy': policy } },
            logLevel: 'silent',
        });
        return `http://localhost:${port}`;
    }
}

const rewriteSeed = `
import sqlite3, sys
database, table, seed = sys.argv[1:]
with sqlite3.connect(database) as store:
    found = store.execute("UPDATE setups SET setup = json_set(setup, '$.seed', ?) WHERE table_id = ?",
                          (seed, int(table))).rowcount
assert found == 1, table
`;

// What the server itself sends with its pages.
const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; " +
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; " +
    "form-action 'self'; frame-ancestors 'none'";
