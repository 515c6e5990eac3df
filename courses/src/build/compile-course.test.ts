import { describe, expect, it } from 'vitest';
import { newLevelFiles } from '../new-level.ts';
import { compileCourse, parseCourse } from './compile-course.ts';
import type { LevelFiles } from './compile-level.ts';
import { type CourseProblem, problemLine } from './problem.ts';

type Change = { readonly introduces?: string; readonly requires?: string; readonly solution?: string };

/** A level like a newly generated one; it introduces `idea` and requires nothing by default. */
const level = (slug: string, idea: string, change: Change = {}): LevelFiles => {
  const files = newLevelFiles(idea, false);
  const yaml = (files['level.yaml'] ?? '')
    .replace(/^introduces: .*$/m, `introduces: [${change.introduces ?? idea}]`)
    .replace(/^requires: .*$/m, `requires: [${change.requires ?? 'move_forward'}]`);
  return {
    slug,
    folder: slug,
    yaml,
    template: files['template.py'],
    solution: change.solution ?? files['solution.py'],
    mistakes: new Map([
      ['one-step-short', ''],
      ['no-brackets', ''],
    ]),
  };
};

const COURSE = `id: python
planKey: python_course
chapters:
  - { id: 1, slug: intro, folder: 01-intro, lines: 2 }
  - { id: 2, slug: loops, folder: 02-loops }
`;
const KNOWN: ReadonlyMap<string, string> = new Map([['move_forward', 'earlier-level1']]);

const compile = (levels: readonly LevelFiles[], yaml = COURSE) => {
  const problems: CourseProblem[] = [];
  const levelsOf = (folder: string) => (folder === '01-intro' ? levels : []);
  const parsed = parseCourse({ file: 'python.yaml', yaml, levelsOf }, problems);
  const course = parsed && compileCourse(parsed, KNOWN, problems);
  return { course, problems: problems.map(problemLine) };
};

describe('compileCourse', () => {
  it('lists the chapters that have levels', () => {
    const { course, problems } = compile([level('intro-level1', 'call'), level('intro-level2', 'order')]);
    expect(problems).toEqual([]);
    expect(course?.outline).toEqual({
      id: 'python',
      planKey: 'python_course',
      firstLevel: 'intro-level1',
      chapters: [{ id: 1, slug: 'intro', levels: ['intro-level1', 'intro-level2'], quiz_exists: false }],
    });
    expect([...(course?.ideas.keys() ?? [])]).toEqual(['move_forward', 'call', 'order']);
  });

  it('gives each level the commands that the course has introduced up to it', () => {
    const turn = level('intro-level1', 'turn_left', { solution: 'import player\nplayer.turn_left()\n' });
    const { course, problems } = compile([turn, level('intro-level2', 'order')]);
    expect(problems).toEqual([]);
    expect(course?.levels.map((one) => one.level.commands)).toEqual([
      ['move_forward', 'turn_left'],
      ['move_forward', 'turn_left'],
    ]);
  });

  it('returns undefined without levels', () => {
    expect(compile([])).toEqual({ course: undefined, problems: [] });
  });

  const steps = (count: number) => `import player\n${'player.move_forward()\n'.repeat(count)}`;

  it.each([
    [
      [level('intro-level1', 'call', { requires: 'move_forward, order' }), level('intro-level2', 'order')],
      'intro-level1/level.yaml:1 requires: "order" was not introduced by an earlier level',
    ],
    [
      [level('intro-level1', 'call'), level('intro-level2', 'call')],
      'intro-level2/level.yaml:1 introduces: "call" was introduced by intro-level1: require it',
    ],
    [
      [level('intro-level1', 'move_forward')],
      'intro-level1/level.yaml:1 introduces: "move_forward" was introduced by earlier-level1: require it',
    ],
    [
      [level('intro-level1', 'call', { solution: 'import player\nplayer.turn_left()\n' })],
      'intro-level1/level.yaml:1 requires: solution.py uses turn_left: name it in introduces or requires',
    ],
    [
      [level('intro-level1', 'push')],
      'intro-level1/level.yaml:1 introduces: "push" is a command, but solution.py never calls player.push(): give the idea another name',
    ],
    [
      [level('intro-level1', 'call'), level('intro-level3', 'order')],
      'intro-level3/level.yaml:1: name this folder intro-level2: levels are numbered from 1 without gaps',
    ],
    [
      [level('intro-level1', 'call', { solution: steps(4) })],
      'intro-level1/solution.py:1: a child writes 3 lines; 2 are the limit in this chapter',
    ],
  ])('reports levels and chapters in the wrong order', (levels, problem) => {
    expect(compile(levels).problems).toEqual([problem]);
  });

  const NAMED = COURSE.replace('lines: 2', 'levels: [hop, skip]');

  it('accepts named levels, in the order of the course', () => {
    const { course, problems } = compile([level('skip', 'order'), level('hop', 'call')], NAMED);
    expect(problems).toEqual([]);
    expect(course?.outline.chapters[0]?.levels).toEqual(['hop', 'skip']);
    expect(course?.levels.map((one) => one.level.level_id)).toEqual([1, 2]);
  });

  it('reports a named level without a folder and a folder that the course does not name', () => {
    expect(compile([level('hop', 'call'), level('jump', 'order')], NAMED).problems).toEqual([
      'jump/level.yaml:1: name it in "levels" of its chapter',
      'python.yaml:4 chapters.0.levels: there is no folder "skip"',
    ]);
  });

  it('requires a new idea in every level of a listed course', () => {
    const old = level('intro-level1', 'call', { introduces: '' });
    expect(compile([old]).problems).toEqual([
      'intro-level1/level.yaml:1 introduces: say what is new in this level',
    ]);
    const unlisted = compile([old], COURSE.replace('chapters:', 'listed: false\nchapters:'));
    expect(unlisted.problems).toEqual([]);
    expect(unlisted.course?.outline.listed).toBe(false);
  });

  it('counts only the lines that are not in the starter code', () => {
    expect(compile([level('intro-level1', 'call', { solution: steps(3) })]).problems).toEqual([]);
  });

  it.each([
    [COURSE.replace('id: 2', 'id: x'), 'python.yaml:5 chapters.1.id: '],
    [COURSE.replace('planKey', 'plan'), 'python.yaml:1 planKey: '],
  ])('reports invalid fields in the course file', (yaml, problem) => {
    expect(compile([level('intro-level1', 'call')], yaml).problems.join('\n')).toContain(problem);
  });
});
