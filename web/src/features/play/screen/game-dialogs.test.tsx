// @vitest-environment happy-dom
import type { SceneData } from '@hopcode/courses/scenes/scene-format';
import { levelSchema } from '@hopcode/engine/formats/level';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { isDialogOpen } from '../../../ui/open-dialogs.ts';
import { startEnglish } from '../../../ui/testing/english-words.ts';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import type { Access } from '../access/use-access.ts';
import { NOT_STARTED, runStateAfter } from '../run/run-state.ts';
import { LevelScenes } from '../scenes/level-scenes.tsx';
import { useScenes } from '../scenes/use-scenes.ts';
import { GameDialogs } from './game-dialogs.tsx';

vi.mock('../dialogs/confetti.ts', () => ({ useConfetti: () => {} }));
vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));
vi.mock('../../../lib/python.ts', () => ({ python: {} }));

const FARM = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});
const SCENE: SceneData = {
  id: 'intro-end',
  pictures: [{ farm: FARM, speaker: 'odo', mood: 'happy', text: 'The garden is tidy again.' }],
};
const DATA = {
  ...FARM,
  slug: 'b',
  courseId: 'python',
  name: 'The pond',
  chapter_id: 1,
  chapter_name: 'One',
  level_id: 1,
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
  scenes: { end: 'intro-end' },
};
const levelOf = (slug: string, completed: boolean) => ({ slug, name: slug, completed, locked: false });
const COURSE = {
  id: 'python',
  name: 'Python',
  chapters: [
    {
      id: 1,
      name: 'One',
      level_data: [levelOf('a', true), levelOf('b', true)],
      quiz_exists: false,
      quiz_complete: false,
      class_locked: false,
    },
  ],
};
const ACCESS: Pick<Access, 'situation' | 'wall' | 'closeWall'> = {
  wall: undefined,
  situation: () => ({
    features: { signUp: false, purchase: false },
    player: 'visitor',
    role: undefined,
    narrow: false,
    level: { slug: 'b', chapterId: 1, locked: false },
    runs: 1,
    creativeRuns: 0,
  }),
  closeWall: () => {},
};

/** The end of a run that has completed the last level of a chapter, with the dialogs of the play screen. */
const Screen = () => {
  const [state, dispatch] = useReducer(runStateAfter, { ...NOT_STARTED, runs: 1, celebration: 'open' });
  const scenes = useScenes({ data: DATA, state, code: 'go()', isKnown: false });
  return (
    <>
      <GameDialogs
        course={COURSE}
        data={DATA}
        farms={1}
        play={{ state, dispatch, access: ACCESS, reset: () => {} }}
        inScene={scenes.shown !== undefined}
      />
      <LevelScenes courseId="python" farm={FARM} scenes={scenes} isPaused={() => true} />
    </>
  );
};

beforeAll(async () => {
  await loadWords();
  await startEnglish('engine', 'stage', 'play', 'farm', 'map', 'story');
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const names = (): (string | null)[] =>
  screen.getAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label') ?? dialog.textContent);

it('shows the scene at the end of a chapter first, then one dialog with the end of the chapter', async () => {
  answering({ 'GET /api/level/scene/python/intro-end': [200, SCENE] });
  renderAt(
    '/en/play/python/b',
    <ProgressProvider store={createLocalProgress(createMemoryValue())}>
      <Screen />
    </ProgressProvider>,
  );
  await screen.findByText('The garden is tidy again.');
  // The scene opens in a later task than its words.
  await screen.findByRole('dialog');
  expect(names()).toEqual(['The story']);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('region', { name: 'The Garden: complete!' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.queryByText('The garden is tidy again.')).toBeNull();
  expect(isDialogOpen()).toBe(true);
});
