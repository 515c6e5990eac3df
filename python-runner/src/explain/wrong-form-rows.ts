import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { familiarHint } from './familiar-names.ts';
import { homesIn } from './name-homes.ts';
import { OBJECT_DOT_ROWS } from './object-dot-rows.ts';
import { functionsOf } from './scopes.ts';
import { TIMES_ROWS } from './times-rows.ts';

const SYNTAX = ['SyntaxError'];

/** Python's own functions that take one value and that children write without brackets. */
const OF_ONE_VALUE = 'len|int|str|float|sum|max|min|abs|round|sorted|list';

const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined(?:\. Did you mean: '(?<offered>[^']+)')?/;

/** Whether no other name in the program is similar to the unknown one. */
const isUnlikeOthers = (context: ErrorContext): boolean =>
  familiarHint(context.found.name ?? '', context, context.found.offered) === undefined;

/** Whether the program gives the unknown name a value anywhere, or defines a class of that name. */
const isWritten = ({ source, found: { name = '' } }: ErrorContext): boolean =>
  homesIn(source).some((home) => home.name === name) ||
  anyScript(String.raw`^\s*class\s+${name}\b`, 'm').test(source);

/** `int x = 5`: a type in front of a new variable, as in other languages. */
const isTypeOfVariable = (lineText: string, point: string): boolean =>
  lineText.trimStart().startsWith(point) && /^\s*=(?!=)/.test(lineText.trimStart().slice(point.length));

type Stored = { readonly text: string; readonly at: string };

const ONE_TEXT = /^(?:"[^"]*"|'[^']*')$/;

/** A list whose variable gets text later: `basket = "pear"`, where the learner wants to add the text to the list. */
const listReplaced = (name: string, lines: readonly Stored[]): Record<string, string> | undefined => {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first?.text.startsWith('[') || !last || !ONE_TEXT.test(last.text)) return undefined;
  return { at: last.at, write: `${name}.append(${last.text})` };
};

/** The only line that gives a variable a text, and the same line with a list that contains the text. */
const textForList = ({ source, found: { name = '' } }: ErrorContext): false | Record<string, string> => {
  const stored = anyScript(String.raw`^\s*${name}\s*(?:[-+*/]?=)(?!=)\s*(?<text>.*?)\s*(?:#.*)?$`, 'u');
  const lines = source.split('\n').flatMap((line, index) => {
    const text = stored.exec(line)?.groups?.text;
    return text === undefined ? [] : [{ text, at: String(index + 1) }];
  });
  const replaced = listReplaced(name, lines);
  if (replaced) return replaced;
  const [only] = lines;
  const inside = /^(?<quote>["'])(?<inside>[^"']*)\k<quote>$/.exec(only?.text ?? '')?.groups?.inside;
  // If a program adds to the variable with +, the variable is meant to hold text.
  if (!only || inside === undefined || lines.length > 1) return false;
  const items = inside.split(/,\s*/).filter((item) => item !== '');
  return { at: only.at, write: `${name} = [${items.map((item) => `"${item}"`).join(', ')}]` };
};

const ONE_VALUE = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.])(?<point>(?<name>${OF_ONE_VALUE})\s+(?<value>[\p{L}_][\p{L}\p{N}_]*(?:\s+for\s+[\p{L}_][\p{L}\p{N}_]*\s+in\s+[\p{L}_][\p{L}\p{N}_.]*(?:\([^()]*\))?)?))(?![\p{L}\p{N}_(.[])`,
  'u',
);

/** `print(len hens)`: a Python function without its brackets. */
const functionOfOneValue = ({ lineText }: ErrorContext): false | Record<string, string> => {
  const { point = '', name = '', value = '' } = ONE_VALUE.exec(lineText)?.groups ?? {};
  return (
    name !== '' &&
    !/^\s*(?:def|class|for)\b/.test(lineText.replace(/\bfor\s+\w+\s+in\s+range\(\s*(?=len\s)/, '')) &&
    !isTypeOfVariable(lineText, point) &&
    !/^\s*=(?!=)/.test(lineText.slice(lineText.indexOf(point) + point.length)) &&
    !/^(?:and|or|in|not|is|if|else|for)$/.test(value) && {
      point,
      name,
      value,
      write: lineText.replace(point, `${name}(${value})`).trim(),
    }
  );
};

const VALUE = String.raw`(?:"[^"]*"|'[^']*'|-?\d[\d.]*|[\p{L}_][\p{L}\p{N}_]*)`;

/** `print(add 1, 2)`: a function of the program with as many values as it takes. */
const ownFunctionInside = ({ lineText, source }: ErrorContext): false | Record<string, string> => {
  for (const { name, inputs } of functionsOf(source)) {
    const { 0: point, groups: { value = '' } = {} } =
      anyScript(
        String.raw`(?<=[(=,+]\s*)${name}\s+(?<value>${VALUE}(?:\s*,\s*${VALUE})*)(?=\s*(?:\)|$))`,
        'u',
      ).exec(lineText) ?? {};
    if (point === undefined || value.split(',').length !== inputs.split(',').length) continue;
    return { point, name, value, write: lineText.replace(point, () => `${name}(${value})`).trim() };
  }
  return false;
};

/** `if x in range 1, 5:`: no brackets after `range`. */
const rangeInQuestion = ({ lineText }: ErrorContext): false | Record<string, string> => {
  const { point, name, value } =
    /^\s*(?:if|elif|while)\b.*\bin\s+(?<point>(?<name>range)\s+(?<value>-?\w+(?:\s*,\s*-?\w+)*))\s*(?::|$)/u.exec(
      lineText,
    )?.groups ?? {};
  if (point === undefined || name === undefined || value === undefined) return false;
  return { point, name, value, write: lineText.replace(point, `range(${value})`).trim() };
};

/** Rows about pieces of a program in a form that Python does not have, although each word is right. */
export const WRONG_FORM_ROWS: readonly ErrorRow[] = [
  ...OBJECT_DOT_ROWS,
  ...TIMES_ROWS,
  {
    key: 'function-without-brackets-inside',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: (context) => rangeInQuestion(context) || functionOfOneValue(context) || ownFunctionInside(context),
    example: 'hens = ["Ada"]\nprint(len hens)',
  },
  {
    key: 'class-with-equals',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*=\s*class\b\s*:\s*$/u,
    example: 'Hen = class:\n    pass',
  },
  {
    key: 'index-empty',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /(?<![\p{L}\p{N}_.])(?<point>(?<name>[\p{L}_][\p{L}\p{N}_]*)\[\s*\])(?!\s*[=:])/u,
    example: 'hens = ["Ada"]\nprint(hens[])',
  },
  {
    key: 'return-of-two-values',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*return\s+(?<point>(?<first>[\p{L}\p{N}_.]+)\s+(?<second>[\p{L}_][\p{L}\p{N}_.]*))\s*$/u,
    when: ({ found: { first = '', second = '' } }) =>
      ![first, second].some((word) => /^(?:and|or|in|not|is|if|else|for|lambda|await|yield)$/.test(word)),
    example: 'def add(a, b):\n    return a b',
  },
  {
    key: 'parent-class-unknown',
    types: ['NameError'],
    message: NOT_DEFINED,
    line: /^\s*class\s+(?<class>[\p{L}_][\p{L}\p{N}_]*)\s*\((?<bases>[^)]*)\)\s*:/u,
    when: (context) =>
      (context.found.bases ?? '').split(',').some((base) => base.trim() === context.found.name) &&
      isUnlikeOthers(context) &&
      !isWritten(context),
    example: 'class Hen(Animal):\n    pass',
  },
  {
    key: 'loop-over-unknown',
    types: ['NameError'],
    message: NOT_DEFINED,
    line: /(?<![\p{L}\p{N}_.])in\s+(?<whole>[\p{L}_][\p{L}\p{N}_]*)\s*:/u,
    when: (context) =>
      context.found.name === context.found.whole && isUnlikeOthers(context) && !isWritten(context),
    example: 'for hen in hens:\n    print(hen)',
  },
  {
    key: 'loop-names-without-comma',
    types: SYNTAX,
    message: /^(?:invalid syntax|cannot assign to expression)/,
    line: /^\s*for\s+(?<point>(?<first>[\p{L}_][\p{L}\p{N}_]*)(?:\s*[:;.&]\s*|\s+and\s+|\s+)(?!in\b|and\b)(?<second>[\p{L}_][\p{L}\p{N}_]*))\s+in\s+.*(?:\.items\(|enumerate\(|zip\()/u,
    when: ({ lineText, found: { point = '', first = '', second = '' } }) =>
      first !== 'each' && { write: lineText.replace(point, `${first}, ${second}`).trim() },
    example: 'prices = {"egg": 2}\nfor name price in prices.items():\n    print(name)',
  },
  {
    key: 'command-in-words-of-condition',
    types: SYNTAX,
    message: /^invalid syntax/,
    line: /^\s*(?:if|elif|while)\s+(?:not\s+)?(?<point>(?:player\s+)?can(?:\s*not)?\s+move(?:\s+forward)?)\s*:?\s*$/,
    when: ({ lineText, found: { point = '' } }) => ({
      write: `${lineText
        .trim()
        .replace(/\s*:\s*$/, '')
        .replace(point, /not/.test(point) ? 'not player.can_move()' : 'player.can_move()')}:`,
    }),
    example: 'if player can move:\n    player.move_forward()',
  },
  {
    key: 'range-of-quoted-number',
    types: ['TypeError'],
    message: /^'str' object cannot be interpreted as an integer/,
    line: /(?<![\p{L}\p{N}_.])range\([^()]*?(?<point>(?<quote>["'])(?<number>\d+)\k<quote>)/u,
    example: 'for i in range("3"):\n    player.turn_left()',
  },
  {
    key: 'text-instead-of-list',
    types: ['AttributeError'],
    message: /^'str' object has no attribute '(?<method>append|extend|insert)'/,
    line: /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\.(?:append|extend|insert)\(/u,
    when: textForList,
    example: 'basket = "plum"\nbasket.append("pear")',
  },
  {
    key: 'append-to-text',
    types: ['AttributeError'],
    message: /^'str' object has no attribute 'append'/,
    line: /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\.append\((?<value>[^()]*)\)\s*$/u,
    when: ({ found: { value = '' } }) => /^(?:"[^"]*"|'[^']*')$/.test(value),
    example: 'word = str(5)\nword.append("s")',
  },
  {
    key: 'delete-from-list',
    types: ['AttributeError'],
    message: /^'list' object has no attribute '(?<name>delete|del|erase|discard|take|removeAt|remove_at)'/,
    line: /(?<list>[\p{L}_][\p{L}\p{N}_]*)\.(?:delete|del|erase|discard|take|removeAt|remove_at)\((?<value>[^()]*)\)/u,
    example: 'hens = [1, 2]\nhens.delete(2)',
  },
  {
    key: 'attribute-compared-not-stored',
    types: ['AttributeError'],
    message: /^'(?<class>\w+)' object has no attribute '(?<name>\w+)'/,
    when: ({ lineText, error, found: { name = '' } }) => {
      const { value } =
        anyScript(String.raw`^\s*self\.${name}\s*==\s*(?<value>[^=]+?)\s*$`, 'u').exec(lineText)?.groups ??
        {};
      return value !== undefined && { value, write: `self.${name} = ${value}`, at: String(error.line) };
    },
    example: 'class Hen:\n    def __init__(self, name):\n        self.name == name\nHen("Ada")',
  },
];
