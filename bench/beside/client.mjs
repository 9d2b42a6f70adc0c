// People at many tables, over real sockets: the same program against our server and boardgame.io's.
//
//     node client.mjs FOLDER_WITH_NODE_MODULES
//
// The first line of its input is what to do (`Job`). It seats everybody, says "ready", waits for
// another line, plays, and says how long each move took: from the command to the moment that every
// seat has the new view.

import { createInterface } from 'node:readline';
import { createRequire } from 'node:module';
import { anyCards } from './telos.mjs';

const require = createRequire(`${process.argv[2]}/package.json`);
const WebSocket = require('ws');
const { io } = require('socket.io-client');

/**
 * @typedef {{ server: 'speeltafel' | 'boardgame.io', host: string, every: number, seconds: number,
 *   tables: { id: string, cookies: string[] }[], players: number }} Job
 */

/** A table: what each seat knows last, and whoever waits for all of them to know more. */
class Table {
  constructor(players) {
    this.known = Array(players).fill(null);
    this.versions = Array(players).fill(0);
    this.awaited = Infinity;
    this.seen = () => {};
  }

  told(seat, version, known) {
    this.versions[seat] = version;
    this.known[seat] = known;
    if (this.versions.every((one) => one >= this.awaited)) this.seen();
  }

  async until(version) {
    return new Promise((seen) => {
      this.awaited = version;
      this.seen = () => {
        this.awaited = Infinity;
        this.seen = () => {};
        seen();
      };
      if (this.versions.every((one) => one >= version)) this.seen();
    });
  }

  close() {
    for (const socket of this.sockets) socket.close();
  }
}

/** Our server: any legal action of the seat that the game waits for. */
class OurTable extends Table {
  async open({ host }, { id, cookies }) {
    this.asked = 0;
    this.sockets = cookies.map((cookie, seat) => {
      const socket = new WebSocket(`ws://${host}/api/tables/${id}/socket`, {
        headers: { Cookie: cookie },
        perMessageDeflate: false,
      });
      socket.on('open', () => socket.send('{"do": "watch", "id": "w"}'));
      socket.on('message', (text) => {
        const told = JSON.parse(text);
        if (told.type === 'news') this.told(seat, told.version, told);
        if (told.type === 'refusal') throw new Error(told.message);
      });
      return socket;
    });
    await this.until(1);
  }

  async move() {
    const seat = this.known.findIndex((news) => news.prompt?.waited_for);
    const { id, legal } = this.known[seat].prompt;
    const action = legal[Math.floor(Math.random() * legal.length)].text;
    const command = { do: 'act', id: `${(this.asked += 1)}`, prompt: id, seat, action };
    const done = this.until(this.versions[seat] + 1);
    this.sockets[seat].send(JSON.stringify(command));
    await done;
  }
}

/** boardgame.io: any cards that the player on turn may play. The first who asks for a match makes it. */
class PeerTable extends Table {
  async open({ host, players }, { id }) {
    this.match = id;
    this.sockets = this.known.map((_, seat) => {
      const socket = io(`http://${host}/telos`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', id, `${seat}`, undefined, players));
      socket.on('sync', (_match, { state }) => this.told(seat, state._stateID + 1, state));
      socket.on('update', (_match, state) => this.told(seat, state._stateID + 1, state));
      return socket;
    });
    await this.until(1);
  }

  async move() {
    const seat = Number(this.known[0].ctx.currentPlayer);
    const { G, _stateID: number } = this.known[seat];
    const payload = { type: 'play', args: [anyCards(G)], playerID: `${seat}` };
    const done = this.until(number + 2);
    this.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, number, this.match, `${seat}`);
    await done;
  }
}

/** A move each so many milliseconds, from a random moment on; what is late is made up for. */
async function play(table, { every, seconds }, times) {
  const start = performance.now();
  for (let turn = Math.random() * every; turn < seconds * 1000; turn += every) {
    await sleep(Math.max(0, start + turn - performance.now()));
    const asked = performance.now();
    await table.move();
    times.push(performance.now() - asked);
  }
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** @type {Job} */
const job = JSON.parse((await lines.next()).value);
const Kind = job.server === 'speeltafel' ? OurTable : PeerTable;
const tables = [];
for (const named of job.tables) {
  const table = new Kind(job.players);
  await table.open(job, named);
  tables.push(table);
}
console.log('ready');
await lines.next();
const times = [];
await Promise.all(tables.map((table) => play(table, job, times)));
for (const table of tables) table.close();
process.stdout.write(`${JSON.stringify(times)}\n`, () => process.exit(0)); // all of it, then
