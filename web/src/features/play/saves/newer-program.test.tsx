// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import { createOutbox } from '../../../lib/progress/outbox.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { ProgressProvider } from '../../../lib/progress/progress-context.tsx';
import { type Answer, answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { NewerProgram } from './newer-program.tsx';
import { useNewerElsewhere } from './use-newer-elsewhere.ts';

const ADDRESS = { courseId: 'python', levelSlug: 'intro-level1' };
const LEVEL = {
  version: 1,
  slug: ADDRESS.levelSlug,
  courseId: ADDRESS.courseId,
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
  last_code_executed: 'newer()',
  saved_at: '2026-01-01T08:00:00.000Z',
};

const show = async (answer: Answer, isShown = false) => {
  const loaded: string[] = [];
  answering({ 'GET /api/level/data/python/intro-level1': answer });
  const outbox = createOutbox({ send: async () => 'superseded', stored: createMemoryValue() });
  const progress = createLocalProgress(createMemoryValue());
  await outbox.add({ ...ADDRESS, status: 'in_progress', code: 'older()' });
  const Part = () =>
    useNewerElsewhere(ADDRESS, isShown) ? (
      <NewerProgram address={ADDRESS} busy={false} onLoad={(code) => loaded.push(code)} />
    ) : (
      <p>nothing to dispatch</p>
    );
  renderAt(
    '/en/play/python/intro-level1',
    <ProgressProvider store={progress}>
      <OutboxProvider outbox={outbox}>
        <Part />
      </OutboxProvider>
    </ProgressProvider>,
  );
  return { loaded, progress, outbox };
};

const askForIt = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Show the newer code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Show the newer code?' });
  await waitFor(() => expect(dialog.querySelectorAll('button').length).toBeGreaterThan(1));
  const confirm = [...dialog.querySelectorAll('button')].find(
    (one) => one.textContent === 'Show the newer code',
  );
  if (confirm) fireEvent.click(confirm);
};

beforeAll(loadWords);
afterEach(cleanup);

describe('NewerProgram', () => {
  it('shows the newer program after a confirmation, and closes', async () => {
    const { loaded, progress } = await show([200, LEVEL]);
    await askForIt();
    await screen.findByText('nothing to dispatch');
    expect([loaded, progress.snapshot().levels['python/intro-level1']?.code]).toEqual([
      ['newer()'],
      'newer()',
    ]);
  });

  it('says when the program could not be loaded, and stays open', async () => {
    const { loaded } = await show([503, { statusCode: 503, message: 'Service Unavailable' }]);
    await askForIt();
    expect((await screen.findByRole('alert')).textContent).toContain('could not load');
    expect(loaded).toEqual([]);
  });

  it('says nothing about a program that the level opened with', async () => {
    const { outbox } = await show([200, LEVEL], true);
    expect([screen.getByText('nothing to dispatch').tagName, outbox.isSuperseded(ADDRESS)]).toEqual([
      'P',
      false,
    ]);
  });

  it('can be closed', async () => {
    await show([200, LEVEL]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('nothing to dispatch').tagName).toBe('P');
  });
});
