import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { wholeWord } from './program-names.ts';

type Found = false | Readonly<Record<string, string>>;

const TYPE = ['TypeError'];
const TUPLE =
  /'tuple'(?! object has no attribute)|tuple \(not "|not "tuple"|indices must be integers or slices, not tuple|^'tuple' object has no attribute '(?:upper|lower|title|capitalize|strip|split|replace|startswith|endswith)'/;

/** The lines below a line that are indented more. */
const blockBelow = (source: string, line: number): string => {
  const lines = source.split('\n');
  const indentOf = (text: string) => /^\s*/.exec(text)?.[0].length ?? 0;
  const indent = indentOf(lines[line - 1] ?? '');
  const below = lines.slice(line);
  const end = below.findIndex((text) => text.trim() !== '' && indentOf(text) <= indent);
  return below.slice(0, end < 0 ? undefined : end).join('\n');
};

/** A loop over a number, if the lines inside turn each digit into a number: `for digit in number:`. */
const overDigits = ({ source, error, lineText }: ErrorContext): Found => {
  const { item = '', value = '' } =
    anyScript(/\bfor\s+(?<item>\w+)\s+in\s+(?<value>\w+)\s*(?:[:)\]]|if\b)/).exec(lineText)?.groups ?? {};
  if (item === '' || /^\d/.test(value)) return false;
  const isHead = lineText.trimStart().startsWith('for');
  const code = isHead ? blockBelow(source, error.line) : lineText;
  if (!anyScript(String.raw`\bint\(\s*${item}\s*\)`).test(code)) return false;
  const head = anyScript(String.raw`(?<=\bfor\s+${item}\s+in\s+)${value}`, 'u');
  return { value, write: lineText.replace(head, () => `str(${value})`).trim() };
};

const PAIRS = anyScript(
  /^\s*for\s+(?<name>\w+)\s+in\s+(?<pairs>enumerate\(.+\)|zip\(.+\)|\w[\w.]*\.items\(\))\s*:/,
);

/**
 * Names for the two values of a pair: the learner's own name, which the program uses as a number or as text, and a new
 * one.
 */
const bothNames = (name: string, pairs: string, isNumber: boolean): string => {
  const other = (word: string): string => (name === word ? `${word}2` : word);
  const list = anyScript(/^enumerate\(\s*(?<one>\w+?)s\s*\)$/).exec(pairs)?.groups?.one;
  if (pairs.startsWith('enumerate'))
    return isNumber ? `${name}, ${other(list ?? 'item')}` : `${other('i')}, ${name}`;
  if (pairs.startsWith('zip')) return `${name}, ${other('second')}`;
  return isNumber ? `${other('key')}, ${name}` : `${name}, ${other('value')}`;
};

/** One name for the two values of enumerate, zip or items: `for i in enumerate(kids):`, `i + 1`. */
const pairInOneName = (context: ErrorContext): Found => {
  const lines = context.source.split('\n').slice(0, context.error.line);
  const code = codeAt(context);
  const at = lines.findLastIndex((line) => {
    const { name } = PAIRS.exec(line)?.groups ?? {};
    return name !== undefined && anyScript(`${wholeWord(name)}(?!\\s*\\[)`, 'u').test(code);
  });
  const head = lines[at]?.trim() ?? '';
  const { name = '', pairs = '' } = PAIRS.exec(head)?.groups ?? {};
  // The value with the wrong type must be the pair, not another value of the line.
  if (at < 0 || !valueAt(context, name)?.startsWith('(')) return false;
  const isNumber = /'(?:int|float)'|"(?:int|float)"|indices/.test(context.error.message);
  const names = bothNames(name, pairs, isNumber);
  const write = head.replace(/^for\s+\S+\s+in/, () => `for ${names} in`);
  return { name, point: head, pointLine: String(at + 1), write };
};

/** `for thing in bag: bag.append(…)`, which only ends when the memory is full. */
const growing = ({ source, error, found }: ErrorContext): Found => {
  const lines = source.split('\n');
  const grown = anyScript(/^\s*(?<list>\w+)\.(?:append|insert|extend)\(/).exec(lines[error.line - 1] ?? '')
    ?.groups?.list;
  const list = found.list ?? grown;
  const at = lines.findLastIndex(
    (line, index) =>
      index < error.line &&
      list !== undefined &&
      anyScript(String.raw`^\s*for\s+\w+\s+in\s+${list}\s*:`).test(line),
  );
  const head = lines[at]?.trim() ?? '';
  // The lines below the loop do not belong to it.
  const last = at + 1 + blockBelow(source, at + 1).split('\n').length;
  if (at < 0 || list === undefined || error.line > last) return false;
  const write = head.replace(/\s+in\s+\S+\s*:/, () => ` in list(${list}):`);
  return { list, point: head, pointLine: String(at + 1), write };
};

/** Rows about loops whose values do not have the form that the program expects. */
export const LOOPING_ROWS: readonly ErrorRow[] = [
  {
    key: 'digits-of-number',
    types: TYPE,
    message: /^'int' object is not iterable/,
    when: overDigits,
    example: 'number = 47\ntotal = 0\nfor digit in number:\n    total += int(digit)',
  },
  {
    key: 'pair-in-one-name',
    types: ['TypeError', 'AttributeError'],
    message: TUPLE,
    when: pairInOneName,
    example: 'for i in enumerate(["Ada"]):\n    print(i + 1)',
  },
  {
    key: 'loop-makes-list-longer',
    types: ['MemoryError', 'SyntaxWarning'],
    message: /^(?:loop without end, grows: (?<list>\S+))?$/,
    when: growing,
    example: 'bag = ["nut"]\nfor thing in bag:\n    bag.append(thing + thing)',
  },
];
