import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { isNamedIn } from './program-names.ts';

type Found = false | Readonly<Record<string, string>>;

const NAME = String.raw`(?<name>[\p{L}_][\p{L}\p{N}_]*)`;
const PLACE = String.raw`-?[\p{L}\p{N}_]+`;

const AFTER_DOT = new RegExp(String.raw`(?<point>${NAME}\.(?<index>[\p{L}\p{N}_]+))(?!\s*\()`, 'gu');

/** `hens.0`, and `menu.place` if place is a variable and menu a list, which has no attribute place. */
const dotBeforePlace = ({ source, error, lineText, found: { part } }: ErrorContext): Found => {
  if (part !== undefined && error.names?.near !== part) return false;
  for (const { groups: { point = '', name = '', index = '' } = {} } of lineText.matchAll(AFTER_DOT)) {
    const isAsked = part === undefined ? /^\d+$/.test(index) && isNamedIn(source, name) : index === part;
    if (isAsked) return { name, index, point };
  }
  return false;
};

const TWO = new RegExp(
  String.raw`(?<point>(?<![\p{L}\p{N}_.])${NAME}\[\s*(?<first>${PLACE})\s*(?<sign>[,;]|->|\.{2,3}|(?<=\s)to(?=\s))\s*(?<second>${PLACE})\s*\])`,
  'u',
);

/** `word[0, 3]` and `word[0 to 3]`: a piece of text or of a list. `grid[1, 2]`: an item of a list in a list. */
const twoIndexes = (context: ErrorContext): Found => {
  const { error, lineText, source } = context;
  const isRun = error.type === 'TypeError';
  const {
    point = '',
    name = '',
    first = '',
    sign = '',
    second = '',
  } = TWO.exec(isRun ? codeAt(context) : lineText)?.groups ?? {};
  // Python accepts a comma in the brackets, and stops only when the line runs.
  if (point === '' || (!isRun && (sign === ',' || !isNamedIn(source, name)))) return false;
  const isOfLists = valueAt(context, name)?.startsWith('[[') ?? false;
  const right = isOfLists ? `${name}[${first}][${second}]` : `${name}[${first}:${second}]`;
  return { sign, point, write: lineText.replace(point, () => right).trim() };
};

/** `names.pop("Ada")`: a value in place of the index. */
const popOfValue = (context: ErrorContext): Found => {
  const { list, value } =
    /^(?<list>[\p{L}_][\p{L}\p{N}_.]*)\.pop\(\s*(?<value>"[^"]*"|'[^']*')\s*\)$/u.exec(codeAt(context))
      ?.groups ?? {};
  if (list === undefined || value === undefined) return false;
  return { write: context.lineText.replace(codeAt(context), () => `${list}.remove(${value})`).trim() };
};

/** `names.insert("Ada", 0)`: the value in front of the index. */
const insertTurnedRound = (context: ErrorContext): Found => {
  const code = codeAt(context);
  const { start, first, second } =
    /^(?<start>[\p{L}_][\p{L}\p{N}_.]*\.insert\(\s*)(?<first>[^,()]+?)\s*,\s*(?<second>-?\d+|[\p{L}_][\p{L}\p{N}_]*)\s*\)$/u.exec(
      code,
    )?.groups ?? {};
  if (start === undefined) return false;
  return { write: context.lineText.replace(code, () => `${start}${second}, ${first})`).trim() };
};

/** Rows about indexes of lists and texts whose form differs from Python's. */
export const INDEX_ROWS: readonly ErrorRow[] = [
  {
    key: 'dot-before-place',
    types: ['SyntaxError', 'AttributeError'],
    message: /^(?:invalid syntax|'(?:list|tuple)' object has no attribute '(?<part>\w+)')/,
    when: dotBeforePlace,
    example: 'hens = ["Ada"]\nprint(hens.0)',
  },
  {
    key: 'two-indexes',
    types: ['SyntaxError', 'TypeError'],
    message:
      /^(?:invalid syntax|(?:string indices must be integers|list indices must be integers or slices|tuple indices must be integers or slices), not '?tuple)/,
    when: twoIndexes,
    example: 'word = "cow"\nprint(word[0, 2])',
  },
  {
    key: 'pop-of-value',
    types: ['TypeError'],
    message: /^'str' object cannot be interpreted as an integer/,
    when: popOfValue,
    example: 'hens = ["Ada"]\nhens.pop("Ada")',
  },
  {
    key: 'insert-turned-round',
    types: ['TypeError'],
    message: /^'str' object cannot be interpreted as an integer/,
    when: insertTurnedRound,
    example: 'hens = ["Ada"]\nhens.insert("Bea", 0)',
  },
];
