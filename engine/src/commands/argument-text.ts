import type { Argument } from './command.ts';

/** The longest text that a command accepts and that a timeline stores. */
export const LONGEST_TEXT = 10_000;

/**
 * The text that Python's `str()` returns for a value, so that `speak(5)` and `speak("5")` are equal. A whole
 * float counts as an integer, so that `speak(6 / 2)` says 3. Undefined for a missing value, for None and for
 * a blank text: a phrase is not empty (game.md section 5, 'Level creator').
 */
export const argumentText = (argument: Argument | undefined): string | undefined => {
  if (argument === undefined || argument === null) return undefined;
  if (typeof argument === 'boolean') return argument ? 'True' : 'False';
  const text = String(argument);
  return text.trim() === '' ? undefined : text;
};
