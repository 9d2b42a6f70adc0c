import '../src/ui/theme.css';
import { mount } from 'svelte';
import type { GameList } from '../src/net/messages';
import { album } from '../src/games/timeline/album.svelte';
import { catalogue } from '../src/store/catalogue.svelte';
import { setLanguage } from '../src/store/language';
import { server } from '../src/store/server';
import { settings } from '../src/store/settings.svelte';
import games from '../fixtures/games.json';
import Gallery from './Gallery.svelte';

// No server answers here: what a table can be set up with is known before.
server.games = () => Promise.resolve(games as unknown as GameList);
settings.load();
await setLanguage(settings.lang);
await catalogue.load();
await album.open(); // pictures are taken at once
mount(Gallery, { target: document.getElementById('app') as HTMLElement });
