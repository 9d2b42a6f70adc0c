import { catalogue } from './catalogue.svelte';
import { settings } from './settings.svelte';
import { speak, type Language } from './words.svelte';

/** Let everything on the screen be said in a language, and keep it for the next visit. */
export async function setLanguage(lang: Language): Promise<void> {
  await catalogue.tryLoad(lang);
  await speak(lang, catalogue.texts);
  settings.setLanguage(lang);
}
