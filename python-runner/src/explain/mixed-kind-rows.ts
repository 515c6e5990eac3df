import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { wholeWord } from './program-names.ts';

const TYPE = ['TypeError'];

type Found = false | Readonly<Record<string, string>>;

const SUM = /^(?<left>[\p{L}_][\p{L}\p{N}_.]*)\s*\+=?\s*(?<right>[\p{L}_][\p{L}\p{N}_.]*)$/u;

/** `basket + fruits` with text in the first variable and a list in the second. */
const textPlusList = (context: ErrorContext): Found => {
  const { left: text, right: list } = SUM.exec(codeAt(context))?.groups ?? {};
  return text !== undefined && list !== undefined && { text, list };
};

const SIDES = /^(?<left>[\p{L}\p{N}_.]+)\s*(?<sign>\*\*|\/\/|[-+*/%])=?\s*(?<right>[\p{L}\p{N}_.]+)$/u;

/** `total += row` and `marks / 3` where row and marks are lists of numbers. */
const listInCalculation = (context: ErrorContext): Found => {
  const { left = '', right = '' } = SIDES.exec(codeAt(context))?.groups ?? {};
  const sides = left === '' ? (codeAt(context).match(/^[\p{L}_][\p{L}\p{N}_]*/u) ?? []) : [left, right];
  const list = sides.find((side) => /^\[-?\d[-\d., ]*(?:\]|…|$)/.test(valueAt(context, side) ?? ''));
  return list !== undefined && { list };
};

/** `range(1, n) + 1`: the 1 is added to the range instead of to its end. */
const sumAfterRange = ({ lineText }: ErrorContext): Found => {
  const { inside, rest, point } =
    /(?<![\p{L}\p{N}_.])(?<point>range\(\s*(?<inside>[^()]+?)\s*\)\s*(?<rest>[-+*]\s*[\p{L}\p{N}_]+))/u.exec(
      lineText,
    )?.groups ?? {};
  if (point === undefined) return false;
  return { point, write: lineText.replace(point, () => `range(${inside} ${rest})`).trim() };
};

/** `sum(numbers)` of texts that look like numbers, if the program does not contain them in quotes. */
const sumOfReadTexts = (context: ErrorContext): Found => {
  const read = /^sum\((?<name>[\p{L}\p{N}_.]+\.(?:readlines|split)\([^()]*\))\)$/u.exec(codeAt(context))
    ?.groups?.name;
  if (read !== undefined) {
    const right = `sum(int(item) for item in ${read})`;
    return { name: read, write: context.lineText.replace(codeAt(context), () => right).trim() };
  }
  const { call, name = '' } =
    /^(?<call>sum\(\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\))$/u.exec(codeAt(context))?.groups ?? {};
  const isNumbers = /^\[(?:'\s*-?\d+(?:\.\d+)?\s*'(?:, )?)+(?:\]|…|\.\.\.)/.exec(
    valueAt(context, name) ?? '',
  );
  const isWritten = anyScript(String.raw`${wholeWord(name)}\s*=\s*\[[^\]]*["']`, 'u').test(context.source);
  if (call === undefined || !isNumbers || isWritten) return false;
  const number = isNumbers[0].replaceAll('...', '').includes('.') ? 'float' : 'int';
  const right = `sum(${number}(item) for item in ${name})`;
  return { name, write: context.lineText.replace(call, () => right).trim() };
};

/** `"Hi " . name` and `"Hi " & name`: symbols that join text in other languages. */
const otherSignForPlus = (context: ErrorContext): Found => {
  const { point, left, sign, right } =
    /(?<point>(?<left>"[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{N}_]*)\s*(?<sign>\.|&)\s*(?<right>"[^"]*"|'[^']*'|[\p{L}_][\p{L}\p{N}_]*))$/u.exec(
      codeAt(context),
    )?.groups ?? {};
  const isVariable = context.error.type === 'TypeError' || context.error.names?.near === right;
  if (point === undefined || !isVariable || (sign === '.' && !/^["']/.test(left ?? ''))) return false;
  const write = context.lineText.replace(point, () => `${left} + ${right}`).trim();
  return { sign: sign ?? '', point, write };
};

/** Rows about sums of two different types. */
export const MIXED_KIND_ROWS: readonly ErrorRow[] = [
  {
    key: 'other-sign-for-plus',
    types: ['AttributeError', ...TYPE],
    message: /^(?:'str' object has no attribute|unsupported operand type\(s\) for &: 'str' and 'str')/,
    when: otherSignForPlus,
    example: 'name = "Ada"\nprint("Hi " & name)',
  },
  {
    key: 'text-plus-list',
    types: TYPE,
    message: /^can only concatenate str \(not "list"\) to str/,
    when: textPlusList,
    example: 'basket = "plum"\nfruits = ["pear"]\nbasket = basket + fruits',
  },
  {
    key: 'list-in-calculation',
    types: TYPE,
    message:
      /^(?:unsupported operand type\(s\) for \S+: (?:'(?:int|float)' and 'list'|'list' and '(?:int|float|list)')|can't multiply sequence by non-int of type '(?:list|float)')/,
    when: listInCalculation,
    example: 'total = 0\neggs = [2, 3]\ntotal += eggs',
  },
  {
    key: 'sum-after-range',
    types: TYPE,
    message: /^unsupported operand type\(s\) for \S+: 'range' and 'int'/,
    when: sumAfterRange,
    example: 'n = 3\nfor i in range(1, n) + 1:\n    print(i)',
  },
  {
    key: 'sum-of-read-texts',
    types: TYPE,
    message: /^unsupported operand type\(s\) for \+: 'int' and 'str'/,
    when: sumOfReadTexts,
    example: 'line = "3 4 5"\nnumbers = line.split()\nprint(sum(numbers))',
  },
];
