import { fatalCode, type OpenTransport } from './transport';
import type { Asked } from './messages';
import { parseTold } from './parse';

/** Added to the HTTP status of an error in the code that the server closes a socket with. */
const CLOSED = 4000;

/** A table over a WebSocket. */
export const openWebSocket: OpenTransport = (table, listener) => {
  const socket = new WebSocket(new URL(`api/tables/${table}/socket`, document.baseURI));
  const send = (asked: Asked) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(asked));
  };
  socket.onopen = () => {
    listener.opened();
  };
  socket.onmessage = (event: MessageEvent<string>) => {
    listener.told(parseTold(event.data));
  };
  socket.onclose = (event) => {
    listener.closed(fatalCode(event.code - CLOSED, event.reason));
  };
  return {
    send,
    watch: (from) => {
      send({ do: 'watch', id: 'watch', ...from });
    },
    close: () => {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
};
