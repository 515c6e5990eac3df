import { COMMANDS } from '@hopcode/engine/commands/registry';
import { GOAL_KINDS } from '@hopcode/engine/goals/registry';
import { IDEA_MISSING, IDEA_UNUSED } from '@hopcode/engine/program-ideas';

/** The program runs to its end without a failure, but a goal is not met. */
export const INCOMPLETE = 'incomplete';

/**
 * Types of errors with which a typical mistake in these courses can end: Python's own types, and the types that the
 * runner adds, such as `MissingParentheses` for a command without brackets.
 */
const PYTHON_ERRORS: readonly string[] = [
  'AttributeError',
  'ColonInsteadOfDot',
  'FileNotFoundError',
  'IndentationError',
  'IndexError',
  'JSONDecodeError',
  'KeyError',
  'MissingParentheses',
  'NameError',
  'RecursionError',
  'RuntimeError',
  'RuntimeWarning',
  'StopIteration',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'UnboundLocalError',
  'UnsupportedOperation',
  'ValueError',
  'ZeroDivisionError',
];

/** Limits of a run (game.md section 5). */
const LIMITS: readonly string[] = ['time', 'commands', 'output'];

/**
 * Every possible result of a wrong program: `incomplete`, the failure codes of the engine's commands and
 * checked goals, the type of a Python error, or a limit of the run.
 */
export const MISTAKE_REASONS: readonly string[] = [
  INCOMPLETE,
  'wrong-argument',
  'unknown-command',
  IDEA_MISSING,
  IDEA_UNUSED,
  'way-taken',
  ...new Set([
    ...COMMANDS.flatMap((command) => command.reasons),
    ...GOAL_KINDS.flatMap((kind) => (kind.met === 'checked' ? kind.reasons : [])),
  ]),
  ...PYTHON_ERRORS,
  ...LIMITS,
];
