import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { wholeWord } from './program-names.ts';

const TYPE = ['TypeError'];

type Found = false | Readonly<Record<string, string>>;

/** `for a, b in [1, 2]`: the loop with one name, or with enumerate if the lines below use both names. */
const severalNames = ({ lineText, source, error }: ErrorContext): Found => {
  const {
    head = '',
    names = '',
    rest = '',
  } = /^\s*(?<head>for\s+)(?<names>[\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*)+)\s+in\s+(?<rest>.+?)\s*:/u.exec(
    lineText,
  )?.groups ?? {};
  if (names === '') return false;
  const below = source.split('\n').slice(error.line).join('\n');
  const all = names.split(/\s*,\s*/);
  const used = all.filter((name) => new RegExp(wholeWord(name), 'u').test(below));
  const write =
    used.length === 2 && all.length === 2
      ? `${head}${names} in enumerate(${rest}):`
      : `${head}${used[0] ?? all.at(-1)} in ${rest}:`;
  return { write, point: names };
};

/** A method of a list, dictionary or text without brackets: `for name in feed.items:`. */
const methodWithoutBrackets = ({ lineText }: ErrorContext): Found => {
  const name =
    /(?<name>[\p{L}_][\p{L}\p{N}_.]*\.(?:items|keys|values|split|splitlines|copy|lower|upper|read|readlines))(?![\p{L}\p{N}_.]|\s*\()/u.exec(
      lineText.replace(/(["']).*?\1|#.*$/g, (text) => ' '.repeat(text.length)),
    )?.groups?.name;
  return name !== undefined && { name, write: lineText.replace(name, `${name}()`).trim(), point: name };
};

const POSITION = String.raw`player\s*\.\s*position\(\)|position\(\)`;

/** `place + 1` with `place = player.position()`: a calculation with a pair of numbers. */
const positionAsNumber = (context: ErrorContext): Found => {
  const code = codeAt(context);
  const direct = new RegExp(`(?:${POSITION})`, 'u').exec(code)?.[0];
  if (direct !== undefined) return { name: direct, point: direct };
  const kept = [
    ...context.source.matchAll(
      new RegExp(String.raw`^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*=\s*(?:${POSITION})\s*(?:#.*)?$`, 'gmu'),
    ),
  ].map(({ groups }) => groups?.name ?? '');
  const name = kept.find((own) => new RegExp(`${wholeWord(own)}(?!\\s*\\[)`, 'u').test(code));
  return name !== undefined && { name, point: name };
};

/** Rows about one value where several are needed, or several where one is needed. */
export const ONE_VALUE_ROWS: readonly ErrorRow[] = [
  {
    key: 'loop-one-value-each',
    types: TYPE,
    message: /^cannot unpack non-iterable (?<type>int|float|bool|NoneType) object/,
    line: /^\s*for\s/,
    when: severalNames,
    example: 'for a, b in [1, 2]:\n    pass',
  },
  {
    key: 'method-without-brackets',
    types: TYPE,
    message: /^'(?:builtin_function_or_method|method)' object is not iterable/,
    when: methodWithoutBrackets,
    example: 'feed = {"cow": 3}\nfor a, b in feed.items:\n    pass',
  },
  {
    key: 'position-is-two-numbers',
    types: TYPE,
    message: /(?:'tuple' and '(?:int|float)'|'(?:int|float)' and 'tuple'|tuple \(not "(?:int|float)"\))/,
    when: positionAsNumber,
    example: 'here = player.position()\nx = here + 1',
  },
];
