import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext, type ErrorRow, valueAt } from './error-row.ts';
import { isNamedIn, wholeWord } from './program-names.ts';
import { bodyOf, functionsOf } from './scopes.ts';
import { THINGS } from './unset-name-rows.ts';
import { VALUE_COMMANDS } from './value-commands.ts';

const TYPE = ['TypeError'];
const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

const NAMES_OF_ANSWERS = /^(?:answer|reply|response|result|number|guess|choice|word|n)$/;
const ASKED = /^\s*(?<call>(?:input|player\.ask)\(.*\))\s*(?:#.*)?$/;

/** `input("Your name?")` without a variable, and below it a variable that no line creates. */
const answerNotStored = (context: ErrorContext): Found => {
  const { source, error, lineText, found } = context;
  const { name = '' } = found;
  if (isNamedIn(source, name) || anyScript(String.raw`${wholeWord(name)}\s*\(`, 'u').test(lineText))
    return false;
  const lines = source.split('\n').slice(0, error.line - 1);
  const at = lines.findLastIndex((line) => ASKED.test(line));
  const call = ASKED.exec(lines[at] ?? '')?.groups?.call;
  if (call === undefined) return false;
  const isMeant =
    NAMES_OF_ANSWERS.test(name) || call.toLowerCase().includes(name.toLowerCase().replace(/_.*$/, ''));
  return (
    isMeant && {
      name,
      at: String(at + 1),
      point: call,
      pointLine: String(at + 1),
      write: `${name} = ${call}`,
    }
  );
};

/** `return print(n * 2)` in a function whose value the program uses. */
const printReturned = (context: ErrorContext): Found => {
  const { source } = context;
  const names = codeAt(context).match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu) ?? [];
  for (const { name } of functionsOf(source)) {
    const text = /^\s*(?<text>return\s+print\(.*\))\s*(?:#.*)?$/m.exec(bodyOf(source, name))?.groups?.text;
    const stored = (used: string) =>
      anyScript(String.raw`^\s*${used}\s*=\s*(?:\w+\.)*${name}\(`, 'mu').test(source);
    const inside = /print\((?<inside>.*)\)$/.exec(text ?? '')?.groups?.inside;
    if (text === undefined || inside === undefined || inside.includes(',')) continue;
    if (!names.some((used) => used === name || stored(used))) continue;
    const line = source.split('\n').findIndex((other) => other.includes(text));
    return { function: name, point: text, pointLine: String(line + 1), write: `return ${inside}` };
  }
  return false;
};

/** `"ab" * 2.5` and `row * 2.5` with a list: only text with digits may have been meant as a number. */
const timesDecimal = (context: ErrorContext): Found => {
  const { side = '' } = /^(?<side>.+?)\s*\*/.exec(codeAt(context))?.groups ?? {};
  const value = valueAt(context, side) ?? side;
  return /^(?:\[|"(?!\d)|'(?!\s*-?\d))/.test(value) && {};
};

/** `range(times)`, where times is text that is not a number. */
const textForNumber = (context: ErrorContext): Found => {
  const name =
    /^(?:range\(|.*\.\w+\()(?<name>[\p{L}_][\p{L}\p{N}_]*)\)$/u.exec(codeAt(context))?.groups?.name ?? '';
  const value = valueAt(context, name);
  return (
    name !== '' &&
    value !== undefined &&
    /^['"](?!\s*[-+]?\d+\s*['"]$)/.test(value) && { name, value, type: 'str' }
  );
};

/** Rows about results and answers that a program loses, and values of the wrong type where a number belongs. */
export const UNSTORED_ROWS: readonly ErrorRow[] = [
  {
    key: 'print-returned',
    types: ['TypeError', 'AttributeError'],
    message: /NoneType(?!.*callable)/,
    when: printReturned,
    example: 'def double(n):\n    return print(n * 2)\nx = double(3) + 1',
  },
  {
    key: 'times-decimal',
    types: TYPE,
    message: /^can't multiply sequence by non-int of type 'float'/,
    when: timesDecimal,
    example: 'row = ["x"]\nprint(row * 2.5)',
  },
  {
    key: 'text-for-number',
    types: TYPE,
    message: /^'str' object cannot be interpreted as an integer/,
    when: textForNumber,
    example: 'times = "often"\nfor i in range(times):\n    print(i)',
  },
  {
    key: 'too-few-arguments',
    types: TYPE,
    message: /^(?<name>\w+) expected (?:at least )?(?<wanted>\d+) arguments?, got (?<given>\d+)/,
    when: ({ found: { wanted, given } }) => Number(given) > 0 && Number(given) < Number(wanted),
    example: 'names = ["Ada"]\nnames.insert("Bea")',
  },
  {
    key: 'with-needs-as',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected ':')/,
    line: /^\s*with\s+(?<call>open\([^()]*\))\s+(?<point>(?:(?:to|for|with)\s+)?(?<name>[\p{L}_][\p{L}\p{N}_]*))\s*:/u,
    when: ({ found: { call, name } }) => ({ write: `with ${call} as ${name}:` }),
    example: 'with open("a.txt", "w") file:\n    file.write("a")',
  },
  {
    key: 'file-name-quotes',
    types: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    line: /\bopen\(\s*(?<point>(?<first>[\p{L}_][\p{L}\p{N}_]*)\.(?:txt|json|csv|pkl|md|html))\s*[,)]/u,
    when: ({ lineText, found: { name, first, point = '' } }) =>
      name === first && { file: point, write: lineText.replace(point, () => `"${point}"`).trim() },
    example: 'with open(farm.txt, "w") as file:\n    file.write("a")',
  },
];

const READS = new RegExp(String.raw`^\s*(?<call>player\.(?:${VALUE_COMMANDS})\(\))\s*(?:#.*)?$`);

/** `player.read()` without a variable, and below it a variable that no line creates. */
const readingNotStored = ({ source, error, lineText, found: { name = '' } }: ErrorContext): Found => {
  const isCalled = anyScript(String.raw`${wholeWord(name)}\s*\(`, 'u').test(lineText);
  // `speak(Hello)` lacks its quotes.
  const isText = THINGS.has(name) || /^\p{Lu}/u.test(name);
  if (isNamedIn(source, name) || isCalled || isText) return false;
  const lines = source.split('\n').slice(0, error.line - 1);
  const at = lines.findLastIndex((line) => READS.test(line));
  const call = READS.exec(lines[at] ?? '')?.groups?.call;
  return (
    call !== undefined && {
      name,
      call,
      at: String(at + 1),
      point: call,
      pointLine: String(at + 1),
      write: `${name} = ${call}`,
    }
  );
};

/**
 * The row about a name in which the learner wanted to store the result of a command. The row comes before the rows
 * about numbers.
 */
export const READING_ROWS: readonly ErrorRow[] = [
  {
    key: 'reading-not-stored',
    types: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    when: readingNotStored,
    example: 'player.look()\nprint(thing)',
  },
];

/**
 * The row about a name in which the learner wanted to store an answer. The row comes after the rows about misspelt
 * names.
 */
export const ANSWER_ROWS: readonly ErrorRow[] = [
  {
    key: 'answer-not-stored',
    types: ['NameError'],
    message: /^name '(?<name>[^']+)' is not defined/,
    when: answerNotStored,
    example: 'input("What is your name?")\nprint("Hello " + name)',
  },
];
