import { beforeAll, describe, expect, it } from 'vitest';
import type { RefusalShown } from '../src/net/messages';
import { speak } from '../src/store/words.svelte';
import { SCENES, sit } from './fixtures';

beforeAll(() => speak('en'));

const thing = (kind: string, id = kind) => ({ kind, id });

describe('every scene', () => {
  it.each([...SCENES.keys()])(
    '%s: all that the server offers can be pointed at, and nothing else',
    (scene) => {
      const { table } = sit(scene);
      const offered = table.offered.filter(({ form }) => form.type !== 'say');
      const chosen = table.choices.map((choice) => choice.action);
      expect(chosen).toEqual(offered.map(({ form }) => form));
    },
  );

  it.each([...SCENES.keys()])('%s: no two actions are pointed at in the same way', (scene) => {
    const { table } = sit(scene);
    const ways = table.choices.map((choice) => [...choice.kinds].sort().join(' '));
    expect(new Set(ways).size).toBe(ways.length);
  });

  it.each([...SCENES.keys()])('%s: what is asked is said', (scene) => {
    const { table } = sit(scene);
    expect(table.side.asks(table).trim()).not.toBe('');
  });
});

describe('what is asked in Télos', () => {
  it('is another thing in the last trick, where nothing has to match', () => {
    const { table } = sit('telos-follow');
    expect(table.side.asks(table)).toContain('Match or beat 10');
    const view = table.view as unknown as { trick: object };
    const trick = { ...view.trick, last: true };
    table.news = { ...table.news, view: { ...table.view, trick } as never };
    expect(table.side.asks(table)).toMatch(/^The last trick: play your /);
  });
});

describe('what is asked in Timeline together', () => {
  it('speaks of talking only where there is somebody to talk with', () => {
    const { table } = sit('together-start');
    expect(table.side.asks(table)).toContain('Talk it over');
    const seats = table.news.table.seats.map((seat, at) => ({
      ...seat,
      bot: at === table.seat ? null : 'learner',
    }));
    table.news = { ...table.news, table: { ...table.news.table, seats } };
    expect(table.side.asks(table)).not.toContain('Talk it over');
  });
});

describe('what is asked in Titus', () => {
  const asked = (scene: string, ...types: string[]) => {
    const { table } = sit(scene);
    const prompt = table.news.prompt;
    const legal = prompt?.legal.filter(({ form }) => types.includes(form.type)) ?? [];
    if (prompt) table.news = { ...table.news, prompt: { ...prompt, legal } };
    return table.side.asks(table);
  };

  it('speaks of what lights up only where something does', () => {
    expect(asked('titus-hand', 'keep', 'add')).toContain('lights up');
    expect(asked('titus-hand', 'keep')).toMatch(/^Place your \d+ as a single: /);
    expect(asked('titus-hand', 'keep', 'add', 'exchange')).toContain('exchange it');
  });

  it('names the joins that light up beside what has to be done', () => {
    const { table } = sit('titus-hand');
    const also = 'You may also join pieces that light up.';
    expect(table.side.asks(table)).not.toContain(also);
    const join = { text: '', form: { type: 'join', piece: 2, other: 3 } };
    const prompt = table.news.prompt;
    if (prompt)
      table.news = { ...table.news, prompt: { ...prompt, legal: [...prompt.legal, join] } };
    expect(table.side.asks(table)).toContain(also);
  });

  it('tells apart what can be joined and what can be scored', () => {
    const { table } = sit('titus-score');
    const score = table.choices.find(({ action }) => action.type === 'score');
    table.point(thing(score?.kinds[0] ?? ''));
    expect(table.side.asks(table)).toContain('core it on the point cards.');
  });
});

describe('pointing at a table', () => {
  it('plays when a card and the trick are chosen', () => {
    const { table, still } = sit('telos-follow');
    table.point(thing('card-11'));
    expect(still.acted).toEqual([]);
    table.point(thing('trick'));
    expect(still.acted).toEqual([{ type: 'play', cards: ['11'] }]);
  });

  it('sends nothing twice', () => {
    const { table, still } = sit('telos-follow');
    table.bring(thing('card-11'), thing('trick'));
    table.bring(thing('card-12'), thing('trick'));
    expect(still.acted).toHaveLength(1);
    expect(table.asked).toBe(false);
  });

  it('leads several cards of one value', () => {
    const { table, still } = sit('telos-lead');
    table.point(thing('card-5', 'five'));
    table.point(thing('card-5', 'other five'));
    table.point(thing('trick'));
    expect(still.acted).toEqual([{ type: 'play', cards: ['5', '5'] }]);
  });

  it('starts afresh at a card that does not go with those chosen', () => {
    const { table } = sit('telos-lead');
    table.point(thing('card-5'));
    table.point(thing('card-9'));
    expect(table.pointed.map(({ kind }) => kind)).toEqual(['card-9']);
  });

  it('lets go of a card that is pointed at again', () => {
    const { table } = sit('telos-follow');
    table.point(thing('card-11'));
    table.point(thing('card-11'));
    expect(table.pointed).toEqual([]);
  });

  it('says why not, with the rule', async () => {
    const { table, still } = sit('telos-follow');
    table.point(thing('card-1'));
    await Promise.resolve();
    await Promise.resolve();
    expect(table.why?.rule).toBe('TEL-06');
    expect(still.acted).toEqual([]);
  });

  it('counts the coin in hand as pointed at', () => {
    const { table, still } = sit('titus-hand');
    expect(table.glows('piece-2', true)).toBe(true);
    table.point(thing('piece-2'));
    expect(still.acted).toEqual([{ type: 'add', piece: 2 }]);
  });

  it('exchanges with a single coin of another player', () => {
    const { table, still } = sit('titus-hand');
    table.point(thing('coin-18'));
    expect(still.acted).toEqual([{ type: 'exchange', coin: 18 }]);
  });

  it('scores a group by the group and the point cards', () => {
    const { table, still } = sit('titus-score');
    table.bring(thing('piece-15'), thing('points'));
    expect(still.acted).toEqual([{ type: 'score', piece: 15 }]);
  });

  it('lets any card of Tabulos be laid, also one that does not fit', () => {
    const { table, still } = sit('tabulos-start');
    const hand = (table.view as unknown as { hand: string[] }).hand;
    expect(hand.every((card) => table.glows(`card-${card}`, true))).toBe(true);
    table.bring(thing('card-35'), thing('pile'));
    expect(table.side.asks(table)).toMatch(/^Say the multiplication for 35 on /);
    const lay = { type: 'lay', card: '35' };
    table.act(lay);
    expect(still.acted).toEqual([lay]);
  });

  it('lets a card of Tabulos go back into the hand until its multiplication is said', () => {
    const { table, still } = sit('tabulos-start');
    table.bring(thing('card-35'), thing('pile'));
    table.letGo();
    expect(table.side.asks(table)).toMatch(/^Lay a card /);
    expect(still.acted).toEqual([]);
  });

  it('lays a card of Tabulos by itself in a lesson, whose teacher answers it', () => {
    const { table, still } = sit('tabulos-start');
    const lesson = { lesson: 'tabulos', title: '', step: 0, steps: 7, over: false };
    table.hear({ ...table.news, lesson });
    table.bring(thing('card-35'), thing('pile'));
    expect(still.acted).toEqual([{ type: 'lay', card: '35' }]);
  });

  it('says why nothing can be scored, also with a coin in the hand', async () => {
    const { table, still } = sit('titus-hand');
    const asked: unknown[] = [];
    const ask = still.ask.bind(still);
    still.ask = (wish) => {
      asked.push(wish);
      return ask(wish);
    };
    table.point(thing('points'));
    await Promise.resolve();
    expect(asked).toMatchObject([{ do: 'why', action: { type: 'score' } }]);
  });

  it('places a card of Timeline in a gap, the gap first or the card first', () => {
    const first = sit('timeline-start');
    first.table.bring(thing('card-2'), thing('gap-1'));
    const second = sit('timeline-start');
    second.table.point(thing('gap-1'));
    second.table.point(thing('card-2'));
    expect(first.still.acted).toEqual([{ type: 'place', card: 2, gap: 1 }]);
    expect(second.still.acted).toEqual(first.still.acted);
  });

  it('lets a place glow only when something can go there', () => {
    const { table } = sit('together-middle');
    expect(table.glows('discard', false)).toBe(false);
    table.point(thing('card-1'));
    expect(table.glows('discard', false)).toBe(true);
    table.letGo();
    table.point(thing('card-0'));
    expect(table.glows('discard', false)).toBe(false);
    expect(table.glows('line', false)).toBe(true);
  });
});

describe('news', () => {
  it('that asks the same leaves what was pointed at', () => {
    const { table } = sit('telos-follow');
    table.point(thing('card-11'));
    table.hear({ ...table.news, version: table.news.version + 1 });
    expect(table.pointed).toHaveLength(1);
    table.hear({ ...table.news, prompt: null });
    expect(table.pointed).toEqual([]);
  });

  it('that asks for more leaves what was pointed at, where it still leads anywhere', () => {
    const { table } = sit('telos-follow');
    const { prompt } = table.news;
    if (!prompt) throw new Error('nothing is asked');
    table.point(thing('card-11'));
    table.hear({ ...table.news, prompt: { ...prompt, id: prompt.id + 1 } });
    expect(table.pointed).toHaveLength(1);
    const legal = prompt.legal.filter(({ text }) => !text.includes('11'));
    table.hear({ ...table.news, prompt: { ...prompt, id: prompt.id + 2, legal } });
    expect(table.pointed).toEqual([]);
  });

  it('is answered with the rest of an answer in several parts', async () => {
    const { table, still } = sit('tabulos-start');
    const { prompt } = table.news;
    if (!prompt) throw new Error('nothing is asked');
    const [lay, say] = [
      { type: 'lay', card: '35' },
      { type: 'say', first: 5, second: 7 },
    ];
    table.act(lay, say);
    table.hear({ ...table.news }); // the same question: nothing to answer yet
    await new Promise((answered) => setTimeout(answered));
    expect(still.acted).toEqual([lay]);
    table.hear({ ...table.news, prompt: { ...prompt, id: prompt.id + 1 } });
    expect(still.acted).toEqual([lay, say]);
  });

  it('tells who is here, and who is a bot', () => {
    const { table } = sit('telos-follow');
    const [first, second, third, ...rest] = table.news.table.seats;
    if (!first || !second || !third) throw new Error('nobody sits there');
    const seats = [
      first,
      { ...second, bot: 'strong' },
      { ...third, member: null, bot: 'strong' },
      ...rest,
    ];
    table.hear({ ...table.news, here: [0, 1], table: { ...table.news.table, seats } });
    expect([0, 1, 2, 3].map((seat) => table.isHere(seat))).toEqual([true, false, null, false]);
  });

  it('lets a refusal be read', async () => {
    const { table, still } = sit('telos-follow');
    const refusal = {
      type: 'refusal',
      id: '',
      code: 'stale',
      message: 'Look again.',
      reason: null,
    };
    still.ask = () => Promise.resolve({ ...refusal, rule: null } as RefusalShown);
    table.bring(thing('card-11'), thing('trick'));
    await new Promise((answered) => setTimeout(answered));
    expect(table.why?.why).toBe('Look again.');
    expect(table.asked).toBe(true);
  });

  it('brings others in playing order, the next one first', () => {
    expect(sit('telos-follow').table.others).toEqual([1, 2, 3]);
  });
});

describe('a rematch', () => {
  const followed = (status: 'playing' | 'over', plays: boolean) => {
    const { table } = sit('telos-follow');
    if (plays) table.bring(thing('card-11'), thing('trick'));
    table.hear({ ...table.news, table: { ...table.news.table, status, next: 'again' } });
    return table.next;
  };

  it('takes along who has played, once the game is over', () => {
    expect(followed('over', true)).toBe('again');
  });

  it('leads nobody from deal to deal, of which a server could choose one', () => {
    expect(followed('playing', true)).toBe('');
    expect(followed('over', false)).toBe('');
  });
});
