import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAtlas } from '@hopcode/art/atlas/format';
import { figureOf } from '@hopcode/art/map/figure-of';
import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import { commentKeys } from '@hopcode/courses/checks/code-lines';
import { resultOf } from '@hopcode/courses/checks/run-result';
import type { CompiledLevel } from '@hopcode/courses/formats/level-data';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';
import type { ProofProblem } from '@hopcode/engine/formats/proof-problem';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { failureMessage } from '@hopcode/engine/message';
import { judgedWithIdeas } from '@hopcode/engine/program-ideas';
import { problemOfProof } from '@hopcode/engine/proof';
import { proofRunOf } from '@hopcode/engine/proof-run';
import type { Change } from '@hopcode/engine/world/change';
import { buildPythonRunner } from '@hopcode/python-runner/build/build';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { compileWords } from '@hopcode/translations/build/compile-words';
import type { PartialLevelWords } from '@hopcode/translations/formats/course-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingWords } from './content/missing-words.ts';
import { overTheEdge } from './pictures/over-the-edge.ts';

/**
 * Plays every level in the shipped Python, as a learner would: the reference solution, the starter code, the solution
 * of the level before, and every typical mistake.
 */
const courses = compileCoursesOrThrow();
const levels = courses.flatMap((course) => course.levels);
const cases = levels.map((one, index) => [one.level.slug, one, levels[index - 1]] as const);
/** Free play has no goals. */
const withGoals = cases.filter(([, { level }]) => level.levelGoals.length > 0);
const withAnswers = cases.filter(
  ([, { level }]) => level.reactions || level.variants?.some((farm) => farm.reactions),
);
const freePlay = cases.filter(([, { level }]) => level.levelGoals.length === 0);

const ROOT = join(import.meta.dirname, '../..');
const words = compileWords(join(ROOT, 'translations'));

await buildPythonRunner();
const runner = createNodeRunner();
beforeAll(async () => {
  const [first] = levels;
  if (first) await play(first.level, '');
});
afterAll(() => runner.dispose());

/** The learner's answers to the questions of the program, in order. */
type Answers = readonly boolean[];

/** The answers for each run of a level; a level without questions has one run without answers. */
const answersOf = new Map(levels.map(({ level, answers }) => [level, answers]));

/** What the checks read from a run. */
type Outcome = {
  readonly end: Timeline['end'];
  readonly result: string;
  readonly moves: number;
  readonly turns: number;
  /** Why the server does not accept the commands of the run as a proof. */
  readonly unproven: ProofProblem | 'too long' | undefined;
  /** Indexes of the farm's answers that have happened. */
  readonly reacted: readonly number[];
};

const changesOf = (timeline: Timeline): readonly Change[] =>
  timeline.events.flatMap((event) => (event.kind === 'command' ? event.changes : []));

const countChanges = (timeline: Timeline, type: 'moved' | 'turned'): number =>
  changesOf(timeline).filter((change) => change.type === type).length;

const runOn = async (farm: Level, code: string, answers: Answers): Promise<Outcome> => {
  const ran = await runner.run({ code, level: farm, answers: [...answers] });
  const timeline = judgedWithIdeas(ran, code, farm);
  const { end } = timeline;
  if (end.status === 'crashed')
    throw new Error('Python did not start: run "node python-runner/src/build/build.ts"');
  const [moves, turns] = [countChanges(timeline, 'moved'), countChanges(timeline, 'turned')];
  const reacted = changesOf(timeline).flatMap((change) =>
    change.type === 'reacted' ? [change.reaction] : [],
  );
  const run = proofRunOf(farm, timeline);
  const unproven = run ? problemOfProof([farm], { runs: [run] }) : 'too long';
  return { end, result: resultOf(timeline), moves, turns, unproven, reacted };
};

/** The shown farm and the others: parsed only once, because many checks need them. */
const farmsByLevel = new Map(
  levels.map(({ level }): readonly [CompiledLevel, readonly Level[]] => [
    level,
    [playableLevel(level), ...(level.variants ?? [])],
  ]),
);
const farmsOf = (level: CompiledLevel): readonly Level[] => farmsByLevel.get(level) ?? [];

/** Several checks need the same run. A program always runs in the same way, so its result is stored and used again. */
const outcomes = new Map<string, Promise<Outcome>>();

/** Runs a program on a farm of a level: farm 0 is the shown one. */
const play = (level: CompiledLevel, code: string, farm = 0, given?: Answers): Promise<Outcome> => {
  const answers = given ?? answersOf.get(level)?.[0] ?? [];
  const key = JSON.stringify([level.courseId, level.slug, farm, code, answers]);
  const known = outcomes.get(key);
  if (known) return known;
  const outcome = runOn(farmsOf(level)[farm] ?? playableLevel(level), code, answers);
  outcomes.set(key, outcome);
  return outcome;
};

/**
 * The result of a program on the shown farm. If the program completes this farm, it also runs on the other farms. On
 * each farm, it runs once with each list of answers to its questions.
 */
const resultOn = async (level: CompiledLevel, code: string): Promise<string> => {
  for (const answers of answersOf.get(level) ?? [[]])
    for (const farm of farmsOf(level).keys()) {
      const { result } = await play(level, code, farm, answers);
      if (result !== 'complete') return result;
    }
  return 'complete';
};

/**
 * Maximum number of steps and turns in a solution, for each chapter up to Conditions: long paths and many turns would
 * make a level harder than its new idea does. Steps in a loop count once.
 */
const BUDGETS: Readonly<Record<string, { readonly steps: number; readonly turns: number }>> = {
  intro: { steps: 12, turns: 3 },
  operators: { steps: 12, turns: 3 },
  loops: { steps: 40, turns: 20 },
  lists: { steps: 16, turns: 8 },
  conditions: { steps: 45, turns: 20 },
};
const withBudget = courses
  .filter(({ outline }) => outline.id === 'python')
  .flatMap(({ outline, levels: own }) =>
    own.flatMap((one) => {
      const chapter = outline.chapters.find(({ id }) => id === one.level.chapter_id);
      const budget = BUDGETS[chapter?.slug ?? ''];
      return budget ? [[one.level.slug, one, budget] as const] : [];
    }),
  );

describe('programs of the levels', () => {
  it.each(withGoals)('%s is completed by its solution', async (_, { level, solution }) => {
    expect(await resultOn(level, solution)).toBe('complete');
  });

  it.each(freePlay)('%s runs its starter code to the end', async (_, { level }) => {
    expect((await play(level, level.codeTemplate)).end.status).toBe('finished');
  });

  it.each(withGoals)(
    '%s has a solution whose commands the server accepts',
    async (_, { level, solution }) => {
      for (const answers of answersOf.get(level) ?? [[]])
        for (const farm of farmsOf(level).keys())
          expect((await play(level, solution, farm, answers)).unproven).toBeUndefined();
    },
  );

  it.each(withBudget)('%s needs few steps and turns', async (_, { level, solution }, { steps, turns }) => {
    const outcome = await play(level, solution);
    expect(outcome.moves).toBeLessThanOrEqual(steps);
    expect(outcome.turns).toBeLessThanOrEqual(turns);
  });

  it.each(withAnswers)('%s has a farm that gives each of its answers', async (_, { level, solution }) => {
    for (const [farm, { reactions = [] }] of farmsOf(level).entries()) {
      const { reacted } = await play(level, solution, farm);
      expect(reacted.toSorted((a, b) => a - b)).toEqual([...reactions.keys()]);
    }
  });

  it.each(cases.filter(([, { level }]) => level.predict))(
    '%s has starter code whose run can be predicted',
    async (_, { level }) => {
      expect((await play(level, level.codeTemplate)).end.status).toMatch(/^(finished|rule)$/);
    },
  );

  it.each(cases)('%s is not completed by its starter code', async (_, { level }) => {
    expect(await resultOn(level, level.codeTemplate)).not.toBe('complete');
  });

  it.each(cases.slice(1))('%s is not completed by the solution before it', async (_, { level }, before) => {
    expect(await resultOn(level, before?.solution ?? '')).not.toBe('complete');
  });

  it.each(
    levels.flatMap(({ level, mistakes }) =>
      mistakes.map(({ name, code, reason }) => [level.slug, name, reason, level, code] as const),
    ),
  )('%s with the mistake %s fails with %s', async (_, _name, reason, level, code) => {
    expect(await resultOn(level, code)).toBe(reason);
  });

  it.each(
    levels.flatMap(({ level, mistakes }) =>
      mistakes
        .filter(({ reason }) => reason === 'unexpected')
        .map(({ name, code }) => [level.slug, name, level, code] as const),
    ),
  )('%s with the mistake %s says what the X is for', async (_, _name, level, code) => {
    const ends = await Promise.all([...farmsOf(level).keys()].map((farm) => play(level, code, farm)));
    const failures = ends.flatMap(({ end }) =>
      end.status === 'rule' ? [failureMessage(end.failure).key] : [],
    );
    expect(failures).not.toEqual([]);
    expect(failures).not.toContain('failures.unexpected');
  });
});

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const FENCE = /<code class="language-python">([\s\S]*?)<\/code>/g;

/** Programs in the code fences of a tutorial or hint. */
const programsIn = (html: string): string[] =>
  [...html.matchAll(FENCE)].map((found) =>
    (found[1] ?? '').replace(/&(lt|gt|quot|#39|amp);/g, (sign, name: string) => ENTITIES[name] ?? sign),
  );

const withImport = (code: string): string =>
  code.includes('import player') ? code : `import player\n${code}`;

/** The hint that is a program with gaps; all other programs are examples that a child may copy. */
const WITH_GAPS = 3;
/** First line of an example that cannot run on the farms of its level: it tells children that it belongs elsewhere. */
const EXCERPT = /^# (?:on another farm|a part of a program)\b/;

const examplesIn = (words: PartialLevelWords | undefined): string[] =>
  [words?.tutorial ?? '', ...(words?.hints ?? []).filter((_, index) => index !== WITH_GAPS)].flatMap(
    programsIn,
  );

describe('words of the levels', () => {
  const english = (courseId: string) => words.files.get(`en/courses/${courseId}.json`);

  it('compile without problems', () => {
    expect(words.problems).toEqual([]);
  });

  it('exist for every course, chapter, level and question, and for no others', () => {
    expect(missingWords(courses, english)).toEqual([]);
  });

  it.each(cases)('%s has words for every comment of its starter code', (slug, { level, solution }) => {
    const texts = Object.keys(english(level.courseId)?.levels[slug]?.code ?? {});
    expect(commentKeys(level.codeTemplate).sort()).toEqual(texts.sort());
    for (const key of commentKeys(solution)) expect(texts).toContain(key);
  });

  it.each(cases)('%s has words for every answer of its farms', (slug, { level }) => {
    const texts = Object.keys(english(level.courseId)?.levels[slug]?.answers ?? {});
    const said = farmsOf(level).flatMap(({ reactions = [] }) =>
      reactions.flatMap(({ steps }) => steps.flatMap((step) => (step.act === 'say' ? [step.text] : []))),
    );
    expect([...new Set(said)].sort()).toEqual(texts.sort());
  });

  it.each(cases)('%s has examples that run on each of its farms', async (slug, { level }) => {
    const examples = examplesIn(english(level.courseId)?.levels[slug]);
    expect(examples.length).toBeGreaterThanOrEqual(2);
    for (const code of examples.filter((example) => !EXCERPT.test(example)))
      for (const farm of farmsOf(level).keys()) {
        const { end } = await play(level, withImport(code), farm);
        expect({ code, end }).toEqual({ code, end: { status: 'finished' } });
      }
  });

  it.each(cases)(
    '%s does not reveal its solution in the tutorial or the worked example',
    async (slug, { level }) => {
      const own = english(level.courseId)?.levels[slug];
      for (const code of [own?.tutorial ?? '', ...(own?.hints ?? [])].flatMap(programsIn))
        expect(await resultOn(level, withImport(code)), `solves the level:\n${code}`).not.toBe('complete');
    },
  );
});

const LINE = /<strong>lines? (\d+)(?: and (\d+))?<\/strong>/g;

describe('hints of the levels', () => {
  it.each(cases)('%s points to existing lines', (slug, { level }) => {
    const lines = level.codeTemplate.split('\n');
    const hint = words.files.get(`en/courses/${level.courseId}.json`)?.levels[slug]?.hints?.[2] ?? '';
    const named = [...hint.matchAll(LINE)].flatMap(([, one, other]) => (other ? [one, other] : [one]));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((line) => !lines[Number(line) - 1]?.trim())).toEqual([]);
  });
});

describe('pictures of the levels', () => {
  const atlas = parseAtlas(JSON.parse(readFileSync(join(ROOT, 'art/dist/atlas.json'), 'utf8')));

  it.each(cases)('%s names only sprites of the atlas', (_, { level }) => {
    if (!atlas.ok) throw new Error('the atlas does not parse');
    const { sprites } = atlas.atlas;
    expect(
      level.items
        .map(({ type, sprite }) => figureOf(type) ?? sprite)
        .filter((sprite) => !Object.hasOwn(sprites, sprite)),
    ).toEqual([]);
  });

  it.each(cases)('%s has its houses, trees and animals within the map', (_, { level }) => {
    if (!atlas.ok) throw new Error('the atlas does not parse');
    const { sprites } = atlas.atlas;
    expect(farmsOf(level).flatMap((farm) => overTheEdge(farm, sprites))).toEqual([]);
  });
});
