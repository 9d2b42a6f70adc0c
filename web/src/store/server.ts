import { Server } from '../net/server';
import { settings } from './settings.svelte';

/** The server that this page came from, asked in the language of the screen. */
export const server = new Server(() => settings.lang);
