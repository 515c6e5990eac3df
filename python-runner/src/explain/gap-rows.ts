import type { ErrorContext, ErrorRow } from './error-row.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];

type Found = false | Readonly<Record<string, string>>;

const withoutTexts = (line: string): string =>
  line.replace(/"[^"]*"|'[^']*'|#.*$/g, (text) => ' '.repeat(text.length));

/** `___`, `???` or `<name>`, which mark a gap in an exercise. */
const gap = ({ error, lineText, found: { name, command } }: ErrorContext): Found => {
  const word = name ?? command;
  if (error.type !== 'SyntaxError') return word !== undefined && { gap: word, point: word };
  const piece =
    /\?{2,}|(?<=[=(,+]\s*)\?(?=\s*(?:[),]|$))|(?<=[=(,+]\s*)<\s?[\p{L}_][\p{L}\p{N}_ ]*>(?=\s*(?:[),:]|$))/u.exec(
      withoutTexts(lineText),
    )?.[0];
  return piece !== undefined && { gap: piece, point: piece };
};

/** `=== My game ===`, `-----`: a headline or a line of symbols. */
const headline = ({ lineText }: ErrorContext): Found => {
  const { words } =
    /^\s*(?<sign>[=*~_+-])\k<sign>{2,}\s*(?<words>[^=*~+()]*?)\s*[=*~_+-]*\s*$/u.exec(lineText)?.groups ?? {};
  return words !== undefined && { write: `# ${words === '' ? '-----' : words}`, point: lineText.trim() };
};

const CHOICE =
  /^(?<start>\s*(?:[^?:"'=]*=(?!=)|return\s|.*?\())\s*(?<asked>[^?]+?)\s*\?\s*(?<yes>"[^"]*"|'[^']*'|[^:?]+?)\s*:\s*(?<no>"[^"]*"|'[^']*'|[^:?]+?)\s*(?<end>\)*)\s*;?\s*$/u;

/** `x > 3 ? "many" : "few"`: the conditional operator of other languages. */
const questionMark = ({ lineText }: ErrorContext): Found => {
  const { start, asked, yes, no, end } = CHOICE.exec(lineText)?.groups ?? {};
  if (start === undefined || asked === undefined) return false;
  const space = /[=\s]$/.test(start) ? ' ' : '';
  return { write: `${start.trim()}${space}${yes} if ${asked} else ${no}${end ?? ''}`, point: '?' };
};

/** `double = (n) => n * 2`: a JavaScript function. */
const arrow = ({ lineText }: ErrorContext): Found => {
  const {
    name,
    inputs = '',
    body = '',
  } = /^\s*(?:(?:const|let|var)\s+)?(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*=\s*\(?(?<inputs>[\p{L}\p{N}_, ]*)\)?\s*=>\s*(?<body>[^{}]+?);?\s*$/u.exec(
    lineText,
  )?.groups ?? {};
  return name !== undefined && { write: `def ${name}(${inputs.trim()}): return ${body}`, point: '=>' };
};

/** Rows about gaps of an exercise, headlines, and forms of other languages that have their own symbols. */
export const GAP_ROWS: readonly ErrorRow[] = [
  {
    key: 'gap-of-exercise',
    types: ['SyntaxError', 'NameError', 'AttributeError'],
    message:
      /^(?:invalid syntax|name '(?<name>_{2,}|\w*[^\W_]_{3,}|_{3,}[^\W_]\w*)' is not defined|module 'player' has no attribute '(?<command>\w*_{3,}|_{3,}\w+|\w+_{4,}\w+)')/,
    when: gap,
    example: 'steps = ???',
  },
  {
    key: 'headline',
    types: SYNTAX,
    message: /^(?:invalid syntax|cannot assign)/,
    when: headline,
    example: '==== My game ====',
  },
  {
    key: 'choice-of-another-language',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: questionMark,
    example: 'n = 5\nx = n > 3 ? "many" : "few"',
  },
  {
    key: 'arrow-function',
    types: SYNTAX,
    message: /^(?:invalid syntax|cannot assign)/,
    when: arrow,
    example: 'double = (n) => n * 2',
  },
];
