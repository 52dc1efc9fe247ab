// The plain page: lists tables, shows what `describe` gives, and lets one decide by buttons.
'use strict';

const at = id => document.getElementById(id);
let me = null;
let table = Number(location.pathname.match(/^\/table\/(\d+)$/)?.[1] ?? 0);
let socket;

async function ask(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: body ? {'Content-Type': 'application/json'} : {},
    body: body && JSON.stringify(body),
  });
  const answer = response.status === 204 ? {} : await response.json();
  if (!response.ok) at('said').textContent = answer.why ?? answer.refused;
  return response.ok ? answer : null;
}

const say = message => socket.send(JSON.stringify(message));

function listed(entry) {
  at(`t${entry.table}`)?.remove();
  const item = document.createElement('li');
  item.id = `t${entry.table}`;
  const link = document.createElement('a');
  link.href = `/table/${entry.table}`;
  const seats = entry.seats.map(seat => seat.name ?? seat.level ?? '(free)').join(', ');
  link.textContent = `${entry.table}: ${entry.game}, ${entry.life}: ${seats}`;
  item.append(link);
  if (me && entry.life === 'waiting') {
    const join = document.createElement('button');
    join.textContent = 'Join';
    join.onclick = async () => {
      if (await ask('POST', `/api/tables/${entry.table}/join`, {})) location.href = link.href;
    };
    item.append(' ', join);
  }
  at('tables').prepend(item);
}

function shown(message) {
  at('table').hidden = false;
  at('title').textContent = `Table ${message.table}: ${message.game}, ${message.life}`;
  at('view').textContent = JSON.stringify(message.view ?? message.seats, null, 1);
  at('legal').replaceChildren(...(message.legal ?? []).map(decision => {
    const button = document.createElement('button');
    button.textContent = decision;
    button.onclick = () => say({t: 'do', table, moment: message.moment, do: decision});
    return button;
  }));
  for (const one of message.news) {
    const item = document.createElement('li');
    item.textContent = one.say;
    at('news').prepend(item);
  }
}

const heard = {
  hello: () => {
    say({t: 'lobby', on: true});
    const key = new URLSearchParams(location.search).get('key') ?? '';
    if (table) say({t: 'follow', table, key});
  },
  lobby: message => {
    at('tables').replaceChildren();
    message.tables.toReversed().forEach(listed);
  },
  listed,
  unlisted: message => at(`t${message.table}`)?.remove(),
  table: shown,
  refused: message => { at('said').textContent = message.why; },
  done: () => { at('said').textContent = ''; },
};

function connect() {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
  socket.onmessage = event => {
    const message = JSON.parse(event.data);
    heard[message.t]?.(message);
  };
  socket.onclose = () => setTimeout(connect, 1000);
}

at('guest').onsubmit = async event => {
  event.preventDefault();
  const name = new FormData(event.target).get('name');
  if (await ask('POST', '/api/guest', {name})) location.reload();
};

at('open').onsubmit = async event => {
  event.preventDefault();
  const wish = new FormData(event.target);
  const other = wish.get('other') === 'bot' ? {kind: 'bot', level: '3'} : {kind: 'open'};
  const opened = await ask('POST', '/api/tables', {
    game: wish.get('game'),
    seats: [{kind: 'person'}, other],
  });
  if (opened) location.href = `/table/${opened.table}`;
};

async function begin() {
  const answer = await fetch('/api/me');
  me = answer.ok ? await answer.json() : null;
  if (me?.name) {
    at('who').textContent = `You are ${me.name}.`;
    at('guest').hidden = true;
    at('open').hidden = false;
    const games = await ask('GET', '/api/games');
    for (const game of games?.games ?? games ?? []) {
      const option = document.createElement('option');
      option.value = game.id;
      option.textContent = game.name;
      at('open').game.append(option);
    }
  }
  connect();
}

begin();
