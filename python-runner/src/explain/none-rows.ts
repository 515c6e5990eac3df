import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { bodyOf, functionsOf } from './scopes.ts';

const NONE_TYPES = ['TypeError', 'AttributeError'];
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const ASKED_KEY = anyScript(/(?<name>\w+)\.get\((?<key>[^(),]+)\)/);

/** Names in the piece of code that an error is about. */
const namesAt = (context: ErrorContext): readonly string[] => codeAt(context).match(NAME) ?? [];

/** A variable that holds the result of a list method that returns None: `hens = hens.sort()`. */
const emptyHanded = (context: ErrorContext): boolean | Record<string, string> => {
  for (const name of namesAt(context)) {
    const kept = anyScript(
      String.raw`^\s*${name}\s*=\s*(?<list>\w+)\.(?<method>sort|append|reverse|insert|extend|remove|clear)\(`,
      'm',
    ).exec(context.source)?.groups;
    if (kept?.list && kept.method) return { name, list: kept.list, method: kept.method };
  }
  return false;
};

/** A function without return whose value the program uses. */
const silentFunction = (context: ErrorContext): boolean | Record<string, string> => {
  const { source } = context;
  const names = namesAt(context);
  for (const { name } of functionsOf(source)) {
    if (/\b(?:return|yield)\b/.test(bodyOf(source, name))) continue;
    const isUsed = names.some(
      (used) =>
        used === name || anyScript(String.raw`^\s*${used}\s*=\s*(?:\w+\.)*${name}\(`, 'm').test(source),
    );
    if (isUsed) return { function: name };
  }
  return false;
};

/** Rows about None in place of a value, and where it comes from. */
export const NONE_ROWS: readonly ErrorRow[] = [
  {
    key: 'list-method-gives-nothing',
    types: NONE_TYPES,
    message: /NoneType/,
    when: emptyHanded,
    example: 'hens = ["b", "a"]\nhens = hens.sort()\nprint(hens[0])',
  },
  {
    key: 'shuffle-gives-nothing',
    types: NONE_TYPES,
    message: /NoneType/,
    when: (context) => {
      for (const name of namesAt(context)) {
        const { list, call } =
          anyScript(
            String.raw`^\s*${name}\s*=\s*(?<call>(?:random\.)?shuffle\(\s*(?<list>\w+)\s*\))`,
            'm',
          ).exec(context.source)?.groups ?? {};
        if (list !== undefined && call !== undefined) return { name, list, call };
      }
      return false;
    },
    example: 'import random\ncards = [1, 2]\ncards = random.shuffle(cards)\nprint(cards[0])',
  },
  {
    key: 'get-found-nothing',
    types: NONE_TYPES,
    message: /NoneType/,
    when: (context) => {
      const { name, key } = ASKED_KEY.exec(codeAt(context))?.groups ?? {};
      return name !== undefined && key !== undefined ? { name, key } : false;
    },
    example: 'stock = {"eggs": 2}\nprint(stock.get("milk") + 1)',
  },
  {
    key: 'return-missing',
    types: NONE_TYPES,
    message: /NoneType/,
    when: silentFunction,
    example: 'def double(n):\n    n * 2\nx = double(3) + 1',
  },
];
