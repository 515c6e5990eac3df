import { join } from 'node:path';
import { compileCoursesOrThrow } from '@hopcode/courses/build/read-courses';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { QuizAnswer } from '@hopcode/courses/quiz/quiz-answer';
import type { CompiledQuestion } from '@hopcode/courses/quiz/quiz-format';
import type { Probe } from '@hopcode/courses/quiz/quiz-source';
import { compileQuizzes } from '@hopcode/courses/quiz/read-quizzes';
import { explanationsNeeded, rightAnswer, scoreAnswer } from '@hopcode/courses/quiz/score-answer';
import type { Level } from '@hopcode/engine/formats/level';
import { mapSize } from '@hopcode/engine/formats/level-map';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Change } from '@hopcode/engine/world/change';
import { buildPythonRunner } from '@hopcode/python-runner/build/build';
import { createNodeRunner } from '@hopcode/python-runner/node-runner';
import { compileQuizWords } from '@hopcode/translations/quiz/compile-quiz-words';
import { afterAll, describe, expect, it } from 'vitest';

/** Runs the programs of all quizzes in the shipped Python, and checks their words. */
const courses = compileCoursesOrThrow();
const { quizzes, problems } = compileQuizzes(courses);
const words = compileQuizWords(join(import.meta.dirname, '../../translations'));
const questions = quizzes.flatMap((quiz) =>
  quiz.questions.map((question) => ({
    quiz,
    question,
    name: `${quiz.courseId} ${quiz.chapter} ${question.id}`,
  })),
);
type Case = (typeof questions)[number];

await buildPythonRunner();
const runner = createNodeRunner();
afterAll(() => runner.dispose());

const levelOf = (courseId: string, slug: string): Level => {
  const course = courses.find(({ outline }) => outline.id === courseId);
  const found = course?.levels.find(({ level }) => level.slug === slug);
  if (!found) throw new Error(`there is no level ${slug}`);
  return playableLevel(found.level);
};

/**
 * The farm for questions without a picture: a path that is long enough for every program. A program may say anything on
 * any tile.
 */
const MEADOW: Level = (() => {
  const level = levelOf('python', 'intro-level8');
  const [, row] = level.start;
  const [width] = mapSize(level.map);
  const way = Array.from({ length: width }, (_, column): [number, number] => [column, row]);
  return {
    ...level,
    items: way.map((position) => ({
      action: 'speak' as const,
      type: 'xmark',
      sprite: 'marker/xmark',
      position,
    })),
    levelGoals: way.map((position) => ({
      action: 'speak' as const,
      position,
      data: '*',
      score: 0,
      maxScore: 100,
    })),
  };
})();

const run = async ({ quiz, question }: Case, code: string): Promise<Timeline> => {
  const level = question.level === undefined ? MEADOW : levelOf(quiz.courseId, question.level);
  const timeline = await runner.run({
    code: code.includes('import player') ? code : `import player\n${code}`,
    level,
  });
  if (timeline.end.status === 'crashed')
    throw new Error('Python did not start: run "node python-runner/src/build/build.ts"');
  return timeline;
};

const changesOf = ({ events }: Timeline): readonly Change[] =>
  events.flatMap((event) => (event.kind === 'command' ? event.changes : []));

/** The results of a run, in the format of the options of a question. */
const PROBES: Readonly<Record<Probe, (timeline: Timeline) => unknown>> = {
  printed: ({ events }) =>
    events
      .flatMap((event) => (event.kind === 'print' ? event.text : []))
      .join('')
      .trimEnd(),
  spoken: (timeline) =>
    changesOf(timeline)
      .flatMap((change) => (change.type === 'said' ? change.text : []))
      .join(' '),
  error: ({ end }) => (end.status === 'error' ? end.error.type : end.status),
  collected: (timeline) =>
    `${changesOf(timeline).filter((change) => change.type === 'thing-changed' && change.state === 'gone').length}`,
  stops: (timeline) => changesOf(timeline).findLast((change) => change.type === 'moved')?.to,
};

/** Every visible result of a run. */
const seen = (timeline: Timeline): string =>
  JSON.stringify([
    changesOf(timeline).filter((change) => change.type !== 'scored'),
    PROBES.printed(timeline),
    timeline.end.status,
  ]);

const orders = (keys: readonly string[]): string[][] =>
  keys.length === 0
    ? [[]]
    : keys.flatMap((key) => orders(keys.filter((other) => other !== key)).map((rest) => [key, ...rest]));

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * Whether a line is indented further than the line before it if, and only if, that line ends in a colon. A program with
 * wrong indents has no result, so it need not run.
 */
const isIndentedRight = (code: string): boolean =>
  code.split('\n').every((line, index, lines) => {
    const before = lines[index - 1] ?? '';
    if (/[([{,\\]$/.test(before)) return true;
    const isDeeper = indentOf(line) > indentOf(before);
    return before.endsWith(':') === isDeeper;
  });

const casesOf = <Kind extends CompiledQuestion['kind']>(kind: Kind) =>
  questions.flatMap((one) => {
    const { question } = one;
    return question.kind === kind ? [[one.name, one] as const] : [];
  });

describe('the quizzes', () => {
  it('compile without problems, including their words', () => {
    expect([...problems, ...words.problems]).toEqual([]);
  });

  it.each(quizzes.map((quiz) => [`${quiz.courseId} ${quiz.chapter}`, quiz] as const))(
    '%s has several kinds of questions, and some about the farm',
    (_, { questions: own }) => {
      expect(new Set(own.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3);
    },
  );

  it('do not all have the correct answer in the same position', () => {
    const places = questions.flatMap(({ question }) =>
      question.kind === 'read' || question.kind === 'predict' ? [question.answer] : [],
    );
    const most = Math.max(
      ...[...new Set(places)].map((key) => places.filter((other) => other === key).length),
    );
    expect(most).toBeLessThan(places.length * 0.55);
  });
});

describe('predictions', () => {
  it.each(casesOf('predict'))('%s has the result of its correct option', async (_, one) => {
    const { question } = one;
    if (question.kind !== 'predict') throw new Error('not a prediction');
    const outcome = PROBES[question.probe](await run(one, question.code));
    const values = question.options.map(({ key, code, tile }) => [key, tile ?? code]);
    expect([question.answer, outcome]).toEqual(values.find(([key]) => key === question.answer));
    expect(new Set(values.map(([, value]) => JSON.stringify(value))).size).toBe(values.length);
  });
});

describe('bugs', () => {
  it.each(casesOf('bug'))('%s is fixed when its line is corrected', async (_, one) => {
    const { question } = one;
    if (question.kind !== 'bug') throw new Error('not a bug');
    const lines = question.code.split('\n');
    const repaired = lines
      .map((line, index) => (index + 1 === question.answer ? question.fix : line))
      .join('\n');
    const [before, after] = [await run(one, question.code), await run(one, repaired)];
    // A command may still fail on this farm. Such a failure is not the mistake that the question is about.
    expect(after.end.status).toMatch(/^(finished|rule)$/);
    expect(seen(after)).not.toBe(seen(before));
    // Python may report the mistake at another line. A student can choose that line too, so the line needs an
    // explanation.
    const stopped = before.end.status === 'error' ? [before.end.error.line] : [];
    expect(question.lines).toEqual(expect.arrayContaining(stopped));
  });
});

describe('orders', () => {
  it.each(casesOf('order'))('%s rejects no correct order', async (_, one) => {
    const { question } = one;
    if (question.kind !== 'order') throw new Error('not an order');
    const keys = question.lines.map(({ key }) => key);
    const codeOf = (order: readonly string[]): string =>
      order.map((key) => question.lines.find((line) => line.key === key)?.code ?? '').join('\n');
    const wanted = await run(one, codeOf(question.answers[0] ?? []));
    expect(wanted.end).toEqual({ status: 'finished' });
    const right: string[][] = [];
    for (const order of orders(keys)) {
      const code = codeOf(order);
      if (isIndentedRight(code) && seen(await run(one, code)) === seen(wanted)) right.push(order);
    }
    expect(right.map((order) => order.join()).sort()).toEqual(
      question.answers.map((order) => order.join()).sort(),
    );
    expect(question.answers.map((order) => order.join())).not.toContain(keys.join());
  });
});

/** Every possible answer to a question. For pairs: only the answers with one mistake. */
const answersTo = (question: CompiledQuestion): QuizAnswer[] => {
  switch (question.kind) {
    case 'read':
    case 'predict':
      return question.options.map(({ key }) => ({ option: key }));
    case 'bug':
      return question.lines.map((line) => ({ line }));
    case 'match':
      return question.left.flatMap(({ key }) =>
        question.right.map((partner) => ({ pairs: { ...question.answer, [key]: partner.key } })),
      );
    case 'order':
      return orders(question.lines.map(({ key }) => key)).map((order) => ({ order }));
  }
};

describe('words of the quizzes', () => {
  const wordsOf = ({ quiz, question }: Case) =>
    words.files.get(`en/quizzes/${quiz.courseId}.json`)?.[quiz.chapter]?.[question.id];
  const cases = questions.map((one) => [one.name, one] as const);

  it.each(cases)('%s has them all, and no others', (_, one) => {
    const { question } = one;
    const own = wordsOf(one);
    const texts = (parts: readonly { name: string; code?: string | undefined; tile?: unknown }[]) =>
      parts
        .filter(({ code, tile }) => code === undefined && tile === undefined)
        .map(({ name }) => name)
        .sort();
    expect(own?.question).toBeTruthy();
    expect(own?.because).toBeTruthy();
    expect(own?.picture !== undefined).toBe(question.level !== undefined);
    expect(Object.keys(own?.wrong ?? {}).sort()).toEqual(explanationsNeeded(question).sort());
    expect(Object.keys(own?.options ?? {}).sort()).toEqual(
      'options' in question ? texts(question.options) : [],
    );
    expect(Object.keys(own?.left ?? {}).sort()).toEqual(
      question.kind === 'match' ? texts(question.left) : [],
    );
    expect(Object.keys(own?.right ?? {}).sort()).toEqual(
      question.kind === 'match' ? texts(question.right) : [],
    );
  });

  it.each(cases)('%s explains every wrong answer', (_, one) => {
    const { question } = one;
    expect(scoreAnswer(question, rightAnswer(question))).toEqual({ right: true, words: [] });
    for (const answer of answersTo(question)) {
      const scored = scoreAnswer(question, answer);
      if (scored?.right) continue;
      expect(scored?.words.length).toBeGreaterThan(0);
      for (const name of scored?.words ?? []) expect(wordsOf(one)?.wrong?.[name]).toBeTruthy();
    }
  });

  it('exist only for questions', () => {
    const known = new Set(questions.map(({ name }) => name));
    const worded = [...words.files].flatMap(([path, chapters]) =>
      Object.entries(chapters).flatMap(([chapter, own]) =>
        Object.keys(own).map((id) => `${path.split('/')[2]?.replace('.json', '')} ${chapter} ${id}`),
      ),
    );
    expect(worded.filter((name) => !known.has(name))).toEqual([]);
  });
});
