import { loadCatalogue } from '@hopcode/courses/catalogue';
import { playableLevel } from '@hopcode/courses/playable-level';
import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { explain } from '@hopcode/python-runner/explain/explain';
import type { Runner } from '@hopcode/python-runner/runner';
import { asksForOwn } from '@hopcode/server/assistant/rule-tutor';
import { createContent } from '@hopcode/server/parts/content';
import type { AskedTip } from '@hopcode/server/parts/parts';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { loadReasons } from '@hopcode/web/features/play/run/reasons';
import { type Problem, problemBeforeRun, resultOf } from '@hopcode/web/features/play/run/run-result';
import { type TipQuestion, tipQuestion } from '@hopcode/web/features/play/tips/tip-question';
import type { TipLevel } from './tip-programs.ts';

/**
 * A program that does not complete its level, the page's question to the server about it, and the input that the server
 * passes to the tutors.
 */
export type FailedRun = {
  readonly one: TipLevel;
  readonly program: string;
  readonly question: TipQuestion;
  readonly asked: AskedTip;
};

/** The levels in the form in which the server passes them to the tutors, with comments in English. */
const content = createContent(loadCatalogue(), loadCourseWords());

/** Runs a program on every farm, in order. */
export const runOnFarms = async (
  runner: Runner,
  farms: readonly Level[],
  code: string,
): Promise<Timeline[]> => {
  const timelines: Timeline[] = [];
  for (const level of farms) timelines.push(await runner.run({ code, level }));
  return timelines;
};

const explanationOf = (problem: Problem | undefined, program: string): string | null =>
  problem && 'error' in problem && problem.error ? explain(problem.error, program).key : null;

/**
 * Runs a program as the page does, and asks for the most detailed tip (rung 4) for the first farm that it does not
 * complete. Returns undefined if the program completes all farms, is not allowed to start, or waits for an answer. Also
 * returns undefined for levels whose tips have no code.
 */
export const failedRun = async (
  runner: Runner,
  one: TipLevel,
  program: string,
): Promise<FailedRun | undefined> => {
  if (asksForOwn(one.level) || problemBeforeRun(program, playableLevel(one.level))) return undefined;
  for (const [farm, level] of one.farms.entries()) {
    const timeline = await runner.run({ code: program, level });
    if (timeline.end.status === 'question') return undefined;
    await loadReasons();
    const { complete, problem } = resultOf(timeline, program, level, false);
    if (complete) continue;
    const question = tipQuestion(
      { timeline, source: program, events: timeline.events.length },
      { problem, farm, level, answers: [] },
      { rung: 4, explanation: explanationOf(problem, program), advice: null },
    );
    const { error, rung, shortfall, explanation } = question;
    const { courseId, slug } = one.level;
    const inWords = content.level(courseId, slug, 'en');
    const solution = content.solution(courseId, slug, 'en') ?? one.solution;
    const asked = { program, error, solution, level: inWords, locale: 'en', rung, shortfall, explanation };
    return { one, program, question, asked };
  }
  return undefined;
};
