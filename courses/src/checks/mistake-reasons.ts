import { COMMANDS } from '@hopcode/engine/commands/registry';
import { GOAL_KINDS } from '@hopcode/engine/goals/registry';

/** The program runs to its end, breaks no rule, and a goal is not met. */
export const INCOMPLETE = 'incomplete';

/** Python errors, and the runner's own for a command without brackets, that a typical mistake of these courses can end with. */
const PYTHON_ERRORS: readonly string[] = [
  'AttributeError',
  'IndentationError',
  'IndexError',
  'KeyError',
  'MissingParentheses',
  'NameError',
  'RecursionError',
  'StopIteration',
  'SyntaxError',
  'TypeError',
  'UnboundLocalError',
  'ValueError',
  'ZeroDivisionError',
];

/** Limits of a run (game.md section 5). */
const LIMITS: readonly string[] = ['time', 'commands', 'output'];

/**
 * Everything a wrong program can be expected to fail with: `incomplete`, the failure codes of the engine's commands
 * and checked goals, the type of a Python error, or a limit of the run.
 */
export const MISTAKE_REASONS: readonly string[] = [
  INCOMPLETE,
  'wrong-argument',
  'unknown-command',
  ...new Set([
    ...COMMANDS.flatMap((command) => command.reasons),
    ...GOAL_KINDS.flatMap((kind) => (kind.met === 'checked' ? kind.reasons : [])),
  ]),
  ...PYTHON_ERRORS,
  ...LIMITS,
];
