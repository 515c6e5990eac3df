import type { CourseProblem, Report } from '../build/problem.ts';
import { parseYamlFile } from '../build/yaml-file.ts';
import { keyOf, mix } from './mix.ts';
import {
  type CompiledQuestion,
  type CompiledQuiz,
  compiledQuizSchema,
  type QuizPart,
} from './quiz-format.ts';
import { type PartSource, type QuestionSource, quizSourceSchema } from './quiz-source.ts';

/** The place of a quiz: its course, and its chapter in the course's outline. */
export type QuizPlace = {
  readonly courseId: string;
  readonly chapter: { readonly id: number; readonly slug: string };
  /** Whether the course has a level with this slug. */
  readonly hasLevel: (slug: string) => boolean;
};

type Named = readonly (readonly [name: string, part: PartSource])[];

/** Sorts tiles in reading order, so that their letters on the picture are in this order too. */
const byTile = (a: PartSource, b: PartSource): number =>
  'tile' in a && 'tile' in b ? a.tile[1] - b.tile[1] || a.tile[0] - b.tile[0] : 0;

const parts = (named: Named, seed: string): QuizPart[] =>
  mix(named, seed)
    .sort(([, a], [, b]) => byTile(a, b))
    .map(([name, part], index) => ({ key: keyOf(index), name, ...part }));

const keyNamed = (list: readonly QuizPart[], name: string): string | undefined =>
  list.find((part) => part.name === name)?.key;

/** Lines that a child can choose: all lines with a statement. */
const linesToChoose = (code: string): number[] =>
  code
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' || line.trim() === 'import player' ? [] : [index + 1]));

const compileChoice = (
  source: Extract<QuestionSource, { kind: 'read' | 'predict' }>,
  seed: string,
  report: Report,
): CompiledQuestion | undefined => {
  const options = parts(Object.entries(source.options), seed);
  const answer = keyNamed(options, source.answer);
  if (answer === undefined) report(['answer'], `there is no option "${source.answer}"`);
  if (options.some((option) => option.tile) && source.level === undefined)
    report(['level'], 'tiles need the picture of a level');
  if (answer === undefined) return undefined;
  const { id, level } = source;
  const base = { id, ...(level && { level }), options, answer };
  if (source.kind === 'predict')
    return { ...base, kind: source.kind, code: source.code.trimEnd(), probe: source.probe };
  return { ...base, kind: source.kind, ...(source.code !== undefined && { code: source.code.trimEnd() }) };
};

const compileBug = (source: Extract<QuestionSource, { kind: 'bug' }>, report: Report): CompiledQuestion => {
  const code = source.code.trimEnd();
  const lines = linesToChoose(code);
  if (!lines.includes(source.answer)) report(['answer'], `line ${source.answer} cannot be chosen`);
  const { id, kind, answer, fix, level } = source;
  return { id, kind, code, lines, answer, fix, ...(level && { level }) };
};

const compileMatch = (source: Extract<QuestionSource, { kind: 'match' }>, seed: string): CompiledQuestion => {
  const pairs = Object.entries(source.pairs);
  const left = parts(
    pairs.map(([name, pair]) => [name, pair.left]),
    `${seed} left`,
  );
  const right = parts(
    pairs.map(([name, pair]) => [name, pair.right]),
    `${seed} right`,
  );
  const answer = Object.fromEntries(left.map(({ key, name }) => [key, keyNamed(right, name) ?? '']));
  const { id, kind, code, level } = source;
  const base = { id, ...(code !== undefined && { code: code.trimEnd() }), ...(level && { level }) };
  return { ...base, kind, left, right, answer };
};

const compileOrder = (
  source: Extract<QuestionSource, { kind: 'order' }>,
  seed: string,
  report: Report,
): CompiledQuestion => {
  const named = source.lines.map((code, index): readonly [string, string] => [`line-${index + 1}`, code]);
  const lines = mix(named, seed).map(([name, code], index) => ({ key: keyOf(index), name, code }));
  const keyOfLine = (place: number): string => keyNamed(lines, `line-${place}`) ?? '';
  const written = source.lines.map((_, index) => index + 1);
  for (const [index, order] of source.also.entries())
    if ([...order].sort((a, b) => a - b).join() !== written.join())
      report(['also', index], `name each line from 1 to ${written.length} once`);
  const answers = [written, ...source.also].map((order) => order.map(keyOfLine));
  const { id, kind, level } = source;
  return { id, kind, lines, answers, ...(level && { level }) };
};

const compileQuestion = (
  source: QuestionSource,
  seed: string,
  report: Report,
): CompiledQuestion | undefined => {
  switch (source.kind) {
    case 'read':
    case 'predict':
      return compileChoice(source, seed, report);
    case 'bug':
      return compileBug(source, report);
    case 'match':
      return compileMatch(source, seed);
    case 'order':
      return compileOrder(source, seed, report);
  }
};

/**
 * Compiles the quiz of a chapter. Adds every problem to `problems` and returns undefined when the file cannot
 * be parsed.
 */
export const compileQuiz = (
  file: string,
  yaml: string,
  { courseId, chapter, hasLevel }: QuizPlace,
  problems: CourseProblem[],
): CompiledQuiz | undefined => {
  const { data: source, report } = parseYamlFile(file, yaml, quizSourceSchema, problems);
  if (!source) return undefined;
  const questions = source.questions.flatMap((question, index) => {
    const reportHere: Report = (field, message) => report(['questions', index, ...field], message);
    if (source.questions.findIndex(({ id }) => id === question.id) !== index)
      reportHere(['id'], `"${question.id}" is there twice`);
    if (question.level !== undefined && !hasLevel(question.level))
      reportHere(['level'], `there is no level "${question.level}"`);
    return compileQuestion(question, `${courseId} ${chapter.slug} ${question.id}`, reportHere) ?? [];
  });
  const quiz = compiledQuizSchema.safeParse({
    courseId,
    chapter_id: chapter.id,
    chapter: chapter.slug,
    questions,
  });
  for (const issue of quiz.error?.issues ?? []) report([], `${issue.path.join('.')}: ${issue.message}`);
  return quiz.data;
};
