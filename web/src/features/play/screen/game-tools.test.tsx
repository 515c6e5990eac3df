// @vitest-environment happy-dom
import { levelSchema } from '@hopcode/engine/formats/level';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { GameTools } from './game-tools.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});
const DATA = {
  ...LEVEL,
  slug: 'one',
  courseId: 'python',
  name: 'One',
  chapter_id: 1,
  chapter_name: 'Intro',
  level_id: 0,
  story: '',
  goal: '',
  guide: '',
  tutorial: '',
  hint: '',
  hints: [],
  codeTemplate: '',
  completed: false,
  locked: false,
  last_code_executed: null,
};

const show = (helpReady: boolean) =>
  renderPlay(
    <GameTools
      data={DATA}
      level={LEVEL}
      speed="normal"
      onSpeed={() => {}}
      sound="on"
      onSound={() => {}}
      onZoom={() => {}}
      onFarmInWords={() => {}}
      helpReady={helpReady}
    />,
  );

beforeAll(loadEnglish);
afterEach(cleanup);

describe('GameTools', () => {
  it('opens the Code book even on a double click', async () => {
    show(false);
    const opener = screen.getByRole('button', { name: 'Code book' });
    fireEvent.click(opener);
    fireEvent.click(opener, { detail: 2 });
    expect(await screen.findByRole('dialog', { name: 'Code book' })).toBeTruthy();
  });

  it('enables Help after the first run', async () => {
    show(false);
    fireEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect(screen.getByRole('button', { name: 'Help' }).getAttribute('aria-disabled')).toBe('true');
    cleanup();
    show(true);
    fireEvent.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByRole('dialog', { name: 'Help' })).toBeTruthy();
  });
});
