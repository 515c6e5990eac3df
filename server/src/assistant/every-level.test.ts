import { compileCourses } from '@hopcode/courses/build/read-courses';
import { levelInWords } from '@hopcode/courses/level-in-words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SLIPS } from '../testing/program-slips.ts';
import { codeOf, programLines } from './program-lines.ts';
import { isSolution } from './reference-solution.ts';
import { refusedLines } from './refused-lines.ts';
import { asksForOwn, ruleTip } from './rule-tutor.ts';
import { tipWords } from './tip-words.ts';

/** A caller that sends no shortfall gets the whole tip. */
const FULL = { rung: 4, shortfall: null, explanation: null } as const;

const NO_WORDS = { name: '', story: '', goal: '', tutorial: '', hints: [], code: {} };

const levels = compileCourses()
  .courses.flatMap((course) => course.levels)
  .filter(({ level }) => level.levelGoals.length > 0)
  .map(({ level, solution, mistakes }) => ({
    slug: level.slug,
    level: levelInWords(level, NO_WORDS, ''),
    solution,
    mistakes: mistakes.map(({ code }) => code),
  }));
type PlayedLevel = (typeof levels)[number];

const linesOfCode = (program: string): number => codeOf(programLines(program)).length;

/** Whether a program is the solution of its level. */
const isSolved = (program: string, { solution, level }: PlayedLevel): boolean =>
  isSolution(programLines(program), solution, level);

/** Applies the tips to a program until a tip has no code. `onTip` gets the program before and after each tip. */
function follow(one: PlayedLevel, start: string, onTip?: (before: string, after: string) => void) {
  const { level, solution } = one;
  const most = linesOfCode(start) + linesOfCode(solution);
  let program = start;
  for (let steps = 0; steps <= most; steps += 1) {
    const tip = ruleTip({ program, solution, error: null, level, locale: 'en', ...FULL });
    if (tip.resulted_code === null) {
      if (asksForOwn(level)) return 'only words';
      if (tip.text === tipWords('en').change.otherWay) return 'its own plan';
      return isSolved(program, one) ? 'the solution' : 'something else';
    }
    onTip?.(program, tip.resulted_code);
    expect(tip.is_code_sufficient).toBe(isSolved(tip.resulted_code, one));
    program = tip.resulted_code;
  }
  return 'no end';
}

/** No tip moves a line to a place where Python rejects it. */
const staysReadable = (before: string, after: string): void =>
  expect(refusedLines(programLines(after))).toBeLessThanOrEqual(refusedLines(programLines(before)));

/**
 * Levels with a mistake or starter code whose `try` and `except` both move. Once the first of them has moved, Python
 * cannot parse the program until the other has moved too. The page runs each suggestion first and drops those that
 * bring no progress (decision 57).
 */
const TRIES_MOVE: readonly string[] = [
  'exceptions-level4',
  'exceptions-level6',
  'exceptions-extra1',
  'serialization-extra2',
];

const GOOD_ENDS = ['the solution', 'its own plan', 'only words'];

describe('the tips lead to the solution', () => {
  it('of more than a hundred levels', () => {
    expect(levels.length).toBeGreaterThan(100);
  });

  it.each(levels.map((one) => [one.slug, one] as const))('of %s', (_, one) => {
    const end = asksForOwn(one.level) ? 'only words' : 'the solution';
    const check = TRIES_MOVE.includes(one.slug) ? undefined : staysReadable;
    expect(follow(one, one.level.codeTemplate, check)).toBe(end);
    for (const mistake of one.mistakes) expect(GOOD_ENDS).toContain(follow(one, mistake, check));
  });

  it('if a change decides which names match', () => {
    const one = levels.find(({ slug }) => slug === 'classes-level10');
    if (one === undefined) throw new Error('no level');
    const renamed = one.solution.replaceAll(/\bi\b/g, 'mine').split('\n');
    const looped = ['for i in range(40):', `    ${renamed[0] ?? ''}`, ...renamed.slice(1)].toSpliced(20, 1);
    expect(GOOD_ENDS).toContain(follow(one, looped.join('\n')));
  });

  it('from any program with mistakes', () => {
    const slips = fc.array(fc.tuple(fc.constantFrom(...SLIPS), fc.nat({ max: 40 }), fc.nat({ max: 20 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.nat({ max: levels.length - 1 }), fc.nat({ max: 5 }), slips, (place, which, made) => {
        const one = levels[place];
        if (one === undefined) return false;
        const starts = [one.solution, one.level.codeTemplate, ...one.mistakes];
        const start = made.reduce(
          (program, [slip, at, number]) => {
            const lines = program.split('\n');
            return slip(lines, at % lines.length, number).join('\n');
          },
          starts[which % starts.length] ?? '',
        );
        expect(GOOD_ENDS).toContain(follow(one, start));
      }),
      { numRuns: 1000 },
    );
  });
});
