import { LANGUAGES, type Language } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: Theme[] = ['system', 'light', 'dark'];

const KEY = 'speeltafel';

interface Kept {
  lang: Language;
  theme: Theme;
  sound: boolean;
  name: string;
}

/** What a person has chosen for this browser; kept from one visit to the next. */
class Settings {
  lang = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  name = $state('');

  load(): void {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    this.theme = kept.theme ?? 'system';
    this.sound = kept.sound ?? false;
    this.name = kept.name ?? '';
    this.lang = kept.lang ?? spoken(navigator.languages);
    paint(this.theme);
  }

  setLanguage(lang: Language): void {
    this.lang = lang;
    this.#keep();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    paint(theme);
    this.#keep();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    this.#keep();
  }

  setName(name: string): void {
    this.name = name;
    this.#keep();
  }

  #keep(): void {
    const { lang, theme, sound, name } = this;
    localStorage.setItem(KEY, JSON.stringify({ lang, theme, sound, name }));
  }
}

export const settings = new Settings();

function paint(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The first language that we speak too. */
export function spoken(wanted: readonly string[]): Language {
  const ours = wanted.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().startsWith(lang)));
  return ours.find((lang) => lang !== undefined) ?? 'en';
}
