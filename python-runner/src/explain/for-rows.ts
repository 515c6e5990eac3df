import { anyScript } from './any-script.ts';
import { inOrder, outerLoopFirst } from './comprehension-order.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { type ForMistake, mendFor } from './for-head.ts';
import { isNamedIn } from './program-names.ts';

const SYNTAX = ['SyntaxError'];
const AT_FOR =
  /^(?:invalid syntax|expected|cannot assign|invalid decimal|unmatched|'\(' was never closed|illegal)/;

type Found = false | Readonly<Record<string, string>>;

/** A row's condition: the `for` line has this mistake. */
const isFor =
  (...kinds: readonly ForMistake[]) =>
  ({ lineText }: ErrorContext): Found => {
    const mended = mendFor(lineText);
    if (!mended || !kinds.includes(mended.kind)) return false;
    const { write, wrong, name, value } = mended;
    return { write, name, value, point: wrong };
  };

/** `if a > 3: and b > 2:`: a colon in the middle of a condition. */
const colonInCondition = ({ lineText }: ErrorContext): Found => {
  const { head, wrong, rest } =
    /^\s*(?<head>(?:if|elif|while)\s[^:"'#]*?)(?<wrong>\s*:\s*(?:and|or)(?![\p{L}\p{N}_]))(?<rest>[^:#]*?)\s*:?\s*(?:#.*)?$/u.exec(
      lineText,
    )?.groups ?? {};
  if (head === undefined || wrong === undefined) return false;
  return { write: `${head} ${wrong.replace(/^[\s:]+/, '')}${rest}:`, point: wrong.trim() };
};

/** Words that children write in place of `in`. */
const FOR_IN = /^(?:of|from|on|at|through|as)$/;

/** `[n * 2 for n of numbers]`: `of` is in place of `in`. */
const otherWordForIn = ({ lineText, error }: ErrorContext): Found => {
  const { name, point } =
    /(?<=[[({].*\s)for\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+(?<point>\p{L}+)\s/u.exec(lineText)?.groups ?? {};
  if (!error.message.startsWith("'in' expected") || name === undefined || point === undefined) return false;
  const write = lineText.replace(anyScript(String.raw`(?<=\bfor\s+${name}\s+)${point}\b`, 'u'), 'in').trim();
  return { name, write, point };
};

/** `range(9, 0, step -1)`: Python reads `step` as the name of a variable. */
const stepInWords = ({ lineText, error }: ErrorContext): Found => {
  const { name, word, point, step } =
    /\bfor\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+range\([^()]*,\s*(?<point>(?<word>steps?|by)\s*(?<step>-\s*\d+))\s*\)/u.exec(
      lineText,
    )?.groups ?? {};
  if (name === undefined || point === undefined || !error.message.startsWith(`name '${word}'`)) return false;
  const write = lineText.replace(point, () => (step ?? '').replace(/\s/g, '')).trim();
  return { write, name, value: '', point };
};

/** `for i in 5.times:` and `5.times:`, as in another language. */
const timesOfNumber = ({ lineText }: ErrorContext): Found => {
  const {
    name = 'i',
    point,
    count,
  } = /^\s*(?:for\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+)?(?<point>(?<count>\d+)\s*\.\s*times)(?![\p{L}\p{N}_])/u.exec(
    lineText,
  )?.groups ?? {};
  return point !== undefined && { write: `for ${name} in range(${count}):`, name, value: count ?? '', point };
};

/** Rows about the first lines of for loops. Each row's `write` is the whole line without its mistake. */
export const FOR_ROWS: readonly ErrorRow[] = [
  {
    key: 'comprehension-without-in',
    types: SYNTAX,
    message: /^'in' expected after for-loop variables/,
    line: /(?<=[[({].*\s)for\s+(?<name>\w+)\s+(?<point>\w+)/,
    when: ({ found: { point = '' } }) => !FOR_IN.test(point),
    example: 'x = [i for i range(3)]',
  },
  {
    key: 'comprehension-order',
    types: [...SYNTAX, 'NameError'],
    message:
      /^(?:invalid syntax|expected 'else' after 'if' expression|name '(?<unknown>[^']+)' is not defined)/,
    when: ({ lineText, found: { unknown } }) =>
      (unknown === undefined ? inOrder(lineText) : outerLoopFirst(lineText, unknown)) ?? false,
    example: 'squares = n * n for n in range(5)',
  },
  {
    key: 'loop-of-another-language',
    types: SYNTAX,
    message: /./,
    when: isFor('other-language'),
    example: 'for (i = 0; i < 3; i++):\n    pass',
  },
  {
    key: 'loop-each',
    types: SYNTAX,
    message: AT_FOR,
    when: (context) => {
      const found = isFor('each')(context);
      return found && { ...found, word: found.point ?? '' };
    },
    example: 'for each egg in [1]:\n    pass',
  },
  {
    key: 'loop-in-brackets',
    types: SYNTAX,
    message: AT_FOR,
    when: isFor('in-brackets'),
    example: 'for (i in range(3)):\n    pass',
  },
  {
    key: 'colon-too-early',
    types: SYNTAX,
    message: AT_FOR,
    when: (context) => colonInCondition(context) || isFor('early-colon')(context),
    example: 'for i in: range(3)\n    pass',
  },
  {
    key: 'counts-without-range',
    types: [...SYNTAX, 'NameError'],
    message: new RegExp(`${AT_FOR.source}|^name '(?:steps?|by)'`),
    when: (context) =>
      context.error.type === 'NameError'
        ? stepInWords(context)
        : timesOfNumber(context) || isFor('no-range')(context),
    example: 'for i in 1 to 3:\n    pass',
  },
  {
    key: 'loop-without-name',
    types: SYNTAX,
    message: AT_FOR,
    when: isFor('no-name'),
    example: 'for range(3):\n    pass',
  },
  {
    key: 'loop-name-is-value',
    types: SYNTAX,
    message: /^(?:invalid syntax|cannot assign)/,
    when: (context) => {
      const found = isFor('value-for-name')(context);
      // In `for 7 in range(i)`, the name and the number are swapped.
      const { count, name } =
        /^\s*for\s+(?<count>\d+)\s+in\s+range\(\s*(?<name>\p{L})\s*\)/u.exec(context.lineText)?.groups ?? {};
      const isSwapped = name !== undefined && !isNamedIn(context.source.replace(context.lineText, ''), name);
      return found && isSwapped ? { ...found, write: `for ${name} in range(${count}):` } : found;
    },
    example: 'for 5 in range(3):\n    pass',
  },
  {
    key: 'loop-without-values',
    types: SYNTAX,
    message: AT_FOR,
    when: isFor('no-values'),
    example: 'for i in:\n    pass',
  },
  {
    key: 'loop-without-in',
    types: SYNTAX,
    message: new RegExp(`${AT_FOR.source}|^'in' expected`),
    when: (context) => otherWordForIn(context) || isFor('no-in')(context),
    example: 'for i range(3):\n    pass',
  },
  {
    key: 'range-needs-number',
    types: ['SyntaxError', 'TypeError'],
    message:
      /^(?:invalid syntax|expected|unmatched|'type' object is not iterable|type 'range' is not subscriptable|range expected at least 1 argument)/,
    when: isFor('no-brackets'),
    example: 'for i in range 3:\n    pass',
  },
];
