import '../src/ui/theme.css';
import { mount } from 'svelte';
import { settings } from '../src/store/settings.svelte';
import Gallery from './Gallery.svelte';

await settings.load();
mount(Gallery, { target: document.getElementById('app') as HTMLElement });
