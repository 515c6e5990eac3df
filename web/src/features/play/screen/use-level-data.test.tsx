// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { useLevelData } from './use-level-data.ts';

const COURSE = { id: 'python', name: 'Python', chapters: [] };
const NONE: Answer = [0];

const Seen = () => {
  const { course, level, failure } = useLevelData('python', 'one');
  return (
    <>
      <p data-testid="seen">
        {[course?.name ?? 'no course', level?.name ?? 'no level', failure?.errors.length ?? 'fine'].join(
          ', ',
        )}
      </p>
      <button type="button" onClick={failure?.retry}>
        Retry
      </button>
    </>
  );
};

const LEVEL = {
  version: 1,
  slug: 'one',
  courseId: 'python',
  name: 'One',
  chapter_id: 1,
  chapter_name: 'Intro',
  level_id: 1,
  story: '',
  goal: '',
  guide: '',
  tutorial: '',
  hint: '',
  hints: [],
  codeTemplate: '',
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
  completed: false,
  locked: false,
  last_code_executed: null,
};

const answers = (level: Answer, course: Answer) =>
  answering({ 'GET /api/level/data/python/one': level, 'GET /api/level/course/python': course });

const show = (): void => {
  renderAt('/en/play/python/one', <Seen />);
};
const seen = () => screen.getByTestId('seen').textContent;

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

describe('useLevelData', () => {
  it('returns the level and its course', async () => {
    answers([200, LEVEL], [200, COURSE]);
    show();
    await waitFor(() => expect(seen()).toBe('Python, One, fine'));
  });

  it('reports what failed, and loads only that again', async () => {
    answers(NONE, [200, COURSE]);
    show();
    await waitFor(() => expect(seen()).toBe('Python, no level, 1'));
    const sent = answers([200, LEVEL], [200, COURSE]);
    screen.getByRole('button').click();
    await waitFor(() => expect(seen()).toBe('Python, One, fine'));
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/level/data/python/one']);
  });

  it('sends the request even without a network, and reports a failure immediately', async () => {
    onlineManager.setOnline(false);
    answers([0], [200, COURSE]);
    show();
    await waitFor(() => expect(seen()).toBe('Python, no level, 1'));
    answers([200, LEVEL], [200, COURSE]);
    screen.getByRole('button').click();
    await waitFor(() => expect(seen()).toBe('Python, One, fine'));
  });
});
