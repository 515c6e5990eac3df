import type { Argument } from './command.ts';

/** Longest text a command takes; a timeline stores no longer ones. */
export const LONGEST_TEXT = 10_000;

/**
 * What `str()` of Python makes of a value, so that `speak(5)` and `speak("5")` say the same; a whole number is one
 * also as a float, so that `speak(6 / 2)` says 3. Undefined for a missing value, for None and for a text without a
 * sign: a phrase is not empty (game.md section 5, 'Level creator').
 */
export const argumentText = (argument: Argument | undefined): string | undefined => {
  if (argument === undefined || argument === null) return undefined;
  if (typeof argument === 'boolean') return argument ? 'True' : 'False';
  const text = String(argument);
  return text.trim() === '' ? undefined : text;
};
