import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { courseFiles } from './build/course-files.ts';
import { compileCourses } from './build/read-courses.ts';
import { loadCatalogue } from './catalogue.ts';

const dist = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(dist, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};
const { courses } = compileCourses();
for (const [path, text] of courseFiles(courses)) write(path, text);
write('secret.txt', 'x');

describe('loadCatalogue', () => {
  const catalogue = loadCatalogue(dist);

  it('lists the courses and their levels', () => {
    expect(catalogue.courses()).toEqual(courses.map((course) => course.outline));
    expect(catalogue.course('python')?.firstLevel).toBe('intro-level1');
    expect(catalogue.level('python', 'intro-level1')).toEqual(courses[0]?.levels[0]?.level);
    expect(catalogue.solution('python', 'intro-level1')).toContain('player.move_forward()');
  });

  it('lists the base maps of creative levels, and the challenges last', () => {
    expect(catalogue.baseMaps()).toEqual([
      'creative-01.json',
      'creative-02.json',
      'creative-03.json',
      'creative-04.json',
    ]);
    expect(catalogue.baseMap('creative-01.json')).toEqual(catalogue.level('python', 'creative-01')?.map);
    expect(catalogue.baseMap('../python.json')).toBeUndefined();
    expect(catalogue.courses().at(-1)).toMatchObject({ id: 'challenges', listed: false });
  });

  it.each([
    ['python', 'intro-level999'],
    ['python', '../../secret'],
    ['java', 'intro-level1'],
    ['__proto__', 'intro-level1'],
  ])('answers undefined for %s %s', (course, slug) => {
    expect(catalogue.level(course, slug)).toBeUndefined();
    expect(catalogue.solution(course, slug)).toBeUndefined();
  });

  it('names the build command when there is no build', () => {
    expect(() => loadCatalogue(join(dist, 'nowhere'))).toThrow('courses/src/build/build.ts');
  });
});
