import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isToken, tokensOf } from './tokens.ts';

/** `lengths = {w, len(w) for w in words}`, if the program reads its values by their keys. */
const isUsedAsDictionary = (lineText: string, source: string): boolean => {
  const name = anyScript(/^\s*(?<name>\w+)\s*=\s*\{\s*[\w.]+\s*,[^{}]*\sfor\s/).exec(lineText)?.groups?.name;
  return (
    name !== undefined &&
    anyScript(String.raw`(?<![\w.])${name}(?:\[|\.(?:items|keys|values|get)\()`).test(source)
  );
};

/** `{"a", "b", "c": 2}`: keys without a value in front of a pair. */
const keyWithoutValue = (lineText: string): false | Readonly<Record<string, string>> => {
  const point = /\{(?:[^{}]*,)?\s*(?:"[^"]*"|'[^']*')\s*:/.test(lineText)
    ? /(?<=[{,]\s*)(?:"[^"]*"|'[^']*')\s*,/.exec(lineText)?.[0]
    : undefined;
  return point !== undefined && { point };
};

const isWithoutColon = ({ error, source, lineText }: ErrorContext): boolean => {
  if (error.message.startsWith('did')) return isUsedAsDictionary(lineText, source);
  if (!error.message.endsWith('comma?')) return true;
  const before = lineText.slice(0, (error.column ?? 1) - 1);
  return (
    /[{,]\s*$/.test(before) && /\{[^{}[\]()]*$/.test(before) && /^["']/.test(lineText.slice(before.length))
  );
};

/** Rows about dictionaries and lists in a form that Python does not have. */
export const DICTIONARY_ROWS: readonly ErrorRow[] = [
  {
    key: 'dictionary-with-equals',
    types: ['SyntaxError'],
    message: /^(?:cannot assign to literal|invalid syntax|cannot assign to)/,
    line: /\{\s*(?:[^{}]*?,\s*)??(?<key>"[^"]*"|'[^']*')\s*(?:=>|->|=(?!=)|;)\s*(?<value>[^,}]+?)\s*[,}]/,
    when: ({ lineText, found: { key = '' } }) => {
      const write = lineText
        .replace(/(?<=[{,]\s*(?:"[^"]*"|'[^']*'|[\p{L}\p{N}_]+))\s*(?:=>|->|=(?!=)|;)\s*/gu, ': ')
        .trim();
      // `{"name", "Rex"; "age", 3}` also contains another wrong symbol.
      return !/[{,]\s*(?:"[^"]*"|'[^']*')\s*[,}]/.test(write) && { write, point: key };
    },
    example: 'stock = {"eggs" = 2}',
  },
  {
    key: 'dictionary-of-names',
    types: ['SyntaxError'],
    message: /^(?:invalid syntax|cannot assign to)/,
    line: /(?<point>\{\s*[\p{L}_][\p{L}\p{N}_]*\s*=(?!=)[^{}=]*(?:,\s*[\p{L}_][\p{L}\p{N}_]*\s*=(?!=)[^{}=]*)*\})/u,
    when: ({ lineText, found: { point = '' } }) => {
      const pairs = point.replace(/(?<=[{,]\s*)(?<key>[\p{L}_][\p{L}\p{N}_]*)\s*=\s*/gu, '"$<key>": ');
      return { write: lineText.replace(point, () => pairs).trim() };
    },
    example: 'stock = {eggs = 2, milk = 3}',
  },
  {
    key: 'dictionary-colon-missing',
    types: ['SyntaxError'],
    message:
      /^invalid syntax$|^':' expected after dictionary key|^expression expected after dictionary key and ':'|Perhaps you forgot a comma|^did you forget parentheses around the comprehension target/,
    when: (context) =>
      context.error.message === 'invalid syntax'
        ? keyWithoutValue(context.lineText)
        : isWithoutColon(context),
    example: 'stock = {"eggs": 2, "milk" 3}',
  },
  {
    key: 'dictionary-in-other-brackets',
    types: ['SyntaxError'],
    message: /^invalid syntax$/,
    line: /=\s*(?<point>(?<sign>[([])\s*(?:"[^"]*"|'[^']*')\s*:)/,
    example: 'stock = ["eggs": 2]',
  },
  {
    key: 'semicolon-between-values',
    types: ['SyntaxError'],
    message: /^invalid syntax$/,
    when: ({ lineText }) =>
      tokensOf(lineText).some(
        (token, index, all) =>
          isToken(token, ';') && token.depth > 0 && !isToken(all[index + 1], ')', ']', '}'),
      ) && { point: ';' },
    example: 'numbers = [1; 2]',
  },
];
