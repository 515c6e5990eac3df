import { TURN_COMMANDS } from '@hopcode/engine/commands/registry';
import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import type { Change } from './compare-programs.ts';
import { differInValues } from './keeps-values.ts';
import { boundNames } from './own-names.ts';
import { beginsBlock, indentOf, type ProgramLine } from './program-lines.ts';

/** Errors that Python raises before it runs the first line. */
const UNREAD: readonly string[] = ['SyntaxError', 'IndentationError', 'TabError'];

/**
 * Whether a change could correct the shortfall of the run. A line that worked stays: a difference from the solution is
 * not always a mistake. Without a shortfall, every change fits.
 */
export const fitsRun = (change: Change, shortfall: Shortfall | null): boolean => {
  if (shortfall === null) return true;
  const { line } = shortfall;
  if (!keepsPlan(change, shortfall)) return false;
  switch (shortfall.kind) {
    case 'nothing':
    case 'slip':
      return !isExtra(change);
    case 'error':
      return fitsError(change, shortfall.type, line);
    case 'limit':
      return true;
    case 'bumped':
    case 'refused':
      return isUpTo(change, line);
    case 'said':
      return change.kind !== 'missing' && isUpTo(change, line);
    case 'variable-missing':
    case 'variable-type':
    case 'variable-value':
      return change.number === line || isAbout(change, shortfall.variable);
    case 'file':
      return isUpTo(change, line) || change.kind === 'missing';
    case 'too-far':
      return change.kind === 'missing' || (isUpTo(change, line) && (isExtra(change) || isOtherValue(change)));
    case 'turn':
      return change.kind !== 'extra' && (change.kind !== 'other' || isTurn(change.own));
    case 'no-round':
    case 'no-branch':
    case 'rounds':
    case 'loop-few':
    case 'loop-many':
      return !isExtra(change) && isUpTo(change, line);
    case 'short':
    case 'not-done':
    case 'collected':
    case 'open':
      return change.kind === 'missing' || isOtherValue(change) || isFurther(change);
  }
};

/** Whether a change keeps every line (except the one where the run stopped) and every beginning of a block. */
export const keepsPlan = (change: Change, shortfall: Shortfall | null): boolean =>
  shortfall === null || ((!isExtra(change) || change.number === shortfall.line) && !losesBlock(change));

const isExtra = ({ kind }: Change): boolean => kind === 'extra';

/**
 * Whether a change deletes a block that the learner wrote, such as a loop or a function. A block is part of the learner's
 * plan, so a tip must not delete it.
 */
const losesBlock = (change: Change): boolean => {
  if (change.kind !== 'extra' && change.kind !== 'other') return false;
  return beginsBlock(change.own.tokens) && (change.kind === 'extra' || !beginsBlock(change.theirs.tokens));
};

const isOtherValue = (change: Change): boolean =>
  change.kind === 'other' && differInValues(change.own.tokens, change.theirs.tokens);

/**
 * Whether a change can correct an error at a line. A change at this line can. If Python could not read the program, a
 * change that adds the next line can too. After any other error, a change above the line can too.
 */
const fitsError = (change: Change, type: string, line: number | null): boolean => {
  if (line === null) return true;
  if (change.number === line) return true;
  if (UNREAD.includes(type)) return change.kind === 'missing' && change.number === line + 1;
  return change.number < line;
};

/**
 * Whether a change is at a line or above it, or adds the next line. A mistake further below cannot be the cause of a
 * failed command.
 */
const isUpTo = ({ number, kind }: Change, line: number | null): boolean =>
  line === null || number <= line || (kind === 'missing' && number === line + 1);

/** Whether a change moves a line into a block. A line that leaves its block would run fewer times. */
const isFurther = (change: Change): boolean =>
  (change.kind === 'indent' || change.kind === 'around') &&
  indentOf(change.lines.at(-1) ?? '').length > change.own.indent.length;

const isTurn = ({ tokens }: ProgramLine): boolean => tokens.some(({ text }) => TURN_COMMANDS.includes(text));

/** Whether a change sets or uses a variable. */
const isAbout = (change: Change, variable: string): boolean => {
  const lines = change.kind === 'extra' ? [change.own] : [change.theirs];
  return lines.some(
    (line) => boundNames(line).includes(variable) || line.tokens.some(({ text }) => text === variable),
  );
};
