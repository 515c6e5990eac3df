import { anyScript } from './any-script.ts';
import { countOf } from './count-of.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn } from './program-names.ts';
import { loopsAround } from './wrong-value-rows.ts';

const ITEM = /^(?<name>[\p{L}_][\p{L}\p{N}_.]*)\[(?<index>[^[\]]+)\]$/u;

/** The list and the index of `hens[3]`, if the error points at exactly that. */
const placeAsked = (context: ErrorContext): boolean | Record<string, string> => {
  const { name, index } = ITEM.exec(codeAt(context))?.groups ?? {};
  return name !== undefined && index !== undefined ? { name, index } : false;
};

/** The texts that the program uses as keys, with their quotes. */
const keysIn = (source: string): readonly string[] =>
  [...source.matchAll(/(["'])(?<key>[^"'\n]*)\1\s*(?::|\]\s*=(?!=))/g)].map(
    ({ groups }) => groups?.key ?? '',
  );

/** A key of the program that is close to the missing one. */
const nearKey = ({ error, source }: ErrorContext): boolean | Record<string, string> => {
  const asked = error.names?.key ?? '';
  const hint = /^'.*'$/.test(error.message) ? nearestName(asked, keysIn(source)) : undefined;
  return hint === undefined ? false : { hint: `'${hint}'` };
};

/** Two adjacent texts, which Python joins: `["Ada" "Berta"]`. */
const joinedTexts = ({ source }: ErrorContext): boolean | Record<string, string> => {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => /^[^#]*[[,]\s*(?:"[^"]*"\s+"|'[^']*'\s+')/.test(line));
  return at < 0 ? false : { at: String(at + 1) };
};

/** `greet("Tom" "Miller")`: two texts as one value of a call. */
const TEXTS_IN_CALL = /^[^#"']*[\p{L}\p{N}_]\((?:[^"'#]*,\s*)?(?:"[^"]*"\s+"|'[^']*'\s+')/u;

const OF_DICTIONARY = anyScript(/^(?<dictionary>\w+)\.\w+$/);
const CALLED = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\((?<index>.*)\)$/su;

/** The line that gives a variable a tuple, with square brackets in place of the round ones. */
const tupleOf = (context: ErrorContext): boolean | Record<string, string> => {
  const name = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*\./u.exec(codeAt(context))?.groups?.name;
  const lines = context.source.split('\n');
  const stored = new RegExp(
    String.raw`^\s*${name}\s*=\s*(?:\((?<inside>[^()]*)\)|(?<bare>[^()[\]{}#=]+,[^()[\]{}#=]*))\s*(?:#.*)?$`,
    'u',
  );
  const at = lines.findIndex((line) => stored.test(line));
  const { inside, bare } = stored.exec(lines[at] ?? '')?.groups ?? {};
  const values = inside ?? bare?.trim();
  if (name === undefined || values === undefined) return false;
  const write = `${name} = [${values.replace(/,\s*$/, '')}]`;
  return { name, at: String(at + 1), write };
};

/** `stock("eggs") += 2` with a list or dictionary that the program creates. */
const placeInRoundBrackets = ({ lineText, source }: ErrorContext): boolean | Record<string, string> => {
  const { point, name, index } =
    /(?<point>(?<name>[\p{L}_][\p{L}\p{N}_]*)\{(?<index>[^{}:]+)\})/u.exec(lineText)?.groups ??
    /^\s*(?<point>(?<name>[\p{L}_][\p{L}\p{N}_]*)\((?<index>[^()]+)\))\s*[-+*/]?=(?!=)/u.exec(lineText)
      ?.groups ??
    {};
  if (point === undefined || name === undefined || index === undefined) return false;
  const bracket = anyScript(String.raw`^\s*${name}\s*=\s*(?<bracket>[[{])`, 'mu').exec(source)?.groups
    ?.bracket;
  return bracket !== undefined && { point, name, index, type: bracket === '[' ? 'list' : 'dict' };
};

/** A list method on a dictionary, as in `stock.add("eggs": 2)`, which Python cannot read. */
const addedToDictionary = (context: ErrorContext): boolean | Record<string, string> => {
  const { whole = '', method = '', name = method } = context.found;
  const isPair = /\.\w+\(\s*(?:"[^"]*"|'[^']*')\s*:/.test(context.lineText);
  const isDictionary = anyScript(String.raw`^\s*${whole}\s*=\s*(?:\{|dict\b)`, 'm').test(context.source);
  if (context.error.type === 'SyntaxError' && !(isPair && isDictionary)) return false;
  return { dictionary: whole, whole: 'dict', name };
};

/** Rows about lists, dictionaries and their items. */
export const COLLECTION_ROWS: readonly ErrorRow[] = [
  {
    key: 'key-misspelt',
    types: ['KeyError'],
    message: /^(?<key>.+)$/,
    when: nearKey,
    example: 'x = {"Eggs": 1}\nprint(x["eggs"])',
  },
  {
    key: 'counter-key-without-start',
    types: ['KeyError'],
    message: /^(?<key>.+)$/s,
    when: (context) => countOf(context) ?? false,
    example: 'counts = {}\nfor letter in "egg":\n    counts[letter] += 1',
  },
  {
    key: 'key-to-change-missing',
    types: ['KeyError'],
    message: /^(?<key>.+)$/s,
    line: /^\s*(?<name>[\w.]+)\[[^\]]+\]\s*(?:[-+*/%]|\/\/|\*\*)=/,
    example: 'stock = {"eggs": 2}\nstock["milk"] += 1',
  },
  {
    key: 'texts-side-by-side',
    types: ['IndexError', 'SyntaxWarning', 'TypeError'],
    message: /index out of range|^texts side by side$|\(\) missing \d+ required positional argument/,
    when: (context) => {
      const { error, lineText } = context;
      if (error.type === 'IndexError') return joinedTexts(context);
      return (error.type === 'SyntaxWarning' || TEXTS_IN_CALL.test(lineText)) && { at: String(error.line) };
    },
    example: 'hens = ["Ada" "Berta"]\nprint(hens[1])',
  },
  {
    key: 'place-to-fill-missing',
    types: ['IndexError'],
    message: /^list assignment index out of range/,
    when: (context) => !/^\s*del\b/.test(context.lineText) && placeAsked(context),
    example: 'hens = ["Ada"]\nhens[1] = "Berta"',
  },
  {
    key: 'nothing-inside',
    types: ['IndexError'],
    message: /^(?<whole>list|string|tuple) index out of range/,
    when: (context) => {
      const { name, index = '' } = ITEM.exec(codeAt(context))?.groups ?? {};
      return name !== undefined && ['0', '-1'].includes(index) ? { name } : false;
    },
    example: 'hens = []\nprint(hens[0])',
  },
  {
    key: 'place-missing',
    types: ['IndexError'],
    message: /^(?<whole>list|string|tuple) index out of range/,
    when: (context) => context.error.names?.length === undefined && placeAsked(context),
    example: 'class Farm:\n    hens = ["Ada"]\nprint(Farm.hens[1])',
  },
  {
    key: 'append-one-at-a-time',
    types: ['TypeError'],
    message: /^list\.append\(\) takes exactly one argument \((?<given>[1-9]\d*) given\)/,
    example: 'hens = []\nhens.append("Ada", "Berta")',
  },
  {
    key: 'method-is-no-variable',
    types: ['AttributeError'],
    message: /^'(?<type>\w+)' object attribute '(?<name>\w+)' is read-only/,
    example: 'hens = []\nhens.append = "Ada"',
  },
  {
    key: 'list-plus-value',
    types: ['TypeError'],
    message: /^can only concatenate list \(not "(?<type>\w+)"\) to list/,
    when: (context) => {
      const name = /^(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s*\+/u.exec(codeAt(context))?.groups?.name;
      // In a loop over this list, `append` would make the loop endless.
      const isLooped = loopsAround(context).some(({ whole }) => whole === name);
      return name !== undefined && !isLooped && { name };
    },
    example: 'hens = ["Ada"]\nhens = hens + "Berta"',
  },
  {
    key: 'comma-in-number',
    types: ['TypeError'],
    message: /tuple/,
    when: ({ source }) => {
      const { name, whole, rest } =
        /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*=\s*(?<whole>\d+),\s*(?<rest>\d+)\s*$/mu.exec(source)
          ?.groups ?? {};
      return name === undefined ? false : { name, number: `${whole}.${rest}` };
    },
    example: 'price = 3,5\nprint(price + 1)',
  },
  {
    key: 'times-sign-missing',
    types: ['TypeError'],
    message: /^'(?:int|float)' object is not callable/,
    when: (context) => {
      const { number, rest } = /^(?<number>[\d.]+)\s*\((?<rest>.*)\)$/.exec(codeAt(context))?.groups ?? {};
      return number === undefined ? false : { number, rest: rest ?? '' };
    },
    example: 'x = 2\nprint(3(x + 1))',
  },
  {
    key: 'loop-over-pairs',
    types: ['ValueError'],
    message: /values to unpack/,
    line: /^\s*for\s+(?<first>\w+)\s*,\s*(?<second>\w+)\s+in\s+(?<dictionary>\w+)\s*:/,
    when: ({ source, found: { dictionary = '' } }) =>
      anyScript(String.raw`^\s*${dictionary}\s*=\s*(?:\{|dict\b)`, 'm').test(source),
    example: 'stock = {"eggs": 2}\nfor name, n in stock:\n    pass',
  },
  {
    key: 'set-for-list',
    types: ['TypeError'],
    message: /^'set' object (?:is not subscriptable|does not support item assignment)/,
    line: /(?<name>\w+)\[\s*-?\d+\s*\]/,
    example: 'hens = {"Ada", "Berta"}\nprint(hens[0])',
  },
  {
    key: 'tuple-for-list',
    types: ['AttributeError'],
    message:
      /^'tuple' object has no attribute '(?<method>append|remove|pop|insert|sort|extend|clear|reverse)'/,
    when: tupleOf,
    example: 'hens = ()\nhens.append("Ada")',
  },
  {
    key: 'set-for-dictionary',
    types: ['TypeError'],
    message: /^'set' object is not subscriptable/,
    example: 'stock = {"eggs", 2}\nprint(stock["eggs"])',
  },
  {
    key: 'name-covers-function',
    types: ['TypeError'],
    message: /^'(?<type>\w+)' object is not callable/,
    when: (context) => {
      const name = CALLED.exec(codeAt(context))?.groups?.name ?? '';
      const isDefined = anyScript(String.raw`^\s*def\s+${name}\s*\(`, 'm').test(context.source);
      return ((isFamiliarBuiltin(name) || COMMAND_NAMES.has(name)) && isNamedIn(context.source, name)) ||
        (name !== '' && isDefined)
        ? { name }
        : false;
    },
    example: 'list = [1, 2]\nletters = list("abc")',
  },
  {
    key: 'square-brackets-needed',
    types: ['TypeError', 'SyntaxError'],
    message:
      /^(?:'(?<type>list|tuple|dict|str)' object is not callable|cannot assign to function call|'function call' is an illegal|invalid syntax\. Perhaps)/,
    when: (context) => {
      if (context.error.type === 'SyntaxError') return placeInRoundBrackets(context);
      const { name = '', index = '' } = CALLED.exec(codeAt(context))?.groups ?? {};
      // If there is text in the brackets, the learner meant a function with another name.
      const isIndex = /^-?\d+$/.test(valueAt(context, index) ?? index);
      const fits = context.found.type === 'str' ? isIndex : index !== '';
      return name !== '' && !isFamiliarBuiltin(name) && fits && { name, index };
    },
    example: 'hens = ["Ada"]\nprint(hens(0))',
  },
  {
    key: 'key-to-remove',
    types: ['AttributeError'],
    message: /^'dict' object has no attribute '(?<name>remove|delete|del|discard|erase)'/,
    when: ({ lineText, found: { name = '' } }) => ({
      write: lineText.replace(new RegExp(String.raw`\.\s*${name}\s*\(`), '.pop(').trim(),
    }),
    example: 'stock = {"eggs": 2}\nstock.remove("eggs")',
  },
  {
    key: 'dictionary-has-no-append',
    types: ['AttributeError', 'SyntaxError'],
    message: /^(?:'dict' object has no attribute '(?<name>append|add|push|insert)'|invalid syntax)/,
    line: /(?<whole>\w+)\.(?<method>append|add|push|insert)(?:\b|\(\s*(?:"[^"]*"|'[^']*')\s*:)/,
    when: addedToDictionary,
    example: 'stock = {"eggs": 2}\nstock.append("milk")',
  },
  {
    key: 'dictionary-with-dot',
    types: ['AttributeError'],
    message: /^'dict' object has no attribute '(?<name>\w+)'/,
    when: (context) => {
      const { dictionary } = OF_DICTIONARY.exec(codeAt(context))?.groups ?? {};
      const { name = '' } = context.found;
      if (dictionary === undefined) return false;
      if (keysIn(context.source).includes(name)) return { dictionary, key: `"${name}"` };
      return isNamedIn(context.source, name) && { dictionary, key: name };
    },
    example: 'stock = {"eggs": 2}\nprint(stock.eggs)',
  },
];
