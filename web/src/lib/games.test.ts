import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import answer from '../generated/tests/games.json';
import { settings } from './settings.svelte';

// Each test is a visit of its own: the page is loaded afresh, the browser keeps what it kept.
async function visit() {
    vi.resetModules();
    return import('./games.svelte');
}
const server = vi.fn();

beforeEach(() => {
    server.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(answer))));
    vi.stubGlobal('fetch', server);
    settings.language = 'en';
});
afterEach(() => {
    server.mockReset();
    localStorage.clear();
    vi.unstubAllGlobals();
});

it('has nothing to say before the server answered, and then its titles', async () => {
    const { catalogue, titleOf } = await visit();
    expect(catalogue.games).toBeNull();
    expect(titleOf('gops')).toBe('');
    await catalogue.want('en');
    expect(titleOf('gops')).toBe('GOPS');
    expect(titleOf('nosuch')).toBe('nosuch');
    await catalogue.want('en');
    expect(server).toHaveBeenCalledOnce();
});

it('shows at once what the last visit kept, and asks all the same', async () => {
    await (await visit()).catalogue.want('en');
    const { catalogue } = await visit();
    const asked = catalogue.want('en');
    expect(catalogue.games?.length).toBe(answer.games.length);
    await asked;
    expect(server).toHaveBeenCalledTimes(2);
});

it('says why there is no list, and asks again', async () => {
    const { catalogue, titleOf } = await visit();
    server.mockRejectedValueOnce(new TypeError('offline'));
    await catalogue.want('en');
    expect(catalogue.why).not.toBe('');
    expect(titleOf('gops')).toBe('gops');
    await catalogue.want('en');
    expect(catalogue.why).toBe('');
    expect(catalogue.games?.length).toBe(answer.games.length);
});

it('is read over what something else wrote', async () => {
    await (await visit()).catalogue.want('en');
    for (const name of Object.keys(localStorage)) localStorage.setItem(name, '{');
    const { catalogue } = await visit();
    await catalogue.want('en');
    expect(catalogue.games?.length).toBe(answer.games.length);
});
