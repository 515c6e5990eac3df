import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../lib/i18n/use-words.ts';

/** Everything that the words of an error may speak of; of an old error only its key is known. */
const GAPS =
  'action argument class color have item key keyword module most name needed number parameter said sign size thing ' +
  'type value variable what';
const UNKNOWN = Object.fromEntries(GAPS.split(' ').map((gap) => [gap, '…']));

/**
 * Says the error of a run by its key: the fingerprint of a Python error, or the code of a command's failure, with or
 * without the name of its file in front. A key without words is an error all the same.
 */
export const useErrorWords = (): ((key: string) => string) => {
  const t = useWords('school');
  // The words of Python's errors are a file of their own.
  useTranslation('python-errors');
  return useCallback(
    (key) => {
      const name = key.slice(key.lastIndexOf(':') + 1);
      const find = (full: string): string => t(full, { ...UNKNOWN, defaultValue: '' });
      const [python, rule] = [`python-errors:${name}.title`, `engine:failures.${name}`];
      return find(python) || find(rule) || t('school:program.someError');
    },
    [t],
  );
};
