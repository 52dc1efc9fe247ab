import { mount } from 'svelte';
import App from './App.svelte';
import { catalogue } from './lib/games.svelte';
import { live } from './lib/live.svelte';
import { keyHere } from './lib/links';
import { match } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';

// Whoever opens the link of a table waits for its board: ask for it before anything is drawn.
live.start();
const table = Number(match('/table/:id', location.pathname)?.id);
if (table > 0) live.follow(table, keyHere());
void catalogue.want(settings.language);

const target = document.getElementById('app');
if (target) mount(App, { target });
