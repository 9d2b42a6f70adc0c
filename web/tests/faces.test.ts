import { describe, expect, it } from 'vitest';
import { cast } from '../src/store/characters';
import { EXPRESSIONS } from '../src/ui/faces/features';
import { COLOURS, isMark, MARKS, OUTLINES } from '../src/ui/faces/marks';
import { layers, PORTRAITS } from '../src/ui/faces/portraits';
import { expressionAt, marksAt } from '../src/ui/faces/seats';
import { CATALOGUE, SCENES } from './fixtures';

describe('faces', () => {
  it('are drawn for everything that the server lets people and bots choose', () => {
    const drawn = (face: string) => isMark(face) || face in PORTRAITS;
    expect(CATALOGUE.faces.filter((face) => !drawn(face))).toEqual([]);
    expect(CATALOGUE.characters.map(({ key }) => key).filter((key) => !(key in PORTRAITS))).toEqual(
      [],
    );
  });

  it('look different with every expression, and differ in shape and in colour', () => {
    for (const portrait of Object.values(PORTRAITS)) {
      const looks = EXPRESSIONS.map((one) => JSON.stringify(layers(portrait, one)));
      expect(new Set(looks).size).toBe(EXPRESSIONS.length);
    }
    expect(new Set(Object.values(PORTRAITS).map(({ mark }) => mark)).size).toBe(MARKS.length);
    expect(new Set(Object.values(OUTLINES)).size).toBe(MARKS.length);
    expect(new Set(Object.values(COLOURS)).size).toBe(MARKS.length);
  });

  it('draw nothing that is not a number', () => {
    const paths = Object.values(PORTRAITS).flatMap((one) => layers(one, 'calm').flat());
    expect(paths.filter((path) => /NaN|undefined|Infinity/.test(path))).toEqual([]);
  });
});

describe('the marks of a table', () => {
  const seat = { name: '', member: null, bot: null, may_act: false, waited_for: false };
  const seats = (...faces: string[]) => ({
    seats: faces.map((face) => ({ ...seat, deadline: null, agrees_to_end: false, face })),
  });

  it('are those of the faces, and never the same twice', () => {
    expect(marksAt(seats('baker', 'leaf'))).toEqual(['flower', 'leaf']);
    expect(marksAt(seats('', 'flower', 'baker', 'round'))).toEqual([
      'square',
      'flower',
      'diamond',
      'round',
    ]);
    const eight = marksAt(seats(...Array.from({ length: 8 }, () => 'baker')));
    expect(new Set(eight).size).toBe(8);
  });
});

describe('the characters of a plan', () => {
  const people = CATALOGUE.characters;

  it('are the first free ones of the level that was asked for', () => {
    expect(cast([null, 'learner', 'learner'], people, [])).toEqual([null, 'baker', 'beekeeper']);
    expect(cast([null, 'learner', 'baker'], people, [])).toEqual([null, 'beekeeper', 'baker']);
    expect(cast([null, 'learner'], people, ['baker'])).toEqual([null, 'beekeeper']);
  });

  it('come from the nearest level where all of it are at the table', () => {
    expect(cast(['master', 'master', 'master'], people, [])).toEqual([
      'watchmaker',
      'astronomer',
      'sailor',
    ]);
  });
});

describe('an expression', () => {
  it('follows from what everybody sees in the last move, and at the end from who won', () => {
    const news = SCENES.get('tabulos-start')?.news;
    const [first] = news?.moves ?? [];
    if (!news || !first) throw new Error('there is no such scene');
    const events = [
      { event: { type: 'miscounts' }, types: {}, said: [], moods: { 1: 'dismayed' } },
    ];
    const after = { ...news, moves: [{ ...first, events }] };
    expect([0, 1].map((seat) => expressionAt(after, seat))).toEqual(['calm', 'dismayed']);
    const outcome = { reason: 'out', winners: [0], scores: [1, 0], said: '' };
    const over = { ...after, outcome };
    expect([0, 1].map((seat) => expressionAt(over, seat))).toEqual(['pleased', 'dismayed']);
  });
});
