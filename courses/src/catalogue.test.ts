import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { courseFiles } from './build/course-files.ts';
import { compileCourses } from './build/read-courses.ts';
import { loadCatalogue } from './catalogue.ts';
import { compileScenes, sceneFiles } from './scenes/read-scenes.ts';

const dist = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(dist, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(dist, path)), { recursive: true });
  writeFileSync(join(dist, path), text);
};
const { courses } = compileCourses();
const { scenes, problems } = compileScenes(courses);
for (const [path, text] of [...courseFiles(courses, scenes), ...sceneFiles(scenes)]) write(path, text);
write('secret.txt', 'x');

describe('loadCatalogue', () => {
  const catalogue = loadCatalogue(dist);

  it('lists the courses and their levels', () => {
    expect(catalogue.courses()).toEqual(courses.map((course) => course.outline));
    expect(catalogue.course('python')?.firstLevel).toBe('intro-level1');
    expect(catalogue.level('python', 'intro-level2')).toEqual(courses[0]?.levels[1]?.level);
    expect(catalogue.solution('python', 'intro-level1')).toContain('player.move_forward()');
  });

  it('returns the scenes that levels name', () => {
    expect(problems).toEqual([]);
    expect(catalogue.level('python', 'intro-level1')?.scenes).toEqual({ before: 'intro-level1' });
    expect(catalogue.level('python', 'intro-level19')?.scenes).toEqual({ end: 'intro-end' });
    expect(catalogue.scene('python', 'intro-end')).toEqual(scenes.find(({ id }) => id === 'intro-end'));
    expect(catalogue.scene('python', '../levels/python/intro-level1')).toBeUndefined();
    expect(catalogue.scene('java', 'intro-end')).toBeUndefined();
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
  ])('returns undefined for %s %s', (course, slug) => {
    expect(catalogue.level(course, slug)).toBeUndefined();
    expect(catalogue.solution(course, slug)).toBeUndefined();
  });

  it('names the build command when there is no build', () => {
    expect(() => loadCatalogue(join(dist, 'nowhere'))).toThrow('courses/src/build/build.ts');
  });
});
