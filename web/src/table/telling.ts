import type { News } from '../net/messages';
import { announcer } from '../store/announcer.svelte';
import { freshMoves, isTakenBack, sentences } from '../store/moves';
import { memberName, speakerName } from '../store/names';
import type { TableStore } from '../store/table.svelte';
import { isolated, say } from '../store/words.svelte';
import { sound, soundOf } from './hearing';
import { whoWouldStop } from './stopping';

/** Let the ears know what the eyes see: what happened, what was said, and whose turn it is. */
export function tell(table: TableStore, before: News): void {
  const { news } = table;
  const fresh = freshMoves(before.moves, news.moves);
  if (isTakenBack(before.moves, news.moves)) announcer.say(say('web-taken-back'));
  announcer.say(...fresh.flatMap(sentences), ...speeches(before, news), ...stopping(before, news));
  if (isMyTurn(news) && news.prompt?.id !== before.prompt?.id) tellTurn(table);
  else if (fresh.length > 0) sound(soundOf(news.table.game, fresh));
}

/** It is the turn of who sits here. */
export function tellTurn(table: TableStore): void {
  if (!table.news.lesson) announcer.urge(table.side.asks(table)); // else its teacher speaks
  sound('turn');
}

export function isMyTurn(news: News): boolean {
  return news.prompt?.waited_for ?? false;
}

function speeches(before: News, now: News): string[] {
  return now.speeches.slice(before.speeches.length).map((speech) => {
    return `${speakerName(now.table, speech)}: ${isolated(speech.said)}`;
  });
}

/** Who would like to stop, and did not before. */
function stopping(before: News, now: News): string[] {
  const known = whoWouldStop(before);
  const fresh = whoWouldStop(now).filter((one) => one !== now.me && !known.includes(one));
  const name = fresh.map((member) => memberName(now.table, member)).join(', ');
  return fresh.length > 0 ? [say('web-end-wish', { name, count: fresh.length })] : [];
}
