import { LESSON_MODULES } from '../lesson-modules.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isFamiliar } from './familiar-names.ts';
import { isNamedIn } from './program-names.ts';

type Found = false | Readonly<Record<string, string>>;

const STUCK =
  /^(?<word>for|while|elif|if|def|class|import|from|return)(?<rest>[\p{L}\p{N}][\p{L}\p{N}_]*)(?<after>.*)$/u;

/** What can come right after a word, as one piece with it, and what after that. */
const fits = (word: string, rest: string, after: string, source: string): boolean => {
  switch (word) {
    case 'for':
      return /^\p{L}/u.test(rest) && /^\s+in\s/.test(after);
    case 'def':
      // `default():` and `defend():` are names.
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

/** First words of a line that stick to the next word. */
export const STUCK_WORD_ROWS: readonly ErrorRow[] = [
  {
    key: 'space-missing',
    types: ['SyntaxError', 'IndentationError', 'NameError'],
    message: /^/,
    when: stuck,
    example: 'fori in range(3):\n    pass',
  },
];
