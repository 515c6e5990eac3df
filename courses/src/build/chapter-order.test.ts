import { expect, it } from 'vitest';
import { newLevelFiles } from '../new-level.ts';
import { bySlug } from './chapter-order.ts';
import { compileCourse, parseCourse } from './compile-course.ts';
import type { LevelFiles } from './compile-level.ts';
import { type CourseProblem, problemLine } from './problem.ts';

/** A level with this name. Extras have the role `extra` and introduce nothing. */
const level = (
  slug: string,
  change: { readonly role?: string; readonly introduces?: string } = {},
): LevelFiles => {
  const isExtra = slug.includes('extra');
  const { role = isExtra ? 'extra' : '', introduces = isExtra ? '' : slug } = change;
  const files = newLevelFiles(slug, false);
  const yaml = (files['level.yaml'] ?? '')
    .replace(/^introduces: .*$/m, `introduces: [${introduces}]`)
    .concat(role && `role: ${role}\n`);
  return {
    slug,
    folder: slug,
    yaml,
    template: files['template.py'],
    solution: files['solution.py'],
    mistakes: new Map([
      ['one-step-short', ''],
      ['no-brackets', ''],
    ]),
  };
};

const compile = (levels: readonly LevelFiles[], chapter = 'id: 1') => {
  const problems: CourseProblem[] = [];
  const yaml = `id: python\nplanKey: python_course\nchapters:\n  - { ${chapter}, slug: loops, folder: f }\n`;
  const parsed = parseCourse({ file: 'python.yaml', yaml, levelsOf: () => levels }, problems);
  const course = parsed && compileCourse(parsed, new Map([['move_forward', 'before']]), problems);
  return { chapter: course?.outline.chapters[0], course, problems: problems.map(problemLine) };
};

it('puts extras after the required levels, in the order of their numbers', () => {
  const slugs = ['loops-extra2', 'loops-level10', 'loops-extra1', 'loops-level2'];
  expect(slugs.toSorted(bySlug)).toEqual(['loops-level2', 'loops-level10', 'loops-extra1', 'loops-extra2']);
});

it('lists the extras of a chapter', () => {
  const { chapter, problems } = compile(
    ['loops-level1', 'loops-extra1', 'loops-extra2'].map((slug) => level(slug)),
  );
  expect(problems).toEqual([]);
  expect(chapter).toEqual({
    id: 1,
    slug: 'loops',
    levels: ['loops-level1', 'loops-extra1', 'loops-extra2'],
    extras: ['loops-extra1', 'loops-extra2'],
    quiz_exists: false,
  });
});

it('puts extras after the levels that the chapter lists, although it does not list the extras', () => {
  const folders = ['hop', 'loops-extra1'].map((slug) => level(slug));
  const { chapter, problems } = compile(folders, 'id: 1, levels: [hop]');
  expect(problems).toEqual([]);
  expect(chapter?.levels).toEqual(['hop', 'loops-extra1']);
});

it('gives an extra no gift unless the course names one', () => {
  const folders = ['loops-level1', 'loops-extra1', 'loops-extra2'].map((slug) => level(slug));
  const { chapter } = compile(folders, 'id: 1');
  expect(chapter?.brings).toBeUndefined();
  const problems: CourseProblem[] = [];
  const yaml = `id: python\nplanKey: python_course\nchapters:\n  - { id: 1, slug: loops, folder: f }\nbrings: { loops-extra2: pebbles }\n`;
  const parsed = parseCourse({ file: 'python.yaml', yaml, levelsOf: () => folders }, problems);
  const course = parsed && compileCourse(parsed, new Map([['move_forward', 'before']]), problems);
  expect(course?.outline.chapters[0]?.brings).toEqual(['yellow-flowers', '', 'pebbles']);
});

it.each<[string, readonly LevelFiles[], string, string]>([
  [
    'the role without the name',
    [level('loops-level1'), level('loops-level2', { role: 'extra', introduces: '' })],
    '',
    'loops-level2/level.yaml:1 role: name the folder of an extra loops-extra1 and so on, so that it comes after the required levels',
  ],
  [
    'the name without the role',
    [level('loops-level1'), level('loops-extra1', { role: 'boss', introduces: 'x' })],
    '',
    'loops-extra1/level.yaml:1 role: loops-extra1 is the name of an extra: add "role: extra"',
  ],
  [
    'a gap in the numbers',
    [level('loops-level1'), level('loops-extra2')],
    '',
    'loops-extra2/level.yaml:1: name this folder loops-extra1: levels are numbered from 1 without gaps',
  ],
  [
    'more than three extras',
    ['loops-level1', 'loops-extra1', 'loops-extra2', 'loops-extra3', 'loops-extra4'].map((slug) =>
      level(slug),
    ),
    '',
    'loops-extra4/level.yaml:1 role: a chapter has at most 3 extras',
  ],
  [
    'a chapter of only extras',
    [level('loops-extra1')],
    '',
    'loops-extra1/level.yaml:1 role: a chapter with extras needs a required level before them',
  ],
  [
    'a new idea in an extra',
    [level('loops-level1'), level('loops-extra1', { introduces: 'magic' })],
    '',
    'loops-extra1/level.yaml:1 introduces: an extra introduces nothing: learners may skip it',
  ],
  [
    'an extra in free play',
    [level('loops-level1'), level('loops-extra1')],
    'id: 0',
    'loops-extra1/level.yaml:1 role: free play has no extras',
  ],
  [
    'an extra among named levels',
    [level('hop'), level('loops-extra1')],
    'id: 1, levels: [loops-extra1, hop]',
    'python.yaml:4 chapters.0.levels: take "loops-extra1" out: extras come after the last level by their numbers',
  ],
])('refuses %s', (_, levels, chapter, problem) => {
  expect(compile(levels, chapter === '' ? 'id: 1' : chapter).problems).toContain(problem);
});
