#!/usr/bin/env node
// A whole bot for `agora serve`, with nothing but Node (20 or newer).
//
//     AGORA_TOKEN=... node bot.js http://localhost:8080 TABLE [KEY]
//
// takes a seat at the table (KEY is that of an invitation), plays until the game is over and prints
// the result. The token needs the scopes play, watch and tables; make one on your account page, or with
// POST /api/me/tokens. To make a player of your own, change `decide`.
'use strict';
const crypto = require('node:crypto');
const http = require('node:http');
const https = require('node:https');

// One of question.legal, for seat question.seat who sees question.view and should not think longer than
// question.budget_ms: the words of `agora bot`.
function decide(question) {
    return question.legal[crypto.randomInt(question.legal.length)];
}

// HTTP, for what is asked once.
async function ask(server, method, path, body) {
    const answer = await fetch(server.address + path, {
        method,
        headers: { Authorization: `Bearer ${server.token}`, 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    const json = text === '' ? null : JSON.parse(text);
    if (!answer.ok) throw new Error(json.why);
    return json;
}

// A WebSocket (RFC 6455), for what happens: Node's own cannot send a token. `hear` is given each
// message, `ended` the reason when there will be no more.
function connect(server, hear, ended) {
    return new Promise((resolve, reject) => {
        const request = (server.address.startsWith('https') ? https : http).request(
            server.address + '/api/socket',
            {
                headers: {
                    Connection: 'Upgrade',
                    Upgrade: 'websocket',
                    'Sec-WebSocket-Version': '13',
                    'Sec-WebSocket-Key': crypto.randomBytes(16).toString('base64'),
                    Authorization: `Bearer ${server.token}`,
                },
            },
        );
        request.on('error', reject);
        request.on('response', (answer) => reject(new Error(`no socket: ${answer.statusCode}`)));
        request.on('upgrade', (answer, link, head) => {
            let unread = head;
            const read = (data) => {
                unread = Buffer.concat([unread, data]);
                for (let frame; (frame = nextFrame(unread)) !== null; ) {
                    unread = unread.subarray(frame.size);
                    if (frame.kind === 1) hear(JSON.parse(frame.data.toString()));
                    if (frame.kind === 9) link.write(frameOf(10, frame.data)); // a ping
                    if (frame.kind === 8) ended(frame.data.subarray(2).toString());
                }
            };
            link.on('data', read);
            link.on('error', (error) => ended(error.message));
            link.on('close', () => ended('the connection is lost'));
            resolve({
                say: (message) => link.write(frameOf(1, Buffer.from(JSON.stringify(message)))),
                close: () => link.destroy(),
            });
            read(Buffer.alloc(0));
        });
        request.end();
    });
}

// The frame that begins here: its kind, its data, and how many bytes it takes; null where it is not
// there whole.
function nextFrame(bytes) {
    if (bytes.length < 2) return null;
    let begin = 2;
    let size = bytes[1];
    if (size === 126) begin = 4;
    if (size === 127) begin = 10;
    if (bytes.length < begin) return null;
    if (begin === 4) size = bytes.readUInt16BE(2);
    if (begin === 10) size = Number(bytes.readBigUInt64BE(2));
    if (bytes.length < begin + size) return null;
    return { kind: bytes[0] & 15, data: bytes.subarray(begin, begin + size), size: begin + size };
}

function frameOf(kind, data) {
    const mask = crypto.randomBytes(4);
    const size = data.length < 126 ? Buffer.from([128 | data.length]) : Buffer.alloc(3, 128 | 126);
    if (data.length >= 126) size.writeUInt16BE(data.length, 1);
    const masked = Buffer.from(data.map((byte, i) => byte ^ mask[i % 4]));
    return Buffer.concat([Buffer.from([128 | kind]), size, mask, masked]);
}

// Answers every question of a table; gives its last message.
async function play(server, table) {
    let answered = -1;
    return new Promise((resolve, reject) => {
        let talk = null;
        const hear = (message) => {
            if (message.t === 'refused') reject(new Error(message.why));
            if (message.t !== 'table') return;
            if (message.life === 'over' || message.life === 'closed') {
                resolve(message);
                talk.close();
            } else if (message.legal && message.moment > answered) {
                // A message may come again while the answer is on its way; each question is answered
                // once.
                answered = message.moment;
                const id = `b${answered}`;
                talk.say({ t: 'do', table, moment: answered, do: decide(message), id });
            }
        };
        connect(server, hear, (why) => reject(new Error(why))).then((connected) => {
            talk = connected;
            talk.say({ t: 'follow', table });
        }, reject);
    });
}

async function main() {
    const [address, number, key] = process.argv.slice(2);
    const token = process.env.AGORA_TOKEN;
    if (!number || !token) throw new Error('AGORA_TOKEN=... node bot.js ADDRESS TABLE [KEY]');
    const server = { address: address.replace(/\/$/, ''), token };
    const table = Number(number);
    const me = await ask(server, 'GET', '/api/me');
    const { seats } = await ask(server, 'GET', `/api/tables/${table}`);
    if (!seats.some((seat) => seat.person === me.id))
        await ask(server, 'POST', `/api/tables/${table}/join`, key ? { key } : {});
    const end = await play(server, table);
    for (const place of (end.standing ?? []).sort((a, b) => a.rank - b.rank)) {
        const seat = end.seats[place.seat];
        console.log(place.rank, seat.name ?? `bot ${seat.level}`, place.score);
    }
}

main().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
});
