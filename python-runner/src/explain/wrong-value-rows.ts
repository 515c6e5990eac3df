import { LESSON_MODULES } from '../lesson-modules.ts';
import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { nearestName } from './nearest-name.ts';
import { wholeWord } from './program-names.ts';
import { bodyOf, scopeAt } from './scopes.ts';

type Found = false | Readonly<Record<string, string>>;

const NAME = ['NameError'];
const TYPE = ['TypeError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

/** The lines above the error that begin the loops around it, from the inside out. */
export const loopsAround = ({ source, error }: ErrorContext): readonly { item: string; whole: string }[] => {
  const lines = source.split('\n').slice(0, error.line);
  const indent = (line: string) => /^\s*/.exec(line)?.[0].length ?? 0;
  let inner = indent(lines.at(-1) ?? '');
  return lines.toReversed().flatMap((line) => {
    if (line.trim() === '' || indent(line) >= inner) return [];
    inner = indent(line);
    const { item = '', whole = '' } =
      /^\s*for\s+(?<item>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+(?<whole>[\p{L}_][\p{L}\p{N}_]*)\s*:/u.exec(line)
        ?.groups ?? {};
    return item === '' ? [] : [{ item, whole }];
  });
};

/**
 * `for sheep in range(3):` with `speak(i)` inside: the only loop around the error, if no line in it uses its variable.
 */
const unusedLoopName = ({ source, error }: ErrorContext): Found => {
  const lines = source.split('\n');
  const indent = (line = '') => /^\s*/.exec(line)?.[0].length ?? 0;
  const at = lines
    .slice(0, error.line - 1)
    .findLastIndex((line) => line.trim() !== '' && indent(line) < indent(lines[error.line - 1]));
  const { item, whole } =
    /^\s*for\s+(?<item>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+(?<whole>.+?)\s*:\s*(?:#.*)?$/u.exec(lines[at] ?? '')
      ?.groups ?? {};
  if (item === undefined || whole === undefined) return false;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && indent(line) <= indent(lines[at]));
  const isUsed = rest
    .slice(0, end < 0 ? undefined : end)
    .some((line) => anyScript(wholeWord(item), 'u').test(line));
  return !isUsed && { item, whole };
};

/**
 * The loop variable, if the program uses the singular of the list's name instead: `for i in fruits`, `print(fruit)`.
 */
const otherLoopName = (context: ErrorContext): Found => {
  const { name = '' } = context.found;
  const loop = loopsAround(context).find(({ whole }) => whole === `${name}s` || whole === `${name}es`);
  const unused = !loop && /^[ijknxy]$/.test(name) && unusedLoopName(context);
  if (unused) return unused;
  if (loop) return { item: loop.item, whole: loop.whole };
  const {
    value = '',
    item,
    whole,
  } = /[[({](?<value>[^[\](){}]*)\sfor\s+(?<item>[\p{L}_][\p{L}\p{N}_]*)\s+in\s+(?<whole>[\p{L}_][\p{L}\p{N}_]*)/u.exec(
    context.lineText,
  )?.groups ?? {};
  if (item === undefined || whole === undefined) return false;
  const has = (word: string): boolean => anyScript(wholeWord(word), 'u').test(value);
  return has(name) && !has(item) && { item, whole };
};

/**
 * The only input of the function around the error, if the body of the function uses an unknown name and never uses the
 * input.
 */
const otherInputName = ({ source, error, found: { name = '' } }: ErrorContext): Found => {
  const scope = scopeAt(source, error.line);
  if (scope?.kind !== 'function' || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(scope.inputs)) return false;
  const isUsed = anyScript(wholeWord(scope.inputs), 'u').test(bodyOf(source, scope.name));
  return !isUsed && scope.inputs !== 'self' && name !== '' && { function: scope.name, input: scope.inputs };
};

/** A loop over a dictionary that uses its variable like a value: the line calculates with the key. */
const keyForValue = (context: ErrorContext): Found => {
  const loop = loopsAround(context).find(
    ({ item, whole }) =>
      anyScript(wholeWord(item), 'u').test(context.lineText) &&
      anyScript(String.raw`^\s*${whole}\s*=\s*\{[^}]*:`, 'mu').test(context.source),
  );
  if (!loop || context.lineText.includes(`[${loop.item}]`)) return false;
  const write = context.lineText.replace(
    anyScript(wholeWord(loop.item), 'u'),
    () => `${loop.whole}[${loop.item}]`,
  );
  return { item: loop.item, whole: loop.whole, write: write.trim() };
};

/** An attribute of an item, read from the whole list inside a loop over the list: `hens.name` for `hen.name`. */
const itemForList = (context: ErrorContext): Found => {
  const { name = '' } = context.found;
  const loop = loopsAround(context).find(({ whole }) =>
    anyScript(String.raw`(?<![\w.])${whole}\.${name}(?![\p{L}\p{N}_])`, 'u').test(context.lineText),
  );
  return (
    loop !== undefined && {
      item: loop.item,
      list: loop.whole,
      write: context.lineText.replace(`${loop.whole}.${name}`, () => `${loop.item}.${name}`).trim(),
    }
  );
};

/** The list of a loop in place of one of its items, in a calculation or comparison with one value: `numbers + 5`. */
const itemInCalculation = (context: ErrorContext): Found => {
  const code = codeAt(context);
  const sides =
    anyScript(/^(?<left>[\w.]+|.*["'])\s*[-+*/%<>]=?\s*(?<right>[\w.]+)$/)
      .exec(code)
      ?.slice(1) ?? [];
  const loop = loopsAround(context).find(({ whole }) => sides.includes(whole));
  if (!loop || !valueAt(context, loop.whole)?.startsWith('[')) return false;
  const { item, whole: list } = loop;
  // A line with both, `numbers - number`, means something else.
  const bare = code.replaceAll(/"[^"]*"|'[^']*'/g, '""');
  if (anyScript(wholeWord(item), 'u').test(bare)) return false;
  // A loop that adds to a list of lists needs the list itself: `rows = rows + row`.
  if (anyScript(String.raw`^\s*${list}\s*(?:[-+*/]?=)`, 'u').test(context.lineText)) return false;
  const piece = code.endsWith(list)
    ? `${code.slice(0, -list.length)}${item}`
    : code.replace(anyScript(wholeWord(list), 'u'), () => item);
  return { item, list, write: context.lineText.replace(code, () => piece).trim() };
};

/** Rows about values and names that are right on their own, but do not fit their place. */
export const WRONG_VALUE_ROWS: readonly ErrorRow[] = [
  {
    key: 'loop-variable-named-otherwise',
    types: NAME,
    message: NOT_DEFINED,
    when: otherLoopName,
    example: 'hens = ["Ada"]\nfor i in hens:\n    print(hen)',
  },
  {
    key: 'input-named-otherwise',
    types: NAME,
    message: NOT_DEFINED,
    when: otherInputName,
    example: 'def walk(n):\n    player.move_forward(m)\nwalk(1)',
  },
  {
    key: 'note-after-code',
    types: NAME,
    message: NOT_DEFINED,
    line: /^(?<code>.*\))\s*\/\/\s*(?<note>[\p{L}].*)$/u,
    when: ({ found: { name = '', code = '', note = '' } }) =>
      note.startsWith(name) && { write: `${code.trim()}  # ${note.trim()}` },
    example: 'player.turn_left() // turn',
  },
  {
    key: 'keys-for-values',
    types: TYPE,
    message: /^unsupported operand|^can only concatenate/,
    when: keyForValue,
    example: 'prices = {"egg": 2}\ntotal = 0\nfor name in prices:\n    total = total + name',
  },
  {
    key: 'list-for-item',
    types: ['AttributeError', 'TypeError'],
    message:
      /^(?:'(?:list|tuple)' object has no attribute '(?<name>\w+)'|can only concatenate (?:list \(not "(?:int|float|str)"|str \(not "list")|(?:unsupported operand type\(s\) for \S+: |'[<>]=?' not supported between instances of )'(?:list' and '(?:int|float|str)|(?:int|float|str)' and 'list)')/,
    when: (context) =>
      context.error.type === 'TypeError' ? itemInCalculation(context) : itemForList(context),
    example: 'class Hen:\n    age = 1\nhens = [Hen()]\nfor hen in hens:\n    print(hens.age)',
  },
  {
    key: 'number-needed-in-math',
    types: TYPE,
    message: /^must be real number, not (?<type>\w+)/,
    example: 'import math\nmath.sqrt("4")',
  },
  {
    key: 'choice-needs-a-list',
    types: [...TYPE, 'KeyError'],
    message: /^(?:Random\.choice\(\) takes 2 positional arguments but \d+ were given|\d+$)/,
    line: /(?<call>choice\s*\(\s*)(?<values>[^()[\]]+?)\s*\)/,
    when: ({ error, lineText, found: { call = '', values = '' } }) => ({
      write: lineText
        .replace(`${call}${values}`, () =>
          error.type === 'KeyError' ? `${call}list(${values})` : `${call}[${values}]`,
        )
        .trim(),
    }),
    example: 'import random\nx = random.choice(1, 2, 3)',
  },
  {
    key: 'random-numbers-turned-round',
    types: ['ValueError'],
    message: /^empty range (?:in|for) (?<name>randint|randrange)\((?<first>-?\d+), (?<second>-?\d+)/,
    line: /(?<call>rand(?:int|range)\s*\(\s*)(?<from>-?\d+)\s*,\s*(?<to>-?\d+)/,
    when: ({ lineText, found: { call = '', from = '', to = '' } }) => ({
      write: lineText
        .replace(/(rand(?:int|range)\s*\(\s*)-?\d+\s*,\s*-?\d+/, () => `${call}${to}, ${from}`)
        .trim(),
    }),
    example: 'import random\nx = random.randint(10, 1)',
  },
  {
    key: 'square-root-named-otherwise',
    types: ['AttributeError'],
    message: /^module 'math' has no attribute '(?<name>square_?root|root|sqroot|square_?rt|sqr)'/,
    example: 'import math\nmath.squareroot(4)',
  },
  {
    key: 'module-misspelt',
    types: ['ModuleNotFoundError'],
    message: /^No module named '(?<name>\w+)'/,
    when: ({ lineText, found: { name = '' } }) => {
      const hint = nearestName(name, LESSON_MODULES, 1);
      const write = lineText.replace(new RegExp(String.raw`\b${name}\b`), () => hint ?? name).trim();
      return hint !== undefined && !/^\s*from\s/.test(lineText) && { hint, write };
    },
    example: 'import maths',
  },
];
