import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import games from '../fixtures/games.json';
import { spoken } from '../src/store/settings.svelte';
import {
  dateFace,
  dateFigures,
  dateWords,
  isolated,
  listed,
  loadWords,
  say,
  speak,
  speech,
} from '../src/store/words.svelte';

const sources = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The ids that the code asks for, those that are put together as the part before the gap. */
function asked(): { whole: Set<string>; begun: Set<string> } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, id] of source.matchAll(/['"`](web-[a-z][\w-]*)['"`]/g)) if (id) whole.add(id);
    for (const [, id] of source.matchAll(/`(web-[\w-]+-)\$\{/g)) if (id) begun.add(id);
  }
  return { whole, begun };
}

/** Letters that people would read, in the markup itself or in what a screen reader says. */
function literals(source: string): string[] {
  const found: string[] = [];
  walk(parse(source, { modern: true }).fragment, (node) => {
    const { type, name, value, data } = node;
    if (type === 'Text' && typeof data === 'string') found.push(data);
    const isRead = ['alt', 'aria-label', 'placeholder', 'title'].includes(String(name));
    if (String(type).endsWith('Directive') || (type === 'Attribute' && !isRead)) return false;
    return value !== true;
  });
  return found.filter((text) => /\p{L}/u.test(text)).map((text) => text.trim());
}

type Node = Record<string, unknown>;

/** Visits every node; not what is inside where the visitor says no. */
function walk(node: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (typeof node === 'object' && node !== null && visit(node as Node))
    for (const inner of Object.values(node)) walk(inner, visit);
}

/** The text of a value; numbers, yes and no need none. */
function valueIds(option: string, value: boolean | number | string): string[] {
  if (typeof value !== 'string' || /^\d+$/.test(value)) return [];
  return [option === 'deck' ? `deck-${value}` : `web-value-${value}`];
}

async function written(): Promise<string[]> {
  const { source } = await loadWords('en');
  return [...source.matchAll(/^(web-[\w-]+) =/gm)].map((found) => found[1] ?? '');
}

describe('words', () => {
  it('are there for everything the client says', async () => {
    const words = await loadWords('en');
    expect([...asked().whole].filter((id) => !words.has(id))).toEqual([]);
  });

  it('are there for every option, value and level that can be chosen', async () => {
    const words = await loadWords('en');
    const options = games.games.flatMap(({ game, options }) =>
      options.flatMap(({ name, allowed }) => [
        `option-${game}-${name}`,
        `option-${game}-${name}-about`,
        ...allowed.flatMap((value) => valueIds(name, value)),
      ]),
    );
    const levels = games.levels.flatMap((level) => [
      `web-level-${level}`,
      ...games.games.map(({ game }) => `bot-${game}-${level}`),
    ]);
    expect([...options, ...levels].filter((id) => !words.has(id))).toEqual([]);
    expect(words.phrases().sort()).toEqual([...games.phrases].sort());
  });

  it('are all used', async () => {
    const { whole, begun } = asked();
    const unused = (await written()).filter(
      (id) => !whole.has(id) && ![...begun].some((start) => id.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it('are nowhere written in the markup', () => {
    const svelte = Object.entries(sources).filter(([file]) => file.endsWith('.svelte'));
    const found = svelte.flatMap(([file, source]) =>
      literals(source).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
    expect(literals('<p title="No">{say("x")} Yes</p><i class="no">×</i>')).toEqual(['No', 'Yes']);
  });

  it('are said in full or not at all', async () => {
    const words = await loadWords('nl');
    expect(() => words.say('web-telos-follow')).toThrow('web-telos-follow');
    expect(() => words.say('web-nothing')).toThrow('web-nothing');
  });

  it('have a minus before a number below zero, and no hyphen', async () => {
    const words = await loadWords('en');
    expect(words.say('web-together-final', { score: -33 })).toBe('−33 points in all');
    expect(words.say('web-together-final', { score: 1 })).toBe('1 point in all');
  });

  it('name several with an and before the last', async () => {
    await speak('nl');
    expect(listed(['Noor', 'Omar', 'Wim'])).toBe('Noor, Omar en Wim');
    expect([listed(['Noor']), listed([])]).toEqual(['Noor', '']);
  });

  it('keep names harmless', async () => {
    const words = await loadWords('en');
    expect(words.say('web-wait', { name: 'No\u202eor\u0007' })).toBe('Waiting for Noor.');
  });

  it('tell the rules of one set, in order', async () => {
    const words = await loadWords('fr');
    expect(words.rules('TIM').slice(0, 2)).toEqual(['TIM-01', 'TIM-02']);
    expect(words.rules('TWI-01')).toEqual(['TWI-01']);
  });

  it('tell dates as people say them', async () => {
    await speak('en');
    expect(dateWords('1453')).toBe('1453');
    expect(dateWords('-490')).toBe('490 BC');
    expect(dateWords('79')).toBe('AD 79');
    expect(dateWords('1969-07-20')).toBe('20 July 1969');
    expect(dateWords('1450', '1455')).toBe('between 1450 and 1455');
  });

  it('write a date for the smallest card in figures, with its era below', async () => {
    const plain = (date: string, until = '') => {
      const { years, era } = dateFigures(date, until);
      return `${years}/${era}`;
    };
    await speak('en');
    expect(plain('1453')).toBe('1453/');
    expect(plain('-490')).toBe('490/BC');
    expect(plain('79')).toBe('79/AD');
    expect(plain('1969-07-20')).toBe('1969/');
    expect(plain('-44-03-15')).toBe('44/BC');
    expect(plain('1503', '1506')).toBe('1503–06/');
    expect(plain('857', '859')).toBe('857–59/');
    expect(plain('1899', '1901')).toBe('1899–1901/');
    expect(plain('-800', '-650')).toBe('800–650/BC');
    expect(plain('60', '61')).toBe('60–61/AD');
    expect(plain('95', '105')).toBe('95–105/');
    expect(plain('-50', '50')).toBe('50 BC–50/');
    await speak('nl');
    expect(plain('-490')).toBe('490/v.Chr.');
    await speak('fr');
    expect(plain('-490').replace('\u2060', '')).toBe('490/av. J.-C.');
  });

  it('say on a card about when it was, where nobody knows for sure', async () => {
    const plain = (date: string, until = '') => dateFace(date, until).replaceAll('\u2060', '');
    await speak('en');
    expect(plain('1453')).toBe('1453');
    expect(plain('1450', '1455')).toBe('about 1450–1455');
    expect(plain('-3400', '-3100')).toBe('about 3400–3100\u00a0BC');
    expect(plain('60', '61')).toBe('about 60–61');
    expect(plain('-50', '50')).toBe('about 50 BC–AD 50');
    await speak('nl');
    expect(plain('-3400', '-3100')).toBe('rond 3400–3100\u00a0v.Chr.');
    await speak('fr');
    expect(plain('1450', '1455')).toBe('vers 1450–1455');
  });

  it('change with the language of the screen', async () => {
    await speak('nl');
    expect(say('web-close')).toBe('Sluiten');
    expect(document.documentElement.lang).toBe('nl');
    expect(speech.ready).toBe(true);
  });

  it('are in the first language that a person wants and we speak', () => {
    expect(spoken(['de-DE', 'fr-BE', 'nl'])).toBe('fr');
    expect(spoken(['de'])).toBe('en');
  });
});

describe('a name that is read from right to left', () => {
  it('turns only itself', async () => {
    await speak('en');
    expect(say('agreement-cleared', { name: 'שרה' })).toMatch(/^\u2068שרה\u2069 /);
    expect(say('agreement-cleared', { name: '\u2069Zoë' })).toMatch(/^Zoë /);
  });

  it('is known by its block, also in scripts that are not known yet', () => {
    for (const char of ['\u07e6', '\u0840', '\u{10d00}', '\u{1e922}', '\u{10fff}'])
      expect(isolated(char)).toBe(`\u2068${char}\u2069`);
  });

  it('stays isolated inside a list and a sentence, and is isolated once', () => {
    const names = isolated('שרה') + ', Bo';
    expect(isolated(names)).toBe('\u2068שרה\u2069, Bo');
    expect(isolated(`${names}, שרה`)).toBe('\u2068שרה, Bo, שרה\u2069');
    expect(isolated('\u2068No\u202eor')).toBe('Noor');
  });
});
