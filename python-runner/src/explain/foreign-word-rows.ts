import type { ErrorContext, ErrorRow } from './error-row.ts';
import { type ForeignKind, type ForeignLine, readForeign } from './foreign-words.ts';

/** If Python did not expect an indented line, the line above that line may contain the foreign words. */
const SYNTAX = ['SyntaxError', 'IndentationError'];
const MESSAGE =
  /^(?:invalid syntax|expected|cannot assign|unexpected indent|unterminated string|illegal target|unmatched|invalid decimal)/;

type Found = false | Readonly<Record<string, string>>;

/** The line of the mistake: for an indent that Python did not expect, the last line of code above. */
const lineOf = ({
  error,
  lineText,
  source,
}: ErrorContext): { readonly text: string; readonly at: number } => {
  if (error.type !== 'IndentationError') return { text: lineText, at: error.line };
  const lines = source.split('\n').slice(0, Math.max(0, error.line - 1));
  const at = lines.findLastIndex((line) => /^\s*[^\s#]/.test(line));
  return { text: lines[at] ?? '', at: at + 1 };
};

type Reading = {
  readonly text: string;
  readonly source: string;
  readonly found: ForeignLine | undefined;
};

let lastReading: Reading | undefined;

/** What a line says in foreign words. All rows ask this about the same line, so the line is read only once. */
const readOnce = (text: string, source: string): ForeignLine | undefined => {
  if (lastReading?.text !== text || lastReading.source !== source)
    lastReading = { text, source, found: readForeign(text, source) };
  return lastReading.found;
};

/** A row's condition: the line is written in words of this kind. */
const isForeign =
  (kind: ForeignKind) =>
  (context: ErrorContext): Found => {
    const { text, at } = lineOf(context);
    const read = readOnce(text, context.source);
    if (read?.kind !== kind) return false;
    return { word: read.word, write: read.write, at: String(at), point: read.word, pointLine: String(at) };
  };

/** A row's condition that also fits an unknown name, because Python reads `end` alone as a name. */
const isForeignName =
  (kind: ForeignKind) =>
  (context: ErrorContext): Found => {
    const found = isForeign(kind)(context);
    if (context.error.type !== 'NameError') return found;
    return /^name '(?:begin|start|end\w*|done|fi)'/.test(context.error.message) && found;
  };

/** `ask "What is your name?" and wait`, as in Scratch. */
const asked = ({ error, lineText }: ErrorContext): Found => {
  const { word, text } =
    /^\s*(?<word>ask)\s+(?<text>"[^"]*"|'[^']*')(?:\s+and\s+wait)?\s*$/i.exec(lineText)?.groups ?? {};
  if (error.type !== 'SyntaxError' || word === undefined || text === undefined) return false;
  return { word, write: `answer = input(${text})`, point: word };
};

/** Python reads `x is 3` and `x <- 3` as comparisons, so the unknown name is the one on the left. */
const storesUnknown = (context: ErrorContext): Found => {
  const found = asked(context) || isForeign('store')(context);
  if (!found || context.error.type !== 'NameError') return found;
  return context.error.message === `name '${found.write?.split(' ')[0]}' is not defined` && found;
};

const foreignRow = (key: string, kind: ForeignKind, example: string): ErrorRow => ({
  key,
  types: SYNTAX,
  message: MESSAGE,
  when: isForeign(kind),
  example,
});

/** Rows about words of Scratch, of other languages and of spoken orders. `write` is the line in Python. */
export const FOREIGN_WORD_ROWS: readonly ErrorRow[] = [
  foreignRow('forever-word', 'forever', 'forever:\n    pass'),
  foreignRow('until-word', 'until', 'x = 1\nrepeat until x == 3:\n    pass'),
  foreignRow('repeat-word', 'repeat', 'repeat 3:\n    pass'),
  foreignRow('when-word', 'when', 'x = 1\nwhen x == 1:\n    pass'),
  {
    key: 'start-word',
    types: [...SYNTAX, 'NameError'],
    message: /./,
    when: isForeignName('start'),
    example: 'start:\n    pass',
  },
  foreignRow('switch-word', 'switch', 'x = 1\nswitch x:\n    case 1:\n        pass'),
  foreignRow('unless-word', 'unless', 'x = 1\nunless x == 1:\n    pass'),
  foreignRow('otherwise-word', 'otherwise', 'if True:\n    pass\notherwise:\n    pass'),
  foreignRow('else-if', 'else-if', 'if False:\n    pass\nelse if True:\n    pass'),
  {
    key: 'end-word',
    types: [...SYNTAX, 'NameError'],
    message: /./,
    when: isForeignName('end'),
    example: 'if True:\n    x = 1\nend if',
  },
  {
    key: 'store-in-words',
    types: [...SYNTAX, 'NameError'],
    message: /./,
    when: storesUnknown,
    example: 'set x to 3',
  },
  foreignRow('change-in-words', 'change', 'x = 1\nchange x by 1'),
  {
    key: 'print-in-words',
    types: SYNTAX,
    // Python has its own message for `print "Hello!"`.
    message: /^(?:invalid syntax|expected|Missing parentheses)/,
    when: isForeign('show'),
    example: 'say "Hello!" for 2 seconds',
  },
  foreignRow('times-after-call', 'times', 'player.turn_left() 3 times'),
  foreignRow('command-in-words', 'command', 'turn left'),
  foreignRow('extra-word', 'filler', 'then player.turn_left()'),
  foreignRow('throw-word', 'throw', 'throw ValueError("x")'),
  foreignRow('wait-in-words', 'wait', 'wait 2 seconds'),
];
