import { readFileSync } from 'node:fs';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Fix, replacesLine } from '../testing/fix.ts';
import { FIXES, OPEN_ADVICE } from '../testing/fixes.ts';
import { errorOf, usePython } from '../testing/python.ts';
import { ALL_SLIPS } from '../testing/slips.ts';
import { editContext } from './edit.ts';
import { ERROR_ROWS, explain } from './explain.ts';
import { explainTried } from './explain-tried.ts';
import type { Explanation } from './explanation.ts';
import { isUnread, SYNTAX_TYPES } from './generic-rows.ts';

const WORDS = new URL('../../../translations/en/python-errors.json', import.meta.url);
const words = z
  .record(
    z.string(),
    z.object({ title: z.string().optional(), sentence: z.string().optional(), next: z.string().optional() }),
  )
  .parse(JSON.parse(readFileSync(WORDS, 'utf8')));

/** Advice that shows the whole line without its mistake needs no separate fix. */
const LINE_SHOWN = 'Write: {{write}}';

const fixOf = (key: string): Fix | undefined =>
  FIXES[key] ?? (words[key]?.next?.endsWith(LINE_SHOWN) ? replacesLine('{{write}}') : undefined);

/** Maximum number of times that a learner follows advice about one line before the program gets past this line. */
const MOST_STEPS = 4;

/** Verbs with which advice says what to change in the program. */
const TELLS_TO_CHANGE = /\b(?:Write|Add|Change|Remove|Put|Delete|Move|Swap|Join|Try|Give|Choose)\b/;

/** An endless loop ends after a fifth of the usual commands, so that its explanation comes sooner. */
const python = usePython({ limits: { milliseconds: 2500, commands: 2000 } });
/** On some machines, a program needs several seconds to fill the memory. */
const patient = usePython({ limits: { milliseconds: 60_000 } });
/** The answer to each `input`. */
const ANSWERS = ['5'];
const timelines = new Map<string, Promise<Timeline>>();

/** The timeline of a program. Its explanation and its advice share one run. */
const run = (code: string): Promise<Timeline> => {
  const start = FILLS_MEMORY.has(code) ? patient : python;
  const known = timelines.get(code) ?? start(code, { answers: ANSWERS });
  timelines.set(code, known);
  return known;
};

const KEYS_OF_SYNTAX = [
  ...ERROR_ROWS.filter((row) => row.types.some((type) => SYNTAX_TYPES.has(type))).map((row) => row.key),
  'generic-SyntaxError',
  'generic-IndentationError',
];

/** The lines that rows point at, if that is not the line of the error: the method, not its call. */
const ELSEWHERE: Readonly<Record<string, number>> = {
  'head-is-note': 1,
  'text-passed': 3,
  'self-missing': 2,
  'self-not-first': 2,
  'input-missing-in-function': 1,
  'init-stores-without-self': 3,
  'method-of-another-class': 4,
  'text-method-prints': 3,
  'text-method-returns-other': 3,
  'wrapper-called-too-early': 4,
  'function-passed-with-brackets': 6,
  'wrapper-takes-no-values': 2,
  'wrapper-drops-result': 3,
  'wraps-without-function': 3,
  'decorator-without-input': 1,
  'dataclass-list': 4,
  'other-error-caught': 3,
  'pair-in-one-name': 1,
  'loop-makes-list-longer': 2,
  'generator-without-yield': 2,
  'property-missing': 6,
  'print-returned': 2,
  'answer-not-stored': 1,
  'reading-not-stored': 1,
  'method-outside-class': 5,
};

/** Names that the words of a row show. */
const shownBy = (key: string): string[] => {
  const said = words[key];
  const wanted = `${said?.title} ${said?.sentence} ${said?.next}`.matchAll(/\{\{(\w+)\}\}/g);
  return [...wanted].flatMap(([, name]) => name ?? []);
};

const filled = (text: string, params: Explanation['params']): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name]));

const errorIn = ({ end }: Timeline) => {
  if (end.status === 'error' || end.status === 'crashed') return end.error;
  return 'slip' in end ? end.slip : undefined;
};

/**
 * How far Python got with a program: larger is further. A program that runs is further than one that Python cannot
 * read.
 */
const reached = (code: string, timeline: Timeline): number => {
  const error = errorIn(timeline);
  if (!error) return Number.POSITIVE_INFINITY;
  if (timeline.end.status === 'finished') return 1_000_000;
  // Counted from the end of the program, because advice adds lines above.
  return error.line - code.split('\n').length - (isUnread(error) ? 100_000 : 0);
};

/** The program after the advice was followed once. */
const follow = (fix: Fix, code: string, explanation: Explanation): string =>
  fix.apply({ ...editContext(code, explanation), code: filled(fix.shows ?? '', explanation.params) });

/** What happened after the advice was followed, again and again, until the program got further or the advice ended. */
const followAll = async (first: string) => {
  const start = await run(first);
  const tried: string[] = [first];
  let timeline = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const code = tried.at(-1) ?? '';
    const error = errorIn(timeline);
    if (!error) return { tried, gotFurther: true };
    const explanation = explain(error, code);
    const fix = fixOf(explanation.key);
    if (!fix) return { tried, gotFurther: false, without: explanation.key };
    const next = follow(fix, code, explanation);
    if (tried.includes(next)) return { tried, gotFurther: false, changedNothing: explanation.key };
    tried.push(next);
    timeline = await run(next);
    if (reached(next, timeline) > reached(first, start)) return { tried, gotFurther: true };
  }
  return { tried, gotFurther: false };
};

const PROGRAMS = [
  ...ERROR_ROWS.map((row) => [row.example, row.key] as const),
  ...ALL_SLIPS.map(([code, key]) => [code, key] as const),
];

const FILLS_MEMORY: ReadonlySet<string> = new Set(
  PROGRAMS.flatMap(([code, key]) => (key === 'memory-full' ? [code] : [])),
);

describe('every row', () => {
  it.each(ERROR_ROWS.map((row) => [row.key, row.example] as const))(
    "%s matches Python's current error for its example",
    async (key, example) => {
      const error = errorOf(await run(example));
      const explanation = explain(error, example);
      expect({ key: explanation.key, message: error.message }).toEqual({
        key,
        message: error.message,
      });
      for (const name of shownBy(key)) expect(Object.keys(explanation.params)).toContain(name);
      expect(explanation.span?.line ?? 0).toBe(ELSEWHERE[key] ?? error.line);
      // Python's message about a program that it could not read must not be explained by a row for running programs.
      for (const type of SYNTAX_TYPES) {
        const unread = explain({ ...error, type, trace: '' }, 'raise ValueError "x"\n'.repeat(error.line));
        expect(KEYS_OF_SYNTAX).toContain(unread.key);
      }
    },
  );
});

describe('every slip', () => {
  it.each(ALL_SLIPS)('%j is explained as %s', async (code, key, marked) => {
    // Like the page, this test skips advice that does not get the program further.
    const {
      key: told,
      params,
      span,
    } = await explainTried(errorOf(await run(code)), code, (checker) => python(checker));
    const line = code.split('\n')[(span?.line ?? 0) - 1] ?? '';
    const last = span?.endLine === span?.line ? span?.endColumn : undefined;
    expect([told, line.slice((span?.column ?? 1) - 1, (last ?? line.length + 1) - 1)]).toEqual([key, marked]);
    for (const name of shownBy(key)) expect(Object.keys(params)).toContain(name);
  });
});

describe('advice', () => {
  it.each(PROGRAMS.filter(([, key]) => fixOf(key)))('gets %j (%s) further', async (code) => {
    expect(await followAll(code)).toMatchObject({ gotFurther: true });
  });

  it.each(ERROR_ROWS.filter((row) => TELLS_TO_CHANGE.test(words[row.key]?.next ?? '')).map((row) => row.key))(
    'of %s, which tells to change the program, has a fix or a reason in testing/fixes.ts',
    (key) => {
      expect(fixOf(key) !== undefined || OPEN_ADVICE[key] !== undefined).toBe(true);
    },
  );

  it.each(Object.entries(FIXES))('of %s shows the code of its fix', (key, fix) => {
    const next = words[key]?.next ?? '';
    expect(next).toContain(fix.shows ?? '');
    // What follows "Write:" is code, to the end of the words.
    const written = /\bWrite: (.+)$/.exec(next)?.[1];
    expect(written ?? fix.shows).toBe(fix.shows);
  });

  it('has fixes and reasons only for rows', () => {
    const keys = new Set(ERROR_ROWS.map((row) => row.key));
    expect([...Object.keys(FIXES), ...Object.keys(OPEN_ADVICE)].filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(OPEN_ADVICE).filter((key) => FIXES[key])).toEqual([]);
  });
});
