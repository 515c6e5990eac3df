// @vitest-environment happy-dom
import { LEVEL_VERSION, type Level } from '@hopcode/engine/formats/level';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { noteOpenDialog } from '../../../ui/open-dialogs.ts';
import { startEnglish } from '../../../ui/testing/english-words.ts';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { LevelScenes } from './level-scenes.tsx';
import type { Scenes } from './use-scenes.ts';

const FARM: Level = {
  version: LEVEL_VERSION,
  start: [0, 0],
  facing: 'up',
  zoom: 50,
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 2, height: 1, data: [1, 1] }] },
  items: [],
  levelGoals: [],
  constants: [],
  inventory: [],
};
/** Called when the scene has loaded. */
const mayBegin = vi.fn<() => boolean>(() => true);
const SCENES: Scenes = {
  shown: 'intro-level1',
  isRepeated: false,
  mayBegin,
  end: () => {},
  again: undefined,
};

beforeAll(async () => {
  await loadWords();
  await startEnglish('story');
});
beforeEach(() => {
  mayBegin.mockClear();
  answering({
    'GET /api/level/scene/python/intro-level1': [
      200,
      {
        id: 'intro-level1',
        pictures: [{ farm: FARM, speaker: 'odo', mood: 'happy', text: 'Hello! I am Odo.' }],
      },
    ],
  });
});
afterEach(cleanup);

const show = (): void => {
  renderAt(
    '/en/play/python/intro-level1',
    <LevelScenes courseId="python" farm={FARM} scenes={SCENES} isPaused={() => true} />,
  );
};

it('begins a scene after an open dialog has closed, and not before', async () => {
  const close = noteOpenDialog('sign-up');
  show();
  await waitFor(() => expect(mayBegin).toHaveBeenCalled());
  expect(screen.queryByText('Hello! I am Odo.')).toBeNull();
  act(close);
  await screen.findByText('Hello! I am Odo.');
});

it('does not begin if an early press, which the page repeats after its first drawing, opens a dialog', async () => {
  let close = (): void => {};
  mayBegin.mockImplementationOnce(() => {
    queueMicrotask(() => {
      close = noteOpenDialog('sign-up');
    });
    return true;
  });
  show();
  await waitFor(() => expect(mayBegin).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Hello! I am Odo.')).toBeNull();
  act(close);
  await screen.findByText('Hello! I am Odo.');
});

it('continues a scene over which a dialog opens', async () => {
  show();
  await screen.findByText('Hello! I am Odo.');
  const closers = ['sign-up', 'menu'].map((id) => {
    let close = (): void => {};
    act(() => {
      close = noteOpenDialog(id);
    });
    return close;
  });
  expect(screen.getByText('Hello! I am Odo.')).toBeTruthy();
  for (const close of closers) act(close);
  expect(screen.getByText('Hello! I am Odo.')).toBeTruthy();
});
