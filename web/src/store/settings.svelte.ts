import type { Person } from '../net/server';
import { storedByBrowser } from '../net/stored';
import { LANGUAGES, type Language } from './words.svelte';

export type Theme = 'system' | 'light' | 'dark';
export const THEMES: Theme[] = ['system', 'light', 'dark'];

/** How fast this device shows what happens. */
export type Speed = 'slow' | 'normal' | 'fast';
export const SPEEDS: Speed[] = ['slow', 'normal', 'fast'];

const KEY = 'speeltafel';

interface Kept {
  lang: Language;
  theme: Theme;
  sound: boolean;
  volume: number;
  buzz: boolean;
  speed: Speed;
  tips: boolean;
  name: string;
  face: string;
}

/** What a person has chosen for this browser; kept from one visit to the next. */
class Settings {
  lang = $state<Language>('en');
  theme = $state<Theme>('system');
  sound = $state(false);
  /** Of sounds, from 0 to 1. */
  volume = $state(0.7);
  /** Whether a phone may let things be felt. */
  buzz = $state(false);
  speed = $state<Speed>('normal');
  /** Whether newcomers are told something now and then. */
  tips = $state(true);
  name = $state('');
  face = $state('');

  load(): void {
    const kept: Partial<Kept> = JSON.parse(storedByBrowser.get(KEY) ?? '{}');
    this.theme = kept.theme ?? 'system';
    this.sound = kept.sound ?? false;
    this.volume = kept.volume ?? 0.7;
    this.buzz = kept.buzz ?? false;
    this.speed = kept.speed ?? 'normal';
    this.tips = kept.tips ?? true;
    this.name = kept.name ?? '';
    this.face = kept.face ?? '';
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

  setSpeed(speed: Speed): void {
    this.speed = speed;
    this.#keep();
  }

  setTips(tips: boolean): void {
    this.tips = tips;
    this.#keep();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.#keep();
  }

  setBuzz(buzz: boolean): void {
    this.buzz = buzz;
    this.#keep();
  }

  setName(name: string): void {
    this.name = name;
    this.#keep();
  }

  /** Whom one goes as at a table. */
  get person(): Person {
    return { name: this.name.trim(), face: this.face };
  }

  setFace(face: string): void {
    this.face = face;
    this.#keep();
  }

  #keep(): void {
    const { lang, theme, sound, volume, buzz, speed, tips, name, face } = this;
    storedByBrowser.set(
      KEY,
      JSON.stringify({ lang, theme, sound, volume, buzz, speed, tips, name, face }),
    );
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
