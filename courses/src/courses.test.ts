import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CROPS } from '@hopcode/engine/things/growables';
import { describe, expect, it } from 'vitest';
import { problemLine } from './build/problem.ts';
import { COURSES_ROOT, compileCourses, compileCoursesOrThrow } from './build/read-courses.ts';
import { CREATIVE_CHAPTER_ID, OWN_FARM } from './formats/creative-chapter.ts';

const { courses, problems } = compileCourses();
const levels = courses.flatMap((course) => course.levels);

describe('the courses', () => {
  it('compile without problems', () => {
    expect(problems.map(problemLine)).toEqual([]);
  });

  it('start with the levels of the specification', () => {
    expect(courses.map(({ outline }) => [outline.id, outline.planKey, outline.firstLevel])).toContainEqual([
      'python',
      'python_course',
      'intro-level1',
    ]);
  });

  it.each(levels.map((one) => [one.level.slug, one] as const))(
    '%s fits the format and the rules for levels',
    (_, { level, solution }) => {
      expect(level.codeTemplate).toMatch(/^import player\n/);
      expect(solution).toMatch(/^import player\n/);
      if (level.slug === OWN_FARM) return;
      const [width, height] = [level.map.layers[0]?.width ?? 0, level.map.layers[0]?.height ?? 0];
      expect(width).toBeGreaterThanOrEqual(12);
      expect(width).toBeLessThanOrEqual(20);
      expect(height).toBeGreaterThanOrEqual(9);
      expect(height).toBeLessThanOrEqual(14);
    },
  );

  it('have goals in every chapter except Creative', () => {
    const free = levels.filter(({ level }) => level.levelGoals.length === 0).map(({ level }) => level.slug);
    const creative = levels.filter(({ level }) => level.chapter_id === CREATIVE_CHAPTER_ID);
    expect(free).toEqual(creative.map(({ level }) => level.slug));
    expect(free).toContain('creative-01');
  });

  it('have free play, with seeds and crops, in the levels without goals and nowhere else', () => {
    for (const { level } of levels) {
      const isFree = level.levelGoals.length === 0;
      expect([level.slug, level.free]).toEqual([level.slug, isFree ? true : undefined]);
      if (!isFree) continue;
      const held = new Set(level.inventory.map(({ type }) => type));
      for (const { crop, seeds } of CROPS) {
        expect([level.slug, seeds, held.has(seeds)]).toEqual([level.slug, seeds, true]);
        expect(level.items.filter(({ type }) => type === crop).length).toBeGreaterThanOrEqual(16);
      }
    }
  });

  // Compiles every course twice, which is slow on a busy machine.
  it('compile to the same bytes every time', () => {
    expect(JSON.stringify(compileCourses().courses)).toBe(JSON.stringify(courses));
  });
});

it('compileCoursesOrThrow throws if the courses do not build', () => {
  const root = mkdtempSync(join(tmpdir(), 'courses-'));
  cpSync(join(COURSES_ROOT, 'python.yaml'), join(root, 'python.yaml'));
  expect(() => compileCoursesOrThrow(root)).toThrow(/^The courses do not build:\n\S+:\d+ /);
  rmSync(root, { recursive: true });
});
