import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { isNamedIn, wholeWord } from './program-names.ts';

type Found = false | Readonly<Record<string, string>>;

/** Whether a word is a keyword in capitals, as in `from player IMPORT turn_left`. */
const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && PYTHON_KEYWORDS.includes(word.toLowerCase());

/**
 * A keyword with capitals: the keyword in Python's hint, otherwise the first word of the line or a word in capitals.
 */
const capitalKeyword = ({ lineText, source, found }: ErrorContext): Found => {
  const words = lineText.replace(/["'#].*$/, '').match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  const shouted = words[0] === words[0]?.toLowerCase() ? words.find(isShouted) : undefined;
  const name =
    found.hint === undefined
      ? (shouted ?? words[0])
      : words.find((word) => word.toLowerCase() === found.hint);
  const hint = name?.toLowerCase();
  if (name === undefined || hint === undefined || hint === name || isNamedIn(source, name)) return false;
  return PYTHON_KEYWORDS.includes(hint) && { name, hint, point: name };
};

/** A name that Python would know in lower case: the player, one of its commands, or a beginner's builtin. */
const capitalName = ({ error, lineText, source, found: { name = '' } }: ErrorContext): Found => {
  const hint = name.toLowerCase();
  if (hint === name) return false;
  if (error.type === 'AttributeError') return COMMAND_NAMES.has(hint) && { hint };
  if (error.type === 'ModuleNotFoundError') return hint === 'player' && { hint };
  if (isNamedIn(source, name)) return false;
  // In other places a word may be meant as text, as in speak(Max).
  const isCalledOrAlone = new RegExp(String.raw`${wholeWord(name)}\s*\(|^\s*${name}\s*$`, 'u').test(lineText);
  const isPython = isFamiliarBuiltin(hint) || PYTHON_KEYWORDS.includes(hint);
  return (hint === 'player' || (isCalledOrAlone && isPython)) && { hint };
};

/** The row about words that Python knows only in lower case. */
export const CAPITAL_ROWS: readonly ErrorRow[] = [
  {
    key: 'small-letters',
    types: ['SyntaxError', 'NameError', 'AttributeError', 'ModuleNotFoundError'],
    message:
      /^(?:invalid syntax(?:\. Did you mean '(?<hint>\w+)'\?)?$|(?:name|module 'player' has no attribute|No module named) '(?<name>\w+)')/,
    when: (context) =>
      context.error.type === 'SyntaxError' ? capitalKeyword(context) : capitalName(context),
    example: 'IMPORT PLAYER',
  },
];
