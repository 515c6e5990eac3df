import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import { describe, expect, it } from 'vitest';
import { STILL_MISSING } from './content/still-missing.ts';
import { usesOfTheFarm } from './content/use-of-the-farm.ts';

/**
 * Tests that the courses use enough of everything that the farm offers: each command, kind of goal, cost, recipe and
 * line limit.
 */
const courses = compileCoursesOrThrow();
const levelsOf = (id: string) =>
  courses
    .filter(({ outline }) => outline.id === id)
    .flatMap(({ levels }) => levels.filter(({ level }) => level.levelGoals.length > 0));
const uses = usesOfTheFarm(levelsOf('python'), levelsOf('challenges'));
const missing = Object.entries(STILL_MISSING);

describe('the use of the farm', () => {
  it.each(uses.map((use) => [use.name, use] as const))(
    '%s is in enough levels',
    (name, { count, target }) => {
      expect(count).toBeGreaterThanOrEqual(STILL_MISSING[name] ?? target);
    },
  );

  it.each(missing)('%s is still missing: delete its row from the list once enough levels use it', (name) => {
    const use = uses.find((one) => one.name === name);
    expect(use?.count ?? Number.POSITIVE_INFINITY).toBeLessThan(use?.target ?? 0);
  });
});
