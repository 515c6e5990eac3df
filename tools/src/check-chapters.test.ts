import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import { commentKeys, ownCodeLines } from '@hopcode/courses/checks/code-lines';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';
import { describe, expect, it } from 'vitest';

/** Tests the structure of every chapter of the beginners' course. */
const courses = compileCoursesOrThrow();
const python = courses.find(({ outline }) => outline.id === 'python');
const challenges = courses.find(({ outline }) => outline.id === 'challenges');
if (!python || !challenges) throw new Error('there is no course "python" or no "challenges"');
const chapters = courseChapters(python.outline.chapters).map((chapter) => {
  const own = python.levels.filter(({ level }) => level.chapter_id === chapter.id);
  const isExtra = ({ level }: (typeof own)[number]): boolean => level.role === 'extra';
  return {
    slug: chapter.slug,
    /** The required levels. */
    levels: own.filter((one) => !isExtra(one)),
    extras: own.filter(isExtra),
  };
});
const bySlug = chapters.map((chapter, index) => [chapter.slug, chapter, index] as const);
const levels = chapters.flatMap((chapter) => [...chapter.levels, ...chapter.extras]);
const withSlug = levels.map((one) => [one.level.slug, one] as const);

/** Index of the first chapter that repeats earlier ideas: the first one with two chapters before it. */
const FIRST_RECALLING = 2;
const RECALLS = 2;
/** Index of the first chapter whose programs can fit several farms, because they have loops. */
const LOOPS = 2;
const LINES_TO_MEND = 3;
const NEVER_BLANK = 4;
const MOST_WITHOUT_CHANGE = 2;
/** Minimum number of optional challenges for each chapter. */
const OPTIONAL = 2;

/** Lines of the solution that are not in the starter code. */
const linesToChange = (template: string, solution: string): number => {
  const given = ownCodeLines(template);
  return ownCodeLines(solution).filter((line) => !given.includes(line)).length;
};

/** Index of the last chapter on which a challenge builds. */
const lastChapter = ({ requires }: CompiledLevel): number =>
  chapters.findLastIndex((chapter) =>
    chapter.levels.some(({ level }) => level.introduces.some((idea) => requires.includes(idea))),
  );

/** Whether each goal of a level accepts any result, or asks for only some of the things of its type. */
const isFree = ({ levelGoals, items }: CompiledLevel): boolean =>
  levelGoals.every(
    (goal) =>
      goal.data === '*' ||
      (goal.action === 'collect' && goal.maxScore < items.filter(({ type }) => type === goal.type).length),
  );

describe('a chapter', () => {
  it.each(bySlug)('%s ends with a boss and with a level for making something', (_, { levels: own }) => {
    expect(own.slice(-2).map(({ level }) => level.role)).toEqual(['boss', 'make']);
    expect(own.filter(({ level }) => level.role === 'make').map(({ level }) => isFree(level))).toEqual([
      true,
    ]);
  });

  it.each(bySlug)('%s has a prediction and a bug to fix', (_, { levels: own }) => {
    expect(own.filter(({ level }) => level.predict).length).toBeGreaterThanOrEqual(1);
    expect(own.filter(({ level }) => level.role === 'fix').length).toBeGreaterThanOrEqual(1);
  });

  it.each(bySlug.slice(FIRST_RECALLING))(
    '%s starts with two questions from two chapters back',
    (_, { levels: own }, index) => {
      const ideas = chapters[index - 2]?.levels.flatMap(({ level }) => level.introduces) ?? [];
      const asked = own[0]?.level.recall ?? [];
      expect(asked).toHaveLength(RECALLS);
      expect(asked.filter(({ idea }) => !ideas.includes(idea))).toEqual([]);
      expect(own.slice(1).filter(({ level }) => level.recall)).toEqual([]);
    },
  );

  it.each(bySlug)('%s has challenges that need it and no later chapter', (_slug, _chapter, index) => {
    expect(
      challenges.levels.filter(({ level }) => lastChapter(level) === index).length,
    ).toBeGreaterThanOrEqual(OPTIONAL);
  });

  it.each(bySlug)('%s has a task that changes the farm every few levels', (_, { levels: own }) => {
    const changes = own.map(({ level }) =>
      level.items.some(({ action }) => !['none', 'speak'].includes(action)),
    );
    const longest = changes
      .map((has) => (has ? ' ' : 'x'))
      .join('')
      .split(' ')
      .map((run) => run.length);
    expect(Math.max(...longest)).toBeLessThanOrEqual(MOST_WITHOUT_CHANGE);
  });

  it.each(bySlug)('%s never starts with an empty editor', (_, { levels: own }) => {
    for (const { level } of own.slice(0, NEVER_BLANK))
      expect(ownCodeLines(level.codeTemplate).length).toBeGreaterThan(0);
  });
});

describe('a level', () => {
  it.each(withSlug)(
    '%s has an answer of the farm: add one under "reactions" in its level.yaml',
    (_, { level }) => {
      expect(level.reactions ?? []).not.toEqual([]);
    },
  );

  it.each(withSlug)('%s has a comment for each part of its plan', (_, { level }) => {
    expect(commentKeys(level.codeTemplate).length).toBeGreaterThan(0);
  });

  it.each(withSlug.filter(([, { level }]) => level.role === 'fix'))(
    '%s is fixed in its existing lines',
    (_, { level, solution }) => {
      expect(ownCodeLines(level.codeTemplate)).toHaveLength(ownCodeLines(solution).length);
      expect(linesToChange(level.codeTemplate, solution)).toBeLessThanOrEqual(LINES_TO_MEND);
    },
  );

  const afterLoops = chapters
    .slice(LOOPS)
    .flatMap((chapter) => [...chapter.levels, ...chapter.extras])
    .map(({ level }) => [level.slug, level] as const);

  it.each(afterLoops)('%s works on two or three farms', (_, level) => {
    expect([1, 2]).toContain(level.variants?.length);
  });
});
