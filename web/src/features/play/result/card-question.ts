import type { Failure } from '@hopcode/engine/commands/command';
import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import { failureMessage } from '@hopcode/engine/message';
import { IDEA_MISSING, IDEA_UNUSED } from '@hopcode/engine/program-ideas';
import type { Problem } from '../run/run-result.ts';

/** The question on a card. Its words are `play:card.question.<key>`. */
export type CardQuestion = {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
};

/** The question for each type of Python error. */
const OF_ERRORS: Readonly<Record<string, string>> = {
  SyntaxError: 'form',
  IndentationError: 'spaces',
  TabError: 'spaces',
  // The sentence for this error already contains the name that is not defined.
  NameError: 'line',
  UnboundLocalError: 'name',
  AttributeError: 'part',
  TypeError: 'values',
  ValueError: 'values',
  IndexError: 'index',
  KeyError: 'key',
  ZeroDivisionError: 'zero',
  RecursionError: 'ends',
  FunctionNeverCalled: 'called',
  FunctionCallsOnlyItself: 'called',
  ClassNeverUsed: 'called',
  RuntimeWarning: 'started',
  TimeoutError: 'time',
};

/** The question for a rule of the farm that a command broke. */
const OF_RULES: Readonly<Record<string, string>> = {
  'bumped-into-wall': 'bumped',
  'way-taken': 'way',
  'not-on-mark': 'mark',
  'not-facing-target': 'facing',
  // The message is about the value in the brackets, so the position of the character does not matter.
  'wrong-argument': 'line',
};

/** Questions about the learner's character. They would be wrong for a command of the helper. */
const OF_CHARACTER: readonly string[] = ['bumped', 'mark', 'facing', 'said', 'command'];

/**
 * The message that one of Python's own types lacks an attribute. The learner has probably confused two types and not
 * misspelled a name.
 */
const OTHER_KIND = /^'(?:str|int|float|bool|NoneType)' object has no attribute '\w+'$/;

/** The question about a text. It asks about the letters only if the message is about them too. */
const ofText = (failure: Failure): string =>
  failure.params?.expected !== undefined && failureMessage(failure).key === 'failures.wrong-text'
    ? 'text'
    : 'said';

const ofProblem = (problem: Problem): string | undefined => {
  switch (problem.kind) {
    case 'python':
      if (OTHER_KIND.test(problem.error.message)) return 'line';
      return OF_ERRORS[problem.error.type] ?? 'line';
    case 'rule':
      // The message already says that this farm has no X.
      if (problem.failure.params?.marks === 0) return 'goal';
      // The message is about a line in a decorator, not about the command.
      if (problem.failure.params?.wrapper !== undefined) return 'line';
      if (problem.failure.code === 'unexpected' && problem.inBranch) return 'branch';
      if (problem.failure.code === 'wrong-text') return ofText(problem.failure);
      return OF_RULES[problem.failure.code] ?? (problem.line === undefined ? undefined : 'command');
    case 'limit':
      return 'ends';
    case 'too-many-lines':
      return 'shorter';
    case 'crashed':
    case 'no-python':
    case 'unchecked':
      return undefined;
  }
};

/** The question about a loop that ran no rounds. */
const ofRound = (word: string, range: string | null): CardQuestion =>
  range === null
    ? { key: word === 'while' ? 'no-while' : 'no-round', params: {} }
    : { key: 'no-range', params: { range } };

const ofShortfall = (shortfall: Shortfall | undefined): CardQuestion => {
  switch (shortfall?.kind) {
    case 'nothing':
    case 'short':
    case 'too-far':
    case 'turn':
    case 'not-done':
      return { key: shortfall.kind, params: {} };
    case 'said':
      return { key: 'said', params: {} };
    case 'slip':
      return { key: 'called', params: {} };
    case 'no-round':
      return ofRound(shortfall.word, shortfall.range);
    case 'no-branch':
      return { key: 'no-branch', params: { word: shortfall.word } };
    case 'rounds':
      return { key: 'rounds', params: { got: shortfall.got } };
    case 'loop-few':
    case 'loop-many':
      return { key: shortfall.kind, params: { said: shortfall.said } };
    case 'collected':
      return { key: 'collected', params: { got: shortfall.got, needed: shortfall.needed } };
    case 'variable-missing':
    case 'variable-type':
    case 'variable-value':
      return { key: shortfall.kind, params: { variable: shortfall.variable } };
    case 'file':
      return {
        key: shortfall.code === 'file-missing' ? 'file-missing' : 'file',
        params: { file: shortfall.file },
      };
    default:
      return { key: 'open', params: {} };
  }
};

/**
 * The question on the card of a run, at most one. It is about the problem, or about the first difference between the
 * run and the goals. `unused` is a given variable that the program does not use. The program probably contains the
 * value from the first farm instead.
 */
export const cardQuestion = (
  problem: Problem | undefined,
  shortfall: Shortfall | undefined,
  byHelper = false,
  unused: string | undefined = undefined,
): CardQuestion | undefined => {
  if (unused !== undefined && (problem === undefined || problem.kind === 'rule'))
    return { key: 'unused', params: { command: unused } };
  // If the problem has no line, a variable has a wrong value or an idea of the level is missing.
  const isOpenGoal = problem?.kind === 'rule' && problem.line === undefined;
  if (isOpenGoal && [IDEA_MISSING, IDEA_UNUSED].includes(problem.failure.code))
    return { key: 'goal', params: {} };
  const variable = isOpenGoal ? problem.failure.params?.variable : undefined;
  const isOther = !shortfall?.kind.startsWith('variable') && problem !== undefined;
  // The message names a value, so the question is about this value and not about the next goal.
  if (isOther && typeof variable === 'string' && shortfall?.kind === 'open')
    return { key: 'variable-value', params: { variable } };
  if (problem === undefined || isOpenGoal || shortfall?.kind === 'loop-many') return ofShortfall(shortfall);
  // The loop never ends because it lacks a command.
  if (problem.kind === 'limit' && shortfall?.kind === 'not-done')
    return { key: 'unused', params: { command: `player.${shortfall.action}()` } };
  const asked = ofProblem(problem);
  const key = byHelper && asked !== undefined && OF_CHARACTER.includes(asked) ? 'line' : asked;
  return key === undefined ? undefined : { key, params: {} };
};
