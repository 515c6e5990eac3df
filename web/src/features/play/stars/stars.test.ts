// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { changeTipLadder } from '../tips/ladder-store.ts';
import { countRun, type StarFacts, starFacts, starsFor } from './earned-stars.ts';
import { starRows } from './star-rows.ts';
import { countHint, countLookBack, forgetTries } from './star-tries.ts';

const LEVEL = { courseId: 'python', levelSlug: 'intro-level1' };
const PLACE = draftPlace(LEVEL);
const ALONE: StarFacts = {
  tipped: false,
  hints: 0,
  lines: 3,
  lookedBack: false,
  triedBefore: false,
};

describe('the stars of a complete run', () => {
  it.each<[string, Partial<StarFacts>, number | undefined, readonly string[]]>([
    ['both: alone, right the first time', {}, undefined, ['own', 'neat']],
    ['both with two hints', { hints: 2 }, undefined, ['own', 'neat']],
    ['neat with a third hint', { hints: 3 }, undefined, ['neat']],
    ['neat with a line of a tip', { tipped: true }, undefined, ['neat']],
    ['own after another program', { triedBefore: true }, undefined, ['own']],
    ['both with a short program, at any try', { triedBefore: true }, 3, ['own', 'neat']],
    ['own with a long program', {}, 2, ['own']],
    ['none', { hints: 5, triedBefore: true }, undefined, []],
  ])('are %s', (_, facts, shortLines, stars) => {
    expect(starsFor({ ...ALONE, ...facts }, { shortLines })).toEqual(stars);
  });
});

describe('what the tab counts', () => {
  beforeEach(() => sessionStorage.clear());

  it('counts other programs, but neither the starter code nor the same program again', () => {
    countRun(LEVEL, 'start()', 'start()');
    countRun(LEVEL, 'right()', 'start()');
    countRun(LEVEL, 'right()  # again', 'start()');
    expect(starFacts(LEVEL, 'right()').triedBefore).toBe(false);
    countRun(LEVEL, 'other()', 'start()');
    expect(starFacts(LEVEL, 'right()').triedBefore).toBe(true);
  });

  it('records the highest hint, lines from tips, steps back in time and the number of lines, until a reset', () => {
    countHint(PLACE, 3);
    countHint(PLACE, 1);
    countLookBack(PLACE);
    countRun(LEVEL, 'wrong()', '');
    changeTipLadder(PLACE, { type: 'applied', program: 'x' });
    expect(starFacts(LEVEL, '# one\na()\n\nb()')).toEqual({
      tipped: true,
      hints: 3,
      lines: 2,
      lookedBack: true,
      triedBefore: true,
    });
    forgetTries(PLACE);
    changeTipLadder(PLACE, { type: 'reset' });
    expect(starFacts(LEVEL, 'a()')).toEqual({ ...ALONE, lines: 1 });
  });
});

describe('the rows of the stars', () => {
  const rows = (
    facts: Partial<StarFacts>,
    shortLines: number | undefined,
    kept: readonly ('own' | 'neat')[] = [],
  ) => starRows({ ...ALONE, ...facts }, { shortLines }, ['works', ...kept]).map(({ key }) => key);
  it.each<[string, readonly string[], readonly string[]]>([
    ['all earned', rows({}, undefined), ['works', 'own', 'first']],
    ['a short one', rows({}, 3), ['works', 'own', 'short']],
    ['none but the first', rows({ tipped: true }, 2), ['works', 'own-missing', 'short-missing']],
    ['not the first time', rows({ triedBefore: true }, undefined), ['works', 'own', 'first-missing']],
    [
      'stars of an earlier run',
      rows({ tipped: true, triedBefore: true }, undefined, ['own', 'neat']),
      ['works', 'own', 'first'],
    ],
  ])('say why, and what is missing: %s', (_, shown, keys) => {
    expect(shown).toEqual(keys);
  });
});
