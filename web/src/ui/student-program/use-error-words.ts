import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../lib/i18n/use-words.ts';

/** Values for all parameters in the words of errors, because only the key of an earlier error is stored. */
const GAPS =
  'action argument class color have item key keyword module most name needed number parameter said sign size thing ' +
  'type value variable what';
const UNKNOWN = Object.fromEntries(GAPS.split(' ').map((gap) => [gap, '…']));

/** The words for runs that ended neither with a Python error nor with a failed command. */
const OTHER_ENDS: ReadonlyMap<string, string> = new Map([
  ['time', 'play.problem.time'],
  ['commands', 'play.problem.commands'],
  ['output', 'play.problem.output'],
  ['questions', 'play.problem.questions'],
  ['crashed', 'play.problem.crashed'],
  ['no-python', 'play.problem.noPython'],
  ['unchecked', 'play.problem.unchecked'],
  ['too-many-lines', 'play.problem.tooManyLinesTitle'],
]);

/**
 * Returns a function that gives the words for the error of a run. The key names the explanation of a Python error, the
 * code of a failed command, or the limit that was exceeded. For a key without words, the function returns a general
 * sentence.
 */
export const useErrorWords = (): ((key: string) => string) => {
  const t = useWords('school', 'engine');
  // The words of Python errors are in a separate file.
  useTranslation('python-errors');
  return useCallback(
    (key) => {
      const find = (full: string): string => t(full, { ...UNKNOWN, defaultValue: '' });
      const other = OTHER_ENDS.get(key);
      return (
        (other !== undefined && t(other)) ||
        find(`python-errors:${key}.title`) ||
        find(`engine:failures.${key}`) ||
        t('school:program.someError')
      );
    },
    [t],
  );
};
