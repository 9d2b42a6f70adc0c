import { describe, expect, it, vi } from 'vitest';
import type { News } from '../src/net/messages';
import { picture } from '../src/table/motion';
import { sceneOf } from '../src/table/scene';
import { Stage } from '../src/table/stage';
import { BOARDS, SCENES, sit } from './fixtures';

const before = SCENES.get('film-tabulos')?.news as News;
const after = SCENES.get('film-tabulos')?.then as News;
const board = BOARDS.get('tabulos') ?? null;

/** What is told of the news, to who saw the table as it was. */
function told(was: News, now: News): string[] | undefined {
  const { table } = sit('film-tabulos');
  table.hear(now);
  return board ? sceneOf(table, board, was)?.captions.map(({ words }) => words) : undefined;
}

/** What stands at a table after the news. */
function captions(lookAway: (stage: Stage) => void): number {
  const { table } = sit('film-tabulos');
  const stage = new Stage(before);
  const root = document.createElement('div');
  lookAway(stage);
  table.hear(after);
  stage.show(root, picture(root), table, board);
  return stage.captions.shown.length;
}

describe('what is shown', () => {
  it('is what happened since the table was last seen', () => {
    expect(told(before, after)).toHaveLength(3);
    expect(captions(() => undefined)).toBeGreaterThan(0);
  });

  it('jumps to now after a gap', () => {
    const missed = { ...before, moves: before.moves.slice(0, -3) };
    expect(told(missed, after)).toBeUndefined();
  });

  it('jumps to now after an undo', () => {
    expect(told(after, before)).toBeUndefined();
  });

  it('jumps to now where nothing was seen before', () => {
    expect(told({ ...before, view: null }, after)).toBeUndefined();
  });

  it('jumps to now after the connection was lost', () => {
    expect(
      captions((stage) => {
        stage.loseSight();
      }),
    ).toBe(0);
  });

  it('jumps to now in a tab that is not looked at', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(captions(() => undefined)).toBe(0);
    vi.restoreAllMocks();
  });
});
