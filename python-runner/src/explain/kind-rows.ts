import { anyScript } from './any-script.ts';
import { isComparedInLen } from './call-forms.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { isFamiliarBuiltin } from './familiar-names.ts';
import { wholeWord } from './program-names.ts';

const TYPE = ['TypeError'];
const WORD = /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{M}\p{N}_]*/gu;
const DIGITS = /^'\s*[-+]?\d+\s*'$/;
const NUMBER = /^'\s*[-+]?\d+(?:\.\d+)?\s*'$/;

type Found = false | Readonly<Record<string, string>>;

/** The variables in the marked code whose reported value passes the test `fits`. */
const variablesAt = (context: ErrorContext, fits: (value: string) => boolean): readonly string[] =>
  (codeAt(context).match(WORD) ?? []).filter((name) => {
    const value = valueAt(context, name);
    return value !== undefined && fits(value);
  });

const isText = (value: string): boolean => /^["']/.test(value);

/** A number added to a text that starts empty: `total = ""`, `total = total + n`. */
const emptyText = (context: ErrorContext): Found => {
  const [name] = variablesAt(context, (value) => value === "''");
  const lines = context.source.split('\n');
  const at = lines.findIndex((line) =>
    anyScript(String.raw`^\s*${name}\s*=\s*(?:""|'')\s*(?:#.*)?$`, 'u').test(line),
  );
  return name !== undefined && at >= 0 && { name, at: String(at + 1) };
};

/** A text that is not a number, to the left of + with a number or a variable: `name + 5`. */
const wordPlusNumber = (context: ErrorContext): Found => {
  const {
    name = '',
    sign = '',
    number = '',
  } = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<sign>\+=?)\s*(?<number>[\p{L}\p{N}_.]+)$/u.exec(codeAt(context))
    ?.groups ?? {};
  const value = valueAt(context, name);
  if (value === undefined || !isText(value) || NUMBER.test(value)) return false;
  return { name, value, write: `${name} ${sign} str(${number})` };
};

/** The variable that holds text that is not a number, in a calculation or comparison with a number. */
const wordForNumber = (context: ErrorContext): Found => {
  const outside = codeAt(context).replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  const name = variablesAt(context, (value) => isText(value) && !NUMBER.test(value)).find((own) =>
    anyScript(wholeWord(own), 'u').test(outside),
  );
  const others = variablesAt(context, (value) => isText(value) && NUMBER.test(value));
  return name !== undefined && others.length === 0 && { name, value: valueAt(context, name) ?? '' };
};

/** A decimal number that comes from / in a place that needs a whole number: `range(10 / 2)`, `names[middle]`. */
const fromDivision = (context: ErrorContext): Found => {
  const isDivided = (text: string) => /[^/]\/(?![/=])/.test(text.replaceAll(/(["']).*?\1|#.*$/g, '""'));
  if (isDivided(codeAt(context))) return { at: String(context.error.line) };
  const lines = context.source.split('\n');
  for (const name of variablesAt(context, (value) => /^-?\d+\.\d+/.test(value))) {
    const at = lines.findIndex(
      (line) => anyScript(String.raw`^\s*${name}\s*=(?!=)`, 'u').test(line) && isDivided(line),
    );
    if (at >= 0) return { at: String(at + 1) };
  }
  return false;
};

/** A word in quotes, or a variable that holds one, as the index of a list. */
const wordAsIndex = (context: ErrorContext): Found => {
  const { name = '', index = '' } =
    /^(?<name>[\p{L}_][\p{L}\p{N}_.]*)\[(?<index>[^[\]]+)\]$/u.exec(codeAt(context))?.groups ?? {};
  // A variable name in quotes is another mistake.
  if (/^["']/.test(index) && valueAt(context, index.slice(1, -1)) !== undefined) return false;
  const value = /^["']/.test(index) ? index.replaceAll('"', "'") : valueAt(context, index);
  return name !== '' && value !== undefined && isText(value) && !DIGITS.test(value) && { name, value };
};

/** A second key after the first one: `pet["name"]["age"]`. */
const keyOfText = (context: ErrorContext): Found => {
  const {
    dictionary = '',
    first = '',
    key = '',
  } = /^(?<dictionary>[\p{L}_][\p{L}\p{N}_.]*)\[(?<first>[^[\]]+)\]\[(?<key>"[^"]*"|'[^']*')\]$/u.exec(
    codeAt(context),
  )?.groups ?? {};
  // The learner may have meant another dictionary, unless the program contains this key.
  if (key === '' || !new RegExp(String.raw`["']${key.slice(1, -1)}["']\s*(?::|\]\s*=)`).test(context.source))
    return false;
  const owner = `${dictionary}[${first}]`;
  return {
    owner,
    key,
    write: context.lineText.replace(`${owner}[${key}]`, () => `${dictionary}[${key}]`).trim(),
  };
};

/** The variable that is None in a comparison. */
const noneAt = (context: ErrorContext): Found => {
  const [name] = variablesAt(context, (value) => value === 'None');
  return name !== undefined && { name };
};

/** Brackets after a number: `width (height)`, `steps()`. */
const numberCalled = (context: ErrorContext): Found => {
  const { name = '', rest = '' } =
    /^(?<name>[\p{L}_][\p{L}\p{N}_]*|\([^()]+\))\s*\((?<rest>.*)\)$/su.exec(codeAt(context))?.groups ?? {};
  // In `sorted(eggs, key=3)` the program calls `sorted`, and `sorted` calls the number.
  return name !== '' && !isFamiliarBuiltin(name) && { name, rest: rest.trim() };
};

/** Rows about values of the wrong type, if the run reported which variable holds which value. */
export const KIND_ROWS: readonly ErrorRow[] = [
  {
    key: 'sum-starts-with-text',
    types: TYPE,
    message: /^can only concatenate str \(not "(?<type>int|float)"\) to str/,
    when: emptyText,
    example: 'total = ""\ntotal = total + 1',
  },
  {
    key: 'word-plus-number',
    types: TYPE,
    message: /^can only concatenate str \(not "(?<type>int|float)"\) to str/,
    when: wordPlusNumber,
    example: 'name = "Ada"\nname = name + 5',
  },
  {
    key: 'word-in-calculation',
    types: TYPE,
    message:
      /^unsupported operand type\(s\) for (?!\+)(?<sign>\S+): '(?<left>str|int|float)' and '(?<right>str|int|float)'/,
    when: wordForNumber,
    example: 'name = "Ada"\nx = name - 5',
  },
  {
    key: 'word-compared-with-number',
    types: TYPE,
    message:
      /^'(?<sign>\S+)' not supported between instances of '(?<left>str|int|float)' and '(?<right>str|int|float)'/,
    when: (context) => !isComparedInLen(context) && wordForNumber(context),
    example: 'name = "Ada"\nx = name > 5',
  },
  {
    key: 'division-gives-decimal',
    types: TYPE,
    message:
      /^(?:'float' object cannot be interpreted as an integer|(?:list|string|tuple) ind(?:ices|ex) must be .*float)/,
    when: fromDivision,
    example: 'for i in range(10 / 2):\n    pass',
  },
  {
    key: 'text-has-no-keys',
    types: TYPE,
    message: /^string ind(?:ices|ex) must be integers.*, not 'str'/,
    when: keyOfText,
    example: 'pet = {"name": "Rex", "age": 3}\nprint(pet["name"]["age"])',
  },
  {
    key: 'word-as-index',
    types: TYPE,
    message:
      /^(?<whole>list|tuple|string) ind(?:ices|ex) must be (?:an )?integers?(?: or slices)?, not '?str'?/,
    when: wordAsIndex,
    example: 'stock = ["eggs", 3]\nprint(stock["eggs"])',
  },
  {
    key: 'none-in-comparison',
    types: TYPE,
    message: /^'(?<sign>\S+)' not supported between instances of .*'NoneType'/,
    when: noneAt,
    example: 'best = None\nx = 3 > best',
  },
];

/**
 * Rows about a number with brackets after it: a call, or a multiplication without `*`. They come after the rows about a
 * variable with the name of a function.
 */
export const NUMBER_CALLED_ROWS: readonly ErrorRow[] = [
  {
    key: 'number-times-brackets',
    types: TYPE,
    message: /^'(?<type>int|float)' object is not callable/,
    when: (context) => {
      const found = numberCalled(context);
      return found && found.rest !== '' && found;
    },
    example: 'width = 3\nheight = 2\narea = width (height)',
  },
  {
    key: 'number-called',
    types: TYPE,
    message: /^'(?<type>int|float)' object is not callable/,
    when: numberCalled,
    example: 'steps = 5\nsteps()',
  },
];
