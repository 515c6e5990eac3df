import { LESSON_MODULES } from '../lesson-modules.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isFamiliar } from './familiar-names.ts';
import { isNamedIn } from './program-names.ts';

type Found = false | Readonly<Record<string, string>>;

const STUCK =
  /^(?<word>for|while|elif|if|def|class|import|from|return)(?<rest>[\p{L}\p{N}][\p{L}\p{N}_]*)(?<after>.*)$/u;

/** Whether `rest` can follow `word` directly, without a space, and whether `after` can follow both. */
const fits = (word: string, rest: string, after: string, source: string): boolean => {
  switch (word) {
    case 'for':
      return /^\p{L}/u.test(rest) && /^\s+in\s/.test(after);
    case 'def':
      // `default():` and `defend():` are names of functions.
      return /^(?!ault|en[ds]|ine|eat)\p{L}/u.test(rest) && /^\s*\([^()]*\)\s*:/.test(after);
    case 'class':
      return /^\p{Lu}/u.test(rest) && /^\s*(?:\([^()]*\))?\s*:/.test(after);
    case 'import':
    case 'from':
      return [...LESSON_MODULES, 'player', 'helper'].some((module) => module === rest);
    case 'return':
      return /^(?:\d+|True|False|None)$/.test(rest) || isNamedIn(source, rest);
    default:
      return /^(?:\d+|True|False|not)$/.test(rest) || isFamiliar(rest, source);
  }
};

/** `fori in range(3):`, `whileTrue:`, `ifx > 3:`: the space after the first word is missing. */
const stuck = ({ error, lineText, source }: ErrorContext): Found => {
  const { word = '', rest = '', after = '' } = STUCK.exec(lineText.trim())?.groups ?? {};
  const piece = `${word}${rest}`;
  if (word === '' || isNamedIn(source.replace(lineText, ''), piece)) return false;
  if (error.type === 'NameError' && !error.message.startsWith(`name '${piece}'`)) return false;
  return fits(word, rest, after, source) && { word, piece, write: `${word} ${rest}${after}`, point: piece };
};

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_]*`;

/** `for i inrange(3):`, `for iin range(3):` and `if notplayer.can_move():`: the space after a later word is missing. */
const INSIDE: readonly RegExp[] = [
  new RegExp(String.raw`^for\s+${NAME}\s+(?<piece>(?<word>in)(?<rest>${NAME}))`, 'u'),
  new RegExp(String.raw`^for\s+(?<piece>(?<word>${NAME}?)in)\s+(?!in\s)(?<next>${NAME})`, 'u'),
  new RegExp(String.raw`^(?:if|elif|while)\s+(?<piece>(?<word>not)(?<rest>${NAME}))`, 'u'),
];

const stuckInside = ({ error, lineText, source }: ErrorContext): Found => {
  const line = lineText.trim();
  for (const pattern of INSIDE) {
    const { piece = '', word = '', rest, next } = pattern.exec(line)?.groups ?? {};
    if (piece === '' || !isFamiliar(rest ?? next ?? '', source) || isNamedIn(source.replace(line, ''), piece))
      continue;
    if (error.type === 'NameError' && !error.message.startsWith(`name '${piece}'`)) continue;
    const apart = `${word} ${rest ?? 'in'}`;
    return { word, piece, write: line.replace(piece, () => apart), point: piece };
  }
  return false;
};

/** The row about lines whose first word is joined to the next word. */
export const STUCK_WORD_ROWS: readonly ErrorRow[] = [
  {
    key: 'space-missing',
    types: ['SyntaxError', 'IndentationError', 'NameError'],
    message: /^/,
    when: (context) => stuck(context) || stuckInside(context),
    example: 'fori in range(3):\n    pass',
  },
];
