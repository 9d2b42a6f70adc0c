// boardgame.io's own server with a game of the shape of Télos: four hands that are hidden from each
// other, a trick, cards that lie open, points. Its rules are simpler, which is in its favour.
//
//     node peer.mjs FOLDER_WITH_NODE_MODULES PORT

import { createRequire } from 'node:module';

const [, , folder, port] = process.argv;
const require = createRequire(`${folder}/package.json`);
const { Server } = require('boardgame.io/server');

const PLAYERS = 4;
const HAND = 12;
const SEATS = [...Array(PLAYERS).keys()];

function deal(round) {
  const deck = [];
  for (let god = 1; god <= 12; god++) for (let copy = 0; copy < PLAYERS; copy++) deck.push(`${god}`);
  deck.sort((one, other) => ((Number(one) * 7 + round) % 12) - ((Number(other) * 5) % 12));
  return {
    hands: SEATS.map((seat) => deck.slice(seat * HAND, (seat + 1) * HAND)),
    played: SEATS.map(() => []),
    swapped: [],
    swan: null,
  };
}

function newTrick(leader) {
  return { leader, turn: leader, passed: [], count: 0, match: [], ahead: null, laid: [] };
}

function setup() {
  return {
    players: PLAYERS,
    powers: false,
    round: 1,
    dealer: 0,
    direction: 'left',
    zeus: [],
    minus: SEATS.map(() => []),
    points: SEATS.map(() => 0),
    ...deal(1),
    trick: newTrick(0),
  };
}

function play({ G, playerID }, card) {
  const seat = Number(playerID);
  const place = G.hands[seat].indexOf(card);
  if (place < 0) return 'INVALID_MOVE';
  G.hands[seat].splice(place, 1);
  G.played[seat].push(card);
  const { trick } = G;
  trick.laid.push({ seat, cards: [card], how: trick.laid.length ? 'follows' : 'leads' });
  trick.turn = (seat + 1) % PLAYERS;
  if (trick.ahead === null || Number(card) >= Number(trick.match[0])) {
    trick.ahead = seat;
    trick.match = [card];
  }
  if (trick.laid.length === PLAYERS) endTrick(G);
  return undefined;
}

function endTrick(G) {
  G.points[G.trick.ahead] += 1;
  G.trick = newTrick(G.trick.turn);
  if (G.hands.every((hand) => hand.length === 0)) {
    G.round += 1;
    Object.assign(G, deal(G.round));
  }
}

/** What one player sees: the open table and the own hand, as our views are. */
function playerView({ G, playerID }) {
  const { hands, ...open } = G;
  return {
    ...open,
    hand_sizes: hands.map((hand) => hand.length),
    hand: playerID === null || playerID === undefined ? [] : hands[Number(playerID)],
  };
}

const game = {
  name: 'telos',
  setup,
  moves: { play: { move: play, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  playerView,
};

await Server({ games: [game], origins: [/.*/] }).run(Number(port));
