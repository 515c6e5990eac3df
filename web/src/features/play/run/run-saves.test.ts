// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createDrafts, type Draft } from '../../../lib/progress/drafts.ts';
import { createLocalProgress } from '../../../lib/progress/local-progress.ts';
import { createMemoryValue } from '../../../lib/progress/memory-value.ts';
import type { Delivery, StatusUpdate } from '../../../lib/progress/outbox.ts';
import { createRunSaves } from './run-saves.ts';

const LEVEL = { courseId: 'python', levelSlug: 'intro-level1' };
const PROOF = { runs: [{ commands: [['move_forward', 3]], variables: {} }] };
const PLACE = { ...LEVEL, owner: 'visitor' };

/** The saves of a page whose server gives this answer, with everything that was shown and stored. */
const setUp = (answer: Delivery, endsRun = true) => {
  const sent: StatusUpdate[] = [];
  const told: string[] = [];
  const stored = createMemoryValue<Draft[]>();
  const progress = createLocalProgress(createMemoryValue());
  const written = createDrafts(stored);
  written.opened(PLACE, null);
  const saves = createRunSaves({
    progress,
    outbox: {
      add: async (update) => {
        sent.push(update);
        return answer;
      },
    },
    written,
    address: () => LEVEL,
    level: () => ({ codeTemplate: 'start' }),
    savedAt: () => '2026-01-01T00:00:00.000Z',
    onRefused: ({ refused }) => {
      told.push(`refused ${refused}`);
      return endsRun;
    },
    onStarted: () => told.push('started'),
    onCompleting: () => told.push('completing'),
    onCompleted: (courseId) => told.push(`completed ${courseId}`),
    now: () => 7,
  });
  /** The last program of the level that ran, and the draft that a reloaded page would open. */
  const kept = () => {
    const code = progress.snapshot().levels['python/intro-level1']?.code ?? null;
    return [code, createDrafts(stored).opened(PLACE, code)];
  };
  const finished = () => progress.snapshot().levels['python/intro-level1']?.proof;
  return { saves, sent, told, kept, finished };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the saves of a run', () => {
  it('send the start time of the run and what the page knew about the level', async () => {
    const { saves, sent, finished } = setUp('delivered');
    await saves.saveStarted('a');
    saves.saveComplete('a', PROOF);
    const common = { ...LEVEL, code: 'a', madeAt: 7, baseSavedAt: '2026-01-01T00:00:00.000Z' };
    expect(sent).toEqual([
      { ...common, status: 'in_progress' },
      {
        ...common,
        status: 'complete',
        stars: ['own', 'neat'],
        hints: 0,
        lookedBack: false,
        proof: PROOF,
      },
    ]);
    expect(finished()).toEqual(PROOF);
  });

  it('send a completion without a proof when the run has none', async () => {
    const { saves, sent } = setUp('delivered');
    saves.saveComplete('a', undefined);
    expect(sent).toMatchObject([{ status: 'complete' }]);
    expect(sent[0]).not.toHaveProperty('proof');
  });

  it.each<[string, Delivery, boolean, boolean, readonly unknown[]]>([
    ['arrived', 'delivered', true, true, ['a', undefined]],
    ['was replaced by a newer one', 'superseded', true, true, ['a', undefined]],
    ['has not arrived yet', 'unreachable', true, true, ['a', undefined]],
    ['waits for the login', 'logged-out', true, false, ['a', undefined]],
    ['was refused', { refused: 403 }, true, false, [null, 'a']],
    ['was refused without an end of the run', { refused: 404 }, false, true, ['a', undefined]],
  ])('store a program that %s', async (_, answer, endsRun, goesOn, left) => {
    const { saves, kept } = setUp(answer, endsRun);
    expect([await saves.saveStarted('a'), kept()]).toEqual([goesOn, left]);
  });

  it.each<Delivery>(['delivered', 'unreachable', 'logged-out'])(
    'report the start of a run once the server has answered: %s',
    async (answer) => {
      const { saves, told } = setUp(answer);
      const started = saves.saveStarted('a');
      expect(told).toEqual([]);
      await started;
      expect(told).toContain('started');
    },
  );

  it('report a complete level, even while the server cannot be reached', async () => {
    const { saves, told } = setUp('unreachable');
    saves.saveComplete('a', undefined);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(told).toEqual(['completing', 'completed python']);
  });
});
