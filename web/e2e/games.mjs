// @ts-check
// The games that the program has, as it lists them itself.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program =
    process.env.AGORA ?? fileURLToPath(new URL('../../build/release/agora', import.meta.url));

/** @type {{ games: { id: string, least_seats: number, most_seats: number }[] }} */
export const { games } = JSON.parse(execFileSync(program, ['games', '--json']).toString());
