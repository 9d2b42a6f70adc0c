import type { GameShown, OptionShown, Value } from '../net/messages';
import { say, sayOr } from '../store/words.svelte';

/** How the game is played at a table, where that is not the usual way: one phrase for each option. */
export function optionWords(
  game: GameShown,
  chosen: Record<string, Value>,
  name: (seat: number) => string,
): string[] {
  return game.options.flatMap((option) => {
    const value = chosen[option.name] ?? option.default;
    return isUsual(option, value) ? [] : [phrase(game.game, option, value, name)];
  });
}

/** Which deck is played is always worth saying. */
function isUsual(option: OptionShown, value: Value): boolean {
  return option.name !== 'deck' && value === option.default;
}

function phrase(
  game: string,
  option: OptionShown,
  value: Value,
  name: (seat: number) => string,
): string {
  const text = sayOr(`option-${game}-${option.name}`, option.name);
  if (value === true) return text;
  return say('web-option-set', { text, value: valueName(option, value, name) });
}

export function valueName(
  option: OptionShown,
  value: Value,
  name: (seat: number) => string,
): string {
  if (value === false) return say('web-plain-no');
  if (option.name === 'deck') return sayOr(`deck-${String(value)}`, String(value));
  const seat = option.seats[String(value)];
  if (seat !== undefined) return name(seat);
  return sayOr(`web-value-${String(value)}`, String(value));
}
