// @ts-check
// Whoever is hit is told so in a notice of their own. And of many messages at once each is shown.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { askedAt, told } from '../../../web/e2e/notes.mjs';
import { leave, twoAndAWatcher } from '../../../web/e2e/people.mjs';
import { complaints } from '../../../web/e2e/play.mjs';
import { browser, server } from '../../../web/e2e/world.mjs';

// Bob is the Merchant and the Architect. Ann names one of them; what she does hits him then, or when he is called.
const hits = [
    {
        role: 'assassin',
        deed: 'kill merchant',
        now: 'You are the Merchant: ANN has murdered you, and you lose this turn.',
    },
    {
        role: 'witch',
        deed: 'bewitch merchant',
        now: 'You are the Merchant: ANN has bewitched you, and when you are called you will only gather.',
        later: 'You are bewitched: you gather, and your turn is over.',
    },
    {
        role: 'thief',
        deed: 'rob merchant',
        now: 'You are the Merchant: ANN will take all your gold when you are called.',
        later: 'ANN robs you of all your gold: 2.',
    },
];

for (const { role, deed, now, later } of hits)
    test(`whom the ${role} hits is told in a notice`, async () => {
        const options = role === 'witch' ? { rank1: role } : {};
        const wish = { game: 'citadels', options };
        const { ann, bob, eve, decide } = await twoAndAWatcher(wish, 5);
        const first = async (/** @type {import('../../../web/e2e/people.mjs').Person} */ each) =>
            decide(each, (await told(each.page)).legal[0]);
        await decide(ann, `pick ${role}`);
        await decide(bob, 'pick merchant');
        await first(bob); // puts one aside
        await decide(ann, 'pick warlord');
        await first(ann);
        await decide(bob, 'pick architect');

        const { seats } = await told(ann.page);
        const sentence = (/** @type {string} */ text) => text.replace('ANN', seats[0].name);
        const notice = bob.page.locator('.blow');
        const said = bob.page.locator('[aria-live="assertive"]');
        await decide(ann, 'gold');
        assert.equal(await notice.count(), 0);
        await decide(ann, deed);
        assert.equal(await notice.locator('p').first().textContent(), sentence(now));
        assert.ok((await said.textContent())?.includes(sentence(now)));
        if (later) {
            while ((await askedAt(ann.page)) !== null) await decide(ann, 'end');
            const both = [now, later].map(sentence);
            assert.deepEqual(await notice.locator('p').allTextContents(), both);
        }
        for (const { page } of [ann, eve]) assert.equal(await page.locator('.blow').count(), 0);

        // In sight wherever one has scrolled to, until it is put away; then it is still told beside the board.
        await bob.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const box = await notice.boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height < 720, JSON.stringify(box));
        await notice.getByRole('button', { name: 'Understood' }).click();
        await notice.waitFor({ state: 'detached' });
        const panel = bob.page.locator('.hits');
        for (const each of [now, later ?? now])
            assert.ok((await panel.textContent())?.includes(sentence(each)));
        await bob.page.reload();
        await panel.getByText(sentence(now)).waitFor();
        assert.equal(await notice.count(), 0); // it has been read
        await leave(ann, bob, eve);
    });

// Bots decide faster than eyes follow. The time of the page stands still here, and goes on when the test says so.
test('messages that come at once are shown one after another', async () => {
    const file = new URL('../web/fixtures/middle.json', import.meta.url);
    const table = JSON.parse(readFileSync(file, 'utf8'));
    const page = await browser.newPage({ locale: 'en-GB' });
    await page.addInitScript(() =>
        localStorage.setItem('agora.settings', JSON.stringify({ speed: 'usual' })),
    );
    const wrong = complaints(page);
    /** @type {(message: object) => void} */
    let tell = () => {};
    await page.routeWebSocket(/\/api\/socket/, (socket) => {
        tell = (message) => socket.send(JSON.stringify(message));
        tell({ t: 'hello', protocol: 1, you: null, now: 0 });
        socket.onMessage((text) => {
            if (JSON.parse(String(text)).t === 'follow') tell(table);
        });
    });
    await page.clock.install();
    await page.goto(`${server.url}/table/${table.table}`);
    await page.waitForSelector('.board');
    await page.clock.pauseAt(Date.now() + 3_600_000);

    const sentences = Array.from({ length: 8 }, (_, i) => `This is number ${i + 1}.`);
    const blow = { number: 3, what: 'struck', seat: 0 };
    for (const [i, say] of sentences.entries()) {
        const version = table.version + i + 1;
        const about = i + 1 === blow.number ? blow : { what: 'took_gold', seat: 1 };
        const news = [{ version, what: about.what, seat: about.seat, say }];
        tell({ ...table, version, news });
    }
    const log = page.locator('#log-title ~ ol > li', { hasText: 'This is number' });
    const notice = page.locator('.blow');
    await log.first().waitFor();
    for (let shown = 1; shown <= sentences.length; ++shown) {
        await log.nth(shown - 1).waitFor();
        assert.deepEqual(
            (await log.allTextContents()).map((text) => text.trim()).sort(),
            sentences.slice(0, shown),
        );
        const hit = await notice.locator('p').allTextContents();
        assert.deepEqual(hit, shown < blow.number ? [] : [sentences[blow.number - 1]]);
        // What was done to me stays longer.
        await page.clock.runFor(shown === blow.number ? 4 * 450 : 450);
    }
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    assert.deepEqual(wrong, []);
    await page.close();
});
