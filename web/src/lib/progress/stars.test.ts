import { expect, it } from 'vitest';
import { type LevelProgress, mergeProgress, NO_PROGRESS, type Progress } from './level-progress.ts';
import { starsOf } from './stars.ts';

const progress = (level: Partial<LevelProgress>): Progress => ({
  ...NO_PROGRESS,
  levels: { 'python/a': { status: 'complete', code: 'x', codeAt: 1, ...level } },
});
const ofServer = { slug: 'a', completed: false };

it.each([
  ['none before it is complete', progress({ status: 'in_progress', stars: ['own'] }), ofServer, []],
  ['one from before there were others', progress({}), ofServer, ['works']],
  ['those of this browser', progress({ stars: ['neat'] }), ofServer, ['works', 'neat']],
  [
    'those of the account',
    NO_PROGRESS,
    { slug: 'a', completed: true, stars: ['own'] as const },
    ['works', 'own'],
  ],
  [
    'of both together',
    progress({ stars: ['neat'] }),
    { ...ofServer, stars: ['own'] as const },
    ['works', 'own', 'neat'],
  ],
])('a level has %s', (_, here, level, stars) => {
  expect(starsOf(here, 'python', level)).toEqual(stars);
});

it('keeps the stars of both copies, and of a later run without any', () => {
  const merged = mergeProgress(progress({ stars: ['own'] }), progress({ stars: ['neat'], codeAt: 2 }));
  expect(mergeProgress(merged, progress({ codeAt: 3 })).levels['python/a']).toEqual({
    status: 'complete',
    code: 'x',
    codeAt: 3,
    stars: ['neat', 'own'],
  });
});
