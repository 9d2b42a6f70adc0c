import './ui/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage } from './store/language';
import { settings } from './store/settings.svelte';

settings.load();
await setLanguage(settings.lang);
const target = document.getElementById('app');
if (target) mount(App, { target });
