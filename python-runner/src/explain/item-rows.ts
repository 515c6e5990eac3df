import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';

const INDEX = ['IndexError'];
const OUT_OF_RANGE = /^(?<whole>list|string|tuple) index out of range/;
const ITEM = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\[(?<index>[^[\]]+)\]$/u;

/**
 * The type to which a method belongs, for methods that beginners use. Other types with a method of the same name do not
 * matter here.
 */
const OWNER_OF_METHOD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    list: ['append', 'insert', 'sort', 'reverse', 'extend'],
    str: [
      'upper',
      'lower',
      'title',
      'capitalize',
      'split',
      'strip',
      'replace',
      'startswith',
      'endswith',
      'join',
      'isdigit',
      'count',
      'find',
      'index',
    ],
    dict: ['keys', 'items', 'values'],
  }).flatMap(([type, methods]) => methods.map((method): [string, string] => [method, type])),
);

/** The sequence, its real length and the index of an error, if the run reported all three. */
const sizesOf = (
  context: ErrorContext,
): { name: string; index: string; length: number; asked: string } | undefined => {
  const { name, index } = ITEM.exec(codeAt(context))?.groups ?? {};
  const length = Number(context.error.names?.length ?? Number.NaN);
  if (name === undefined || index === undefined || Number.isNaN(length)) return undefined;
  return { name, index, length, asked: context.error.names?.index ?? index };
};

/** Rows about items and methods that a value does not have. */
export const ITEM_ROWS: readonly ErrorRow[] = [
  {
    key: 'list-is-empty',
    types: INDEX,
    message: OUT_OF_RANGE,
    when: (context) => {
      const sizes = sizesOf(context);
      return sizes?.length === 0 && !['0', '-1'].includes(sizes.index) && { name: sizes.name };
    },
    example: 'hens = []\ni = 2\nprint(hens[i])',
  },
  {
    key: 'list-shrinks-in-loop',
    types: INDEX,
    message: OUT_OF_RANGE,
    when: (context) => {
      const sizes = sizesOf(context);
      if (!sizes) return false;
      const { name, index } = sizes;
      const loop = String.raw`\bfor\s+${index}\s+in\s+range\(\s*len\(\s*${name}\s*\)\s*\)`;
      const shrinks = String.raw`(?<![\w.])${name}\.(?:pop|remove)\(|\bdel\s+${name}\[`;
      const isName = /^[\p{L}_][\p{L}\p{N}_]*$/u.test(index);
      return (
        isName && [loop, shrinks].every((part) => anyScript(part).test(context.source)) && { name, index }
      );
    },
    example:
      'hens = ["a", "b", "c"]\nfor i in range(len(hens)):\n    if hens[i] == "b":\n        hens.pop(i)',
  },
  {
    key: 'index-too-big',
    types: INDEX,
    message: OUT_OF_RANGE,
    when: (context) => {
      const sizes = sizesOf(context);
      if (!sizes || sizes.length === 0) return false;
      const { name, length, asked } = sizes;
      return { name, asked, length: String(length), last: String(length - 1) };
    },
    example: 'hens = ["Ada", "Berta"]\nprint(hens[2])',
  },
  {
    key: 'join-of-list',
    types: ['AttributeError'],
    message: /^'(?<type>list|tuple)' object has no attribute '(?<name>join)'/,
    line: /(?<owner>(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_.]*)\.join\(\s*(?<between>"[^"]*"|'[^']*')\s*\)/u,
    when: ({ lineText, found: { owner = '', between = '' } }) => ({
      whole: 'str',
      write: lineText
        .replace(/[\p{L}_][\p{L}\p{N}_.]*\.join\([^()]*\)/u, () => `${between}.join(${owner})`)
        .trim(),
    }),
    example: 'hens = ["Ada", "Berta"]\nprint(hens.join(", "))',
  },
  {
    key: 'text-turned-round',
    types: ['AttributeError'],
    message: /^'(?<type>str)' object has no attribute '(?<name>reverse[d]?)'/,
    line: /(?<point>(?<owner>(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_.]*)\.reversed?\(\s*\))/u,
    when: ({ lineText, found: { owner = '', point = '' } }) => {
      const isAlone = lineText.trim() === point;
      const write = `${isAlone ? `${owner} = ` : ''}${owner}[::-1]`;
      return { owner, point, sign: '[::-1]', write: lineText.replace(point, () => write).trim() };
    },
    example: 'word = "egg"\nprint(word.reverse())',
  },
  {
    key: 'method-of-other-kind',
    types: ['AttributeError'],
    message:
      /^'(?<type>int|float|str|list|tuple|dict|set|bool|range)' object has no attribute '(?<name>\w+)'/,
    when: (context) => {
      const { type = '', name = '' } = context.found;
      const whole = OWNER_OF_METHOD.get(name);
      const owner = /^(?<owner>.+?)\s*\.\s*\w+$/s.exec(codeAt(context))?.groups?.owner;
      return whole !== undefined && owner !== undefined && whole !== type && { whole, owner };
    },
    example: 'x = 3\nprint(x.upper())',
  },
];
