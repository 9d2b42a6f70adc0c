import './ui/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './store/settings.svelte';

await settings.load();
mount(App, { target: document.getElementById('app') as HTMLElement });
