// The basic rules of Télos for four players, as somebody would write them for boardgame.io: the state is
// plain data, a move checks itself and changes it. It is there to be compared with, and nothing else.
// The numbers are those of docs/rules/telos.md.

export const PLAYERS = 4;
const SETS = 6; // TEL-02
const HIGHEST = 13; // TEL-04
const LEAST_DEALT = 7; // TEL-03
const LOST = 32; // TEL-16
const ZEUS = 'zeus';
const ZEUS_WORTH = 20; // TEL-20
const SEATS = [...Array(PLAYERS).keys()];

const nextTo = (seat) => (seat + 1) % PLAYERS;
const isGod = (card) => card !== ZEUS;
const worth = (card) => (card === ZEUS ? ZEUS_WORTH : Number(card));
const byWorth = (one, other) => worth(one) - worth(other);

export function setup({ random }) {
  const G = {
    players: PLAYERS,
    powers: false,
    divine_trick: false,
    round: 0,
    dealer: random.Die(PLAYERS) - 1,
    direction: 'clockwise',
    minus: SEATS.map(() => []),
    points: SEATS.map(() => 0),
    over: false,
  };
  deal(G, LEAST_DEALT, random);
  return G;
}

function deal(G, wish, random) {
  const pack = random.Shuffle(without(allCards(), G.minus.flat()));
  const each = Math.min(Math.max(wish, LEAST_DEALT), Math.floor(pack.length / PLAYERS)); // TEL-14, TEL-15
  G.round += 1;
  G.dealt = each;
  G.hands = SEATS.map((seat) => pack.slice(seat * each, (seat + 1) * each).sort(byWorth));
  G.aside = pack.slice(PLAYERS * each);
  G.played = SEATS.map(() => []);
  G.trick = newTrick(G.hands, nextTo(G.dealer)); // TEL-05
}

function allCards() {
  const gods = Array.from({ length: HIGHEST * SETS }, (_, place) => `${(place % HIGHEST) + 1}`);
  return [...gods, ...SEATS.map(() => ZEUS)];
}

function without(cards, taken) {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
}

function newTrick(hands, leader) {
  const passed = [];
  while (hands[leader].length > 1 && !hands[leader].some(isGod)) {
    passed.push(leader); // TEL-19
    leader = nextTo(leader);
  }
  return { leader, turn: leader, passed, last: hands[leader].length === 1, count: 0, match: [], ahead: null, laid: [] };
}

/** Why the seat on turn may not play these cards; null if it may. */
function whyNot(hand, dealt, trick, cards) {
  if (without(hand, cards).length !== hand.length - cards.length) return 'not in the hand';
  if (!trick.laid.length) return whyNotLead(hand, dealt, trick, cards);
  if (cards.length !== trick.count) return 'as many as were led (TEL-08)';
  if (trick.last || follows(cards, trick.match)) return null;
  if (canFollow(hand, trick.match)) return 'equal or higher (TEL-06, TEL-09)';
  return `${lowest(hand, trick.count)}` === `${[...cards].sort(byWorth)}` ? null : 'the lowest (TEL-06)';
}

function whyNotLead(hand, dealt, trick, cards) {
  if (trick.last) return cards.length === 1 ? null : 'one card (TEL-12)';
  if (!cards.every(isGod)) return 'no Zeus (TEL-19)';
  if (new Set(cards).size !== 1) return 'of one value (TEL-08)';
  const most = hand.length === dealt ? 1 : hand.length - 1; // TEL-08, TEL-10
  return cards.length <= most ? null : 'too many (TEL-08, TEL-10)';
}

/** A Zeus is worth the highest card to match (TEL-17). */
function valued(cards, match) {
  const highest = Math.max(...match.map(Number));
  return cards.map((card) => (card === ZEUS ? highest : Number(card))).sort((one, other) => one - other);
}

function follows(cards, match) {
  const values = valued(match, match);
  return valued(cards, match).every((value, place) => value >= values[place]);
}

function canFollow(hand, match) {
  const best = valued(hand, match).slice(-match.length);
  const values = valued(match, match);
  return best.every((value, place) => value >= values[place]);
}

/** The Zeus cards come last (TEL-18). */
const lowest = (hand, count) => [...hand].sort(byWorth).slice(0, count);

export function play({ G, playerID, random }, cards) {
  const seat = Number(playerID);
  const { trick } = G;
  if (whyNot(G.hands[seat], G.dealt, trick, cards) !== null) return 'INVALID_MOVE';
  const how = compete(trick, seat, cards);
  G.hands[seat] = without(G.hands[seat], cards);
  G.played[seat].push(...cards);
  trick.laid.push({ seat, cards, how });
  trick.turn = nextTo(seat);
  if (trick.laid.length === PLAYERS) endTrick(G, random);
  return undefined;
}

/** Whether the cards lead, follow or are thrown; those that don't are out of the contest. */
function compete(trick, seat, cards) {
  const leads = trick.laid.length === 0;
  const wins = trick.last ? leads || worth(cards[0]) >= worth(trick.match[0]) : leads || follows(cards, trick.match);
  if (wins) {
    trick.match = trick.last ? cards : valued(cards, leads ? cards : trick.match).map(String);
    trick.ahead = seat;
    trick.count = cards.length;
  }
  return leads ? 'leads' : wins ? 'follows' : 'throws';
}

function endTrick(G, random) {
  const { ahead, last, match } = G.trick;
  if (!last) {
    G.trick = newTrick(G.hands, ahead); // TEL-07
    return;
  }
  G.minus[ahead].push(match[0]); // TEL-13
  G.points[ahead] += worth(match[0]);
  if (G.points[ahead] >= LOST) startAgain(G);
  G.dealer = ahead;
  deal(G, worth(match[0]), random);
}

/** A new game at once, so that the server is measured for as long as anybody likes. */
function startAgain(G) {
  G.minus = SEATS.map(() => []);
  G.points = SEATS.map(() => 0);
  G.round = 0;
}

/** What one player sees: the open table and the own hand, as our views are (TEL-30). */
export function playerView({ G, playerID }) {
  const { hands, aside, ...open } = G;
  const hand = playerID === null || playerID === undefined ? [] : hands[Number(playerID)];
  return { ...open, aside: aside.length, hand_sizes: hands.map((one) => one.length), hand };
}

/** Any cards that the player on turn may play. */
export function anyCards({ hand, dealt, trick }) {
  if (!trick.laid.length) return anyLead(hand, dealt, trick);
  if (trick.last || !canFollow(hand, trick.match)) return lowest(hand, trick.count);
  const highest = Math.max(...trick.match.map(Number));
  const best = [...hand].sort((one, other) => (Number(one) || highest) - (Number(other) || highest));
  for (let tries = 0; tries < 5; tries++) {
    const cards = shuffled(hand).slice(0, trick.count);
    if (follows(cards, trick.match)) return cards;
  }
  return best.slice(-trick.count);
}

function anyLead(hand, dealt, trick) {
  if (trick.last) return [...hand];
  const card = shuffled(hand.filter(isGod))[0];
  const alike = hand.filter((one) => one === card);
  const most = hand.length === dealt ? 1 : Math.min(alike.length, hand.length - 1);
  return alike.slice(0, 1 + Math.floor(Math.random() * most));
}

const shuffled = (cards) =>
  cards
    .map((card) => [Math.random(), card])
    .sort(([one], [other]) => one - other)
    .map(([, card]) => card);
