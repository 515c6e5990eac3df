// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { type LevelProgress, mergeLevel, mergeProgress, type Progress } from './level-progress.ts';
import { createLocalProgress } from './local-progress.ts';

const FIRST = { courseId: 'python', levelSlug: 'intro-level1' };
const SECOND = { courseId: 'python', levelSlug: 'intro-level2' };

/** A store whose clock advances by one with every reading. */
const store = (from = 0) => {
  let time = from;
  return createLocalProgress(undefined, () => {
    time += 1;
    return time;
  });
};

beforeEach(() => localStorage.clear());

describe('createLocalProgress', () => {
  it('stores code and status of every level', () => {
    const progress = store();
    progress.ran(FIRST, 'a');
    progress.completed(FIRST, 'b');
    progress.ran(SECOND, 'c');
    expect(store().snapshot()).toEqual({
      version: 1,
      levels: {
        'python/intro-level1': { status: 'complete', code: 'b', codeAt: 2 },
        'python/intro-level2': { status: 'in_progress', code: 'c', codeAt: 3 },
      },
      lastPlayed: { ...SECOND, at: 3 },
    });
  });

  it('stays complete when the level is run again', () => {
    const progress = store();
    progress.completed(FIRST, 'a');
    progress.ran(FIRST, 'b');
    expect(progress.snapshot().levels['python/intro-level1']).toEqual({
      status: 'complete',
      code: 'b',
      codeAt: 2,
    });
  });

  it('loses nothing when two tabs write alternately', () => {
    const one = store();
    const other = store(100);
    one.ran(FIRST, 'from one');
    other.ran(SECOND, 'from the other');
    one.completed(FIRST, 'from one again');
    const levels = other.snapshot().levels;
    expect([levels['python/intro-level1']?.code, levels['python/intro-level2']?.code]).toEqual([
      'from one again',
      'from the other',
    ]);
  });

  it('never replaces newer code by older code', () => {
    store(100).ran(FIRST, 'newer');
    store(0).ran(FIRST, 'older');
    expect(store().snapshot().levels['python/intro-level1']?.code).toBe('newer');
  });

  it.each([
    ['nothing', undefined],
    ['what had run', { status: 'complete', code: 'a', codeAt: 1 }],
  ])('undoes a refused run, back to %s', (_title, left) => {
    const progress = store();
    if (left) progress.completed(FIRST, left.code);
    const takeBack = progress.ran(FIRST, 'refused');
    takeBack();
    expect(store().snapshot().levels['python/intro-level1']).toEqual(left);
  });

  it('does not undo later runs', () => {
    const progress = store();
    const takeBack = progress.ran(FIRST, 'refused');
    progress.ran(FIRST, 'newer');
    takeBack();
    expect(progress.snapshot().levels['python/intro-level1']?.code).toBe('newer');
  });

  it('keeps all other progress when a program is too long to be stored', () => {
    const progress = store();
    progress.completed(FIRST, 'a');
    progress.ran(FIRST, 'x'.repeat(100_001));
    progress.completed(SECOND, 'x'.repeat(100_001));
    expect(JSON.parse(localStorage.getItem('hopcode.progress') ?? '').levels).toEqual({
      'python/intro-level1': { status: 'complete', code: 'a', codeAt: 1 },
      'python/intro-level2': { status: 'complete', code: null, codeAt: 0 },
    });
  });

  it('starts empty when the stored text is invalid', () => {
    localStorage.setItem('hopcode.progress', '{"version":99}');
    expect(store().snapshot().levels).toEqual({});
  });

  it('remembers the level that was opened last, but no challenge', () => {
    const progress = store();
    progress.opened(SECOND);
    const challenge = { courseId: 'challenges', levelSlug: 'apple-stairs' };
    progress.opened(challenge);
    progress.ran(challenge, 'x');
    const { lastPlayed, levels } = progress.snapshot();
    expect([lastPlayed?.levelSlug, levels['challenges/apple-stairs']?.code]).toEqual(['intro-level2', 'x']);
  });
});

const level = (status: LevelProgress['status'], code: string | null, codeAt: number): LevelProgress => ({
  status,
  code,
  codeAt,
});

describe('mergeLevel', () => {
  it.each([
    [level('complete', 'a', 1), level('in_progress', 'b', 2), level('complete', 'b', 2)],
    [level('in_progress', 'a', 3), level('complete', 'b', 2), level('complete', 'a', 3)],
    [level('not_started', null, 0), level('in_progress', 'b', 2), level('in_progress', 'b', 2)],
  ])('%o with %o gives %o, in either order', (a, b, merged) => {
    expect([mergeLevel(a, b), mergeLevel(b, a)]).toEqual([merged, merged]);
  });
});

describe('mergeProgress', () => {
  it('is idempotent', () => {
    const mine: Progress = { version: 1, levels: { x: level('complete', 'a', 1) }, lastPlayed: null };
    const theirs: Progress = {
      version: 1,
      levels: { x: level('in_progress', 'b', 5), y: level('in_progress', 'c', 6) },
      lastPlayed: { ...FIRST, at: 6 },
    };
    const once = mergeProgress(mine, theirs);
    expect([mergeProgress(once, theirs), mergeProgress(theirs, mine)]).toEqual([once, once]);
  });
});
