import { anyScript } from './any-script.ts';
import { countOf } from './count-of.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';

const TYPE = ['TypeError'];
const WORD = /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;

type Found = false | Readonly<Record<string, string>>;

/** `"5" in n` with a number n. */
const inNumber = (context: ErrorContext): Found => {
  const name = anyScript(/(?<!\w)in\s+(?<name>\w+)$/u).exec(codeAt(context))?.groups?.name;
  return name !== undefined && { name };
};

/** `if prices in thing:`, where prices is a list or dictionary and thing is text. */
const inTurnedRound = (context: ErrorContext): Found => {
  const {
    left,
    not = '',
    right = '',
  } = /^(?<left>[\p{L}_][\p{L}\p{N}_]*)\s+(?<not>not\s+)?in\s+(?<right>[\p{L}_][\p{L}\p{N}_]*|"[^"]*"|'[^']*')$/u.exec(
    codeAt(context),
  )?.groups ?? {};
  return left !== undefined && { left, right, write: `${right} ${not === '' ? '' : 'not '}in ${left}` };
};

const LIST_METHODS = 'sort|append|reverse|insert|extend|remove|clear';

/** A method that changes a list, used as if it returned the list: `for n in names.sort():`. */
const listMethodAsValue = (context: ErrorContext): Found => {
  const {
    call,
    list = '',
    method = '',
  } = anyScript(
    new RegExp(String.raw`(?<call>(?<list>[\w.]+)\.(?<method>${LIST_METHODS})\([^()]*\))`, 'u'),
  ).exec(codeAt(context))?.groups ?? {};
  // In `things.sort()` the error comes from comparing the items: one of them is None.
  const isInside = codeAt(context) === call && context.error.message.includes('not supported between');
  return call !== undefined && !isInside && { call, list, method };
};

/** The texts in a list as the error reports them, with their quotes. */
const itemsOf = (context: ErrorContext, list: string): readonly string[] =>
  valueAt(context, list)?.match(/'[^']*'/g) ?? [];

/** `bag.remove("Egg")`, and an item that differs only a little. */
const missingItem = (context: ErrorContext): { list: string; value: string; hint?: string } | undefined => {
  const { list, value: written = '' } =
    /^(?<list>[\p{L}_][\p{L}\p{N}_]*)\.(?:remove|index)\((?<value>[^()]+)\)$/u.exec(codeAt(context))
      ?.groups ?? {};
  if (list === undefined) return undefined;
  const value = valueAt(context, written) ?? written.replaceAll('"', "'");
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s']/g, '');
  const hint = itemsOf(context, list).find((item) => item !== value && plain(item) === plain(value));
  return { list, value, ...(hint !== undefined && { hint }) };
};

/** A key of the dictionary that differs from the missing key only in its type: text for a number, or the reverse. */
const otherKindOfKey = (context: ErrorContext): Found => {
  const { name = '', index = '' } =
    /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\[(?<index>[^[\]]+)\]$/u.exec(codeAt(context))?.groups ?? {};
  const { message } = context.error;
  const whole = valueAt(context, name);
  const number = /^'?(?<number>-?\d+)'?$/.exec(message)?.groups?.number;
  if (whole === undefined || number === undefined) return false;
  const isAskedAsText = message.startsWith("'");
  const other = isAskedAsText ? number : `'${number}'`;
  if (!new RegExp(`[{ ]${other}:`).test(whole)) return false;
  const turned = isAskedAsText ? `int(${index})` : `str(${index})`;
  return { name, asked: message, other, write: `${name}[${turned}]` };
};

/** A dictionary with an index in square brackets: `stock[0]`. */
const indexOfDictionary = (context: ErrorContext): Found => {
  const { name = '' } = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\[-?\d+\]$/u.exec(codeAt(context))?.groups ?? {};
  const keys = valueAt(context, name)?.match(/(?<=[{ ])'[^']*'(?=:)/g) ?? [];
  return keys.length > 0 && { name, keys: keys.slice(0, 3).join(', '), key: keys[0] ?? '' };
};

/** A key that is one letter of a text: `for thing in shopping:`, where shopping is text and not a list. */
const letterOfText = (context: ErrorContext): Found => {
  // A program that counts letters loops over a text on purpose.
  if (countOf(context)) return false;
  const index = /\[(?<index>[\p{L}_][\p{L}\p{N}_]*)\]/u.exec(codeAt(context))?.groups?.index ?? '';
  const loop = anyScript(String.raw`^\s*for\s+${index}\s+in\s+(?<whole>\w+|"[^"]*"|'[^']*')\s*:`, 'mu');
  const whole = index === '' ? undefined : loop.exec(context.source)?.groups?.whole;
  const isText =
    whole !== undefined &&
    (/^["']/.test(whole) || anyScript(String.raw`^\s*${whole}\s*=\s*f?["']`, 'mu').test(context.source));
  return isText && { whole };
};

/** A loop whose variable has the same name as its list: `for numbers in numbers:`. */
const reusedName = (context: ErrorContext): Found => {
  const lines = context.source.split('\n');
  for (const name of codeAt(context).match(WORD) ?? []) {
    const at = lines.findIndex((line) =>
      anyScript(String.raw`^\s*for\s+${name}\s+in\s+${name}\s*:`, 'u').test(line),
    );
    if (at >= 0) return { name, at: String(at + 1) };
  }
  return false;
};

/** One list for a function that needs several values: `add(numbers)`. */
const oneListForSeveral = (context: ErrorContext): Found => {
  const { called = '', list = '' } =
    /^(?<called>[\p{L}_][\p{L}\p{N}_.]*)\(\s*(?<list>[\p{L}_][\p{L}\p{N}_]*)\s*\)$/u.exec(codeAt(context))
      ?.groups ?? {};
  const isMany = /^[[(]/.test(valueAt(context, list) ?? '');
  return isMany && called !== '' && { called, list };
};

/** Rows about lists and dictionaries, if the run reported their items. */
export const KNOWN_ITEM_ROWS: readonly ErrorRow[] = [
  {
    key: 'in-a-number',
    types: TYPE,
    message: /^argument of type '(?<type>int|float)' is not (?:a container or )?iterable/,
    when: inNumber,
    example: 'n = 7\nx = 5 in n',
  },
  {
    key: 'in-turned-round',
    types: TYPE,
    message: /^'in <string>' requires string as left operand, not (?:dict|list|tuple|set)/,
    when: inTurnedRound,
    example: 'prices = {"egg": 2}\nthing = "egg"\nx = prices in thing',
  },
  {
    key: 'list-plus-equals-value',
    types: TYPE,
    message: /^'(?<type>int|float|bool)' object is not iterable/,
    line: /^\s*(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s*\+=/u,
    example: 'hens = []\nhens += 5',
  },
  {
    key: 'list-method-as-value',
    types: ['TypeError', 'AttributeError'],
    message: /NoneType(?!.*callable)/,
    when: listMethodAsValue,
    example: 'names = ["b", "a"]\nfor n in names.sort():\n    pass',
  },
  {
    key: 'item-misspelt',
    types: ['ValueError'],
    message: /not in list/,
    when: (context) => {
      const found = missingItem(context);
      return found?.hint !== undefined && { list: found.list, value: found.value, hint: found.hint };
    },
    example: 'bag = ["corn", "egg"]\nbag.remove("Egg")',
  },
  {
    key: 'item-not-in-list',
    types: ['ValueError'],
    message: /not in list/,
    when: (context) => {
      const found = missingItem(context);
      return found !== undefined && { list: found.list, value: found.value };
    },
    example: 'bag = ["corn"]\nbag.remove("hay")',
  },
  {
    key: 'loop-goes-through-letters',
    types: ['KeyError'],
    message: /^'(?<key>.)'$/u,
    when: letterOfText,
    example: 'price = {"egg": 3}\nfor thing in "egg, milk":\n    print(price[thing])',
  },
  {
    key: 'object-as-key',
    types: ['KeyError'],
    message: /^<.*>$/s,
    when: (context) => {
      const index = /\[(?<index>[^[\]]+)\]$/.exec(codeAt(context))?.groups?.index;
      return index !== undefined && { index };
    },
    example: 'class Hen:\n    pass\nhen = Hen()\neggs = {}\nprint(eggs[hen])',
  },
  {
    key: 'key-of-other-kind',
    types: ['KeyError'],
    message: /./,
    when: otherKindOfKey,
    example: 'rooms = {"1": "cow"}\nprint(rooms[1])',
  },
  {
    key: 'dictionary-has-no-index',
    types: ['KeyError'],
    message: /^-?\d+$/,
    when: indexOfDictionary,
    example: 'stock = {"eggs": 2}\nprint(stock[0])',
  },
  {
    key: 'format-name-missing',
    types: ['KeyError'],
    message: /^'(?<name>\w+)'$/,
    line: /\.format\(/,
    when: (context) => /\.format\(/.test(codeAt(context)),
    example: 'print("I am {age}".format(5))',
  },
  {
    key: 'format-values-missing',
    types: ['IndexError', 'TypeError'],
    message: /^(?:Replacement index \d+ out of range|not enough arguments for format string)/,
    example: 'print("{} and {}".format(1))',
  },
  {
    key: 'loop-reuses-name',
    types: ['TypeError', 'AttributeError'],
    message:
      /'(?:int|float|str|bool)' object (?:is not (?:subscriptable|iterable)|has no attribute)|^object of type/,
    when: reusedName,
    example: 'numbers = [3, 8]\nfor numbers in numbers:\n    pass\nprint(numbers[0])',
  },
  {
    key: 'one-list-for-several-values',
    types: TYPE,
    message: /^\w+\(\) missing \d+ required positional arguments?:/,
    when: oneListForSeveral,
    example: 'def add(a, b):\n    return a + b\nnumbers = [2, 1]\nadd(numbers)',
  },
  {
    key: 'position-has-no-names',
    types: ['AttributeError'],
    message: /^'tuple' object has no attribute '(?<name>x|y|row|column|col)'/,
    line: /(?:player\s*\.\s*)?position\s*\(\s*\)\s*\./,
    example: 'print(player.position().x)',
  },
  {
    key: 'randint-needs-two',
    types: TYPE,
    message: /^Random\.(?<name>randint|uniform)\(\) missing 1 required positional argument/,
    line: /(?<start>(?:random\s*\.\s*)?(?:randint|uniform)\s*\(\s*)(?<most>[^()]+?)\s*\)/,
    when: ({ lineText, found: { start = '', most = '' } }) => ({
      write: lineText.replace(start, () => `${start}1, `).trim(),
      most,
    }),
    example: 'import random\nn = random.randint(3)',
  },
];
