import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { keyInQuotes } from './object-place-rows.ts';
import { bodyOf, scopeAt } from './scopes.ts';

type Found = false | Readonly<Record<string, string>>;

const TYPE = ['TypeError'];
const SORTED = anyScript(
  /(?<call>(?<name>sorted|max|min)\(\s*(?<list>\w+)(?<more>\s*,\s*\w+\s*=[^()]*)?\)|(?<sorts>\w+)\.sort\((?<inside>[^()]*)\))/,
);

/** In the dictionaries of a list, the first key that has a number, otherwise the first key. */
const keyIn = (code: string): string | undefined =>
  (/(["'])(?<key>[^"'\n]+)\1: *-?\d/.exec(code) ?? /(["'])(?<key>[^"'\n]+)\1 *:/.exec(code))?.groups?.key;

/** The dictionaries in a list as the run reported them, or the first one that the program itself contains. */
const firstOf = (context: ErrorContext, list: string): string => {
  const value = valueAt(context, list) ?? '';
  if (value.startsWith('[{')) return value;
  return (
    anyScript(String.raw`\b${list}\s*=\s*\[\s*(?<first>\{[^{}]*\})`).exec(context.source)?.groups?.first ?? ''
  );
};

/**
 * The first attribute that `__init__` stores or that a dataclass has. The attribute `name` counts only if there is no
 * other.
 */
const attributeOf = (source: string, name: string): string | undefined => {
  const lines = source.split('\n').filter((_line, index) => {
    const scope = scopeAt(source, index + 1);
    return scope?.name === name || (scope?.name === '__init__' && scope.outer?.name === name);
  });
  const own = lines.flatMap(
    (line) =>
      anyScript(/^\s+(?:self\.(?<stored>\w+)\s*=(?!=)|(?<field>\w+)\s*:\s*\w)/)
        .exec(line)
        ?.slice(1) ?? [],
  );
  const names = own.filter((part) => part !== undefined);
  return names.find((part) => part !== 'name') ?? names[0];
};

/** The call with a key, and the value that the key compares. */
const withKey = (context: ErrorContext): Found => {
  const { call, name, list, more = '', sorts = '', inside = '' } = SORTED.exec(codeAt(context))?.groups ?? {};
  if (call === undefined || /\bkey\b/.test(more + inside)) return false;
  const { left = '', right } = context.found;
  if (left !== right) return false;
  const by = left === 'dict' ? keyIn(firstOf(context, list ?? sorts)) : attributeOf(context.source, left);
  if (by === undefined) return false;
  const part = left === 'dict' ? `item["${by}"]` : `item.${by}`;
  const key = `key=lambda item: ${part}`;
  const written =
    name === undefined
      ? `${sorts}.sort(${joined(key, inside)})`
      : `${name}(${list}, ${joined(key, more.replace(/^\s*,\s*/, ''))})`;
  return { by, write: context.lineText.replace(call, () => written).trim() };
};

const joined = (first: string, rest: string): string =>
  rest.trim() === '' ? first : `${first}, ${rest.trim()}`;

/** `points.keys().sort()`, replaced by a call of sorted. */
const sortedInstead = (context: ErrorContext): Found => {
  const owner = anyScript(/^(?<owner>.+?)\s*\.\s*sort$/s).exec(codeAt(context))?.groups?.owner;
  const call = owner === undefined ? undefined : `${owner}.sort()`;
  if (owner === undefined || call === undefined || !context.lineText.includes(call)) return false;
  const isAlone = context.lineText.trim() === call && /^\w+$/.test(owner);
  const right = isAlone ? `${owner} = sorted(${owner})` : `sorted(${owner})`;
  return { write: context.lineText.replace(call, () => right).trim() };
};

const METHODS: Readonly<Record<string, string>> = { '+': '__add__', '-': '__sub__', '*': '__mul__' };

/** `a + b` with two objects of a class of the program. */
const objectsInCalculation = ({ source, found }: ErrorContext): Found => {
  const { class: name = '', other, sign = '' } = found;
  const method = METHODS[sign.replace('=', '')];
  const isOwn = anyScript(String.raw`^\s*class\s+${name}\b`, 'm').test(source);
  return (
    name === other &&
    isOwn &&
    method !== undefined &&
    bodyOf(source, method) === '' && { method, sign: sign.replace('=', '') }
  );
};

/** Rows about lists that cannot be sorted as they are, and objects that cannot be calculated with. */
export const SORTING_ROWS: readonly ErrorRow[] = [
  {
    key: 'order-needs-key',
    types: TYPE,
    message:
      /^(?:'[<>]=?' not supported between instances of '(?<left>\w+)' and '(?<right>\w+)'|'str' object is not callable)/,
    when: (context) => (context.found.left === undefined ? keyInQuotes(context) : withKey(context)),
    example: 'kids = [{"name": "Tom", "age": 12}, {"name": "Eva", "age": 9}]\nkids = sorted(kids)',
  },
  {
    key: 'sort-only-for-lists',
    types: ['AttributeError'],
    message:
      /^'(?:dict_keys|dict_values|dict_items|set|map|filter|generator|range)' object has no attribute 'sort'/,
    when: sortedInstead,
    example: 'points = {"Zoe": 4, "Ali": 9}\nfor name in points.keys().sort():\n    print(name)',
  },
  {
    key: 'objects-without-plus',
    types: TYPE,
    message: /^unsupported operand type\(s\) for (?<sign>[-+*]=?): '(?<class>\w+)' and '(?<other>\w+)'/,
    when: objectsInCalculation,
    example: 'class Bag:\n    eggs = 2\ntotal = Bag() + Bag()',
  },
];
