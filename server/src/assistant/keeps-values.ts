import { COMMANDS } from '@hopcode/engine/commands/registry';
import type { Change } from './compare-programs.ts';
import type { Token } from './line-tokens.ts';
import type { ProgramLine } from './program-lines.ts';

const COMMAND_NAMES: ReadonlySet<string> = new Set(['player', ...COMMANDS.map(({ name }) => name)]);
const NO_VALUES = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield range print'.split(
    ' ',
  ),
);

/** Whether a token is a number, a text, or a name other than a command or keyword. */
const isValue = ({ kind, text }: Token): boolean =>
  kind === 'text' ||
  /^\d/.test(text) ||
  (kind === 'name' && !COMMAND_NAMES.has(text) && !NO_VALUES.has(text));

/** How many values a line contains. A name counts only inside brackets, where it is an argument. */
const valueCount = (tokens: readonly Token[]): number => {
  const open = tokens.findIndex(({ kind, text }) => kind === 'other' && '([{'.includes(text));
  return tokens.filter((token, at) => isValue(token) && (token.kind !== 'name' || (open >= 0 && at > open)))
    .length;
};

/**
 * Whether the changed line has at least as many values as the learner's line: a change to `move_forward(3` must keep
 * the 3. Lines of the starter code are not checked, because the learner did not write them.
 */
export const keepsValues = (change: Change, given: readonly ProgramLine[]): boolean =>
  change.kind !== 'other' ||
  given.some(({ key }) => key === change.own.key) ||
  valueCount(change.own.tokens) <= valueCount(change.theirs.tokens);

/** Whether two lines differ only in values: `move_forward(2)` and `move_forward(3)`. */
export const differInValues = (one: readonly Token[], other: readonly Token[]): boolean =>
  one.length === other.length &&
  one.every((token, at) => {
    const beside = other[at];
    return beside !== undefined && (token.text === beside.text || (isValue(token) && isValue(beside)));
  });
