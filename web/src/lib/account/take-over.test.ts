// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createLocalProgress } from '../progress/local-progress.ts';
import { createMemoryValue } from '../progress/memory-value.ts';
import { createOutbox, type StatusUpdate } from '../progress/outbox.ts';
import { giveTo, isWorthTaking, type KeptLevel, updatesFor } from './take-over.ts';

const FIRST = { courseId: 'python', levelSlug: 'intro-level1' };
const SECOND = { courseId: 'python', levelSlug: 'intro-level2' };

const visitor = () => {
  let time = 0;
  return createLocalProgress(createMemoryValue(), () => {
    time += 1;
    return time;
  });
};
const keptEverywhere = (level: KeptLevel | undefined) => () => Promise.resolve(level);

beforeEach(() => localStorage.clear());

describe('updatesFor', () => {
  it.each([
    [
      'nothing is kept',
      { completed: false, code: null },
      [{ ...FIRST, status: 'complete', code: 'mine', madeAt: expect.any(Number) }],
    ],
    [
      'another program is kept',
      { completed: false, code: 'theirs' },
      [{ ...FIRST, status: 'complete', code: 'theirs', madeAt: expect.any(Number) }],
    ],
    ['the level is complete on the server', { completed: true, code: 'theirs' }, []],
    ['the level no longer exists', undefined, []],
  ])('of a completed level, when %s', async (_, kept, updates) => {
    const progress = visitor();
    progress.completed(FIRST, 'mine');
    expect(await updatesFor(progress.snapshot(), keptEverywhere(kept))).toEqual(updates);
  });

  it('includes the proof of the finishing run for a completed level', async () => {
    const progress = visitor();
    const proof = { runs: [{ commands: [['move_forward', 3]], variables: {} }] };
    progress.completed(FIRST, 'mine', [], proof);
    progress.ran(FIRST, 'again');
    const updates = await updatesFor(progress.snapshot(), keptEverywhere({ completed: false, code: null }));
    expect(updates).toEqual([{ ...FIRST, status: 'complete', code: 'again', proof }]);
  });

  it.each([
    [{ completed: false, code: null }, [{ ...FIRST, status: 'in_progress', code: 'mine' }]],
    [{ completed: false, code: 'theirs' }, []],
    [{ completed: true, code: 'theirs' }, []],
  ])('of a level in progress, when %j is kept', async (kept, updates) => {
    const progress = visitor();
    progress.ran(FIRST, 'mine');
    expect(await updatesFor(progress.snapshot(), keptEverywhere(kept))).toEqual(updates);
  });

  it('returns the level that was run last at the end of the list', async () => {
    const progress = visitor();
    progress.completed(SECOND, 'b');
    progress.completed(FIRST, 'a');
    const updates = await updatesFor(progress.snapshot(), keptEverywhere({ completed: false, code: null }));
    expect(updates.map(({ levelSlug }) => levelSlug)).toEqual(['intro-level2', 'intro-level1']);
  });

  it('rejects if the server is unavailable', async () => {
    const progress = visitor();
    progress.ran(FIRST, 'mine');
    await expect(updatesFor(progress.snapshot(), () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
  });
});

describe('isWorthTaking', () => {
  it('is false for a level that was only opened', () => {
    const progress = visitor();
    progress.opened(FIRST);
    expect(isWorthTaking(progress.snapshot())).toBe(false);
    progress.ran(FIRST, 'a');
    expect(isWorthTaking(progress.snapshot())).toBe(true);
  });
});

describe('giveTo', () => {
  it('shows the progress immediately and delivers it', async () => {
    const sent: StatusUpdate[] = [];
    const outbox = createOutbox({
      stored: createMemoryValue<StatusUpdate[]>(),
      send: (update) => {
        sent.push(update);
        return Promise.resolve('delivered');
      },
    });
    const progress = visitor();
    giveTo({ progress, outbox }, [{ ...FIRST, status: 'complete', code: 'mine' }]);
    await outbox.flush();
    expect(progress.snapshot().levels['python/intro-level1']).toMatchObject({
      status: 'complete',
      code: 'mine',
    });
    expect(sent).toEqual([{ ...FIRST, status: 'complete', code: 'mine' }]);
  });
});
