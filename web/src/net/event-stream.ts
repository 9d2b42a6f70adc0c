import { fatalCode, type OpenTransport, type WatchFrom } from './transport';
import type { Asked } from './messages';
import { parseTold } from './parse';

/** A table over server-sent events, where a WebSocket can't be opened: some schools let none through. */
export const openEventStream: OpenTransport = (table, listener) => {
  const at = (what: string) => new URL(`api/tables/${table}/${what}`, document.baseURI);
  let source: EventSource | null = null;
  let open = true;
  let before = Promise.resolve();

  function close(): void {
    open = false;
    source?.close();
  }

  function broke(why: string | null): void {
    if (!open) return;
    close();
    listener.closed(why);
  }

  async function ask(asked: Asked): Promise<void> {
    if (!open) return;
    try {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(asked) };
      const response = await fetch(at('ask'), request);
      const told = parseTold(await response.text());
      const why = told.type === 'refusal' ? fatalCode(response.status, told.code) : null;
      if (why !== null) broke(why);
      else if (open) listener.told(told);
    } catch {
      broke(null); // it is sent again after reconnecting
    }
  }

  function watch(from: WatchFrom): void {
    source?.close();
    const { since, lang, seat } = from;
    const query = new URLSearchParams({ since: `${since}`, lang });
    if (seat !== null) query.set('seat', `${seat}`);
    if (from.tips) query.set('tips', 'true');
    source = new EventSource(`${at('stream').href}?${query.toString()}`);
    source.onmessage = (event: MessageEvent<string>) => {
      listener.told(parseTold(event.data));
    };
    // An EventSource does not tell why it was refused: the same question asked alone does.
    source.onerror = () => {
      source?.close();
      void ask({ do: 'watch', id: 'watch', ...from }).then(() => {
        broke(null);
      });
    };
  }

  queueMicrotask(() => {
    if (open) listener.opened();
  });
  return {
    watch,
    close,
    send: (asked) => {
      before = before.then(() => ask(asked)); // in order, as over a socket
    },
  };
};
