import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../lib/i18n/use-words.ts';

/** Everything that the words of an error may speak of; of an old error only its key is known. */
const GAPS =
  'action argument class color have item key keyword module most name needed number parameter said sign size thing ' +
  'type value variable what';
const UNKNOWN = Object.fromEntries(GAPS.split(' ').map((gap) => [gap, '…']));

/** The words of ends that are neither Python's errors nor the farm's rules. */
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
 * Says the error of a run by its key: the fingerprint of a Python error, the code of a command's failure, or the limit
 * that ended it. A key without words is an error all the same.
 */
export const useErrorWords = (): ((key: string) => string) => {
  const t = useWords('school');
  // The words of Python's errors are a file of their own.
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
