// @vitest-environment happy-dom
import type { Places, Standing } from '@hopcode/courses/own-farm/furnish';
import { levelSchema } from '@hopcode/engine/formats/level';
import { terrainGid } from '@hopcode/engine/formats/tilesets';
import type { Position } from '@hopcode/engine/world/geometry';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { ArrangeDialog } from './arrange-dialog.tsx';

const MEADOW = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: {
    tilesets: [],
    layers: [{ name: 'ground_tiles', width: 4, height: 3, data: Array(12).fill(terrainGid('grass')) }],
  },
  items: [],
  levelGoals: [],
});
const thing = (key: string, name: Standing['name'], at: Position): Standing => ({
  key,
  name,
  at,
  cells: [at],
});
const STANDING = [thing('python/a', 'hen', [1, 1]), thing('python/b', 'cat', [3, 1])];

beforeAll(loadEnglish);
afterEach(cleanup);

const show = () => {
  const onMove = vi.fn<(places: Places) => void>();
  const onClose = vi.fn<() => void>();
  renderPlay(
    <ArrangeDialog
      opened
      base={MEADOW}
      level={MEADOW}
      standing={STANDING}
      onMove={onMove}
      onClose={onClose}
    />,
  );
  const press = (...keys: string[]): void => {
    const map = screen.getByRole('toolbar', { name: 'The things on my farm' });
    for (const key of keys) fireEvent.keyDown(map, { key });
  };
  return { onMove, onClose, press };
};

describe('moving things with the keyboard', () => {
  it.each<[string, string[], Position]>([
    ['one tile down', ['Enter', 'ArrowDown', 'Enter'], [1, 2]],
    ['two tiles', ['Enter', 'ArrowRight', 'ArrowUp', 'Enter'], [2, 0]],
    ['not over the edge', ['Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', ' '], [1, 2]],
  ])('puts a thing %s, and keeps the others where they are', (_, keys, at) => {
    const { onMove, press } = show();
    press(...keys);
    expect([...(onMove.mock.calls[0]?.[0] ?? [])]).toEqual([
      ['python/a', at],
      ['python/b', [3, 1]],
    ]);
  });

  it.each([
    ['on another thing', ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']],
    ['on the character', ['Enter', 'ArrowLeft', 'ArrowUp', 'Enter']],
    ['where it was', ['Enter', 'Enter']],
    ['after Escape', ['Enter', 'ArrowDown', 'Escape']],
  ])('moves nothing %s', (_, keys) => {
    const { onMove, onClose, press } = show();
    press(...keys);
    expect(onMove).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('goes to the next thing with an arrow key', () => {
    const { press } = show();
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('a cat, column 3, row 1');
  });

  it('undoes the last move', () => {
    const { onMove, press } = show();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveProperty('disabled', true);
    press('Enter', 'ArrowDown', 'Enter');
    fireEvent.click(undo);
    expect(onMove.mock.calls.at(-1)?.[0].get('python/a')).toEqual([1, 1]);
    expect(undo).toHaveProperty('disabled', true);
  });
});
