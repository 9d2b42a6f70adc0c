import type { Facts, MoveShown } from '../net/messages';
import { catalogue } from '../store/catalogue.svelte';
import { settings } from '../store/settings.svelte';
import { buzz, play, SOUNDS, type Sound } from '../ui/sound';

/** What the game lets be heard at what happened; cards where it says nothing. */
export function soundOf(game: string, moves: MoveShown[]): Sound {
  const sounds = catalogue.game(game)?.sounds ?? {};
  const heard = moves.flatMap(({ events }) => events.map(({ event }) => named(event, sounds)));
  return SOUNDS.find((one) => heard.includes(one)) ?? 'card';
}

/** The sound of an event: by one of its words, or else by its type. */
function named(event: Facts, sounds: Record<string, string>): string | undefined {
  const words = Object.values(event).map((word) => sounds[`${event.type} ${word}`]);
  return words.find((one) => one !== undefined) ?? sounds[event.type];
}

/** Heard and felt as far as the person has asked for it. */
export function sound(name: Sound): void {
  if (settings.sound) play(name, settings.volume);
  if (settings.buzz) buzz(name);
}
