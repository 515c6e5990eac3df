import type { Words } from '../../lib/i18n/use-words.ts';
import { lineOf, type Problem } from './run-view.ts';

/** A problem in the page's language. `trace` is Python's own text, in English. */
export type ProblemWords = {
  readonly title: string;
  readonly message: string;
  readonly line: number | undefined;
  readonly trace: string | undefined;
};

type Body = Pick<ProblemWords, 'title' | 'message' | 'trace'>;

const lastLine = (trace: string): string => trace.trimEnd().split('\n').at(-1) ?? '';

const bodyOf = (problem: Problem, t: Words): Body => {
  const title = t('play.problem.error');
  switch (problem.kind) {
    case 'too-many-lines':
      return {
        title: t('play.problem.tooManyLinesTitle'),
        message: t('play.problem.tooManyLines', { count: problem.limit }),
        trace: undefined,
      };
    case 'rule': {
      const { code, params } = problem.failure;
      const message = t(`engine:failures.${code}`, {
        ...params,
        defaultValue: t('engine:failures.unexpected'),
      });
      return { title, message, trace: undefined };
    }
    case 'python': {
      const { trace, type, message } = problem.error;
      return { title, message: lastLine(trace) || `${type}: ${message}`, trace };
    }
    case 'limit':
      return problem.limit === 'time'
        ? { title: t('play.problem.timeTitle'), message: t('play.problem.time'), trace: undefined }
        : { title, message: t(`play.problem.${problem.limit}`), trace: undefined };
    case 'no-python':
      return { title, message: t('play.problem.noPython'), trace: undefined };
    case 'crashed':
      return { title, message: t('play.problem.crashed'), trace: problem.error?.trace };
  }
};

/** What is said about a problem (game.md section 8, 'Execution' and 'Game rules'). */
export const problemWords = (problem: Problem, t: Words): ProblemWords => ({
  ...bodyOf(problem, t),
  line: lineOf(problem),
});
