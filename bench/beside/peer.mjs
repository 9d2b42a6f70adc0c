// boardgame.io's own server with the basic rules of Télos.
//
//     node peer.mjs FOLDER_WITH_NODE_MODULES PORT

import { createRequire } from 'node:module';
import { PLAYERS, play, playerView, setup } from './telos.mjs';

const [, , folder, port] = process.argv;
const require = createRequire(`${folder}/package.json`);
const { Server } = require('boardgame.io/server');

const onTurn = ({ G }) => G.trick.turn;

const game = {
  name: 'telos',
  setup,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1, order: { first: onTurn, next: onTurn } },
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  playerView,
};

await Server({ games: [game], origins: [/.*/] }).run(Number(port));
