import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';

const TYPE = ['TypeError'];

type Found = false | Readonly<Record<string, string>>;

/** Names of loop variables that hold a number. */
const COUNTER = /^(?:\p{L}|index|idx|number|num|nr|count|counter|step|round|position|pos|place)$/iu;

/** `for letter in len(word):`, where the name says that the loop goes through the items. */
const itemsWanted = ({ source, found: { name = '' } }: ErrorContext): boolean =>
  !COUNTER.test(name) && !anyScript(String.raw`\[\s*${name}\s*(?:[-+]\s*\d+\s*)?\]`, 'u').test(source);

/** `range(0, 2, 0.5)`: a step that is not a whole number. */
const decimalStep = (context: ErrorContext): Found => {
  const { name = '', step: written = '' } =
    /\bfor\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+range\([^(),]+,[^(),]+,\s*(?<step>[^(),]+?)\s*\)/u.exec(
      context.lineText,
    )?.groups ?? {};
  const step = Number(valueAt(context, written) ?? written);
  if (
    name === '' ||
    !codeAt(context).startsWith('range(') ||
    !Number.isFinite(step) ||
    Number.isInteger(step)
  )
    return false;
  const parts = Math.round(1 / Math.abs(step));
  const isPart = Math.abs(1 / Math.abs(step) - parts) < 1e-9;
  return { step: String(step), example: isPart ? `${name} / ${parts}` : `${name} * ${Math.abs(step)}` };
};

/** Rows about loops that count in a way that range cannot. */
export const COUNT_ROWS: readonly ErrorRow[] = [
  {
    key: 'loop-over-length',
    types: TYPE,
    message: /^'int' object is not iterable/,
    line: /\bfor\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+(?<value>len\(\s*(?<whole>[\p{L}_][\p{L}\p{N}_.]*)\s*\))\s*:/u,
    when: itemsWanted,
    example: 'word = "cow"\nfor letter in len(word):\n    print(letter)',
  },
  {
    key: 'for-instead-of-while',
    types: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    line: /^\s*(?<point>while\s+(?<item>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+(?<whole>.+?))\s*:\s*(?:#.*)?$/u,
    when: ({ found: { name, item, whole = '' } }) => name === item && { write: `for ${item} in ${whole}:` },
    example: 'while i in range(3):\n    print(i)',
  },
  {
    key: 'range-step-decimal',
    types: TYPE,
    message: /^'float' object cannot be interpreted as an integer/,
    when: decimalStep,
    example: 'for x in range(0, 2, 0.5):\n    print(x)',
  },
];
