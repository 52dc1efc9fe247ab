// @ts-check
// The games that the program has, as it lists them itself, and what they bring for these tests.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program =
    process.env.AGORA ?? fileURLToPath(new URL('../../build/release/agora', import.meta.url));

/** @type {{ games: { id: string, least_seats: number, most_seats: number }[] }} */
export const { games } = JSON.parse(execFileSync(program, ['games', '--json']).toString());

/**
 * What games/<id>/e2e/<part>.mjs says of a game; nothing where there is none.
 * @param {string} game
 * @param {string} part
 * @returns {Promise<any>}
 */
export function partOf(game, part) {
    const file = new URL(`../../games/${game}/e2e/${part}.mjs`, import.meta.url);
    return existsSync(file) ? import(file.href) : Promise.resolve({});
}
