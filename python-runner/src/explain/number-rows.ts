import { COMMANDS } from '@hopcode/engine/commands/registry';
import { anyScript } from './any-script.ts';
import { isComparedInLen } from './call-forms.ts';
import { EMPTY_CALL, emptyCall } from './empty-call.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { isNamedIn, wholeWord } from './program-names.ts';

const TYPE = ['TypeError'];
const VALUE = ['ValueError'];
const CALCULATION =
  /^(?:unsupported operand type\(s\) for (?!\+)(?<sign>\S+(?: or pow\(\))?): '(?<left>str|int|float)' and '(?<right>str|int|float)'|not all arguments converted)/;
const COMPARISON =
  /^'(?<sign>\S+)' not supported between instances of '(?<left>str|int|float)' and '(?<right>str|int|float)'/;

/** The variable that holds text, on one side of an operation. */
const textSide = (context: ErrorContext): boolean | Record<string, string> => {
  const code = codeAt(context);
  const { left = 'str' } = context.found;
  const name =
    left === 'str'
      ? /^(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s*[-+*/%<>=!]/u.exec(code)?.groups?.name
      : /[-+*/%<>=]\s*(?<name>[\p{L}_][\p{L}\p{N}_.]*)$/u.exec(code)?.groups?.name;
  return name !== undefined && { name };
};

/** A number in quotes on one side of a calculation. */
const numberInQuotes = (context: ErrorContext): boolean | Record<string, string> => {
  const number = /(?:^|[-+*/%<>=]\s*)(?<quote>["'])(?<number>\d+(?:\.\d+)?)\k<quote>/.exec(codeAt(context))
    ?.groups?.number;
  return number !== undefined && { number };
};

/** Whether a variable gets text that looks like a number: an answer to `input`, or digits in quotes. */
const isDigits = (source: string, name: string): boolean =>
  anyScript(String.raw`^\s*${name}\s*=\s*(?:input\(|player\.(?:read|ask)\(|["']\d)`, 'm').test(source);

/** Rows about numbers that are text, and text that is not a number. */
export const NUMBER_ROWS: readonly ErrorRow[] = [
  {
    key: 'sum-of-texts',
    types: TYPE,
    message: /^unsupported operand type\(s\) for \+: 'int' and 'str'/,
    when: (context) => /^sum\s*\(/.test(codeAt(context)),
    example: 'print(sum(["1", "2"]))',
  },
  {
    key: 'variable-in-quotes',
    types: ['TypeError', 'ValueError'],
    message:
      /^(?:can only concatenate str \(not "(?:int|float)"\)|invalid literal for int|could not convert string|(?:list|tuple) indices must be integers or slices, not str|'str' object cannot be interpreted as an integer|unsupported operand)/,
    when: (context) => {
      const { name = '' } =
        /(?:^|[[(\s])["'](?<name>[\p{L}_][\p{L}\p{N}_]*)["']\s*(?:[-+*/]|[\])]|$)/u.exec(codeAt(context))
          ?.groups ?? {};
      const isName = isNamedIn(context.source, name) || valueAt(context, name) !== undefined;
      // In `"eggs: " + eggs` and `"eggs" + eggs`, the value of the variable is already in the sum.
      const isThere = anyScript(wholeWord(name), 'u').test(
        codeAt(context).replaceAll(/"[^"]*"|'[^']*'/g, ''),
      );
      return name !== '' && isName && !isThere && { name };
    },
    example: 'eggs = 3\nprint("eggs" + 1)',
  },
  {
    key: 'text-in-calculation',
    types: TYPE,
    message: CALCULATION,
    when: textSide,
    example: 'eggs = "3"\nprint(eggs - 1)',
  },
  {
    key: 'answer-plus-number',
    types: TYPE,
    message: /^unsupported operand type\(s\) for \+=?: '(?<left>int|float)' and 'str'/,
    when: (context) => {
      const found = textSide(context);
      return typeof found === 'object' && isDigits(context.source, found.name ?? '') && found;
    },
    example: 'eggs = "3"\nprint(5 + eggs)',
  },
  {
    key: 'number-in-quotes',
    types: TYPE,
    message: CALCULATION,
    when: numberInQuotes,
    example: 'print("3" - 1)',
  },
  {
    key: 'text-compared-with-number',
    types: TYPE,
    message: COMPARISON,
    when: (context) => !isComparedInLen(context) && textSide(context),
    example: 'age = "9"\nif age > 8:\n    print(age)',
  },
  {
    key: 'compared-number-in-quotes',
    types: TYPE,
    message: COMPARISON,
    when: numberInQuotes,
    example: 'age = 9\nif age > "8":\n    print(age)',
  },
  {
    key: 'decimal-text',
    types: VALUE,
    message: /^invalid literal for int\(\) with base 10: '(?<text>\s*-?\d*\.\d+\s*)'/,
    example: 'int("3.5")',
  },
  {
    key: 'comma-in-text-number',
    types: VALUE,
    message:
      /^(?:invalid literal for int\(\) with base 10|could not convert string to float): '(?<whole>-?\d+),(?<rest>\d+)'/,
    example: 'float("3,5")',
  },
  {
    key: 'empty-text',
    types: VALUE,
    message: /^(?:invalid literal for int\(\) with base 10|could not convert string to float): '\s*'/,
    line: /\b(?<name>int|float)\s*\(/,
    example: 'int("")',
  },
  {
    key: 'write-instead-of-read',
    types: TYPE,
    message: /^write\(\) missing \d+ required positional argument/,
    line: /(?:=\s*|\b(?:if|while|print\()\s*)(?<point>(?:player\s*\.\s*)?write)\s*\(\s*\)/,
    when: ({ lineText, source }) =>
      !/^\s*def\s+write\b/m.test(source) && { write: lineText.replace(/\bwrite(?=\s*\()/, 'read').trim() },
    example: 'weather = player.write()',
  },
  {
    key: 'command-value-missing',
    types: TYPE,
    message: new RegExp(
      String.raw`^(?<name>\w+)\(\) missing \d+ required positional arguments?:|${EMPTY_CALL.source}`,
    ),
    when: (context) => {
      const { name = '' } = context.found;
      if (EMPTY_CALL.test(context.error.message)) return emptyCall(context);
      const command = COMMANDS.find((candidate) => candidate.name === name);
      const isOwn = anyScript(String.raw`^\s*def\s+${name}\s*\(`, 'm').test(context.source);
      return command !== undefined && !isOwn && { example: command.example };
    },
    example: 'player.collect()',
  },
  {
    key: 'look-takes-nothing',
    types: TYPE,
    message: /^(?<name>look|facing)\(\) takes 0 positional arguments/,
    line: /^\s*(?:if|elif|while)\b.*?(?<call>(?:player\.)?(?:look|facing))\s*\(\s*(?<value>"[^"]*"|'[^']*')\s*\)/,
    example: 'if player.look("carrot"):\n    print("yes")',
  },
];
