import { failureExplanation, failureMessage, thingName, tooManySteps } from '@hopcode/engine/message';
import { sayMessage } from '../../../lib/i18n/engine-words.ts';
import type { Words } from '../../../lib/i18n/use-words.ts';
import type { ErrorSpan } from '../editor/error-span.ts';
import { lineOf, type Problem } from './run-result.ts';

/** The explanation of a Python error, in a teacher's words. */
export type ExplanationWords = {
  /** The key in `python-errors.json`; undefined for a broken rule of the farm. */
  readonly key?: string;
  readonly title: string;
  readonly sentence: string;
  /** What to do now; undefined if the sentence already says it. */
  readonly next?: string;
};

/** A problem in the page's language. For a Python error, `message` and `trace` are Python's own English text. */
export type ProblemWords = {
  readonly title: string;
  readonly message: string;
  readonly explanation: ExplanationWords | undefined;
  /** The code of the program that the problem points at. */
  readonly span: ErrorSpan | undefined;
  readonly line: number | undefined;
  readonly trace: string | undefined;
};

type Body = Pick<ProblemWords, 'title' | 'message'> & { readonly trace?: string };

/**
 * Error types that come from the runner and not from Python. With these types, the program did not start, or did
 * nothing.
 */
const NOT_OF_PYTHON: readonly string[] = [
  'ProgramTooLong',
  'MissingParentheses',
  'ColonInsteadOfDot',
  'FunctionNeverCalled',
  'FunctionCallsOnlyItself',
  'ClassNeverUsed',
];

/**
 * A line of this form separates the errors of an error group in a traceback. The line that names the group itself is
 * further up.
 */
const END_OF_GROUP = /^\s*\+-+$/;

/** The line of a traceback that names the error itself, in Python's words. */
const ownLine = ({ trace, type, message }: Extract<Problem, { kind: 'python' }>['error']): string => {
  const last = trace.trimEnd().split('\n').at(-1) ?? '';
  return last === '' || END_OF_GROUP.test(last) ? `${type}: ${message}` : last;
};

/** The message that the specification has for a program that took too long, followed by advice. */
const timeMessage = (t: Words): string =>
  `${t('play.problem.time')} ${t('play:problem.endless', { defaultValue: '' })}`.trimEnd();

const bodyOf = (problem: Problem, t: Words): Body => {
  const title = t('play.problem.error');
  switch (problem.kind) {
    case 'too-many-lines':
      return {
        title: t('play.problem.tooManyLinesTitle'),
        message: t('play.problem.tooManyLines', { count: problem.limit }),
      };
    case 'rule': {
      const { bump } = problem;
      if (bump?.kind === 'edge') return { title, message: t('play.problem.edge') };
      if (bump?.kind === 'thing') {
        const late = tooManySteps(problem.failure, thingName(bump.type));
        const told = late
          ? sayMessage(late, t)
          : t('play.problem.bumped', { thing: sayMessage(thingName(bump.type), t) });
        const who = problem.failure.params?.who;
        if (typeof who !== 'string') return { title, message: told };
        const thing = sayMessage(thingName(who), t);
        return { title, message: t('engine:narration.event.by', { thing, told }) };
      }
      const unexpected = t('engine:failures.unexpected');
      const message = sayMessage(failureMessage(problem.failure), t, unexpected);
      // If the problem has no line, the program finished, but a variable does not have the value that the goal needs.
      return { title: problem.line === undefined ? t('play.problem.notYet') : title, message };
    }
    case 'python': {
      const { trace, type, message } = problem.error;
      if (NOT_OF_PYTHON.includes(type)) return { title, message };
      return { title, message: ownLine(problem.error), trace };
    }
    case 'limit':
      return problem.limit === 'time'
        ? { title: t('play.problem.timeTitle'), message: timeMessage(t) }
        : { title, message: t(`play.problem.${problem.limit}`) };
    case 'no-python':
      return { title, message: t('play.problem.noPython') };
    case 'unchecked':
      return { title, message: t('play.problem.unchecked') };
    case 'crashed': {
      const message = t('play.problem.crashed');
      return problem.error ? { title, message, trace: problem.error.trace } : { title, message };
    }
  }
};

/** An explanation for a broken rule whose own sentence is too short. */
const ruleExplanation = (problem: Problem, t: Words): ExplanationWords | undefined => {
  const found = problem.kind === 'rule' ? failureExplanation(problem.failure) : undefined;
  if (!found) return undefined;
  return {
    title: sayMessage(found.title, t),
    sentence: sayMessage(found.sentence, t),
  };
};

/** The text about a problem (game.md section 8, 'Execution' and 'Game rules'). */
export const problemWords = (
  problem: Problem,
  t: Words,
  explanation: ExplanationWords | undefined,
  span: ErrorSpan | undefined,
): ProblemWords => {
  const { title, message, trace } = bodyOf(problem, t);
  // If a limit stopped the program, the message about the limit is the title of the explanation.
  const said = explanation && problem.kind === 'limit' ? { ...explanation, title: message } : explanation;
  return {
    title,
    message,
    explanation: said ?? ruleExplanation(problem, t),
    span,
    // The explanation may point at a different line from the one in Python's message.
    line: span?.line ?? lineOf(problem),
    trace,
  };
};
