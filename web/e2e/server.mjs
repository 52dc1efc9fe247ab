// @ts-check
// A real `agora serve` with a folder of its own. Where the program has not been built with the page inside, or
// AGORA_PAGES=dist is set, the page comes from web/dist through a small server that passes everything else on.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const program = process.env.AGORA ?? join(here, '../../build/release/agora');

/** @param {import('node:net').Server | import('vite').PreviewServer['httpServer']} listener */
function portOf(listener) {
    const address = listener.address();
    if (typeof address !== 'object' || !address) throw new Error('nobody listens');
    return address.port;
}

/** A port that stays while the server behind it ends and comes back on another one. */
class Relay {
    to = 0; // the port of the server; 0 while it is away
    /** @type {Set<import('node:net').Socket>} */
    #links = new Set();
    #listener = createServer((near) => this.#join(near));

    /** @returns {Promise<number>} its own port */
    listen() {
        return new Promise((resolve, reject) => {
            this.#listener.once('error', reject);
            this.#listener.listen(0, '127.0.0.1', () => resolve(portOf(this.#listener)));
        });
    }

    close() {
        this.#listener.close();
        for (const link of this.#links) link.destroy();
    }

    /** @param {import('node:net').Socket} near */
    #join(near) {
        if (this.to === 0) {
            near.destroy();
            return;
        }
        const far = connect(this.to, '127.0.0.1');
        for (const [one, other] of /** @type {const} */ ([
            [near, far],
            [far, near],
        ])) {
            this.#links.add(one);
            one.on('error', () => {}); // which ends it
            one.on('close', () => {
                this.#links.delete(one);
                other.destroy();
            });
            one.pipe(other);
        }
    }
}

export class Server {
    url = ''; // where the page is
    #relay = new Relay();
    #data = mkdtempSync(join(tmpdir(), 'agora-e2e-'));
    /** @type {import('node:child_process').ChildProcess | null} */
    #child = null;
    /** @type {import('vite').PreviewServer | null} */
    #pages = null;

    static async start() {
        const server = new Server();
        const direct = `http://localhost:${await server.#relay.listen()}`;
        await server.up();
        const index = await (await fetch(`${direct}/`)).text();
        const isInside = index.includes('id="app"') && process.env.AGORA_PAGES !== 'dist';
        server.url = isInside ? direct : await server.#servePages(direct);
        return server;
    }

    async up() {
        const child = spawn(
            program,
            ['serve', '--port', '0', '--data', this.#data, '--log', 'warning'],
            { stdio: ['ignore', 'pipe', 'inherit'] },
        );
        this.#child = child;
        // It says where it is once it listens.
        this.#relay.to = await new Promise((resolve, reject) => {
            let said = '';
            child.once('exit', () => reject(new Error(`the server does not start: ${said}`)));
            child.stdout.setEncoding('utf8').on('data', (more) => {
                said += more;
                const found = /:\/\/localhost:(\d+)\//.exec(said);
                if (found) resolve(Number(found[1]));
            });
        });
    }

    /** @param {'SIGKILL' | 'SIGTERM'} signal */
    async down(signal) {
        const child = this.#child;
        if (!child) return;
        this.#child = null;
        this.#relay.to = 0;
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
        this.#relay.close();
        rmSync(this.#data, { recursive: true, force: true });
    }

    /** @param {string} server */
    async #servePages(server) {
        process.env.AGORA_URL = server;
        this.#pages = await preview({
            root: join(here, '..'),
            preview: { port: 0, headers: { 'Content-Security-Policy': policy } },
            logLevel: 'silent',
        });
        return `http://localhost:${portOf(this.#pages.httpServer)}`;
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
